"""Share codes that are not what they should be end in a named error, whatever they hold."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from scenarios.code_parts import checksum
from scenarios.engine.errors import Newer, Outdated, Unreadable
from scenarios.engine.rulebook import Game
from scenarios.make import recipe
from scenarios.rulebooks import shipped
from scenarios.sharecode import read_code, write_code

RECIPE = recipe("bring_in", shipped("roberts"), Game.STUD, "suit", seed=5)


def signed(body: str) -> str:
    """A code with the checksum that its text asks for."""
    return body + checksum(body, 3)


def test_a_rulebook_of_ones_own_travels_inside() -> None:
    own = replace(RECIPE, rulebook=replace(RECIPE.rulebook, id="house", name="Our house", short="Ours", raises_max=4))
    assert read_code(write_code(own)) == own


def test_a_rulebook_that_travels_inside_does_not_pass_for_a_shipped_one() -> None:
    posing = replace(RECIPE, rulebook=replace(RECIPE.rulebook, id="house", raises_max=4))
    with pytest.raises(Unreadable, match=r"short: \"Robert's Rules\" is a rulebook that comes with the program"):
        read_code(write_code(posing))


def test_a_link_of_a_later_program_is_told_from_an_outdated_one() -> None:
    kind, rest = write_code(RECIPE)[:2], write_code(RECIPE)[3:-3]
    with pytest.raises(Newer, match=r"version 9999 .* newer than this program"):
        read_code(signed(f"{kind}9999{rest}"))
    with pytest.raises(Newer, match=r"revision 9999 .* newer than this program"):
        read_code(signed(write_code(RECIPE)[:-3].replace("roberts.1", "roberts.9999")))
    for found in ("0", "01", "1x", ""):
        with pytest.raises(Unreadable, match="is no revision"):
            read_code(signed(write_code(RECIPE)[:-3].replace("roberts.1", f"roberts.{found}")))


def test_a_mistyped_letter_is_found() -> None:
    code = write_code(RECIPE)
    other = "0" if code[-5] != "0" else "1"
    with pytest.raises(Unreadable, match="may be wrong or missing"):
        read_code(code[:-5] + other + code[-4:])


def test_a_version_of_any_length_is_refused_by_name() -> None:
    body = write_code(RECIPE)[3:-3]
    with pytest.raises(Outdated):
        read_code(signed("bi9" + body))
    with pytest.raises(Unreadable, match="names no kind"):
        read_code(signed("bi" + "9" * 5_000 + body))
