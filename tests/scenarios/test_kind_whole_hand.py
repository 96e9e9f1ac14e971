"""A whole hand, step by step: one worked out by hand, the links to its steps, how hands go, what a step may show."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from msgspec.structs import replace

from scenarios.engine.errors import Outdated, Unreadable
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Dealt, HandState, Street, StreetBegins
from scenarios.hand_steps import all_steps, is_step, step_after, whole_hand
from scenarios.make import from_code, make, recipe
from scenarios.questions.answer_json import to_json
from scenarios.questions.catalogue import kinds
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.whole_hand import ASKED, KIND
from scenarios.questions.question import Item
from scenarios.recipe import WHOLE_HAND, Recipe
from scenarios.rulebooks import shipped
from scenarios.sharecode import write_code
from scenarios.situation import to_data
from tests import second
from tests.contract import linked, violations
from tests.contract.sample import Cell, cells, recipes

ROBERTS = shipped("roberts")
HAND = recipe(WHOLE_HAND, ROBERTS, Game.STUD8, "split", seed=32)
"""Eight-or-better, ante 1, bring-in 3, 10 and 20.

Seat 1: 5d 3d 8s under Jd Kc 4s 5c. Seat 2 folds Kh. Seat 3: 8h Ks As under 7d Ts 6c 5h. Seat 4: Jc 8d 2s under
Js 9d Ad 6d.
"""

ACTS = (
    "3 brings in 3, 4 calls, 1 completes to 10, 2 folds, 3 calls, 4 calls",
    "1 checks, 3 bets 10, 4 calls, 1 calls",
    "4 bets 20, 1 calls, 3 calls",
    "4 bets 20, 1 calls, 3 raises to 40, 4 calls, 1 calls",
    "4 bets 20, 1 calls, 3 raises to 40, 4 calls, 1 calls",
)

NO_AMOUNTS = {"bring_in": [], "complete_to": [], "bet": []}
STEPS = (
    # kind, after so many acts of the hand, the answer, and why
    ("bring_in", 0, {"seat": 3}, "the seven is the lowest of Jd, Kh, 7d and Js"),
    ("next_to_act", 6, {"seat": None}, "seats 1, 3 and 4 have 10 in, and seat 2 has folded"),
    ("pot_count", 11, {"pot": 84}, "4 antes, 3 times 10 on third and on fourth street, and 20"),
    ("first_to_act", 13, {"seat": 4}, "its ace is higher than the king and the ten of the other boards"),
    (
        "options", 17,
        {**NO_AMOUNTS, "fold": True, "check": False, "call": 20, "raise_to": [60]},
        "20 of 40 are in, and of three raises one is made",
    ),
    ("show_order", 23, {"order": [3, 4, 1]}, "seat 3 raised last on seventh street, then clockwise"),
    ("best_hands", 23, {"cards": []}, "seat 1 has 3, 4, 5 and 8: four ranks make no low"),
    ("winners", 23, {"high": [4], "low": [3]}, "jacks beat fives; 8-7-6-5-A, and seat 4 has but 8, 6, 2 and ace"),
    ("awards", 23, {"awards": {"1": 0, "3": 182, "4": 182}}, "4 + 30 + 30 + 60 + 120 + 120 are 364"),
)  # fmt: skip


def said(state: HandState) -> tuple[str, ...]:
    """What was done, street by street, as ``ACTS`` has it."""
    verbs = {"BringIn": "brings in", "Complete": "completes to", "Bet": "bets", "Raise": "raises to"}
    streets: list[list[str]] = []
    for event in state.events:
        match event:
            case StreetBegins():
                streets.append([])
            case Dealt():
                pass
            case _:
                name = type(event).__name__
                amount = f" {event.to}" if name in verbs else ""
                streets[-1].append(f"{event.seat} {verbs.get(name, name.lower() + 's')}{amount}")
    return tuple(map(", ".join, streets))


def done(state: HandState) -> int:
    return sum(not isinstance(event, Dealt | StreetBegins) for event in state.events)


def steps(first: Recipe) -> list[Item]:
    return [make(one) for one in all_steps(first)]


def test_a_hand_worked_out_by_hand_is_asked_about_from_its_bring_in_to_its_award() -> None:
    items = steps(HAND)
    assert said(items[-1].state) == ACTS
    for item, (kind, acts, answer, why) in zip(items, STEPS, strict=True):
        assert (item.question.kind, done(item.state)) == (kind, acts), why
        assert to_json(item.key.answer) == answer, why
        assert item.recipe.kind == WHOLE_HAND
        assert item.skill.kind == kind
        assert all(wrong.id.startswith(f"{kind}/") for wrong in item.misconceptions)


def test_a_code_leads_to_its_step_and_the_next_one_follows_it() -> None:
    codes = [make(one).code for one in all_steps(HAND)]
    assert len(set(codes)) == len(STEPS)
    for number, code in enumerate(codes, start=1):
        found = from_code(code)
        assert found == replace(HAND, step=number)
        assert make(found).code == code
        after = step_after(found)
        assert (after is None) is (number == len(STEPS))
        assert after is None or make(after).code == codes[number]


def test_codes_of_single_questions_are_what_they_were() -> None:
    """As they stand in links that were sent before there were whole hands."""
    sent = {
        "bi3s-roberts.1-rj5523": ("bring_in", Game.STUD, "suit"),
        "wi2r-roberts.1-0a5frs": ("winners", Game.RAZZ, "paired"),
        "po1e-roberts.1-x15jrw": ("pots", Game.STUD8, "lone"),
    }
    for code, (kind, game, name) in sent.items():
        if code[2] == str(kinds()[kind].version):
            assert write_code(recipe(kind, ROBERTS, game, name, seed=5)) == code
            assert not is_step(from_code(code))
            assert step_after(from_code(code)) is None
    assert any(code[2] == str(kinds()[kind].version) for code, (kind, _, _) in sent.items())


@pytest.mark.parametrize("kind", ASKED)
def test_a_link_is_outdated_once_a_kind_asks_otherwise_at_one_of_the_steps(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = write_code(HAND)
    monkeypatch.setattr(type(kinds()[kind]), "version", kinds()[kind].version + 1)
    with pytest.raises(Outdated, match="no longer there"):
        from_code(code)


@pytest.mark.parametrize("step", [0, 10, 31])
def test_a_step_that_the_hand_does_not_have_is_refused(step: int) -> None:
    code = write_code(replace(HAND, step=step))
    with pytest.raises(Unreadable, match=f"step: {step} \\(allowed: 1 to 9\\)"):
        make(from_code(code))


def test_nothing_is_asked_of_the_hand_as_a_whole() -> None:
    end = whole_hand(HAND).moments[-1]
    for asked in (KIND.ask, KIND.answer):
        with pytest.raises(NoAnswer):
            asked(end)


@pytest.mark.parametrize("cell", cells(WHOLE_HAND), ids=lambda cell: f"{cell[1].id}-{cell[2]}-{cell[3]}")
def test_every_step_keeps_the_contract_of_its_own_kind_and_the_hand_is_one(cell: Cell) -> None:
    for item in steps(recipe(*cell, seed=77)):
        assert violations(item, ["en"]) == (), item.code


def test_how_a_hand_goes_is_what_its_class_says() -> None:
    for asked in recipes(WHOLE_HAND, 2 * len(cells(WHOLE_HAND)), first_seed=300):
        moments, name = whole_hand(asked).moments, asked.situation_class
        end = moments[-1]
        assert (len(end.live) == 1) is (name == "unseen")
        if name == "unseen":
            continue
        sixth = [one for one in moments if one.street is Street.SIXTH][-1]
        last = second.seventh_street(json.loads(json.dumps(to_data(sixth))), asked.rulebook)
        assert (name == "short-stub") is (last["mix_burns"] or last["method"] == "common-card")
        most = sorted(one.total for one in end.live)
        if name == "side-pot":
            assert len(most) > 2
            assert most[0] < most[-2]
        elif name in ("showdown", "split"):
            assert most[0] == most[-2] or len(most) == 2
        if name == "split":
            final = make(all_steps(asked)[-1])
            assert final.question.kind == "awards"
            assert sum(chips > 0 for _, chips in final.key.answer.chips) > 1  # type: ignore[union-attr]


def test_hands_are_of_many_lengths_and_ask_of_everything_that_comes_up_in_a_hand() -> None:
    lengths, asked, worst = Counter[int](), Counter[str](), 0
    for each in recipes(WHOLE_HAND, 150, first_seed=900):
        hand = whole_hand(each)
        lengths[len(hand.steps)] += 1
        asked.update({step.posed.skill.kind for step in hand.steps})
        worst = max(worst, hand.tries)
    assert set(lengths) >= {8, 9, 10, 11, 12}
    assert set(lengths) <= set(range(6, 15))
    assert {kind for kind, count in asked.items() if count >= 15} == set(asked) == set(ASKED)
    assert worst < 40


def test_the_hand_is_held_to_its_order_and_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Point 11 of the contract bites: steps in another order, one twice, and one that shows the next one's answer."""
    items = steps(HAND)
    last = items[-1]
    assert list(linked.not_one_hand(last)) == []

    def problems(*of: Item) -> str:
        by_recipe = dict(zip(all_steps(HAND), of, strict=False))
        monkeypatch.setattr(linked, "all_steps", lambda _: (*tuple(by_recipe)[: len(of) - 1], last.recipe))
        monkeypatch.setattr(linked, "make", lambda one: of[-1] if one == last.recipe else by_recipe[one])
        return " ".join(linked.not_one_hand(last))

    assert "it begins with next_to_act" in problems(items[1], items[0], *items[2:])
    assert "comes before the one that it follows" in problems(items[0], items[2], items[1], *items[3:])
    assert "two steps are the same question" in problems(*items[:-2], items[0], last)
    assert "5 steps" in problems(*items[:4], last)
