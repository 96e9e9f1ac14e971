"""Which board stands above which: from a ``BoardsRuling`` to its steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import BoardsRuling
from scenarios.engine.state import HandState
from scenarios.generator.board_orders import same_name
from scenarios.generator.looks import board, hides_a_pair, is_draw, is_low_draw
from scenarios.questions.derivations.first_to_act import draws, hidden_pairs, shared, shown_rank
from scenarios.questions.labels import board_label
from scenarios.questions.message import Messages, Seats, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: BoardsRuling) -> Derivation:
    """The steps: what counts and what only seems to, then each place from the best board down, equal ones together."""
    places = tuple(message("answer-rank-place", seats=Seats(seats)) for seats in ruling.order)
    verdict = message("rank-boards-verdict", places=Messages(places))
    return Derivation(
        verdict, (_counts(state), *_common(state, ruling), *_traps(state, ruling), *_places(state, ruling))
    )


def guide(state: HandState, ruling: BoardsRuling) -> tuple[Step, ...]:
    """The way to the order without the order: what counts, what only seems to, and what each board is called."""
    boards = (_shown(state, seat, cards) for seat, cards in ruling.boards)
    return (_counts(state), *_common(state, ruling), *_traps(state, ruling), *boards)


def _shown(state: HandState, seat: Seat, cards: tuple[Card, ...]) -> Step:
    said = message("rank-boards-guide-seat", seat=seat, board=board_label(cards, state.game))
    return Step(said, state.rulebook.clause("best_board_opens"), cards, (seat,))


def _counts(state: HandState) -> Step:
    if state.game is Game.RAZZ:
        return Step(message("rank-boards-step-counts-razz"), state.rulebook.clause("low_razz"))
    return Step(message("rank-boards-step-counts-high"), state.rulebook.clause("board_ranking"))


def _common(state: HandState, ruling: BoardsRuling) -> Iterator[Step]:
    card = state.community
    if card is not None:
        counts = "common" if any(card in cards for _, cards in ruling.boards) else "common-apart"
        said = message(f"rank-boards-step-{counts}", card=card)
        yield Step(said, state.rulebook.clause("common_card_opener"), (card,))


def _traps(state: HandState, ruling: BoardsRuling) -> Iterator[Step]:
    """Boards that look better than they are, or in razz worse."""
    boards = dict(ruling.boards)
    drawing = {seat: cards for seat, cards in boards.items() if is_draw(cards)}
    if state.game is Game.RAZZ:
        plain = [cards for cards in boards.values() if len({card.rank for card in cards}) == len(cards)]
        hiding = {seat: up for seat, up in boards.items() if any(hides_a_pair(up, other) for other in plain)}
        yield from hidden_pairs(state, hiding)
        if drawing:
            cards = tuple(card for up in drawing.values() for card in up)
            yield Step(message("first-to-act-step-draw-razz"), state.rulebook.clause("low_razz"), cards)
        return
    yield from draws(state, drawing)
    lows = [seat for seat, cards in boards.items() if is_low_draw(cards) and seat not in ruling.order[0]]
    if state.game is Game.STUD8 and lows:
        said = message("rank-boards-step-low-board", seats=Seats(tuple(lows)))
        cards = tuple(card for seat in lows for card in boards[seat])
        yield Step(said, state.rulebook.clause("best_board_opens"), cards, tuple(lows))


def _places(state: HandState, ruling: BoardsRuling) -> Iterator[Step]:
    """A step for each place, and one more where it takes a later card to tell it from the place before."""
    boards = dict(ruling.boards)
    ranking = state.rulebook.clause("low_razz" if state.game is Game.RAZZ else "board_ranking")
    yield _place(state, boards, ruling.order[0], "best")
    for above, seats in pairwise(ruling.order):
        yield _place(state, boards, seats, "next")
        if same_name(board(state.game, boards[above[0]]), board(state.game, boards[seats[0]])):
            yield _next_card(state, boards, above[0], seats[0])
    if len(ruling.order) < len(boards):
        tied = next(seats for seats in ruling.order if len(seats) > 1)
        yield Step(
            message("rank-boards-step-equal"), ranking, tuple(card for seat in tied for card in boards[seat]), tied
        )


def _place(state: HandState, boards: dict[Seat, tuple[Card, ...]], seats: tuple[Seat, ...], which: str) -> Step:
    label = board_label(boards[seats[0]], state.game)
    said = (
        message(f"rank-boards-step-{which}", seat=seats[0], board=label)
        if len(seats) == 1
        else message(f"rank-boards-step-{which}-tied", seats=Seats(seats), board=label)
    )
    clause = state.rulebook.clause("low_razz" if state.game is Game.RAZZ else "board_ranking")
    return Step(said, clause, tuple(card for seat in seats for card in boards[seat]), seats)


def _next_card(state: HandState, boards: dict[Seat, tuple[Card, ...]], above: Seat, seat: Seat) -> Step:
    """What tells two boards apart that are called the same."""
    best, own = board(state.game, boards[above]), board(state.game, boards[seat])
    place = next(at for at, rank in enumerate(best.ranks) if rank != own.ranks[at])
    said = message(
        "rank-boards-step-next-card", seat=seat, above=above, shared=shared(state.game, boards[seat], best, place),
        rank=shown_rank(own.ranks[place]), other=shown_rank(best.ranks[place]),
    )  # fmt: skip
    clause = state.rulebook.clause("low_from_top" if state.game is Game.RAZZ else "board_ranking")
    return Step(said, clause, boards[above] + boards[seat], (above, seat))
