"""What the Floor says of a situation: the ruling with the other rulebooks', what is missing, and all that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.languages import tags
from lessons.messages import format_plain
from scenarios.engine.errors import BadSituation, Problem, StudError
from scenarios.needs import IRREGULARITY
from scenarios.rule import ASKS, rule
from scenarios.situation import from_data
from scenarios.situation.incident import KINDS
from tests.tutor.test_floor_draft import steps
from tutor.floor.draft import Draft, drafted, read_text
from tutor.floor.examples import example, names
from tutor.floor.form import misshapen
from tutor.floor.picture import picture
from tutor.floor.problems import _SAYINGS, said
from tutor.floor.ruling import Stand, divided, finding
from tutor.floor.shares import parts
from tutor.floor.verdict import refused, verdict
from tutor.speak import said as in_words

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
FOURTH = {"1": {"up": "Kh 9d"}, "2": {"up": "2c 2h"}}
FULL = {"1": {"up": "Kh 9d 3c 4d", "down": "As Ad 7c"}, "2": {"up": "2c 2h 4h 5d", "down": "Ks Qd 8c"}}


def situation(seats: dict[str, Any] | None = None, **more: Any) -> Draft:
    seats = {"1": {"up": "7h"}, "2": {"up": "2d"}, "3": {"up": "Kc"}} if seats is None else seats
    return drafted({"game": "stud", "ask": "bring-in", "stakes": STAKES, "seats": seats, **more})


def sentences(draft: Draft, lang: str = "en") -> list[str]:
    """Each problem in words, cards as their codes."""
    return ["".join(part.get("t") or part["c"] for part in one["text"]) for one in verdict(draft, lang)["problems"]]


def stands(draft: Draft) -> dict[str, str]:
    return {one.rulebook.id: one.stand.value for one in finding(draft).houses}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", tags())
def test_each_example_is_ruled_and_drawn_in_every_language(name: str, lang: str) -> None:
    draft = example(name)
    found = finding(draft)
    assert found.ruled is not None
    assert not found.ruled.unsettled
    assert found.ruled == rule(from_data(draft.data), found.ask)
    shown = verdict(draft, lang)
    assert shown["state"] == "ruled"
    assert len(shown["steps"]) == len(found.ruled.derivation.steps) > 0
    assert shown["cite"]
    assert len(picture(draft, lang)["table"]["seats"]) == len(draft.data["seats"])


def test_two_houses_differ_where_their_texts_do() -> None:
    """Equal best boards: Robert's Rules go by position, TDA rule 42 and the Danish source by suit."""
    assert stands(example("tied-boards")) == {
        "wsop-cash": "same", "wsop-tournament": "differs", "tda": "differs", "de-split-limit": "open",
        "da-fixed-limit": "differs",
    }  # fmt: skip
    (told,) = [one["text"] for one in verdict(example("tied-boards"), "en")["houses"] if one["id"] == "tda"]
    assert told == [{"t": "Seat 4 acts first."}]


def test_a_house_under_which_the_betting_could_not_have_gone_so_is_apart() -> None:
    """A big bet for an open pair: only where the house allows it."""
    draft = steps(example("open-pair"), {"do": "back"}, {"do": "back"}, {"do": "act", "line": "3 bets 10"})
    assert finding(draft).ruled is not None
    assert stands(draft)["tda"] == Stand.IMPOSSIBLE.value
    assert stands(draft)["wsop-cash"] == Stand.SAME.value


def test_the_opener_is_the_same_however_the_bring_in_may_be_paid() -> None:
    """The German bring-in is a range and Robert's Rules' an amount: nothing to him who asks who pays it."""
    assert stands(example("equal-door-cards"))["de-split-limit"] == "same"


def test_a_house_that_does_not_cover_the_game_is_not_named() -> None:
    assert "nl-eight-or-better" not in stands(example("tied-boards"))
    assert "da-fixed-limit" not in stands(example("odd-chip"))


