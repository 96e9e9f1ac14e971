"""Play-outs: a deal played with legal acts from the antes to the start of a later street.

Who folds on which street, and who is all-in from when on, is asked for; everybody else stays. ``play_to`` is the whole
way; ``began``, ``act``, ``play_street`` and ``advance`` are its steps, for those who need a moment within a street.

A seat that folds does so when it faces a wager; where nobody would bet, somebody who stays bets so that it can. A seat
that is to be all-in plays with chips enough and then turns out to have had exactly what it put in: each of its acts
was legal with that stack too, its last one being the call or wager that nobody raised.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from types import MappingProxyType

from scenarios.engine.actions import Action, BringIn, Call, Check, Complete, Fold
from scenarios.engine.betting import legal_actions, wager_verb
from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.endings import LastCard
from scenarios.engine.play import begin, next_street
from scenarios.engine.rounds import apply
from scenarios.engine.rulings import Amounts, Block, LegalActions, Spread, least_of
from scenarios.engine.state import HandState, SeatState, Standing, Street
from scenarios.engine.stub import dealt_so_far, seventh_street
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import Deal
from scenarios.generator.stream import SeedStream

NOBODY: frozenset[Seat] = frozenset()
_NOWHERE: Mapping[Seat, Street] = MappingProxyType({})

_WAGERS = ((1, 3), (1, 4), (1, 8), (0, 1))
"""How often a seat that need not wager does, by the wagers before it: mostly one a street, at most three."""


def play_to(
    stream: SeedStream,
    deal: Deal,
    street: Street,
    leaving: Mapping[Seat, Street] = _NOWHERE,
    all_in: Mapping[Seat, Street] = _NOWHERE,
) -> HandState:
    """The deal at the start of ``street``, before anybody has acted there.

    Each seat of ``leaving`` folds on its street, each of ``all_in`` puts its last chip in on its street (both before
    ``street``); the others stay. Seats that ``deal.stacks`` names play with that stack: give a seat the ante there and
    it is all-in from the start. Where a seat that stays has no card left in the deal, it takes one that a seat which
    left never got; a stub too short for seventh street is dealt as the rulebook has it.

    Raises ValueError where this cannot be played: a seat asked to fold and to be all-in, fewer than two that stay,
    nobody with chips who could bet a leaving seat out, or cards running out.
    """
    if leaving.keys() & all_in.keys():
        raise ValueError("a seat cannot fold and be all-in")
    late = [seat for seat, when in (*leaving.items(), *all_in.items()) if when >= street]
    if late or len(deal.seats) - len(leaving) < 2:
        raise ValueError(f"fewer than two seats stay, or seats {late} leave too late for street {street.value}")
    state = began(deal)
    while state.street < street:
        now = state.street
        state = play_street(
            stream.split("street", now.value), state, _on(leaving, now), _on(all_in, now)
        )  # fmt: skip
        state = advance(deal, state)
    return state


def _on(when: Mapping[Seat, Street], street: Street) -> AbstractSet[Seat]:
    return {seat for seat, one in when.items() if one is street}


def departures(
    stream: SeedStream, sitting: Sequence[Seat], staying: Iterable[Seat], street: Street
) -> dict[Seat, Street]:
    """A street before ``street`` on which each seat that does not stay folds; third street is the commonest.

    At a full table enough of them leave early for the deck to last.
    """
    keep = frozenset(staying)
    before = [one for one in Street if one < street]
    leaving = {
        seat: before[min(stream.below(len(before)), stream.below(len(before)))] for seat in sitting if seat not in keep
    }
    for seat in leaving:
        if street * len(keep) + sum(leaving.values()) <= len(DECK):
            break
        leaving[seat] = Street.THIRD
    return leaving


def began(deal: Deal) -> HandState:
    """Third street of the deal, the antes in and the bring-in to come."""
    hands = {seat: (deal.down[seat][0], deal.down[seat][1], deal.up[seat][0]) for seat in deal.seats}
    stacks = [(seat, deal.stack(seat)) for seat in deal.seats]
    return begin(
        deal.rulebook, deal.game, deal.stakes, stacks, hands,
        absent=deal.absent, event_players_left=deal.event_players_left,
    )  # fmt: skip


def advance(deal: Deal, state: HandState) -> HandState:
    """The next street with the deal's cards, or with a common card where the stub before seventh street is too short.

    The deal's cards are no deck in order: who gets which is chosen, and a mix or a burn changes nothing about it.

    Raises NotTheTime while the betting is open, ValueError without cards.
    """
    place = state.street - Street.THIRD + 1  # the next upcard's; after the fourth the third down card follows
    spare = _spare(deal, state)
    cards = dict[Seat, Card | None]()
    for one in state.live:
        held = deal.down[one.seat][2:] if state.street is Street.SIXTH else deal.up[one.seat][place:]
        cards[one.seat] = held[0] if held else next(spare, None)
    without = [seat for seat, card in cards.items() if card is None]
    common = _common_card_is_due(state)
    if without and not (common and len(without) < len(cards)):
        raise ValueError(f"no card is left for seats {without} after street {state.street.value}")
    if common:
        return next_street(state, {}, next(card for card in cards.values() if card is not None))
    return next_street(state, cards)


def _common_card_is_due(state: HandState) -> bool:
    if state.street is not Street.SIXTH or len(state.live) < 2:
        return False
    deal = seventh_street(state.rulebook, *dealt_so_far(state)).deal
    return deal is not None and deal.method is LastCard.COMMON_CARD


def _spare(deal: Deal, state: HandState) -> Iterator[Card]:
    """The cards that seats which are out never got and nobody else has taken."""
    dealt = {card for one in state.seats for card in (*one.up, *one.down)}
    for one in state.seats:
        if not one.live:
            yield from (card for card in (*deal.up[one.seat], *deal.down[one.seat]) if card not in dealt)


def play_street(
    stream: SeedStream, state: HandState, leaving: AbstractSet[Seat] = NOBODY, all_in: AbstractSet[Seat] = NOBODY
) -> HandState:
    """The rest of the street's betting, until it is closed. ``leaving`` and ``all_in`` as for ``play_to``.

    Raises ValueError where a seat of ``leaving`` could not fold, or one of ``all_in`` put nothing in.
    """
    while (chosen := act(stream, state, leaving, all_in)) is not None:
        state = apply(state, chosen)
    stuck = [one.seat for one in state.seats if one.live and one.seat in leaving]
    stuck += [one.seat for one in state.seats if one.seat in all_in and not one.street_to]
    if stuck:
        raise ValueError(f"seats {stuck} cannot fold or be all-in on street {state.street.value}")
    return with_behind(state, dict.fromkeys(all_in, NOTHING)) if all_in else state


def with_behind(state: HandState, behind: Mapping[Seat, Chips]) -> HandState:
    """The state with other stacks behind, as if these seats had sat down with that much less or more.

    Legal where the seat's acts were: give a seat that has chips at the start of a street any amount above nothing, or
    nothing once the betting is closed and the street's last wager was met by it.
    """
    seats = tuple(
        SeatState(one.seat, one.up, one.down, behind[one.seat], one.street_to, one.total, one.status)
        if one.seat in behind
        else one
        for one in state.seats
    )
    return HandState(
        state.rulebook, state.game, state.stakes, state.street, seats, state.round,
        state.community, state.event_players_left, state.events,
    )  # fmt: skip


def act(
    stream: SeedStream, state: HandState, leaving: AbstractSet[Seat] = NOBODY, all_in: AbstractSet[Seat] = NOBODY
) -> Action | None:
    """A legal act of the seat whose turn it is, chosen at random within what is asked for; None when all is closed.

    Where a wager meets something that no text settles it is made only if a seat could not leave without it.
    """
    seat = next_to_act(state).seat
    if seat is None:
        return None
    now, one = state.round, state.at(seat)
    if state.street is Street.THIRD and now.standing is Standing.OPEN:
        return _opening(stream, state, legal_actions(state), leaving)
    owes = one.street_to < now.to
    if seat in leaving:
        return Fold(seat) if owes else Check(seat)
    forced = _last_chance(stream, state, seat, leaving, all_in)
    if forced or stream.chance(*_WAGERS[min(now.bets, len(_WAGERS) - 1)]):
        legal = legal_actions(state)
        if legal.block is Block.NONE and (forced or legal.unsettled == now.unsettled):
            return wager_verb(state)(seat, _amount(stream, state, legal.wager))
    return Call(seat) if owes else Check(seat)


def _opening(stream: SeedStream, state: HandState, legal: LegalActions, leaving: AbstractSet[Seat]) -> Action:
    """The bring-in, at its least; now and then the full bet, where the stack holds it and the seat stays."""
    seat, full = legal.seat, state.stakes.small_bet
    if seat not in leaving and full in legal.wager and stream.chance(1, 6):
        return Complete(seat, full)
    return BringIn(seat, least_of(legal.bring_in))


def _last_chance(
    stream: SeedStream, state: HandState, seat: Seat, leaving: AbstractSet[Seat], all_in: AbstractSet[Seat]
) -> bool:
    """Whether the seat has to wager now: others wait for a wager, and it is the last that can, or draws it."""
    now = state.round
    waiting = leaving and any(one.live and one.seat in leaving and one.street_to == now.to for one in state.seats)
    if not waiting and (now.to or not all_in):
        return False
    done = {seat, *leaving, *(one for one, _ in now.acted)}
    return stream.chance(1, 2) or not any(one.can_act and one.seat not in done for one in state.seats)


def _amount(stream: SeedStream, state: HandState, wager: Amounts) -> Chips:
    """One of the amounts; of a range one of its ends or a round amount between."""
    if not isinstance(wager, Spread):
        return stream.pick(wager)
    level, stakes = state.round.level, state.stakes
    likely = (wager.least, Chips(level + stakes.small_bet), Chips(level + stakes.big_bet), wager.most)
    return stream.pick([amount for amount in likely if amount in wager])
