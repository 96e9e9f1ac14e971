"""How fast random hands are played to the showdown, beside PokerKit under the same policy in the same run.

Both sides read their choices from one list of numbers: post the bring-in, then wager the least in 15 of 100 turns, fold
when facing a bet in 20 more, else call or check. Ours shuffles, deals, rules every turn, lists every legal action,
checks the one chosen and ranks the hands shown; PokerKit does the same with its automations and also pays the pots.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from itertools import cycle
from time import perf_counter

import pokerkit
from msgspec import Struct

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK
from scenarios.engine.chips import Chips
from scenarios.engine.play import begin, next_street, over
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import LegalActions, Spread
from scenarios.engine.showdown import winners
from scenarios.engine.state import Stakes
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import seats
from scenarios.generator.stream import SeedStream
from scenarios.rulebooks import shipped

STAKES = Stakes(Chips(1), Chips(2), Chips(5), Chips(10))
STACK = Chips(400)
WAGERS, FOLDS = 15, 35
THEIRS = {
    Game.STUD: pokerkit.FixedLimitSevenCardStud,
    Game.STUD8: pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    Game.RAZZ: pokerkit.FixedLimitRazz,
}


class HandSpeed(Struct, frozen=True):
    """Hands a second of one game with so many players."""

    game: Game
    players: int
    ours: float
    pokerkit: float

    @property
    def ratio(self) -> float:
        return self.ours / self.pokerkit


class OutOfCards(Exception):
    """Eight hands may need more cards than there are; such a hand is not counted."""


def play_ours(game: Game, players: int, stream: SeedStream, choices: Iterator[int]) -> None:
    """One hand under Robert's Rules."""
    deck = iter(stream.shuffled(DECK))
    sitting = seats(players)
    hands = {seat: (next(deck), next(deck), next(deck)) for seat in sitting}
    state = begin(shipped("roberts"), game, STAKES, [(seat, STACK) for seat in sitting], hands)
    while not over(state):
        if next_to_act(state).seat is None:
            cards = {one.seat: next(deck, None) for one in state.live}
            if None in cards.values():
                raise OutOfCards
            state = next_street(state, cards)
        else:
            state = apply(state, _chosen(legal_actions(state), choices))
    winners(state)


def _chosen(legal: LegalActions, choices: Iterator[int]) -> Action:
    seat = legal.seat
    if legal.bring_in:
        return BringIn(seat, _least(legal.bring_in))
    choice = next(choices)
    if choice < WAGERS and legal.wager:
        verb = Complete if legal.complete_to else Bet if legal.bet else Raise
        return verb(seat, _least(legal.wager))
    if legal.call is None:
        return Check(seat)
    return Fold(seat) if WAGERS <= choice < FOLDS else Call(seat)


def _least(amounts: tuple[Chips, ...] | Spread) -> Chips:
    return amounts.least if isinstance(amounts, Spread) else amounts[0]


_AUTOMATIONS = tuple(one for one in pokerkit.Automation if one not in (pokerkit.Automation.RUNOUT_COUNT_SELECTION,))


def play_pokerkit(game: Game, players: int, _: SeedStream, choices: Iterator[int]) -> None:
    """One hand as PokerKit plays it."""
    state = THEIRS[game].create_state(
        _AUTOMATIONS, True, STAKES.ante, STAKES.bring_in, STAKES.small_bet, STAKES.big_bet, STACK, players
    )
    while state.status:
        if state.can_post_bring_in():
            state.post_bring_in()
            continue
        choice = next(choices)
        if choice < WAGERS and state.can_complete_bet_or_raise_to():
            state.complete_bet_or_raise_to()
        elif WAGERS <= choice < FOLDS and state.checking_or_calling_amount and state.can_fold():
            state.fold()
        else:
            state.check_or_call()


Player = Callable[[Game, int, SeedStream, Iterator[int]], None]


def _took(play: Player, game: Game, players: int, count: int, seed: str) -> float:
    """Hands a second over ``count`` hands."""
    stream = SeedStream("bench", seed, game, players)
    choices = cycle([stream.below(100) for _ in range(9_973)])
    played, began = 0, perf_counter()
    while played < count:
        try:
            play(game, players, stream, choices)
        except OutOfCards:
            continue
        played += 1
    return played / (perf_counter() - began)


def bench_hands(count: int = 40, rounds: int = 5) -> list[HandSpeed]:
    """The speeds by game and players: the best of several rounds, in each of which both sides play in turn."""
    found = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit warns of folds that could be checks
        for game in Game:
            for players in (2, 4, 6, 8):
                ours, theirs = [], []
                for number in range(rounds):
                    ours.append(_took(play_ours, game, players, 4 * count, str(number)))
                    theirs.append(_took(play_pokerkit, game, players, count, str(number)))
                found.append(HandSpeed(game, players, max(ours), max(theirs)))
    return found


if __name__ == "__main__":
    for speed in bench_hands():
        print(
            f"{speed.game:6} {speed.players} players: {speed.ours:7,.0f} hands a second, "
            f"PokerKit {speed.pokerkit:5,.0f}: {speed.ratio:.1f} times"
        )
