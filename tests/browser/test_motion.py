"""Pieces move over the board: from the place that an event names to the place where it says that they go."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.tables import be_guest, open_table, store
from tests.browser.words import ui

WATCH = """
  window.flown = [];
  const { animate } = Element.prototype;
  const marked = (x, y) => [...document.querySelectorAll('.board [data-place]')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left - 1 <= x && x <= right + 1 && top - 1 <= y && y <= bottom + 1;
  }).map(({ dataset }) => dataset.seat === undefined ? dataset.place : `${dataset.place} of ${dataset.seat}`);
  Element.prototype.animate = function (frames, ...more) {
    if (this.matches('.layer [data-piece]') && frames[0]?.transform) {
      const { left, top } = this.closest('.layer').getBoundingClientRect();
      window.flown.push([frames[0], frames.at(-1)].map(({ transform }) => {
        const [x, y] = transform.match(/-?[\\d.]+/g).map(Number);
        return marked(x + left, y + top);
      }));
    }
    return animate.call(this, frames, ...more);
  };
"""
"""Notes of every piece that is set in motion which places lie where it begins and where it ends."""

WAYS = [
    ("rajas", 83, "sail to 9", [("river 8", "river 9")]),
    ("agra", 53, "farmer north 2", [("meditation", "meditation"), ("square north 3", "square north 2")]),
    ("agra", 55, "deliver sandstone to sufi", [("good sandstone", "slot sufi 2"), ("notable sufi", "rupees")]),
    (
        "agra",
        159,
        "uncover south 5",
        [("meditation", "meditation"), ("square south 5", "cover"), ("circle trade", "circle cover")],
    ),
]
"""An answer of a record, and from where to where the pieces go that it moves."""


@pytest.mark.parametrize(("game", "number", "text", "ways"), WAYS, ids=[f"{way[0]}-{way[2]}" for way in WAYS])
def test_pieces_go_where_events_say(
    visit: Visit, game: str, number: int, text: str, ways: list[tuple[str, str]]
) -> None:
    visitor = visit(motion=True)
    visitor.page.add_init_script(WATCH)
    be_guest(visitor)
    open_table(visitor, store(visitor, game, "two-players"), f"?at={number - 1}")
    visitor.page.get_by_role("button", name=ui("replay-forward")).click()
    visitor.page.wait_for_function("() => window.flown.length > 0")
    flown = visitor.page.evaluate("window.flown")
    assert len(flown) == len(ways), (text, flown)
    for (left, come), (from_, to) in zip(flown, ways, strict=True):
        assert from_ in left, (text, from_, left)
        assert to in come, (text, to, come)