def test_a_table_still_being_laid_is_told_what_is_missing_and_alarmed_by_nothing() -> None:
    first = {"do": "card", "seat": 1, "row": "up", "at": 0, "card": "7h"}
    draft = steps(example("equal-door-cards"), {"do": "clear"}, first)
    assert verdict(draft, "en")["state"] == "missing"
    assert sentences(draft) == [f"Seat {seat}: an upcard is missing." for seat in (2, 3, 4, 6)]
    assert sentences(steps(draft, {"do": "street", "street": "fifth"}))[0] == "Seat 1: 2 upcards are missing."


def test_what_is_impossible_already_is_said_before_all_cards_are_there() -> None:
    draft = situation({"1": {"up": "Kh"}, "2": {"up": "Kh 2c"}, "3": {"up": ""}}, street="fourth")
    assert verdict(draft, "en")["state"] == "wrong"
    assert sentences(draft) == ["The Kh is there twice."]


def test_an_act_is_not_judged_by_cards_that_are_not_there_yet() -> None:
    draft = situation({"1": {"up": "Kh 9d"}, "2": {"up": "2c"}}, street="fourth", actions=["1 bets 5"])
    assert verdict(draft, "en")["state"] == "missing"


def test_everything_wrong_is_named_at_once() -> None:
    seats = {"1": {"up": "Kh", "status": "all-in", "stack": 5}, "2": {"up": "Kh"}, "3": {"up": "Qd", "wealth": 3}}
    assert sentences(situation(seats, stakes={**STAKES, "big_bet": 3})) == [
        "A big bet of 3 is less than the small bet. Allowed: at least 5.",
        "Seat 1 is all-in, but has 5 left.",
        "The Kh is there twice.",
        '⁨seats.3⁩: ⁨no such key: "wealth" (up, down, stack, status)⁩',
    ]


