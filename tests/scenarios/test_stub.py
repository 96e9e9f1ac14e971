"""The last card: laws over every way a deal can go, and when it cannot be ruled. Cases: tables/stub.yaml."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from scenarios.engine.endings import LastCard, LastDeal
from scenarios.engine.errors import BadSituation, NotTheTime
from scenarios.engine.rulebook import Game, Rulebook, ShortStub
from scenarios.engine.stub import dealt_so_far, seventh_street
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.scenarios.facts.house import House, streets

BOOKS = [pytest.param(shipped(name), id=name) for name in SHIPPED]
HOUSE = House(shipped("roberts"), Game.STUD, ante=1, small=5, big=10, bring_in=2)


def deals(rulebook: Rulebook) -> list[tuple[int, ...]]:
    """Every way in which hands can be dealt on third to seventh street, fewer as the streets go on."""
    counts = range(2, rulebook.players_max + 1)
    return [five for five in product(counts, repeat=5) if list(five) == sorted(five, reverse=True)]


@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_deal_never_takes_more_cards_than_there_are(rulebook: Rulebook) -> None:
    for third, fourth, fifth, sixth, hands in deals(rulebook):
        ruling = seventh_street(rulebook, (third, fourth, fifth, sixth), hands)
        for deal in filter(None, (ruling.deal, *ruling.candidates)):
            there = ruling.stub + (ruling.burned if deal.mix_burns else 0)
            assert (hands if deal.method is LastCard.OWN_CARDS else 1) + deal.burn <= there
            assert ruling.stub + ruling.burned + 3 * third + fourth + fifth + sixth == 52


@pytest.mark.parametrize("rulebook", BOOKS)
def test_fewer_hands_never_need_a_common_card_where_more_do_not(rulebook: Rulebook) -> None:
    for third, fourth, fifth, sixth, hands in deals(rulebook):
        if hands > 2 and _own(rulebook, (third, fourth, fifth, sixth), hands):
            assert _own(rulebook, (third, fourth, fifth, sixth), hands - 1)


def _own(rulebook: Rulebook, dealt: tuple[int, int, int, int], hands: int) -> bool:
    deal = seventh_street(rulebook, dealt, hands).deal
    return deal is not None and deal.method is LastCard.OWN_CARDS


@pytest.mark.parametrize("name", ["tda", "wsop-cash", "wsop-tournament"])
def test_seven_handed_or_with_six_on_fourth_street_a_common_card_is_never_needed(name: str) -> None:
    for third, fourth, fifth, sixth, hands in deals(shipped(name)):
        if third <= 7 or fourth <= 6:
            assert _own(shipped(name), (third, fourth, fifth, sixth), hands)


def test_without_burns_none_are_mixed_in_and_none_is_burned() -> None:
    for name in ("roberts", "tda"):
        house = replace(shipped(name), burns=False)
        for third, fourth, fifth, sixth, hands in deals(house):
            deal = seventh_street(house, (third, fourth, fifth, sixth), hands).deal
            assert deal is None or (deal.mix_burns, deal.burn) == (False, False)


def test_with_burns_a_simple_common_card_leaves_one_to_burn() -> None:
    house = replace(shipped("roberts"), short_stub=ShortStub.COMMON_WHEN_SHORT)
    assert seventh_street(house, (8, 8, 8, 6), 6).deal == LastDeal(LastCard.COMMON_CARD, False, True)
    assert seventh_street(house, (8, 8, 8, 8), 8).unsettled == "no_card_for_seventh"  # one is left, to burn or to turn


def test_the_hands_dealt_are_counted_as_the_hand_is_played() -> None:
    for seats in (2, 5, 7):
        sixth = {street.name: state for street, state in streets(HOUSE.whole(seats)).items()}["SIXTH"]
        assert dealt_so_far(sixth) == ((seats,) * 4, seats, 0)


def test_the_last_card_is_ruled_on_from_sixth_street_or_from_a_count() -> None:
    with pytest.raises(NotTheTime, match="seventh street is dealt after sixth"):
        rule(HOUSE.situation("Kh 9d", "2c 2h"), "seventh-street")
    with pytest.raises(NotTheTime, match="seventh street is dealt after sixth"):
        rule(HOUSE.situation("Kh 9d 3c 4c", "2c 2h 7d Js", acts="2 folds"), "seventh-street")
    with pytest.raises(BadSituation, match=r"dealt\.third: missing"):
        rule(from_data({"game": "stud", "dealt": {"fourth": 7}}), "seventh-street")
    with pytest.raises(BadSituation, match="seats: missing, and seventh-street needs it"):
        rule(from_data({"game": "stud"}), "seventh-street")
