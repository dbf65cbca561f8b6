"""Dice under seal: numbers that can be computed by hand from the seed, the salts and the number of the draw."""

import hashlib
import hmac
import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from doab.core import Source, sample
from doab.core.errors import OptionError
from doab.core.sealed import SealedSource, check_salt, commitment

SEED = bytes(range(32))
# Computed once with openssl: printf 'doab dice 1\n["monsoon",""]\n1' | openssl dgst -sha256 -mac HMAC -macopt hexkey:…
NUMBERS = [751, 210, 907, 352, 713, 122]
COMMITMENT = "1d0704e571cfd26c586d734ec31d686bbcd4eecec0bc628c42d382be72447378"


def by_hand(seed: bytes, salts: str, number: int, limit: int) -> int:
    """Draw `number`, with the salts as they are hashed; written down apart from the program on purpose."""
    code = hmac.new(seed, f"doab dice 1\n{salts}\n{number}".encode(), hashlib.sha256).hexdigest()
    return int(code[:16], 16) * limit // 2**64


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text("aé☂ \"'\\/,[]", max_size=6).map(str.strip), min_size=2, max_size=4),
    st.integers(0, 10**6),
    st.integers(1, 10**6),
)
def test_a_draw_is_the_code_of_salts_and_number(seed: bytes, salts: list[str], drawn: int, limit: int) -> None:
    source = SealedSource(seed, salts, drawn)
    written = json.dumps(salts, ensure_ascii=False, separators=(",", ":"))
    numbers = [source.below(limit) for _ in range(3)]
    assert numbers == [by_hand(seed, written, drawn + at, limit) for at in (1, 2, 3)]


def test_the_numbers_are_the_same_for_ever() -> None:
    source = SealedSource(SEED, ["monsoon", ""])
    numbers = [source.below(1000) for _ in range(6)]
    assert numbers == [by_hand(SEED, '["monsoon",""]', at, 1000) for at in range(1, 7)]
    assert numbers == NUMBERS
    assert commitment(SEED) == hashlib.sha256(b"doab dice 1\n" + SEED).hexdigest() == COMMITMENT


def test_salts_are_hashed_as_compact_json_in_utf8() -> None:
    source = SealedSource(SEED, ['a "b"', "é, ☂"])
    assert source.below(10**9) == by_hand(SEED, '["a \\"b\\"","é, ☂"]', 1, 10**9)


def test_every_salt_and_its_seat_and_every_bit_of_the_seed_count() -> None:
    tables = [["ab", ""], ["a", "b"], ["", "ab"], ["b", "a"], ["", ""], ["", "", ""]]
    first = {SealedSource(SEED, salts).below(2**60) for salts in tables}
    first |= {SealedSource(bytes([1, *SEED[1:]]), ["ab", ""]).below(2**60)}
    first |= {SealedSource(bytes([*SEED[:-1], 30]), ["ab", ""]).below(2**60)}
    assert len(first) == 8


def test_a_source_goes_on_where_the_last_one_stopped() -> None:
    source = SealedSource(SEED, ["", ""])
    numbers = [source.below(100) for _ in range(10)]
    assert source.drawn == 10
    later = SealedSource(SEED, ["", ""], 7)
    assert [later.below(100) for _ in range(3)] == numbers[7:]


def test_a_copy_goes_on_with_the_same_numbers_and_alone() -> None:
    source = SealedSource(SEED, ["a", "b"])
    source.below(6)
    twin: Source = source.copy()
    assert isinstance(twin, SealedSource)
    ahead = [twin.below(100) for _ in range(5)]
    assert (source.drawn, twin.drawn) == (1, 6)
    assert [source.below(100) for _ in range(5)] == ahead


def test_an_outcome_costs_one_draw_whatever_is_offered() -> None:
    source = SealedSource(SEED, ["", ""])
    for weights in ([1], [1, 1, 1, 1, 1, 1], [3, 0, 2], [1] * 200):
        before = source.drawn
        sample(vec[i64](range(len(weights))), vec[i64](weights), source)
        assert source.drawn == before + 1


@given(st.integers(0, 10**9), st.integers(1, 2**62))
def test_numbers_stay_below_their_limit(drawn: int, limit: int) -> None:
    assert 0 <= SealedSource(SEED, [], drawn).below(limit) < limit


def unevenness(source: SealedSource, dice: int) -> tuple[list[int], float]:
    """How often every face came, and χ² of that: with 5 degrees of freedom, 5 on the average."""
    counts = Counter(source.below(6) for _ in range(dice))
    faces = [counts[face] for face in range(6)]
    return faces, sum((count - dice / 6) ** 2 / (dice / 6) for count in faces)


def test_ten_thousand_dice_are_even() -> None:
    faces, chi_square = unevenness(SealedSource(SEED, ["even", ""]), 10_000)
    assert faces == [1773, 1680, 1623, 1631, 1580, 1713]
    assert chi_square < 20.52  # one table in a thousand is above that


def test_tables_are_as_uneven_as_chance_is() -> None:
    """Of a hundred tables, one in two, ten and twenty is above these bounds if the dice are fair."""
    chi_squares = [unevenness(SealedSource(SEED, [f"table {number}"]), 600)[1] for number in range(100)]
    assert [sum(value > bound for value in chi_squares) for bound in (4.35, 9.24, 11.07)] == [53, 12, 7]


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"^the seed of sealed dice has 32 bytes, not {size}$"):
        SealedSource(bytes(size), ["", ""])


@pytest.mark.parametrize("salt", ["", "monsoon", "two words", "a  b", "# 1", "ünï·cödé", "👨\u200d👩\u200d👧", "7"])
def test_what_can_be_a_salt(salt: str) -> None:
    check_salt(salt)
    assert SealedSource(SEED, [salt]).salts == [salt]


@pytest.mark.parametrize(
    "salt", [" a", "a ", "a\nb", "a\rb", "a\tb", "a\x1b[2J", "a\u2028b", "a\x85b", "\x00", "\ud800", "\u00a0"]
)
def test_what_no_line_of_a_record_could_hold_is_refused(salt: str) -> None:
    with pytest.raises(OptionError, match=r"cannot be a word for the dice: it must be one line without space around"):
        check_salt(salt)
    with pytest.raises(OptionError):
        SealedSource(SEED, ["", salt])