FOLDED = {"up": "", "status": "folded"}
RAISED = {"actions": ["2 brings in 2", "3 completes to 5"]}
SAID = [
    (situation({"1": {"up": "Kh"}, "2": {"up": "Kh"}}), "floor-wrong-twice"),
    (situation({"1": {"up": "Kh"}}), "floor-wrong-seats"),
    (situation({"1": FOLDED, "2": FOLDED}), "floor-wrong-all-folded"),
    (situation({"1": {"up": "Kh", "status": "all-in", "stack": 5}, "2": {"up": "2c"}}), "floor-wrong-all-in"),
    (situation({"1": {"up": "Kh 2d", "status": "absent"}, "2": {"up": "2c 3c"}}), "floor-wrong-absent"),
    (situation(contributions={"1": 5, "2": 5}), "floor-wrong-put"),
    (situation(stakes={**STAKES, "bring_in": 7}), "floor-wrong-bring-in"),
    (situation(stakes={**STAKES, "big_bet": 3}), "floor-wrong-big-bet"),
    (situation(stakes={**STAKES, "ante": 0}, rulebook="da-fixed-limit"), "floor-wrong-ante"),
    (situation(game="razz", rulebook="da-fixed-limit"), "floor-wrong-game"),
    (situation(stakes={"ante": 1}), "floor-lacks-stakes"),
    (situation(stakes=None), "floor-lacks-stakes"),
    (situation(stakes=None, **RAISED), "floor-lacks-stakes"),
    (situation(FULL, ask="pots", street="seventh"), "floor-lacks-contributions"),
    (drafted({"game": "stud", "ask": "winners"}), "floor-lacks-seats"),
    (situation(FOURTH, ask="winners"), "floor-lacks-down"),
    (situation({"1": {"up": "Kh 9d", "down": "As Ad"}, "2": {"up": "2c 2h", "down": "3c 3d"}}, ask="winners"),
     "floor-lacks-cards"),
    (situation(ask="irregularity"), "floor-lacks-incident"),
    (situation(ask="irregularity", incident={"kind": "exposed-down-card", "seat": 3}), "floor-lacks-incident-more"),
    (situation(**RAISED, ask="pots"), "floor-not-yet"),
    (situation(FOURTH, ask="options", actions=["2 checks", "1 checks"]), "floor-not-closed"),
    (situation(FOURTH), "floor-not-third"),
    (situation(ask="first-to-act"), "floor-not-after-third"),
    (situation(FOURTH, ask="seventh-street"), "floor-not-seventh-dealt"),
    (situation(FOURTH, ask="show-order"), "floor-not-shown"),
    (situation(FULL, ask="awards", street="seventh", pot=20, actions=["2 bets 10", "1 calls 10"]), "floor-not-pots"),
    (situation(rulebook="da-fixed-limit"), "floor-warns-bring-in"),
    (situation(actions=["2 brings in 2", "3 raises to 7"]), "floor-wrong-act"),
    (situation(actions=["1 brings in 2"]), "floor-wrong-act-turn"),
    (situation(FOURTH, actions=["2 checks", "1 checks", "2 bets 5"]), "floor-wrong-act-over"),
    (situation(actions=["2 dances"]), "floor-wrong-line"),
    (situation(table="green"), "floor-wrong-other"),
    (drafted({"ask": "bring-in", "seats": {"1": {"up": "7h"}, "2": {"up": "2d"}}}), "floor-lacks-field"),
    (situation(game="<img src=x>"), "floor-wrong-word"),
    (situation(incident={"kind": "fouled-deck", "in_stub": 3}, ask="irregularity"), "floor-wrong-word"),
    (situation(incident={"kind": "short-ante", "seat": 8}, ask="irregularity"), "floor-wrong-word"),
    (situation(stakes={**STAKES, "small_bet": 0}), "floor-wrong-number"),
    (situation({"1": {"up": "Kh"}, "12": {"up": "2c"}}), "floor-wrong-number"),
    (situation(contributions=[1, 2]), "floor-wrong-form"),
    (situation({"1": {"up": "Kh"}, "2": {"up": "2c", "down": [3, 4]}}), "floor-wrong-form"),
    (situation({"1": {"up": "Kh 4x"}, "2": {"up": "2c 3c"}}), "floor-wrong-card"),
]  # fmt: skip

IMPOSSIBLE = (
    "floor-wrong-twice",
    "floor-wrong-seats",
    "floor-wrong-all-in",
    "floor-wrong-ante",
    "floor-wrong-act-turn",
)


@pytest.mark.parametrize(("draft", "message"), SAID, ids=[f"{at}-{message}" for at, (_, message) in enumerate(SAID)])
def test_what_can_go_wrong_in_laying_out_is_said_in_every_language(draft: Draft, message: str) -> None:
    found = finding(draft)
    phrases = [said(one, draft) for one in (*found.wrong, *found.missing, *found.warnings)]
    assert message in [one.phrase.id for one in phrases]
    for lang in tags():
        texts = [in_words(lang, one.phrase) for one in phrases]
        assert all(texts)
        assert verdict(draft, lang)["problems"] or verdict(draft, lang)["notes"]


def test_each_saying_is_met_by_a_problem_that_the_rules_really_have() -> None:
    """The rules' English may change: then what is said in four languages must follow it."""
    met = {said(one, draft).phrase.id for draft, _ in SAID for one in _told(draft)}
    texts = {"floor-file-encoding", "floor-file-long", "floor-file-table", "floor-link-broken"}
    texts |= {"floor-file-syntax", "floor-file-syntax-line"}  # see test_floor_draft
    assert {message for _, message, _ in _SAYINGS} <= met | texts


def _told(draft: Draft) -> tuple[Problem, ...]:
    found = finding(draft)
    return (*found.wrong, *found.missing, *found.warnings)


