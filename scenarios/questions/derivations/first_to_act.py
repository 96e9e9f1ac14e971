"""Why a seat opens a later street, and why no other does: from a ``FirstToActRuling`` to its steps."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.cards import Card, Rank
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import CommonCardOpener, Game
from scenarios.engine.rulings import DecidedBy, FirstToActRuling
from scenarios.engine.state import HandState, Street
from scenarios.engine.upcards import Board, Group
from scenarios.generator.looks import (
    board,
    folded_better,
    hides_a_pair,
    in_sequence,
    is_draw,
    is_low_draw,
    main_ranks,
    one_suit,
)
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.labels import board_label
from scenarios.questions.message import Message, Messages, Ranks, Seats, Suits, message
from scenarios.questions.question import Derivation, Other, Step


def derive(state: HandState, ruling: FirstToActRuling) -> Derivation:
    """The steps: the best board, what may look better and is not, the tie, who opens where that seat cannot."""
    steps = [*_seventh(state), _best(state, ruling), *_astray(state, ruling)]
    steps += _tie(state, ruling) if len(ruling.tied) > 1 else _close(state, ruling)
    return Derivation(_verdict(ruling), (*steps, *_who_opens(state, ruling)))


def _seventh(state: HandState) -> Iterator[Step]:
    card = state.community
    if card is not None:
        counts = state.rulebook.common_card_opener is CommonCardOpener.WITH_COMMON_CARD
        said = message(f"first-to-act-step-common{'' if counts else '-apart'}", card=card)
        yield Step(said, state.rulebook.clause("common_card_opener"), (card,))
    elif state.street is Street.SEVENTH:
        yield Step(message("first-to-act-step-seventh"), state.rulebook.clause("best_board_opens"))


def _end(state: HandState) -> str:
    return "lowest" if state.game is Game.RAZZ else "highest"


def _best(state: HandState, ruling: FirstToActRuling) -> Step:
    boards, clause = dict(ruling.boards), state.rulebook.clause("best_board_opens")
    label = board_label(boards[ruling.best_seat], state.game)
    tied = ruling.tied
    cards = tuple(card for seat in tied for card in boards[seat])
    if len(tied) > 1:
        said = message(f"first-to-act-step-tied-{_end(state)}", seats=Seats(tied), board=label)
    else:
        said = message(f"first-to-act-step-{_end(state)}", seat=ruling.best_seat, board=label)
    return Step(said, clause, cards, tied)


def _astray(state: HandState, ruling: FirstToActRuling) -> Iterator[Step]:
    """What looks better and does not count, or not against the best board."""
    rulebook, boards = state.rulebook, dict(ruling.boards)
    best = boards[ruling.best_seat]
    others = {seat: cards for seat, cards in boards.items() if seat not in ruling.tied}
    for at in folded_better(state, best)[:1]:
        out = state.seats[at]
        said = message("first-to-act-step-folded", seat=out.seat)
        yield Step(said, rulebook.clause("best_board_opens"), out.up, (out.seat,))
    if state.game is Game.RAZZ:
        yield from _astray_in_razz(state, best, others)
        return
    if state.game is Game.STUD8:
        yield from _low_boards(state, {seat: cards for seat, cards in others.items() if is_low_draw(cards)})
        others = {seat: cards for seat, cards in others.items() if not is_low_draw(cards)}
    yield from draws(state, {seat: cards for seat, cards in others.items() if is_draw(cards)})


def _astray_in_razz(state: HandState, best: tuple[Card, ...], others: dict[Seat, tuple[Card, ...]]) -> Iterator[Step]:
    """In razz a low hand's rules are cited: they say what the ace, a pair, a straight and a flush count for."""
    clause = state.rulebook.clause("low_razz")
    yield from hidden_pairs(state, {seat: cards for seat, cards in others.items() if hides_a_pair(cards, best)})
    if is_draw(best):
        yield Step(message("first-to-act-step-draw-razz"), clause, best)
    elif any(card.rank is Rank.ACE for card in best):
        aces = tuple(card for card in best if card.rank is Rank.ACE)
        yield Step(message("first-to-act-step-ace-low"), clause, aces)


