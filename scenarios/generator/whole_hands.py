"""Whole hands from a seed: dealt, played with legal acts that look like people's, and over.

Who sits, with how much, how loosely the table plays and every card come from the seed. Seats fold what they do not
like, more of them the dearer it is; some are short and get all their chips in; some hands are shown, others won
unseen; now and then a full table stays so long that cards run short. A mood leads to hands of one sort more often.

A hand is settled throughout: wherever a moment would ask what no text settles, it is played otherwise or dealt again.
"""

from __future__ import annotations

from msgspec import Struct

from scenarios.engine.actions import Action, BringIn, Call, Check, Complete, Fold
from scenarios.engine.awards import awards
from scenarios.engine.betting import legal_actions, wager_verb
from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.dealing import CardsRunOut, Undealt, hands_dealt, street_dealt
from scenarios.engine.play import begin, over
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.rulings import Block, LegalActions, Spread, least_of
from scenarios.engine.show_order import show_order
from scenarios.engine.state import HandState, Stakes, Standing, Street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.generator.appetite import appetite
from scenarios.generator.deals import PLAYERS_DEALT, STAKES, seat_count, seats
from scenarios.generator.stream import SeedStream

TRIES = 2_000
"""Deals for one hand at most; on average it takes two or three."""

_STAYS = (1, 3, 6, 9, 11, 12, 12)
"""In how many of 12 cases a seat pays a bet, by its appetite."""
_WAGERS = (1, 1, 2, 4, 6, 8, 9)
"""In how many of 12 cases it makes one."""
_LOOSENESS = (0, 0, 1, 2, 5)
"""What a table's mood adds to these; of the last kind cards can run short."""


class Mood(Struct, frozen=True):
    """What a table is like: how loosely it plays, how many of how many seats are short, how many sit.

    ``early`` and ``late`` are how loosely it plays on third and on seventh street, None where as between them.
    ``keen``: what is added to the readiness to wager after third street.
    """

    loose: tuple[int, ...] = _LOOSENESS
    short: tuple[int, int] = (1, 4)
    least: int = 2
    most: int = PLAYERS_DEALT
    early: int | None = None
    late: int | None = None
    keen: int = 0


MIXED = Mood()


class NoSettledHand(ValueError):
    """No deal of this seed came to an end that is settled throughout. It has not been met."""


class _Table(Struct, frozen=True):
    """Who plays for what, and how loosely."""

    rulebook: Rulebook
    game: Game
    stakes: Stakes
    stacks: tuple[tuple[Seat, Chips], ...]
    loose: int
    mood: Mood


def whole_hand(seed: int, rulebook: Rulebook, game: Game) -> HandState:
    """The hand of this seed at its end, played past third street; its events are the whole way there.

    The deal depends on the seed and the game alone. Raises NoSettledHand.
    """
    stream = SeedStream("whole hand", game.value, seed)
    for attempt in range(TRIES):
        moments = played(stream.split("try", attempt), rulebook, game)
        if moments is not None:
            return moments[-1]
    raise NoSettledHand(f"{rulebook.id}, {game.value}, seed {seed}: nothing settled in {TRIES} deals")


def played(stream: SeedStream, rulebook: Rulebook, game: Game, mood: Mood = MIXED) -> tuple[HandState, ...] | None:
    """Every moment of one hand, from the antes to its end: a state after each act and each street dealt.

    None where it met something that no text settles, the deck did not last, or it was over on third street.
    """
    deck = stream.split("deck").shuffled(DECK)
    table = _sat_down(stream.split("table"), rulebook, game, mood)
    hands, left = hands_dealt([seat for seat, _ in table.stacks], deck)
    state = begin(rulebook, game, table.stakes, table.stacks, hands)
    acts, mix, moments = stream.split("acts"), stream.split("mix"), [state]
    while _settled(state):
        if over(state):
            return tuple(moments) if state.street > Street.THIRD else None
        if next_to_act(state).seat is None:
            dealt = _dealt(state, left, mix)
            if dealt is None:
                return None
            state, left = dealt
        else:
            state = _acted(acts, table, state)
        moments.append(state)
    return None