def test_what_only_a_file_can_get_wrong_is_marked_as_english() -> None:
    with pytest.raises(BadSituation) as broken:
        read_text("game: stud\nseats: &all {}\nstakes: *all\n")
    (line,) = refused(broken.value.problems, "de")
    assert line["lang"] == "en"
    assert line["text"][0]["t"].startswith("Zeile 3: ")


@pytest.mark.parametrize("lang", tags())
@pytest.mark.parametrize(("text", "message"), [("a: [}", "floor-file-syntax-line"), ("a: \x07", "floor-file-syntax")])
def test_a_text_that_is_no_yaml_is_told_so_in_every_language(lang: str, text: str, message: str) -> None:
    with pytest.raises(BadSituation) as broken:
        read_text(text)
    (problem,) = broken.value.problems
    assert said(problem).phrase.id == message
    (line,) = refused(broken.value.problems, lang)
    assert line["lang"] == ""


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", 'game: "<img>" is not allowed. Allowed: stud, stud8, or razz.'),
        ("de", 'game: "<img>" ist nicht erlaubt. Erlaubt: stud, stud8 oder razz.'),
        ("nl", 'game: "<img>" mag niet. Toegestaan: stud, stud8 of razz.'),
        ("da", 'game: "<img>" er ikke tilladt. Tilladt: stud, stud8 eller razz.'),
    ],
)
def test_a_word_that_is_not_allowed_is_told_with_those_that_are(lang: str, sentence: str) -> None:
    (line,) = refused(misshapen(situation(game="<img>")), lang)
    assert line["lang"] == ""
    assert "".join(part["t"] for part in line["text"]).translate({0x2068: None, 0x2069: None}) == sentence


def test_every_field_that_has_no_place_on_the_screen_is_named_at_once() -> None:
    """And each in the learner's language: none of it is left to the rules' own English."""
    broken = situation(
        {"1": {"up": 7, "status": "asleep"}, "x": {"up": "Kc"}, "3": "Kc", "4": {"up": "Kc", "stack": "many"}},
        game=None, rulebook="mine", ask="why", street=9, stakes={"ante": "1"}, contributions=5, actions="2 folds",
        incident={"kind": "fire"}, event_players_left=-1,
    )  # fmt: skip
    problems = misshapen(broken)
    assert [one.place for one in problems] == [
        "game", "rulebook", "ask", "street", "seats.1.status", "seats.1.up", "seats.3", "seats.4.stack", "seats",
        "stakes.ante", "contributions", "event_players_left", "actions", "incident.kind",
    ]  # fmt: skip
    assert {line["lang"] for line in refused(problems, "da")} == {""}


@pytest.mark.parametrize("draft", [draft for draft, message in SAID if message in IMPOSSIBLE])
def test_a_table_that_cannot_be_is_drawn_all_the_same(draft: Draft) -> None:
    assert misshapen(draft) == ()


def test_whoever_is_next_has_something_to_do_or_is_told_why_not() -> None:
    """A colon leads to choices: without stakes there are none."""
    for name in names():
        for lang in tags():
            acts = picture(example(name), lang)["acts"]
            assert acts["next"].endswith(":") == bool(acts["options"])
    assert picture(example("tied-boards"), "en")["acts"]["next"].startswith("Seat 2 is to act. ")


def test_an_example_is_marked_while_nothing_of_it_is_changed() -> None:
    draft = example("odd-chip")
    marked = [one["id"] for one in picture(draft, "en")["examples"] if one["on"]]
    assert marked == ["odd-chip"]
    changed = drafted({**draft.data, "rulebook": "tda"})
    assert not [one for one in picture(changed, "en")["examples"] if one["on"]]


def test_an_ask_is_able_exactly_where_it_has_an_answer() -> None:
    draft = example("three-way-all-in")
    able = finding(draft).able
    assert IRREGULARITY in able  # what went wrong is chosen after it is asked
    for ask in {*ASKS} - {IRREGULARITY}:
        try:
            rule(from_data(draft.data), ask)
            answered = True
        except StudError:
            answered = False
        assert (ask in able) == answered
    assert "awards" in able
    assert "bring-in" not in able


