"""What the messages say: cards, ranks, lists, numbers and names, by samples of each language's grammar."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from lessons.errors import LessonsError, WrongArgument
from lessons.languages import language
from lessons.messages import CardToken, Text, door, format_plain, format_rich
from lessons.messages.catalog import read
from lessons.values import (
    Amount,
    AmountList,
    CardList,
    CardValue,
    Name,
    NameList,
    Phrase,
    PhraseList,
    RankList,
    RankValue,
    SeatList,
    SeatValue,
    Share,
    SuitList,
    Value,
)

UNCACHED = door._voice.__wrapped__


def say(monkeypatch: pytest.MonkeyPatch, tag: str, text: str, **args: Value) -> str:
    """One message, given here, in one language."""
    written = read([("test.ftl", f"m = {text}")])[0]
    monkeypatch.setattr(door, "catalog", lambda _: written)
    monkeypatch.setattr(door, "_voice", UNCACHED)
    return format_plain(tag, "m", args)


@pytest.mark.parametrize(
    ("tag", "form", "code", "name"),
    [
        ("en", "nom", "Td", "10 of diamonds"),
        ("de", "nom", "2c", "Kreuz-Zwei"),
        ("de", "accDef", "Jh", "den Herz-Buben"),
        ("de", "datDef", "As", "dem Pik-Ass"),
        ("de", "nomDef", "Qc", "die Kreuz-Dame"),
        ("nl", "nom", "2c", "klaveren 2"),
        ("nl", "nom", "Kd", "ruitenheer"),
        ("nl", "nom", "Jc", "klaverboer"),
        ("da", "nom", "2c", "klør 2"),
        ("da", "nom", "Kd", "ruder konge"),
    ],
)
def test_a_card_has_its_name_in_the_form_asked_for(
    monkeypatch: pytest.MonkeyPatch, tag: str, form: str, code: str, name: str
) -> None:
    assert say(monkeypatch, tag, f'{{ CARD($card, form: "{form}") }}', card=CardValue(code)) == name


@pytest.mark.parametrize(
    ("tag", "text", "said"),
    [
        ("en", '{ RANK($r, form: "one") } and { RANK($s, form: "one") }', "an eight and an ace"),
        ("en", 'pair of { RANK($r, form: "plural") } or { RANK($s, form: "plural") }', "pair of eights or aces"),
        ("de", '{ RANK($r, form: "oneAcc") }, { RANK($s, form: "one") }', "eine Acht, ein Ass"),
        ("nl", '{ RANK($r, form: "plural") } en { RANK($s, form: "plural") }', "achten en azen"),
        ("da", '{ RANK($r, form: "one") } og { RANK($s, form: "one") }', "en otter og et es"),
        ("da", '{ RANK($r, form: "letter") }-{ RANK($s, form: "letter") }', "8-A"),
    ],
)
def test_ranks_have_the_forms_that_sentences_need(
    monkeypatch: pytest.MonkeyPatch, tag: str, text: str, said: str
) -> None:
    assert say(monkeypatch, tag, text, r=RankValue("8"), s=RankValue("A")) == said


@pytest.mark.parametrize(
    ("tag", "said"),
    [("en", "10, 20, or 1,500"), ("de", "10, 20 oder 1.500"), ("nl", "10, 20 of 1.500"), ("da", "10, 20 eller 1.500")],
)
def test_amounts_are_listed_and_grouped_as_the_language_does(
    monkeypatch: pytest.MonkeyPatch, tag: str, said: str
) -> None:
    assert say(monkeypatch, tag, "{ AMOUNTS($a) }", a=AmountList((10, 20, 1500))) == said
    assert say(monkeypatch, tag, "{ $a } chips", a=Amount(1500)) == f"{said.split()[-1]} chips"


def test_lists_of_seats_suits_cards_and_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert say(monkeypatch, "de", '{ SEATS($s, each: "Platz") }', s=SeatList((2, 6))) == "Platz\u00a02 und Platz\u00a06"
    assert say(monkeypatch, "en", "{ SEATS($s) }", s=SeatList((1, 3, 8))) == "1, 3, and 8"
    assert say(monkeypatch, "da", "{ SUITS($s) }", s=SuitList(("c", "d", "h", "s"))) == "klør, ruder, hjerter og spar"
    cards = CardList(("2c", "Kd"))
    assert say(monkeypatch, "nl", "{ CARDS($c) }", c=cards) == "klaveren 2, ruitenheer"
    assert say(monkeypatch, "nl", '{ CARDS($c, list: "and") }', c=cards) == "klaveren 2 en ruitenheer"
    assert say(monkeypatch, "nl", "{ LIST($n) }", n=NameList(("TDA", "WSOP"))) == "TDA en WSOP"
    options = PhraseList((Phrase("m2"),))
    with pytest.raises(LessonsError, match="m2"):
        say(monkeypatch, "nl", "{ LIST($n) }", n=options)


def test_an_empty_list_is_refused_where_the_message_has_no_words_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WrongArgument, match="empty"):
        say(monkeypatch, "en", "Seats { SEATS($s) } win", s=SeatList(()))
    text = "{ $s ->\n    [0] nobody\n   *[other] { SEATS($s) }\n}"
    assert say(monkeypatch, "en", text, s=SeatList(())) == "nobody"


def test_ranks_of_a_low_are_joined_by_hyphens_with_a_ten_of_two_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert say(monkeypatch, "de", "{ RANKS($r) }", r=RankList(("T", "4", "3", "2", "A"))) == "10-4-3-2-A"


@pytest.mark.parametrize(("tag", "said"), [("en", "67%"), ("de", "67\u00a0%"), ("nl", "67%"), ("da", "67\u00a0%")])
def test_a_share_is_whole_per_cent(monkeypatch: pytest.MonkeyPatch, tag: str, said: str) -> None:
    assert say(monkeypatch, tag, "{ $s }", s=Share(Fraction(2, 3))) == said


def test_cards_are_tokens_on_the_screen_and_words_or_symbols_in_plain_text() -> None:
    args: dict[str, Value] = {"card": CardValue("Th")}
    assert format_rich("da", "ui-common-card", args) == (
        Text("fælleskort "),
        CardToken("Th", "10", "h", "hjerter 10"),
    )
    assert format_plain("da", "ui-common-card", args) == "fælleskort hjerter 10"
    assert format_plain("da", "ui-common-card", args, cards="symbol") == "fælleskort 10♥"


def test_a_row_of_cards_is_spaced_on_the_screen_and_comma_separated_in_words() -> None:
    args: dict[str, Value] = {"cards": CardList(("2c", "Kd"))}
    rich = format_rich("en", "cards-row", args)
    assert [type(part) for part in rich] == [CardToken, Text, CardToken]
    assert rich[1] == Text(" ")
    assert format_plain("en", "cards-row", args, cards="symbol") == "2♣ K♦"
    assert format_plain("en", "cards-row", args) == "2 of clubs, king of diamonds"


def test_a_phrase_inside_a_message_keeps_its_cards() -> None:
    inner = Phrase("cards-row", {"cards": CardList(("As",))})
    rich = format_rich("de", "rulebooks-differ", {"rulebook": Name("TDA"), "answer": inner})
    assert CardToken("As", "A", "s", "Pik-Ass") in rich


def test_names_are_isolated_on_the_screen_only_and_cannot_steer() -> None:
    args: dict[str, Value] = {"rulebook": Name("\u202eevil \ue0002c\ue001 name"), "seat": SeatValue(2)}
    (text,) = format_rich("en", "rulebooks-differ-seat", args)
    assert text == Text("Different under \u2068evil 2c name\u2069: seat 2")
    assert format_plain("en", "rulebooks-differ-seat", args) == "Different under evil 2c name: seat 2"


def test_all_52_cards_have_names_of_their_own_in_every_form() -> None:
    for tag in ("en", "de", "nl", "da", "qps", "qps-rtl"):
        for form, names in language(tag).cards.items():
            assert len(names) == len(set(names.values())) == 52, (tag, form)
            assert all(a.strip() == a and "{" not in a for a in names.values()), (tag, form)


def test_every_rank_has_a_word_of_its_own_in_every_form() -> None:
    for tag in ("en", "de", "nl", "da"):
        for form, words in language(tag).ranks.items():
            assert all(a != b for a, b in pairwise(sorted(words.values()))), (tag, form)
