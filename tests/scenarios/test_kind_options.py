"""Why a seat may do what it may do: what the steps say about an open pair, and on which rule they rest."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from scenarios.engine.betting import legal_actions
from scenarios.engine.rulebook import CompletionCounts, Game, LowCardAllIn
from scenarios.make import make, recipe
from scenarios.questions.derivations.options import derive
from scenarios.questions.kinds.options import KIND
from scenarios.questions.message import Amounts
from scenarios.questions.question import Step
from scenarios.rulebooks import shipped
from scenarios.situation import from_data


def steps(*acts: str, stacks: dict[int, int] | None = None, rulebook: str = "roberts") -> dict[str, Step]:
    """The steps for the seat to act on fourth street of stud, 5 and 10, seat 3 showing sevens."""
    boards = {1: "Kh 9d", 3: "7c 7h", 4: "Qs 4s", 6: "Ad 3c"}
    seats = {
        seat: {"up": up} | ({"stack": stacks[seat]} if stacks and seat in stacks else {}) for seat, up in boards.items()
    }
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    state = from_data(
        {"game": "stud", "rulebook": rulebook, "stakes": stakes, "seats": seats, "actions": list(acts)}
    ).state
    assert state is not None
    return {step.message.id.removeprefix("options-step-"): step for step in derive(state, legal_actions(state)).steps}


@pytest.mark.parametrize(
    ("acts", "stacks", "said", "seat", "raise_to"),
    [
        (("3 bets 10",), {}, "open-pair-big-bet", 3, 20),
        (("3 bets 5", "4 raises to 15"), {}, "open-pair-big-raise", 4, 25),
        (("3 bets 5", "4 calls", "6 raises to 15", "1 raises to 25"), {}, "open-pair-big-raise", 6, 35),
        (("3 bets 2", "4 completes to 10"), {3: 2}, "open-pair-big-complete", 4, 20),
    ],
)
def test_who_made_it_big_is_named_with_what_was_done(
    acts: tuple[str, ...], stacks: dict[int, int], said: str, seat: int, raise_to: int
) -> None:
    """Robert's Rules, Seven-Card Stud 6: once somebody has wagered a big bet, every raise on the street is one."""
    found = steps(*acts, stacks=stacks)
    big = found[said]
    assert dict(big.message.args) == {"seat": seat, "big": 10}
    assert [name for name in found if name.startswith("open-pair-big")] == [said]
    assert dict(found["raise"].message.args)["amounts"] == Amounts((raise_to,))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("acts", "clauses"),
    [
        ((), {"open-pair": "open_pair_stud", "bet": "open_pair_stud"}),
        (("3 bets 5",), {"open-pair": "open_pair_stud", "raise": "open_pair_raise"}),
        (("3 bets 10",), {"open-pair-big-bet": "open_pair_stud", "raise": "open_pair_stud"}),
    ],
)
def test_sizes_that_come_from_an_open_pair_cite_its_rule(acts: tuple[str, ...], clauses: dict[str, str]) -> None:
    """The rule for third and fourth street knows no big bet."""
    found = steps(*acts)
    assert {name: found[name].clause.id for name in clauses} == clauses


@pytest.mark.parametrize(
    ("rulebook", "acts", "said"),
    [
        ("roberts", (), None),  # the pair's own seat: there is nothing to doubt
        ("roberts", ("3 checks",), "any-seat"),
        ("da-fixed-limit", (), "holder-then-next-after-check"),
        ("da-fixed-limit", ("3 checks",), "holder-then-next-after-check-passed"),
        ("de-split-limit", (), "opener-only"),
        ("roberts", ("3 bets 5",), None),  # a raise is another rule's
    ],
)
def test_it_is_said_whose_choice_an_open_pair_gives(rulebook: str, acts: tuple[str, ...], said: str | None) -> None:
    """Robert's Rules, Seven-Card Stud 6; the Danish source, Forskellige regler; the German, Zweite Setzrunde."""
    found = [name for name, step in steps(*acts, rulebook=rulebook).items() if step.clause.id == "open_pair_who"]
    assert found == ([f"open-pair-{said}"] if said else [])


@pytest.mark.parametrize("counts", CompletionCounts)
def test_at_the_cap_of_third_street_it_is_said_what_the_completion_counts_as(counts: CompletionCounts) -> None:
    """Three raises after the bet, Robert's Rules, Betting and Raising 3: the completion is the bet, or one of them."""
    house = replace(shipped("roberts"), completion_counts=counts)
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    raises = ["3 raises to 10", "4 raises to 15", "2 raises to 20"][: 3 if counts is CompletionCounts.BET else 2]
    acts = ["2 brings in 2", "3 calls", "4 completes to 5", "2 calls", *raises]
    seats = {2: {"up": "2c"}, 3: {"up": "9s"}, 4: {"up": "Qd"}}
    state = from_data({"game": "stud", "stakes": stakes, "seats": seats, "actions": acts}, house).state
    assert state is not None
    found = {step.clause.id: step.message.id for step in derive(state, legal_actions(state)).steps}
    assert found["completion_counts"] == f"options-step-completion-is-{counts.value}"
    assert "raises_max" in found
    assert KIND.ask(state).situation_class == "capped-completed"


def test_another_seat_than_the_one_with_the_pair_is_a_class_of_its_own() -> None:
    for rulebook in ("roberts", "da-fixed-limit"):
        for seed in range(6):
            item = make(recipe("options", shipped(rulebook), Game.STUD, "open-pair-of-another", seed=seed))
            seat = item.question.table.to_act
            assert seat is not None
            assert len({card.rank for card in item.state.at(seat).up}) == 2
            assert any(len({card.rank for card in one.up}) == 1 for one in item.state.live)


def test_completing_a_short_all_in_rests_on_the_rule_about_those() -> None:
    """Robert's Rules, Betting and Raising 6."""
    assert steps("3 bets 2", stacks={3: 2})["short-all-in-bet"].clause.id == "short_all_ins"


def test_without_an_open_pair_the_street_gives_the_size() -> None:
    for situation_class, clause in (("bet", "early_bet"), ("raise", "early_bet"), ("late-raise", "late_bet")):
        item = make(recipe("options", shipped("roberts"), Game.STUD, situation_class, seed=5))
        said = {step.message.id: step.clause.id for step in item.derivation.steps}
        assert said["options-step-bet" if situation_class == "bet" else "options-step-raise"] == clause


def test_whoever_opens_for_an_all_in_cites_that_rule_for_having_to() -> None:
    """A house may make the left neighbour of an all-in low card open; the first rule speaks of the low card alone."""
    house = replace(shipped("roberts"), low_card_all_in=LowCardAllIn.LEFT_OPENS_NO_FOLD)
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    for stack, clause in ({"stack": 0}, "low_card_all_in"), ({}, "lowest_card_opens"):
        seats = {1: {"up": "Kh"}, 3: {"up": "2c", **stack}, 4: {"up": "9s"}, 6: {"up": "Qd"}}
        state = from_data({"game": "stud", "stakes": stakes, "seats": seats}, house).state
        assert state is not None
        last = derive(state, legal_actions(state)).steps[-1]
        assert (last.message.id, last.clause.id) == ("options-step-no-fold", clause)