def test_each_half_of_each_pot_is_told_with_its_seat() -> None:
    """129 in the main pot: 65 to the best high, 64 to the only low; 78 aside, where nobody has a low."""
    ruling = divided(example("three-way-all-in"))
    assert ruling is not None
    assert [(format_plain("en", one.label.id, one.label.args), one.paid) for one in parts(ruling)] == [
        ("The main pot of 129, High", ((2, 65),)),
        ("The main pot of 129, Low", ((1, 64),)),
        ("Side pot 1 of 78", ((2, 78),)),
    ]
    assert divided(example("tied-boards")) is None


def test_an_odd_chip_is_in_the_part_of_the_seat_that_gets_it() -> None:
    """123: high 62, low 61; of the tied lows the lower deuce by suit, of clubs in seat 5, gets the chip left over."""
    ruling = divided(example("odd-chip"))
    assert ruling is not None
    assert [one.paid for one in parts(ruling)] == [((8, 62),), ((3, 30), (5, 31))]
    assert [sum(chips for _, chips in one.paid) for one in parts(ruling)] == [62, 61]


def test_a_pot_that_one_seat_alone_can_win_is_one_part() -> None:
    seats = {**FULL, "3": {"up": "Qh Jh Th 9h", "down": "6s 6d 6c", "status": "folded"}}
    seats["1"] = {**seats["1"], "status": "folded"}
    ruling = divided(situation(seats, ask="awards", street="seventh", contributions={"1": 9, "2": 9, "3": 9}))
    assert ruling is not None
    assert [one.paid for one in parts(ruling)] == [((2, 27),)]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", tags())
def test_each_mistake_at_the_table_is_told_by_a_few_taps_and_ruled(kind: str, lang: str) -> None:
    """Whatever is chosen, there is a ruling, a hint what else to say, or that it cannot have happened here."""
    base = example("last-to-bet" if kind in ("exposed-seventh", "wrong-count") else "equal-door-cards")
    draft = steps(base, {"do": "ask", "ask": "irregularity"}, {"do": "incident", "key": "kind", "value": kind})
    fields = {one["key"]: one for one in picture(draft, lang)["incident"]["fields"]}
    assert set(fields) == {*KINDS[kind][0], *KINDS[kind][1]} - {"callers"}
    for key, value in {"seat": "4", "card": "Qd", "cards": "8", "put": "1", "acted_after": "2"}.items():
        if key in fields:
            draft = steps(draft, {"do": "incident", "key": key, "value": value})
    found = finding(draft)
    assert sum((found.ruled is not None, bool(found.wrong), bool(found.missing))) == 1
    assert not any(one.place.startswith("incident") and one.problem.startswith("missing") for one in found.missing)
    assert verdict(draft, lang)["verdict"]


def test_a_card_dealt_face_up_is_ruled_house_by_house() -> None:
    """Robert's Rules 7: a down card that the dealer exposed becomes the door card."""
    incident = {"kind": "exposed-down-card", "seat": 3, "card": "3h"}
    draft = situation(ask="irregularity", incident=incident)
    found = finding(draft)
    assert found.ruled is not None
    assert found.ruled.answer["door_card"] == "3h"
    assert {one.rulebook.id for one in found.houses} == {
        "wsop-cash", "wsop-tournament", "tda", "de-split-limit", "da-fixed-limit",
    }  # fmt: skip


def test_a_mistake_half_told_hinders_no_other_question() -> None:
    draft = situation(ask="bring-in", incident={"kind": "exposed-down-card"})
    assert finding(draft).ruled is not None
    assert finding(steps(draft, {"do": "ask", "ask": "irregularity"})).missing
