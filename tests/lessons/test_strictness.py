"""The door lets nothing pass that Fluent would: each slip has its own error."""

from __future__ import annotations

import pytest

from lessons.errors import (
    BadMessages,
    MissingArgument,
    MissingForm,
    MissingMessage,
    UnknownArgument,
    WrongArgument,
)
from lessons.languages import language
from lessons.messages import catalog as catalog_module
from lessons.messages import door, format_plain, format_rich, required_arguments
from lessons.messages.catalog import Catalog, catalog, read
from lessons.values import Amount, CardList, CardValue, Choice, Count, Name, Phrase, SeatList, SeatValue

SEAT = {"seat": SeatValue(4)}

UNCACHED = door._voice.__wrapped__


def put(monkeypatch: pytest.MonkeyPatch, **texts: str) -> None:
    """Give languages other messages for one test: English always, others as named."""
    catalogs: dict[str, Catalog] = {tag: read([(f"{tag}.ftl", text)])[0] for tag, text in texts.items()}
    monkeypatch.setattr(door, "catalog", lambda tag: catalogs.get(tag, catalog(tag)))
    monkeypatch.setattr(door, "_voice", UNCACHED)


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(MissingMessage, match="ask-nothing"):
        format_plain("en", "ask-nothing")


def test_a_complete_language_never_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, en="only-here = Only here", de="other = Anders")
    assert language("de").complete
    with pytest.raises(MissingMessage, match=r"only-here.* in de"):
        format_plain("de", "only-here")


def test_a_language_in_the_making_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, en="only-here = Only here", qps="other = Óther")
    assert format_plain("qps", "only-here") == "Only here"


def test_a_forgotten_value_is_named_even_in_a_variant_that_was_not_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, en="m = { $n ->\n    [0] none\n   *[other] { $n } in seat { $seat }\n}")
    with pytest.raises(MissingArgument, match=r"\$seat"):
        format_plain("en", "m", {"n": Count(0)})


def test_a_value_that_no_language_uses_is_refused() -> None:
    with pytest.raises(UnknownArgument, match=r"\$card"):
        format_plain("en", "ask-options", {**SEAT, "card": CardValue("2c")})


def test_a_value_that_only_english_uses_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, en="m = Seat { $seat } of { $n }", de="# omits $n\nm = Platz { $seat }")
    assert format_plain("de", "m", {**SEAT, "n": Count(8)}) == "Platz 4"


@pytest.mark.parametrize("run", [format_plain, format_rich])
def test_a_form_that_the_language_lacks_is_refused_in_every_mode(monkeypatch: pytest.MonkeyPatch, run: object) -> None:
    put(monkeypatch, en='m = { CARD($card, form: "accDef") }', de='m = { CARD($card, form: "accDef") }')
    assert format_plain("de", "m", {"card": CardValue("Kd")}) == "den Karo-König"
    with pytest.raises(MissingForm, match=r"accDef.*nom"):
        run("en", "m", {"card": CardValue("Kd")})  # type: ignore[operator]


def test_a_slip_and_a_duplicate_and_an_empty_message_are_listed_together(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "one = One\ntwo = { CARD($card }\none = Again\n-term = t\n-term = t\nempty =\n    .title = x\n"
    monkeypatch.setattr(catalog_module, "_texts", lambda tag: [("en/slips.ftl", text)])
    with pytest.raises(BadMessages) as caught:
        catalog.__wrapped__("en")
    assert [fault.place for fault in caught.value.faults] == [f"en/slips.ftl:{line}" for line in (2, 3, 5, 6)]
    assert "one is there twice, first in en/slips.ftl:1" in str(caught.value)


@pytest.mark.parametrize("value", [Amount(5), Choice("holdem"), CardList(()), Name("razz")])
def test_only_a_known_choice_chooses(value: object) -> None:
    with pytest.raises(WrongArgument, match="allowed: razz, stud, stud8"):
        format_plain("en", "ask-winners", {"game": value})  # type: ignore[dict-item]


def test_only_a_number_chooses_a_plural() -> None:
    with pytest.raises(WrongArgument, match="a number"):
        format_plain("en", "ui-players", {"players": Choice("two")})


@pytest.mark.parametrize("value", [CardValue("2c"), SeatList((1, 2)), Choice("razz"), 4, "4", None])
def test_what_needs_a_function_or_is_no_value_is_not_shown_bare(value: object) -> None:
    with pytest.raises(WrongArgument):
        format_plain("en", "ask-options", {"seat": value})  # type: ignore[dict-item]


def test_a_function_refuses_what_it_cannot_show() -> None:
    with pytest.raises(WrongArgument, match="CardValue"):
        format_plain("en", "card-name", {"card": SeatValue(3)})


@pytest.mark.parametrize(
    "text",
    ["{ missing }", "{ -missing }", "{ CARDD($card) }", '{ CARD($card, list: "and") }', '{ CARD("2c") }', "{ m }"],
)
def test_references_that_lead_nowhere_are_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    put(monkeypatch, en=f"m = {text} {{ CARD($card) }}")
    with pytest.raises(WrongArgument):
        format_plain("en", "m", {"card": CardValue("2c")})


def test_an_error_inside_a_phrase_comes_out() -> None:
    with pytest.raises(MissingMessage, match="street-eighth"):
        format_rich("de", "ui-street-and-players", {"street": Phrase("street-eighth"), "players": Phrase("game-razz")})


def test_required_arguments_are_those_of_the_english_text() -> None:
    assert required_arguments("ui-seat-name") == {"seat", "down", "up"}
    assert required_arguments("option-fold") == frozenset()
    with pytest.raises(MissingMessage):
        required_arguments("nothing")


@pytest.mark.parametrize("made", [lambda: CardValue("1c"), lambda: CardList(("2c", "10h")), lambda: CardValue("2C")])
def test_a_card_that_is_none_is_refused_where_it_is_made(made: object) -> None:
    with pytest.raises(ValueError, match="not a card code"):
        made()  # type: ignore[operator]