def _low_boards(state: HandState, lows: dict[Seat, tuple[Card, ...]]) -> Iterator[Step]:
    if lows:
        said = message("first-to-act-step-low-board", seats=Seats(tuple(lows)))
        cards = tuple(card for up in lows.values() for card in up)
        yield Step(said, state.rulebook.clause("best_board_opens"), cards, tuple(lows))


def draws(state: HandState, found: dict[Seat, tuple[Card, ...]]) -> Iterator[Step]:
    """One step for all high boards that look like a straight or a flush."""
    if not found:
        return
    flush, straight = any(map(one_suit, found.values())), any(map(in_sequence, found.values()))
    look = "both" if flush and straight else "flush" if flush else "straight"
    said = message(f"first-to-act-step-draw-{look}", seats=Seats(tuple(found)))
    cards = tuple(card for up in found.values() for card in up)
    yield Step(said, state.rulebook.clause("board_ranking"), cards, tuple(found))


def hidden_pairs(state: HandState, found: dict[Seat, tuple[Card, ...]]) -> Iterator[Step]:
    """Razz: one step for all boards of low cards with a pair among them."""
    if found:
        labels = tuple(board_label(cards, state.game) for cards in found.values())
        said = message("first-to-act-step-hidden-pair", seats=Seats(tuple(found)), boards=Messages(labels))
        cards = tuple(card for up in found.values() for card in up)
        yield Step(said, state.rulebook.clause("low_razz"), cards, tuple(found))


def _close(state: HandState, ruling: FirstToActRuling) -> Iterator[Step]:
    """Against the boards that come nearest: the same pair or first card, or higher cards that make no pair."""
    boards = dict(ruling.boards)
    clause = state.rulebook.clause("low_from_top" if state.game is Game.RAZZ else "board_ranking")
    best = board(state.game, boards[ruling.best_seat])
    others = {seat: board(state.game, cards) for seat, cards in boards.items() if seat != ruling.best_seat}
    near = [seat for seat, one in others.items() if one.group is best.group and main_ranks(one) == main_ranks(best)]
    if near:
        nearest = min if state.game is Game.RAZZ else max
        seat = nearest(near, key=lambda one: others[one].value)
        place = next(at for at, rank in enumerate(best.ranks) if rank != others[seat].ranks[at])
        said = message(
            "first-to-act-step-next-card", seat=seat, shared=shared(state.game, boards[seat], best, place),
            rank=shown_rank(best.ranks[place]), other=shown_rank(others[seat].ranks[place]),
        )  # fmt: skip
        yield Step(said, clause, boards[ruling.best_seat] + boards[seat], (ruling.best_seat, seat))
    elif state.game is not Game.RAZZ:
        higher = [seat for seat, one in others.items() if one.group < best.group and max(one.ranks) > max(best.ranks)]
        if higher:
            cards = tuple(card for seat in higher for card in boards[seat])
            known = "pair" if state.street is Street.FOURTH else "groups"
            yield Step(message(f"first-to-act-step-{known}"), clause, cards, tuple(higher))


def shown_rank(rank: int) -> Rank:
    """The rank to name, where a board counts the ace as 1 or as 14."""
    return Rank.ACE if rank == 1 else Rank(rank)


def shared(game: Game, cards: tuple[Card, ...], best: Board, place: int) -> Message:
    """What two boards have in common before the place where they differ."""
    if best.group is not Group.HIGH_CARD:
        return board_label(cards, game)
    ranks = Ranks(tuple(map(shown_rank, best.ranks[:place])))
    return message("board-low" if game is Game.RAZZ else "board-high-card", ranks=ranks)


