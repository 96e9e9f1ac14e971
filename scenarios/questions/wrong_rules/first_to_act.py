"""Wrong rules about who opens a later street, and the seat that each would name.

A rule that leads to a seat without chips passes on clockwise, as the right one does, unless that is what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from scenarios.engine.actions import Bet, BringIn, Check, Complete, Fold, Raise
from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import BoardTie, BoardTieRazz, CommonCardOpener, Game
from scenarios.engine.rulings import DecidedBy, FirstToActRuling
from scenarios.engine.state import HandState, Street, StreetBegins
from scenarios.engine.turns import clockwise, first_to_act
from scenarios.engine.upcards import high_board
from scenarios.generator.looks import board, folded_better, is_draw, main_ranks, strength
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.question import Misconception, misconception

_Wrong = Callable[[HandState, FirstToActRuling], Seat | None]
_Cards = tuple[Card, ...]


def misconceptions(state: HandState, ruling: FirstToActRuling) -> Iterator[Misconception]:
    """What every wrong rule that says something here would answer, in the order in which they explain."""
    for name, wrong in WRONG_RULES:
        seat = wrong(state, ruling)
        if seat is not None:
            yield misconception("first_to_act", name, SeatAnswer(seat))


def _from(state: HandState, best: Seat) -> Seat:
    """The seat, or the next with chips."""
    return best if state.at(best).can_act else next(one.seat for one in clockwise(state, best) if one.can_act)


def _best_by(state: HandState, ruling: FirstToActRuling, worth: Callable[[_Cards], object]) -> Seat:
    """The seat with the greatest worth, equal ones by position."""
    return _from(state, max(ruling.boards, key=lambda held: worth(held[1]))[0])  # type: ignore[arg-type,return-value]


def _under(state: HandState, **knobs: object) -> Seat | None:
    """What the engine answers with some knobs turned."""
    return first_to_act(replace(state, rulebook=replace(state.rulebook, **knobs))).seat


def _all_in_acts(_: HandState, ruling: FirstToActRuling) -> Seat | None:
    return ruling.best_seat if ruling.decided_by is DecidedBy.ALL_IN else None


def _next_best(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """The best board among seats with chips."""
    if ruling.decided_by is not DecidedBy.ALL_IN:
        return None
    able = tuple(one for one in state.seats if one.can_act)
    return first_to_act(replace(state, seats=able)).seat


def _common_card_counts(state: HandState, _: FirstToActRuling) -> Seat | None:
    if state.community is None:
        return None
    return _under(state, common_card_opener=CommonCardOpener.WITH_COMMON_CARD)


def _common_card_ignored(state: HandState, _: FirstToActRuling) -> Seat | None:
    return None if state.community is None else _under(state, common_card_opener=CommonCardOpener.SIXTH_STREET)


def _left_of_folded(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """The seat after the one that has folded a better board."""
    out = folded_better(state, dict(ruling.boards)[ruling.best_seat])
    return _from(state, state.seats[out[0]].seat) if out else None


def _suit_for_position(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    if ruling.tie_by is not DecidedBy.POSITION:
        return None
    return _under(
        state, board_tie_stud=BoardTie.SUIT, board_tie_stud8=BoardTie.SUIT, board_tie_razz=BoardTieRazz.HIGH_SUIT
    )  # fmt: skip


def _position_for_suit(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    return _from(state, ruling.tied[0]) if ruling.tie_by is DecidedBy.SUIT else None


def _suits_reversed(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    if ruling.tie_by is not DecidedBy.SUIT:
        return None
    return _under(state, suit_order=state.rulebook.suit_order[::-1])


def _last_of_tied(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """Of equal boards the one dealt last opens."""
    return _from(state, ruling.tied[-1]) if len(ruling.tied) > 1 else None


def _draw_outranks(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """A board of one suit or in sequence stands above every other; in razz below."""
    if not any(is_draw(cards) for _, cards in ruling.boards):
        return None
    sign = -1 if state.game is Game.RAZZ else 1
    return _best_by(state, ruling, lambda cards: (sign * is_draw(cards), strength(state.game, cards)))


def _kicker_ignored(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """Boards called by the same name tie, and the first of them opens."""
    seen = {seat: board(state.game, cards) for seat, cards in ruling.boards}
    best = seen[ruling.best_seat]
    same = [seat for seat, one in seen.items() if one.group is best.group and main_ranks(one) == main_ranks(best)]
    return _from(state, same[0]) if len(same) > len(ruling.tied) else None


def _low_board_opens(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """The best low board opens in eight-or-better."""
    return _best_by(state, ruling, lambda cards: strength(Game.RAZZ, cards)) if state.game is Game.STUD8 else None


def _lowest_opens(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """As the lowest card does on third street."""
    return _best_by(state, ruling, lambda cards: -high_board(cards).value) if state.game is Game.STUD else None


def _razz_high_opens(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    return _best_by(state, ruling, lambda cards: strength(Game.STUD, cards)) if state.game is Game.RAZZ else None


def _groups_ignored(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """Card by card from the top: a pair is only two cards."""
    if state.game is Game.RAZZ:
        return None
    return _best_by(state, ruling, lambda cards: sorted((card.rank for card in cards), reverse=True))


def _razz_pair_allowed(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """Card by card from the top: a pair does not hurt."""
    if state.game is not Game.RAZZ:
        return None
    return _best_by(state, ruling, lambda cards: sorted(-card.rank.low for card in cards))


def _ace_low(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    """Groups count, but the ace is the lowest card."""
    if state.game is Game.RAZZ:
        return None
    return _best_by(state, ruling, lambda cards: _grouped([card.rank.low for card in cards]))


def _razz_ace_high(state: HandState, ruling: FirstToActRuling) -> Seat | None:
    if state.game is not Game.RAZZ:
        return None
    return _best_by(state, ruling, lambda cards: [-value for value in _flat(_grouped([card.rank for card in cards]))])


def _grouped(ranks: list[int]) -> list[tuple[int, int]]:
    """The ranks in order of comparison, each with how often it comes: groups first."""
    return sorted({(ranks.count(rank), rank) for rank in ranks}, reverse=True)


def _flat(pairs: list[tuple[int, int]]) -> list[int]:
    return [number for pair in pairs for number in pair]


def _bring_in_opens(state: HandState, _: FirstToActRuling) -> Seat | None:
    return _if_in(state, _opener(state, Street.THIRD))


def _last_opener(state: HandState, _: FirstToActRuling) -> Seat | None:
    return _if_in(state, _opener(state, Street(state.street - 1)))


def _last_aggressor(state: HandState, _: FirstToActRuling) -> Seat | None:
    wagers = [event.seat for event in state.events if isinstance(event, BringIn | Complete | Bet | Raise)]
    return _if_in(state, wagers[-1] if wagers else None)


def _first_dealt(state: HandState, _: FirstToActRuling) -> Seat | None:
    """The first seat left of the dealer."""
    return next(one.seat for one in state.seats if one.can_act)


def _opener(state: HandState, street: Street) -> Seat | None:
    """Who acted first on an earlier street; None where the events do not say."""
    if StreetBegins(street) not in state.events:
        return None
    after = state.events[state.events.index(StreetBegins(street)) + 1 :]
    first = after[0] if after else None
    return first.seat if isinstance(first, BringIn | Complete | Bet | Check | Fold) else None


def _if_in(state: HandState, seat: Seat | None) -> Seat | None:
    return seat if seat is not None and state.at(seat).can_act else None


# in the order in which a wrong answer is explained when several fit
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("all_in_acts", _all_in_acts),
    ("next_best", _next_best),
    ("common_card_counts", _common_card_counts),
    ("common_card_ignored", _common_card_ignored),
    ("suit_for_position", _suit_for_position),
    ("position_for_suit", _position_for_suit),
    ("suits_reversed", _suits_reversed),
    ("last_of_tied", _last_of_tied),
    ("kicker_ignored", _kicker_ignored),
    ("draw_outranks", _draw_outranks),
    ("low_board_opens", _low_board_opens),
    ("razz_pair_allowed", _razz_pair_allowed),
    ("razz_high_opens", _razz_high_opens),
    ("razz_ace_high", _razz_ace_high),
    ("groups_ignored", _groups_ignored),
    ("ace_low", _ace_low),
    ("left_of_folded", _left_of_folded),
    ("lowest_opens", _lowest_opens),
    ("bring_in_opens", _bring_in_opens),
    ("last_opener", _last_opener),
    ("last_aggressor", _last_aggressor),
    ("first_dealt", _first_dealt),
)