def _sat_down(stream: SeedStream, rulebook: Rulebook, game: Game, mood: Mood) -> _Table:
    """A table in its mood. Some of the seats are short, the others have what lasts for most hands."""
    stakes = stream.pick(STAKES)
    stacks = []
    for seat in seats(seat_count(stream, rulebook, mood.least, mood.most)):
        bets = stream.between(1, 7) if stream.chance(*mood.short) else stream.between(16, 60)
        odd = stream.below(stakes.small_bet) if stream.chance(1, 3) else 0
        stacks.append((seat, Chips(stakes.ante + bets * stakes.small_bet + odd)))
    return _Table(rulebook, game, stakes, tuple(stacks), stream.pick(mood.loose), mood)


def _dealt(state: HandState, left: Undealt, mix: SeedStream) -> tuple[HandState, Undealt] | None:
    try:
        dealt = street_dealt(state, left, mix.shuffled)
    except CardsRunOut:
        return None
    if dealt.last is not None and dealt.last.unsettled:
        return None
    return dealt.state, dealt.undealt


def _settled(state: HandState) -> bool:
    """Whether every ruling of the moment rests on a text."""
    if state.round.last is None and (bring_in if state.street is Street.THIRD else first_to_act)(state).unsettled:
        return False
    if next_to_act(state).seat is not None:
        return not state.round.unsettled and not legal_actions(state).unsettled
    if not over(state):
        return True
    return not awards(state).unsettled and (len(state.live) == 1 or not show_order(state).unsettled)


def _acted(stream: SeedStream, table: _Table, state: HandState) -> HandState:
    """The hand after the act of the seat whose turn it is; a wager that leads to nothing settled is not made."""
    legal = legal_actions(state)
    chosen = _chosen(stream, table, state, legal)
    after = apply(state, chosen)
    if after.round.unsettled and not isinstance(chosen, (Fold, Check, Call)):
        after = apply(state, _quiet(state, legal))
    return after


def _chosen(stream: SeedStream, table: _Table, state: HandState, legal: LegalActions) -> Action:
    """A legal act, by what the seat's cards are worth to it, what it costs, and how many have wagered before."""
    seat, one, now = legal.seat, state.at(legal.seat), state.round
    held: list[Card] = [card for card in (*one.down, *one.up) if card is not None]
    liking = appetite(state.game, held)
    if state.street is Street.THIRD and now.standing is Standing.OPEN:
        full = state.stakes.small_bet
        if full in legal.wager and liking > 3 and stream.chance(1, 3):
            return Complete(seat, full)
        return BringIn(seat, least_of(legal.bring_in))
    cheap = 3 if now.standing is Standing.SHORT and now.level == 0 else 0
    if legal.owed and legal.fold:
        stays = _STAYS[liking] + _loose(table, state.street) + cheap + (2 if len(state.live) == 2 else 0) - now.bets
        if not stream.chance(max(min(stays, 12), 1), 12):
            return Fold(seat)
    if legal.block is Block.NONE and legal.wager:
        keen = table.mood.keen if state.street > Street.THIRD else 0
        wagers = _WAGERS[liking] + keen + (2 if now.to == 0 else -2 * now.bets)
        if stream.chance(max(wagers, 0), 12):
            return wager_verb(state)(seat, _amount(stream, state, legal))
    return _quiet(state, legal)


def _loose(table: _Table, street: Street) -> int:
    """How loosely the table plays on a street."""
    now = {Street.THIRD: table.mood.early, Street.SEVENTH: table.mood.late}.get(street)
    return table.loose if now is None else now


def _quiet(state: HandState, legal: LegalActions) -> Action:
    """What keeps the seat in at the least cost."""
    if state.street is Street.THIRD and state.round.standing is Standing.OPEN:
        return BringIn(legal.seat, least_of(legal.bring_in))
    return Call(legal.seat) if legal.owed else Check(legal.seat)


def _amount(stream: SeedStream, state: HandState, legal: LegalActions) -> Chips:
    """One of the amounts; of a range its least, or a round amount in it."""
    if not isinstance(legal.wager, Spread):
        return stream.pick(legal.wager)
    level, stakes = state.round.level, state.stakes
    likely = (legal.wager.least, Chips(level + stakes.small_bet), Chips(level + stakes.big_bet))
    return stream.pick([amount for amount in likely if amount in legal.wager])
