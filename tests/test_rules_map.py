"""The rules map finds what is cited, and nothing else. The games here are made up: G-01 … G-04 and K1 … K3."""

from pathlib import Path

import pytest

from tools.rules_map import MAPS, ROOT, Catalogue, Map, Place, cited_by_code, cited_by_tests, main, passages_of

RULINGS = Catalogue("Rulings", "G-", "docs/rulings.md", r"^\*\*G-(\d+) (.+?)\*\*", digits=2)
EXAMPLES = Catalogue("Examples", "K", "docs/print.md", r"^\| K(\d+) \| (.+?) \|", needs_code=False)
GAME = Map("Goats", "docs/rules-map.md", ("src/goats",), ("tests",), (RULINGS, EXAMPLES))

FILES = {
    "docs/rulings.md": "# Rulings\n\n**G-01 Fences** (T). Text.\n\n**G-02 Hay?** (C). See **bold**.\n",
    "docs/print.md": "| # | situation | expected |\n|---|---|---|\n| K1 | two goats | milk |\n",
    "src/goats/fence.py": 'def may_build():\n    """G-01: beside a fence."""\n\n\n# G-02\ndef hay(): ...\n',
    "tests/test_fence.py": 'def test_g01_k1_beside(): ...\n\n\ndef test_hay():\n    """G-02: eaten."""\n',
}

FENCE = "[src/goats/fence.py](../src/goats/fence.py)"
TEST = "[test_fence.py](../tests/test_fence.py)"


@pytest.fixture
def farm(tmp_path: Path) -> Path:
    """A project without a gap."""
    for file, text in FILES.items():
        write(tmp_path, file, text)
    return tmp_path


def write(root: Path, file: str, text: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def code(root: Path, text: str, catalogue: Catalogue = RULINGS) -> dict[int, set[str]]:
    """Number → names that cite it, for one source file of code."""
    write(root, "src/goats/one.py", text)
    found = cited_by_code(root, ("src/goats",), catalogue)
    return {number: {place.name for place in places} for number, places in found.items()}


def proofs(root: Path, text: str) -> dict[int, set[str]]:
    """Number → tests that cite it, for one source file of tests."""
    write(root, "tests/test_one.py", text)
    found = cited_by_tests(root, ("tests",), RULINGS)
    return {number: {place.name for place in places} for number, places in found.items()}


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("G-10: a rule", {10}),
        ("see G-1, G-02 and G-003.", {1, 2, 3}),
        ("G-22…G-25", {22, 23, 24, 25}),
        ("G-22 … G-25", {22, 23, 24, 25}),
        ("G-22–G-24", {22, 23, 24}),
        ("G-22\n    – G-24", {22, 23, 24}),
        ("G-22 - G-25", {22, 25}),  # a hyphen makes no range
        ("G-22 – 25 goats", {22}),  # nor does a dash before a plain number
        ("G-07…G-09, G-15", {7, 8, 9, 15}),
        ("BIG-10, G-10a, AG-3, G10", set()),
        ("K1 … K3", set()),
    ],
)
def test_numbers_in_a_text(text: str, numbers: set[int]) -> None:
    assert RULINGS.cited_in(text) == numbers


def test_a_prefix_without_hyphen() -> None:
    assert EXAMPLES.cited_in("K1 … K3, K12; not 1K5, OK7, K9b") == {1, 2, 3, 12}


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_g10_no_money", {10}),
        ("test_g07_g09_pass", {7, 9}),
        ("test_g10", {10}),
        ("test_k3_g10_milk", {10}),
        ("test_pass_g10", set()),
        ("test_g10x_pass", set()),
        ("g10_pass", set()),
    ],
)
def test_numbers_in_a_name(name: str, numbers: set[int]) -> None:
    assert RULINGS.cited_in_name(name) == numbers


def test_titles_come_in_order_and_end_with_the_bold_print(farm: Path) -> None:
    write(farm, "docs/rulings.md", "**G-10 Ten** (T)\n\n**G-02 Hay?** (C). See **bold**; G-03 is prose.\n")
    assert RULINGS.titles(farm) == {2: "Hay?", 10: "Ten"}


def test_an_id_stands_once(farm: Path) -> None:
    """The list need not be in order, so the last entry does not say which id is free."""
    write(farm, "docs/rulings.md", "**G-10 Ten** (T)\n\n**G-02 Hay?** (C)\n\n**G-10 Another** (C)\n")
    with pytest.raises(ValueError, match=r"G-10 stands twice in docs/rulings\.md; the next free id is G-11"):
        RULINGS.titles(farm)


def test_headings_can_be_entries_too(tmp_path: Path) -> None:
    write(tmp_path, "docs/a.md", "### H-01 · whole book · which language leads · O\n\n### H-183 · 9.2 · ties · D\n")
    catalogue = Catalogue("Rulings", "H-", "docs/a.md", r"^### H-(\d+) · (.+) · \w+$", digits=2)
    assert catalogue.titles(tmp_path) == {1: "whole book · which language leads", 183: "9.2 · ties"}
    assert catalogue.name(1) == "H-01"


def test_a_title_may_have_several_parts(tmp_path: Path) -> None:
    write(tmp_path, "docs/a.md", "| K1 | 2.3 | all | dice 3, 5, 1 | – |\n| K2 | 5.2 | NL DE | curry is worth 2 | – |\n")
    catalogue = Catalogue("Examples", "K", "docs/a.md", r"^\| K(\d+) \| (.+?) \| .+? \| (.+?) \|")
    assert catalogue.titles(tmp_path) == {1: "2.3 · dice 3, 5, 1", 2: "5.2 · curry is worth 2"}


