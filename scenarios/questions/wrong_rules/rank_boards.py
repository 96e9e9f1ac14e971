"""Wrong rules about which board stands above which: each says how it would order all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

from msgspec.structs import replace

from scenarios.engine.boards import rank_boards
from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import CommonCardOpener, Game
from scenarios.engine.rulings import BoardsRuling
from scenarios.engine.state import HandState
from scenarios.engine.upcards import Group, high_board, low_board
from scenarios.generator.board_orders import Order, draws_ahead, ordered, pairs_unseen
from scenarios.generator.looks import board, is_draw, main_ranks, strength
from scenarios.questions.answers import RankAnswer
from scenarios.questions.question import Misconception, misconception, slips

_Wrong = Callable[[HandState, BoardsRuling], Order | None]
_Cards = Sequence[Card]


def misconceptions(state: HandState, ruling: BoardsRuling) -> Iterator[Misconception]:
    """What every wrong rule that says something here would answer, in the order in which they explain."""
    for name, wrong in WRONG_RULES:
        order = wrong(state, ruling)
        if order is not None:
            yield misconception("rank_boards", name, placed(order))
    for name, slip in SLIPS:
        yield from slips("rank_boards", name, map(placed, slip(ruling.order)))


def placed(order: Order) -> RankAnswer:
    """An order as an answer."""
    return RankAnswer(tuple(map(frozenset, order)))


def _common_card(rule: CommonCardOpener) -> _Wrong:
    """The common card counts, or does not, whatever the rulebook says."""

    def ranked(state: HandState, _: BoardsRuling) -> Order | None:
        if state.community is None:
            return None
        return rank_boards(replace(state, rulebook=replace(state.rulebook, common_card_opener=rule))).order

    return ranked


def _suits_break_ties(state: HandState, ruling: BoardsRuling) -> Order | None:
    """Of equal boards the one whose highest card is of the higher suit is better."""
    boards, suits = dict(ruling.boards), state.rulebook.suit_order

    def suit(seat: Seat) -> int:
        def height(card: Card) -> int:
            return card.rank.low if state.game is Game.RAZZ else card.rank

        top = max(map(height, boards[seat]))
        return max(suits.index(card.suit) for card in boards[seat] if height(card) == top)

    return _split(ruling, lambda seats: sorted(seats, key=suit, reverse=True))


def _position_breaks_ties(_: HandState, ruling: BoardsRuling) -> Order | None:
    """Of equal boards the one dealt first is better."""
    return _split(ruling, lambda seats: seats)


def _split(ruling: BoardsRuling, one_by_one: Callable[[tuple[Seat, ...]], Sequence[Seat]]) -> Order | None:
    if len(ruling.order) == len(ruling.boards):
        return None
    return tuple((seat,) for seats in ruling.order for seat in one_by_one(seats))


def _draw_outranks(state: HandState, ruling: BoardsRuling) -> Order | None:
    """A board of one suit or in sequence stands above every other; in razz below."""
    if not any(is_draw(cards) for _, cards in ruling.boards):
        return None
    return draws_ahead(state.game, dict(ruling.boards))


def _kicker_ignored(state: HandState, ruling: BoardsRuling) -> Order:
    """Boards called by the same name are equal."""
    sign = -1 if state.game is Game.RAZZ else 1

    def name(cards: _Cards) -> tuple[int, ...]:
        seen = board(state.game, cards)
        return tuple(sign * part for part in (seen.group, *main_ranks(seen)))

    return ordered(dict(ruling.boards), name)


def _two_pair_beats_three(state: HandState, ruling: BoardsRuling) -> Order | None:
    if state.game is Game.RAZZ:
        return None
    exchanged = {Group.TWO_PAIR: Group.THREE_OF_A_KIND, Group.THREE_OF_A_KIND: Group.TWO_PAIR}

    def worth(cards: _Cards) -> tuple[int, tuple[int, ...]]:
        seen = high_board(cards)
        return exchanged.get(seen.group, seen.group), seen.ranks

    return ordered(dict(ruling.boards), worth)


def _low_boards_lead(state: HandState, ruling: BoardsRuling) -> Order | None:
    """Eight-or-better: the lower board is the better one."""
    if state.game is not Game.STUD8:
        return None
    return ordered(dict(ruling.boards), lambda cards: strength(Game.RAZZ, cards))


def _razz_pair_allowed(state: HandState, ruling: BoardsRuling) -> Order | None:
    return pairs_unseen(dict(ruling.boards)) if state.game is Game.RAZZ else None


def _razz_as_high(state: HandState, ruling: BoardsRuling) -> Order | None:
    if state.game is not Game.RAZZ:
        return None
    return ordered(dict(ruling.boards), lambda cards: strength(Game.STUD, cards))


def _razz_ace_high(state: HandState, ruling: BoardsRuling) -> Order | None:
    """The lowest board is best, pairs are worst, but the ace stands above the king."""
    if state.game is not Game.RAZZ:
        return None
    return ordered(dict(ruling.boards), lambda cards: -high_board(cards).value)


def _razz_from_bottom(state: HandState, ruling: BoardsRuling) -> Order | None:
    """Boards of the same group are compared from their lowest card up."""
    if state.game is not Game.RAZZ:
        return None

    def worth(cards: _Cards) -> tuple[int, ...]:
        seen = low_board(cards)
        return -seen.group, *(-rank for rank in sorted(seen.ranks))

    return ordered(dict(ruling.boards), worth)


def _groups_ignored(state: HandState, ruling: BoardsRuling) -> Order | None:
    """Card by card from the highest down: a pair is only two cards."""
    if state.game is Game.RAZZ:
        return None
    return ordered(dict(ruling.boards), lambda cards: tuple(sorted((card.rank for card in cards), reverse=True)))


def _ace_low(state: HandState, ruling: BoardsRuling) -> Order | None:
    """Groups count, but the ace is the lowest card."""
    if state.game is Game.RAZZ:
        return None
    return ordered(dict(ruling.boards), lambda cards: low_board(cards).value)


def _same_kind_ties(state: HandState, ruling: BoardsRuling) -> Order:
    """All pairs are equal, and all boards without one."""
    sign = -1 if state.game is Game.RAZZ else 1
    return ordered(dict(ruling.boards), lambda cards: sign * board(state.game, cards).group)


def _worst_first(_: HandState, ruling: BoardsRuling) -> Order:
    return ruling.order[::-1]


def _equals_apart(order: Order) -> Iterator[Order]:
    """Equal boards are put one after the other, or one of them before or behind the rest."""
    for place, seats in enumerate(order):
        above, below = order[:place], order[place + 1 :]
        for seat in seats if len(seats) > 1 else ():
            rest = tuple(other for other in seats if other != seat)
            yield from ((*above, (seat,), rest, *below), (*above, rest, (seat,), *below))
        yield from ((*above, *((seat,) for seat in one_by_one), *below) for one_by_one in permutations(seats))


def _neighbours_equal(order: Order) -> Iterator[Order]:
    """Two boards, one next to the other, are taken for equal."""
    for place in range(len(order) - 1):
        yield (*order[:place], (*order[place], *order[place + 1]), *order[place + 2 :])


def _neighbours_exchanged(order: Order) -> Iterator[Order]:
    for place in range(len(order) - 1):
        yield (*order[:place], order[place + 1], order[place], *order[place + 2 :])


def _one_misplaced(order: Order) -> Iterator[Order]:
    """A single board stands elsewhere among the others."""
    for seat in (seat for seats in order for seat in seats):
        others = tuple(left for seats in order if (left := tuple(other for other in seats if other != seat)))
        for place in range(len(others) + 1):
            yield (*others[:place], (seat,), *others[place:])
            if place < len(others):
                yield (*others[:place], (*others[place], seat), *others[place + 1 :])


# in the order in which a wrong answer is explained when several fit, slips after the wrong rules
SLIPS: tuple[tuple[str, Callable[[Order], Iterator[Order]]], ...] = (
    ("equals_apart", _equals_apart),
    ("neighbours_equal", _neighbours_equal),
    ("neighbours_exchanged", _neighbours_exchanged),
    ("one_misplaced", _one_misplaced),
)
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("common_card_counts", _common_card(CommonCardOpener.WITH_COMMON_CARD)),
    ("common_card_ignored", _common_card(CommonCardOpener.SIXTH_STREET)),
    ("suits_break_ties", _suits_break_ties),
    ("position_breaks_ties", _position_breaks_ties),
    ("kicker_ignored", _kicker_ignored),
    ("draw_outranks", _draw_outranks),
    ("two_pair_beats_three", _two_pair_beats_three),
    ("low_boards_lead", _low_boards_lead),
    ("razz_pair_allowed", _razz_pair_allowed),
    ("razz_as_high", _razz_as_high),
    ("razz_ace_high", _razz_ace_high),
    ("razz_from_bottom", _razz_from_bottom),
    ("groups_ignored", _groups_ignored),
    ("ace_low", _ace_low),
    ("same_kind_ties", _same_kind_ties),
    ("worst_first", _worst_first),
)
