"""Records written as PHH are read back as they were."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from scenarios.engine.chips import DEEP, Chips
from scenarios.generator.whole_hands import whole_hand
from scenarios.histories import RecordedHand, read, record_of, replay, to_phh
from scenarios.histories.record import Act
from scenarios.rulebooks import SHIPPED, shipped

ROOM = Path(__file__).parents[1] / "tables" / "room_hands.txt"


def again(hand: RecordedHand) -> RecordedHand:
    (found,) = read(to_phh(hand), "written")
    return found


@given(st.sampled_from(SHIPPED), st.data())
@settings(max_examples=40)
def test_a_hand_played_here_is_written_and_played_again_to_the_same_end(name: str, data: st.DataObject) -> None:
    rulebook = shipped(name)
    end = whole_hand(data.draw(st.integers(0, 2**32)), rulebook, data.draw(st.sampled_from(rulebook.games)))
    hand = record_of(end, "7")
    assert again(hand) == hand
    assert replay(again(hand), rulebook).end == end


def test_hands_of_a_card_room_keep_all_but_what_their_calls_added() -> None:
    hands = read(ROOM.read_text("utf-8"), "room")
    assert len(hands) > 2
    for hand in hands:
        told = tuple(replace(one, added=None) if isinstance(one, Act) else one for one in hand.told)
        assert again(hand) == replace(hand, told=told)


def test_a_stack_without_end_and_a_name_that_toml_cannot_hold_are_written_all_the_same() -> None:
    hand = record_of(whole_hand(1, shipped("roberts"), shipped("roberts").games[0]), "it's\n'7'")
    players = tuple(replace(player, stack=DEEP) for player in hand.players)
    found = again(replace(hand, players=players))
    assert found.players == players
    assert found.name == "1"


def test_the_stacks_at_the_end_are_written() -> None:
    hand = record_of(whole_hand(1, shipped("roberts"), shipped("roberts").games[0]), "7")
    final = tuple((player.seat, Chips(10 + number)) for number, player in enumerate(hand.players))
    assert again(replace(hand, final=final)).final == final


def test_the_moments_of_a_record_lead_from_the_antes_to_its_end() -> None:
    end = whole_hand(3, shipped("roberts"), shipped("roberts").games[0])
    found = replay(record_of(end, "3"), shipped("roberts"))
    assert sum(moment.action is not None for moment in found.moments) == found.decisions
    begun = found.moments[0].state
    assert begun.pot == sum(min(end.stakes.ante, one.stack + one.total) for one in end.seats)
    streets = [moment.state.street for moment in found.moments if moment.action is None]
    assert streets == sorted(set(streets))  # one deal after each street, in order
