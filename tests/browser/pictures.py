"""Pictures of boards, and how one is told from another: small, with few colours and without letters.

Letters look different on every machine and are left out; what they say is tested as words. Edges look a little
different, too: both pictures are blurred and compared block by block, so that a piece counts and an edge does not.
"""

from __future__ import annotations

import io
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from tests.browser.visitor import Visitor

WIDTH: Final = 500
MOST_BYTES: Final = 60_000
COLOURS: Final = (64, 48, 32)
BLUR: Final = 1.2
BLOCK: Final = 6
SHIFTS: Final = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
DIFFERENT: Final = 26
"""Mean difference of a block, of 255. Chosen on both boards in the middle of a game: other letters and half a pixel
made 21 at most; of 96 pieces taken away one by one 63 were seen, all of 18 pixels and more, 51 of 72 from 8 on, and
6 of 18 that are smaller. Small signs need tests of their own."""

# The height is given, so that letters around the board do not decide how large it is.
STYLE = """
.board { --board-height: 700px !important }
.board text { visibility: hidden !important }
"""
BOXES = """() => [...document.querySelectorAll('.board svg:not(svg svg)')]
  .filter((svg) => !svg.closest('button.small') && svg.checkVisibility())
  .map((svg) => svg.getBoundingClientRect())
  .filter(({ width, height }) => width * height > 4000)
  .map(({ x, y, width, height }) => [x, y, x + width, y + height])"""


def wear(visitor: Visitor, style: str) -> None:
    """One more sheet of style, until the next one."""
    visitor.page.evaluate(
        """style => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(style);
          document.adoptedStyleSheets = [sheet];
        }""",
        style,
    )


def picture(visitor: Visitor, more_style: str = "") -> Image.Image:
    """All that is drawn on the board: the largest drawing at the left, the others below each other beside it."""
    page = visitor.page
    wear(visitor, STYLE + more_style)
    shot, before = page.screenshot(animations="disabled"), b""
    while shot != before:  # what is still being laid out or loaded comes to rest
        shot, before = page.screenshot(animations="disabled"), shot
    boxes = page.evaluate(BOXES)
    screen = Image.open(io.BytesIO(shot)).convert("RGB")
    first, *others = (screen.crop((round(x), round(y), round(x1), round(y1))) for x, y, x1, y1 in boxes)
    beside = max((other.width for other in others), default=0)
    sheet = Image.new("RGB", (first.width + beside, max(first.height, sum(other.height for other in others))))
    sheet.paste(first, (0, 0))
    top = 0
    for other in others:
        sheet.paste(other, (first.width, top))
        top += other.height
    return sheet.resize((WIDTH, round(sheet.height * WIDTH / sheet.width)), Image.Resampling.LANCZOS)


def png(image: Image.Image) -> bytes:
    """With as many colours as a small file has room for."""
    for colours in COLOURS:
        palette = image.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
        written = io.BytesIO()
        _few_colours(image, palette).save(written, "PNG", optimize=True)
        if len(written.getvalue()) < MOST_BYTES:
            return written.getvalue()
    raise ValueError(f"the picture needs {len(written.getvalue())} bytes, and {MOST_BYTES} are allowed")


def _few_colours(image: Image.Image, palette: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def differences(golden: Image.Image, new: Image.Image) -> tuple[int, Image.Image]:
    """How far the block is off that is most, and a picture with every block as bright as it is off.

    The new picture is compared as it is, and with the colours of the golden one: a colour that the file had no room
    for differs only as it is, a shade between two of its colours only with them, and a piece both ways. A drawing may
    lie a pixel beside where it lay, which letters above it can bring about.
    """
    size = (max(golden.width, new.width), max(golden.height, new.height))
    sheet = _blurred(golden, size)
    off = ImageChops.darker(
        _blocks(sheet, _blurred(new, size)), _blocks(sheet, _blurred(_few_colours(new, golden), size))
    )
    return max(off.tobytes()), off.resize(size, Image.Resampling.NEAREST)


def _blurred(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    sheet = Image.new("RGB", size)
    sheet.paste(image.convert("RGB"), (0, 0))
    return sheet.filter(ImageFilter.GaussianBlur(BLUR))


def _blocks(one: Image.Image, other: Image.Image) -> Image.Image:
    """How far each block is off where the other picture is shifted so that it is off least."""
    least = Image.new("L", (one.width // BLOCK, one.height // BLOCK), 255)
    for shift in SHIFTS:
        red, green, blue = ImageChops.difference(one, ImageChops.offset(other, *shift)).split()
        most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        least = ImageChops.darker(least, most.resize(least.size, Image.Resampling.BOX))
    return least
