"""The boards of the live seats in order: what dealers compare to see who opens, ranked to the end."""

from __future__ import annotations

from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import BoardsRuling
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import first_to_act
from scenarios.engine.upcards import high_board, low_board


def rank_boards(state: HandState) -> BoardsRuling:
    """The live seats by their upcards, the best board first, equal ones together in dealing order.

    Groups and high cards only; in razz the lowest board is best. A common card counts where the rulebook counts it for
    opening. How ties are broken is not ruled here. Clauses: ``best_board_opens``, ``board_ranking``,
    ``common_card_opener``.
    """
    if state.street is Street.THIRD:
        boards = tuple((one.seat, one.up) for one in state.live)
    else:
        boards = first_to_act(state).boards
    razz = state.game is Game.RAZZ
    values = {seat: low_board(cards).value if razz else high_board(cards).value for seat, cards in boards}
    order = sorted(set(values.values()), reverse=not razz)
    return BoardsRuling(tuple(tuple(seat for seat, _ in boards if values[seat] == value) for value in order), boards)