def test_no_entry_of_the_games_is_overlooked() -> None:
    """An entry whose line does not fit the pattern would be a gap that nobody sees."""
    found = {
        (rules_map.title, catalogue.prefix): list(catalogue.titles(ROOT))
        for rules_map in MAPS
        for catalogue in rules_map.catalogues
    }
    assert {where: numbers == list(range(1, len(numbers) + 1)) for where, numbers in found.items()} == dict.fromkeys(
        found, True
    )
    assert {where: len(numbers) for where, numbers in found.items()} == {
        ("Rajas of the Ganges", "R-"): 96,
        ("Rajas of the Ganges", "E"): 28,
        ("Agra", "A-"): 183,
        ("Agra", "X"): 26,
        ("Agra", "G-"): 25,
    }


def test_code_is_named_by_function_method_and_class(tmp_path: Path) -> None:
    found = code(
        tmp_path,
        '''
class Fence:
    """G-01: a class."""

    def offer(self):
        """G-02: a method."""
        x = 1  # G-03, in passing

    @property
    # G-04 between decorator and name
    def answer(self):
        return "G-05"


# G-06 … G-08
# go with the function below
@cached
def hay():
    def inner():
        """G-09"""
''',
    )
    assert found == {
        1: {"Fence"},
        2: {"Fence.offer"},
        3: {"Fence.offer"},
        4: {"Fence.answer"},
        5: {"Fence.answer"},
        6: {"hay"},
        7: {"hay"},
        8: {"hay"},
        9: {"hay.inner"},
    }


def test_a_range_may_run_over_two_comment_lines(tmp_path: Path) -> None:
    assert code(tmp_path, "def hay():\n    # as told in G-01 …\n    # G-03\n    return 1\n").keys() == {1, 2, 3}


def test_a_sentence_in_the_code_is_no_citation(tmp_path: Path) -> None:
    assert code(tmp_path, 'def hay():\n    raise ValueError("G-01 forbids it")\n') == {}


def test_marks_for_checkers_are_no_citations(tmp_path: Path) -> None:
    assert code(tmp_path, "import hay  # noqa: K1\nx = 1  # K2, see there\n", EXAMPLES) == {2: {""}}


def test_a_file_is_named_only_where_nothing_inside_it_cites(tmp_path: Path) -> None:
    found = code(tmp_path, '"""Hay: G-01, G-02."""\n\n\ndef hay():\n    """G-02"""\n')
    assert found == {1: {""}, 2: {"hay"}}


def test_only_test_functions_prove_something(tmp_path: Path) -> None:
    found = proofs(
        tmp_path,
        '''
"""All of G-01 … G-04."""

# G-05

def position():
    """G-06"""

class TestHay:
    """G-07"""

    def test_g08(self): ...

    def test_eaten(self):
        def bite():
            """G-09"""
        assert why_not() == "G-10"

# G-11
@parametrize("x", [
    1,  # G-12
])
def test_more(x): ...
''',
    )
    assert found == {
        8: {"TestHay.test_g08"},
        9: {"TestHay.test_eaten"},
        10: {"TestHay.test_eaten"},
        11: {"test_more"},
        12: {"test_more"},
    }


def test_passages_keep_comments_at_the_end_of_a_line_apart() -> None:
    passages = list(passages_of("a.py", "x = 1  # one\n# two\n# three\ny = 2  # four\n"))
    assert [passage.text for passage in passages] == ["one", "two three", "four"]
    assert {passage.place for passage in passages} == {Place("a.py", "")}


def test_a_map_without_gaps_passes(farm: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], farm, [GAME]) == 0
    assert capsys.readouterr().out == "docs/rules-map.md: 3 entries, 0 gaps\n"
    assert (farm / "docs/rules-map.md").read_text(encoding="utf-8").splitlines()[5:] == [
        "## Rulings",
        "",
        "From [rulings.md](rulings.md).",
        "",
        "| id | title | code | tests |",
        "|---|---|---|---|",
        f"| G-01 | Fences | {FENCE} · `may_build` | {TEST} · `test_g01_k1_beside` |",
        f"| G-02 | Hay? | {FENCE} · `hay` | {TEST} · `test_hay` |",
        "",
        "## Examples",
        "",
        "From [print.md](print.md).",
        "",
        "| id | title | code | tests |",
        "|---|---|---|---|",
        f"| K1 | two goats | – | {TEST} · `test_g01_k1_beside` |",
    ]
    assert main(["--check"], farm, [GAME]) == 0


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("src/goats/fence.py", "# G-02\n", "G-01 (Fences): no code cites it"),
        ("tests/test_fence.py", "def test_g01_g02(): ...\n", "K1 (two goats): no test cites it"),
        ("tests/test_more.py", "def test_g99(): ...\n", "cites G-99, unknown to docs/rulings.md"),
        ("docs/rulings.md", "", "docs/rulings.md: no entry G-… found"),
    ],
)
def test_every_gap_is_named(
    farm: Path, capsys: pytest.CaptureFixture[str], file: str, text: str, complaint: str
) -> None:
    write(farm, file, text)
    assert main([], farm, [GAME]) == 0  # writing the page is never refused
    capsys.readouterr()
    assert main(["--check"], farm, [GAME]) == 1
    assert complaint in capsys.readouterr().err


def test_a_page_out_of_date_fails(farm: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], farm, [GAME]) == 1
    assert capsys.readouterr().err == "docs/rules-map.md is out of date: run `make docs`\n"
    assert not (farm / "docs/rules-map.md").exists()
