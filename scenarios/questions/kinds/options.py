"""What may this seat do? Any street, somebody to act: every legal act with its amounts."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.play import house_stakes
from scenarios.engine.rulebook import (
    CapLifted,
    Game,
    LateBet,
    Rulebook,
)
from scenarios.engine.rulings import Block, LegalActions, SizeReason
from scenarios.engine.state import HandState, Stakes, Standing, Street
from scenarios.engine.turns import bring_in, next_to_act
from scenarios.engine.upcards import has_open_pair
from scenarios.generator.deals import STAKES, Deal, filled, seat_count, seats
from scenarios.generator.lines import drive, one_short
from scenarios.generator.playout import began, departures, play_to
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import Option, OptionsAnswer, OptionsForm, Verb
from scenarios.questions.derivations.options import brought_in, derive, in_order
from scenarios.questions.derivations.options_why_not import why_not
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.looks import look_at_bets
from scenarios.questions.message import message
from scenarios.questions.options_answer import answer_of, options_of
from scenarios.questions.options_plans import PLANS, Plan, is_possible
from scenarios.questions.question import Misconception
from scenarios.questions.slips.options import overlooked
from scenarios.questions.wrong_rules.options import misconceptions


def situation_class(state: HandState, legal: LegalActions) -> str:
    """The class, read off the ruling: what decides the options."""
    now = state.round
    if legal.bring_in:
        return "opening" if bring_in(state).low_card_seat == legal.seat else "left-opens"
    if 0 < max(one.street_to for one in state.seats) < now.to:
        return "short-bring-in"
    blocked = {
        Block.NOT_REOPENED: "not-reopened",
        Block.NO_OPPONENT: "no-opponent",
        Block.NO_CHIPS: "short-call",
        Block.CAPPED: "capped",
    }.get(legal.block)
    if blocked == "capped" and brought_in(state):
        return "capped-completed"
    if blocked is not None:
        return blocked
    if now.lifted and now.bets > state.rulebook.raises_max:
        return "cap-lifted"
    if now.standing is Standing.SHORT and (now.level or state.street is not Street.THIRD):
        return "short-all-in"
    return _by_size(state, legal)


def _by_size(state: HandState, legal: LegalActions) -> str:
    now, one = state.round, state.at(legal.seat)
    if now.topped is not None:
        return "half-all-in"
    if legal.wager == (one.street_to + one.stack,):
        return "all-in-wager"
    if legal.size_reason is SizeReason.OPEN_PAIR:
        if now.bets:
            return "open-pair-raise"
        return "open-pair" if has_open_pair(one.up) else "open-pair-of-another"
    if legal.size_reason is SizeReason.OPEN_PAIR_BIG:
        return "open-pair-big"
    if state.street is Street.FOURTH and any(has_open_pair(other.up) for other in state.live):
        return "open-pair-none"
    if now.standing is Standing.SHORT:
        return "completion"
    late = "late-" if state.street >= Street.FIFTH else ""
    return late + ("bet" if now.standing is Standing.OPEN else "raise")


class Options:
    """The kind ``options``."""

    id = "options"
    code = "op"
    order = 40
    version = 6

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        return tuple(name for name, plan in PLANS.items() if is_possible(plan, rulebook, game))

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        plan = PLANS[situation_class]
        state = _start(stream, rulebook, game, situation_class, plan)
        temper = plan.temper
        if plan.behind is not None:
            found = one_short(stream, state, plan.behind)
            if found is None:
                raise NoAnswer
            state, short = found
            if situation_class != "short-call":
                temper = replace(temper, all_in=short)
        reached = drive(stream.split("line"), state, temper, lambda now: _is(now, situation_class))
        if reached is None:
            raise NoAnswer
        return reached

    def ask(self, state: HandState) -> Asked:
        if next_to_act(state).seat is None:
            raise NoAnswer
        legal = legal_actions(state)
        found = situation_class(state, legal)
        wrong, derivation = tuple(misconceptions(state, legal)), derive(state, legal)
        offered = _offered(state, legal, wrong)
        return Asked(
            situation_class=found,
            prompt=message("options-prompt", seat=legal.seat),
            form=OptionsForm(legal.seat, offered),
            answer=answer_of(legal),
            derivation=derivation,
            misconceptions=(*wrong, *overlooked(legal, offered)),
            others=tuple(why_not(legal, offered)),
            look=look_at_bets(state, legal, derivation),
            to_act=legal.seat,
            unsettled=legal.unsettled,
        )

    def answer(self, state: HandState) -> OptionsAnswer | None:
        if next_to_act(state).seat is None:
            return None
        legal = legal_actions(state)
        return None if legal.unsettled else answer_of(legal)


KIND = Options()


def _is(state: HandState, wanted: str) -> bool:
    legal = legal_actions(state)
    return not legal.unsettled and situation_class(state, legal) == wanted


def _start(stream: SeedStream, rulebook: Rulebook, game: Game, wanted: str, plan: Plan) -> HandState:
    """The beginning of the street on which the class is to come up."""
    street = stream.pick(_streets(rulebook, wanted, plan))
    staying = stream.between(plan.least, min(plan.most, rulebook.players_max))
    last_two = wanted == "cap-lifted" and rulebook.cap_lifted is CapLifted.EVENT_LAST_TWO
    count = 2 if last_two else seat_count(stream, rulebook, max(staying, plan.least))
    sitting = seats(count)
    keep = tuple(sorted(stream.sample(sitting, min(staying, count)))) if street > Street.THIRD else sitting
    up = _boards(stream.split("boards"), keep, plan.pair) if street is Street.FOURTH else {}
    deal = filled(stream.split("rest"), rulebook, game, sitting, up, stakes=_stakes(stream, rulebook, wanted))
    if rulebook.cap_lifted is CapLifted.EVENT_LAST_TWO:
        deal = replace(deal, event_players_left=2 if last_two else stream.between(max(count, 3), 60))
    if street is Street.THIRD:
        return _third(stream, deal, wanted)
    leaving = departures(stream.split("leaving"), sitting, keep, street)
    return play_to(stream.split("play"), deal, street, leaving)


def _streets(rulebook: Rulebook, wanted: str, plan: Plan) -> tuple[Street, ...]:
    if wanted == "cap-lifted" and rulebook.cap_lifted is CapLifted.LAST_ROUND:
        return (Street.SEVENTH,)
    if wanted == "half-all-in" and rulebook.late_bet is LateBet.SMALL_TO_BIG:
        return (Street.FOURTH,)
    return plan.streets


def _stakes(stream: SeedStream, rulebook: Rulebook, wanted: str) -> Stakes:
    able = [one for one in STAKES if wanted != "short-bring-in" or house_stakes(rulebook, one).bring_in > 1]
    return stream.pick(able)


def _third(stream: SeedStream, deal: Deal, wanted: str) -> HandState:
    state = began(deal)
    low = bring_in(state).low_card_seat
    if wanted == "left-opens":
        return began(deal.with_stacks({low: deal.stakes.ante}))
    if wanted == "short-bring-in":
        short = stream.between(1, state.stakes.bring_in - 1)
        return began(deal.with_stacks({low: Chips(deal.stakes.ante + short)}))
    return state


def _boards(stream: SeedStream, keep: tuple[Seat, ...], pair: bool) -> dict[Seat, tuple[Card, ...]]:
    """Two upcards for each seat: unpaired, but for one seat where a pair is asked for."""
    cards = stream.shuffled(DECK)
    holder = stream.pick(keep) if pair else None
    boards: dict[Seat, tuple[Card, ...]] = {}
    for seat in sorted(keep, key=lambda one: one != holder):  # the pair first, while its rank is still there
        first = cards.pop()
        second = next(card for card in reversed(cards) if (card.rank is first.rank) is (seat == holder))
        cards.remove(second)
        boards[seat] = (first, second)
    return boards


def _offered(state: HandState, legal: LegalActions, wrong: tuple[Misconception, ...]) -> tuple[Option, ...]:
    """What the learner chooses among: everything right, what the wrong rules would add, at least one that is wrong."""
    right = options_of(legal)
    offered = set(right) | {Option(Verb.FOLD), Option(Verb.CHECK)}
    if legal.owed:
        offered.add(Option(Verb.CALL, legal.call or legal.owed))
    for one in wrong:
        if isinstance(one.answer, OptionsAnswer) and len(offered) < 10:
            offered |= one.answer.options
    if offered == right:  # nothing is bet, and every size may be
        small, big = state.stakes.small_bet, state.stakes.big_bet
        larger = (Option(Verb.BET, Chips(amount)) for amount in (small, big, small + big))
        offered.add(next(one for one in larger if one not in right))
    return tuple(in_order(frozenset(offered)))
