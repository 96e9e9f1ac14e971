"""The laws of the long run hold for a sample, and each of them is noticed when it is broken."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from scenarios.engine.awards import awards
from scenarios.engine.betting import legal_actions
from scenarios.engine.boards import rank_boards
from scenarios.engine.chips import Chips
from scenarios.engine.endings import AwardsRuling
from scenarios.engine.rulings import BoardsRuling, FirstToActRuling, LegalActions, WinnersRuling
from scenarios.engine.showdown import winners
from scenarios.engine.state import HandState
from scenarios.engine.turns import first_to_act
from tests import verify, verify_hands
from tests.verify import Found
from tests.verify_hands import check


def test_random_hands_keep_every_law() -> None:
    checked = [check(number) for number in range(400)]
    assert [one.wrong for one in checked if one.wrong] == []
    assert sum(one.closely for one in checked) == 40
    assert sum(one.showdown for one in checked) > 200


def one_chip_short(state: HandState) -> AwardsRuling:
    ruling = awards(state)
    (seat, chips), *others = ruling.awards
    return replace(ruling, awards=((seat, Chips(chips - 1)), *others))


def nothing_to_do(state: HandState) -> LegalActions:
    return replace(legal_actions(state), check=False, call=None, bring_in=(), complete_to=(), bet=(), raise_to=())


def only_for_the_first_seat(state: HandState) -> LegalActions:
    legal = legal_actions(state)
    return replace(legal, fold=legal.seat == state.seats[0].seat)


def only_for_seat_three(state: HandState) -> LegalActions:
    legal = legal_actions(state)
    return replace(legal, fold=legal.seat == 3)


def spades_first(state: HandState) -> FirstToActRuling:
    ruling = first_to_act(state)
    return replace(ruling, seat=max(state.live, key=lambda one: max(card.suit for card in one.up)).seat)


def dealt_first_is_best(state: HandState) -> BoardsRuling:
    ruling = rank_boards(state)
    return replace(ruling, order=((state.live[0].seat,), *ruling.order))


def clubs_win(state: HandState) -> WinnersRuling:
    best = min(state.live, key=lambda one: min(card.suit for card in one.up))
    return replace(winners(state), high=(best.seat,))


@pytest.mark.parametrize(
    ("name", "broken", "said"),
    [
        ("awards", one_chip_short, "chips were put in and"),
        ("legal_actions", nothing_to_do, "is to act and can only fold"),
        ("legal_actions", only_for_the_first_seat, "the turn or the options change"),
        ("legal_actions", only_for_seat_three, "with other seat numbers"),
        ("replay", lambda state: replace(state, events=()), "the events do not give the hand"),
        ("first_to_act", spades_first, "opens and not"),
        ("rank_boards", dealt_first_is_best, "boards rank otherwise"),
        ("winners", clubs_win, "others win"),
        ("over", lambda state: False, "the hand does not end"),
    ],
)
def test_a_broken_law_is_noticed(name: str, broken: Any, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify_hands, name, broken)
    wrong = [one for number in range(0, 100, 10) for one in check(number).wrong]
    assert any(said in one for one in wrong)


def test_a_run_that_was_stopped_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of 250 hands the first 200 are known to have broken a law: they are not played again, and still count."""
    monkeypatch.chdir(tmp_path)
    known = {**asdict(Found(items=200, made=1.0, tries=4000)), "violations": ["hand 7: a chip is missing"]}
    verify.PROGRESS.write_text(json.dumps([["hands", 0, 200], known]) + "\n")
    assert verify.main(["--seeds", "0", "--hands", "250", "--resume"]) == 1
    assert "laws: 250 random hands" in (said := capsys.readouterr().out)
    assert "1 violations" in said
    assert not verify.PROGRESS.exists()


def test_without_a_violation_the_status_is_0(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert verify.main(["--seeds", "0", "--hands", "20", "--opinions", "2"]) == 0
    said = capsys.readouterr().out
    assert "laws: 20 random hands" in said
    assert "2 hands replayed" in said
    assert "both opinions: 2 random hands" in said


def test_a_run_says_what_it_explains_and_which_clauses_it_reaches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Suits come up in one class of six or more; who shows first is no question about the bring-in."""
    monkeypatch.chdir(tmp_path)
    assert verify.main(["--seeds", "24", "--kind", "bring_in"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    explained, simulated, named, by_rule, by_slip, least, most = next(row[1:] for row in rows[2:] if "bring_in" in row)
    assert all(0 < float(share.strip("%")) < 100 for share in (explained, named, by_rule, by_slip))
    assert 20 < int(simulated) < 4 * 24
    assert (least, most) == ("1.00", "1.00")
    clauses = {row[0]: row[1] for row in rows if len(row) == 8}
    assert (clauses["lowest_card_opens"], clauses["shows_first_bet"]) == ("bi", ".")