def _tie(state: HandState, ruling: FirstToActRuling) -> Iterator[Step]:
    rulebook, best = state.rulebook, ruling.best_seat
    clause = rulebook.clause(f"board_tie_{state.game.value}")
    if ruling.tie_by is DecidedBy.SUIT:
        cards = dict(ruling.by_suit)
        said = message("first-to-act-step-suit", suits=Suits(rulebook.suit_order), card=cards[best], seat=best)
        yield Step(said, clause, tuple(cards.values()), ruling.tied)
    else:
        yield Step(message("first-to-act-step-position", seat=best), clause, (), (best,))


def _who_opens(state: HandState, ruling: FirstToActRuling) -> Iterator[Step]:
    rulebook, best = state.rulebook, ruling.best_seat
    if ruling.seat is None:
        yield Step(message("first-to-act-step-nobody"), rulebook.clause("table_stakes"))
    elif ruling.decided_by is DecidedBy.ALL_IN:
        yield Step(message("first-to-act-step-all-in", seat=best), rulebook.clause("table_stakes"), (), (best,))
        said = message("first-to-act-step-next-clockwise", seat=ruling.seat, best=best)
        yield Step(said, rulebook.clause("best_board_all_in"), (), (ruling.seat,))


def _verdict(ruling: FirstToActRuling) -> Message:
    if ruling.seat is None:
        return message("first-to-act-verdict-nobody")
    if ruling.decided_by is DecidedBy.ALL_IN:
        return message("first-to-act-verdict-instead", seat=ruling.seat, best=ruling.best_seat)
    return message("first-to-act-verdict", seat=ruling.seat)


def why_not(state: HandState, ruling: FirstToActRuling) -> Iterator[Other]:
    """What decides against each other live seat, in dealing order; nothing where nobody opens.

    Its board against the best one, and what separates equal ones. Where the best board is all-in, that a seat has no
    chips either or comes later clockwise.
    """
    opener = ruling.seat
    if opener is None:
        return
    for seat, _ in ruling.boards:
        if seat == opener:
            continue
        if ruling.decided_by is DecidedBy.ALL_IN:
            said = _passed_by(state, ruling, seat, opener)
        elif seat in ruling.tied:
            said = _equal(ruling, seat)
        else:
            said = _behind(state, ruling, seat)
        yield Other(SeatAnswer(seat), said)


def _passed_by(state: HandState, ruling: FirstToActRuling, seat: Seat, opener: Seat) -> Message:
    if seat == ruling.best_seat:
        return message("first-to-act-other-best-all-in", seat=seat)
    if not state.at(seat).can_act:
        return message("first-to-act-step-all-in", seat=seat)
    return message("first-to-act-other-after", seat=seat, opener=opener, best=ruling.best_seat)


def _equal(ruling: FirstToActRuling, seat: Seat) -> Message:
    if ruling.tie_by is DecidedBy.SUIT:
        cards = dict(ruling.by_suit)
        return message("first-to-act-other-suit", seat=seat, card=cards[seat], than=cards[ruling.best_seat])
    return message("first-to-act-other-position", seat=seat, best=ruling.best_seat)


def _behind(state: HandState, ruling: FirstToActRuling, seat: Seat) -> Message:
    """A board that is not the best: by what it is called, and where both are called the same by the next card."""
    boards, best = dict(ruling.boards), ruling.best_seat
    label, leading = board_label(boards[seat], state.game), board_label(boards[best], state.game)
    if label != leading:
        side = "higher" if state.game is Game.RAZZ else "lower"
        return message(f"first-to-act-other-{side}", seat=seat, best=best, board=label, leading=leading)
    here, there = board(state.game, boards[seat]).ranks, board(state.game, boards[best]).ranks
    rank, other = next((shown_rank(own), shown_rank(its)) for own, its in zip(here, there, strict=True) if own != its)
    return message("first-to-act-other-next-card", seat=seat, best=best, board=label, rank=rank, other=other)
