"""Point 3: of everything that could be answered, exactly one answer is right.

An answer space is walked through and each member judged by itself, without the ruling that gave the key: a seat is
right iff an act of it would be legal now, an act iff the judge lets it pass, a set of winners iff each of them beats
everybody who is not in it, a ranking iff of any two boards the better stands higher, a pot iff the acts of the hand
name it, pots iff they are laid by the law of table stakes, five cards iff no other five of the hand are better, a line
iff the judge does not let it pass. What passes must be the key and nothing else; the grade must say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import chain, combinations

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import check, judge, legal_actions
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.high import high_value
from scenarios.engine.low import low_eight_value, low_razz_value
from scenarios.engine.play import under
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.questions.answers import (
    AmountAnswer,
    AmountForm,
    Answer,
    CardsAnswer,
    CardsForm,
    ChipsAnswer,
    ChipsForm,
    ChoiceAnswer,
    ChoiceForm,
    LineAnswer,
    LineForm,
    Option,
    OptionsAnswer,
    OptionsForm,
    OrderAnswer,
    OrderForm,
    PotsAnswer,
    PotsForm,
    RankAnswer,
    RankForm,
    SeatAnswer,
    SeatForm,
    Verb,
    WinnersAnswer,
    WinnersForm,
)
from scenarios.questions.message import Message
from scenarios.questions.question import Item
from scenarios.rulebooks import shipped
from tests.contract.card_space import right_fives, right_orders
from tests.contract.chips import chips_named, wrongly_laid
from tests.contract.line_space import not_allowed
from tests.contract.neighbours import neighbours
from tests.contract.reasons import can_be_given
from tests.contract.showing import right_showings
from tutor.grading import Graded, grade

WAGERS: dict[Verb, type[BringIn | Complete | Bet | Raise]] = {
    Verb.BRING_IN: BringIn,
    Verb.COMPLETE_TO: Complete,
    Verb.BET: Bet,
    Verb.RAISE_TO: Raise,
}
SIDES = {Game.STUD: ("high",), Game.STUD8: ("high", "low"), Game.RAZZ: ("low",)}
Pair = tuple[Verb, int]


def more_than_one_answer(item: Item) -> Iterator[str]:
    """Where another answer than the key is right, or the key is not."""
    form, key, state = item.question.form, item.key.answer, item.state
    match form, key:
        case SeatForm(seats, nobody), SeatAnswer(seat):
            right = [one.seat for one in state.seats if may_act(state, one.seat)]
            if right != ([] if seat is None else [seat]) or seat not in (seats if nobody is None else (*seats, None)):
                yield f"3: the key is seat {seat}, seats {right} may act"
            yield from _grades(item, (SeatAnswer(one) for one in (*seats, *(() if nobody is None else (None,)))))
        case OptionsForm(_, offered), OptionsAnswer(options):
            may, said = set(may_do(state)), set(chain.from_iterable(map(amounts, options)))
            if may != said:
                yield f"3: legal but not in the key {sorted(may - said)[:3]}, the reverse {sorted(said - may)[:3]}"
            if not options < set(offered) or len(set(offered)) < len(offered):
                yield "3: the options offered lack a right one, or hold no wrong one, or one twice"
            yield from _grades(item, (OptionsAnswer(options ^ {one}) for one in offered))
        case WinnersForm(seats, sides), WinnersAnswer():
            for side in ("high", "low"):
                won = getattr(key, side)
                if right_sets(state, side) != [won] or sides != SIDES[state.game]:
                    yield f"3: the key says {sorted(won)} win {side}, right are {right_sets(state, side)}"
            yield from _grades(item, (WinnersAnswer(key.high ^ {one}, key.low) for one in seats if "high" in sides))
            yield from _grades(item, (WinnersAnswer(key.high, key.low ^ {one}) for one in seats if "low" in sides))
        case OrderForm(), OrderAnswer():
            if right_showings(state) != [key]:
                yield f"3: the key is {key}, right are {right_showings(state)}"
            yield from _grades(item, neighbours(form, key))
        case RankForm(), RankAnswer(order):
            if right_orders(state) != [order]:
                yield f"3: the key is {order}, right are {right_orders(state)}"
            yield from _grades(item, neighbours(form, key))
        case AmountForm(), AmountAnswer(amount):
            if amount != chips_named(state):
                yield f"3: the key is {amount}, the acts name {chips_named(state)}"
            yield from _grades(item, neighbours(form, key))
        case CardsForm(), CardsAnswer():
            low = item.question.prompt.id.endswith(("-low", "-razz"))
            right_cards = {CardsAnswer(five) for five in right_fives(state.game, form.cards, low)}
            if right_cards != {key, *item.key.also}:
                yield f"3: the keys are {key} and {item.key.also}, right are {right_cards}"
            yield from _grades(item, neighbours(form, key))
        case ChipsForm(_, total), ChipsAnswer(chips):
            if {seat for seat, amount in chips if amount} != entitled(state) or sum(dict(chips).values()) != total:
                yield f"3: {chips} are paid of {total}, best of those who put in as much are {sorted(entitled(state))}"
            yield from _grades(item, neighbours(form, key))
        case PotsForm(), PotsAnswer():
            others = tuple(neighbours(form, key))
            yield from (f"3: of the key {problem}" for problem in wrongly_laid(state, key))
            yield from (f"3: {one} is as right as the key" for one in others if not any(wrongly_laid(state, one)))
            yield from _grades(item, others)
        case ChoiceForm(_, True), ChoiceAnswer(choices) if item.question.kind == "rulebook_lens":
            said, right_houses = {one.id for one in choices}, allowing(item)
            if right_houses not in (None, said):
                yield f"3: the key is {sorted(said)}, it is allowed under {sorted(right_houses or ())}"
            yield from _grades(item, neighbours(form, key))
        case LineForm(lines, _), LineAnswer():
            right_lines = set(not_allowed(state))
            said_lines = {(one.line, one.fault.id) for one in (key, *item.key.also) if one.fault}  # type: ignore[union-attr]
            if right_lines != said_lines or len(lines) != len(state.acts):
                yield f"3: the key is {sorted(said_lines)}, not allowed are {sorted(right_lines)}"
            yield from _grades(item, neighbours(form, key))
        case _ if not can_be_given(form, key):
            yield f"3: {type(key).__name__} does not answer {type(form).__name__}"
        case _:
            yield from _grades(item, neighbours(form, key))


def may_act(state: HandState, seat: Seat) -> bool:
    """Whether an act that asks for no choice would be legal for this seat: a check, a call or the bring-in."""
    if any(check(state, act) is None for act in (Check(seat), Call(seat))):
        return True
    if state.street is not Street.THIRD:
        return False
    return any(check(state, BringIn(seat, Chips(to))) is None for to in range(1, state.stakes.small_bet + 1))


def allowing(item: Item) -> set[str] | None:
    """The rulebooks offered under which the judge lets the act in question pass; None where it is not about an act."""
    args = dict(item.question.prompt.args)
    if "seat" not in args or "-odd" in item.question.prompt.id or not isinstance(item.question.form, ChoiceForm):
        return None
    there = {one.id: under(item.state, shipped(one.id)) for one in item.question.form.choices}
    seat, option = Seat(args["seat"]), args.get("option")  # type: ignore[arg-type]
    if not isinstance(option, Message):
        return {house for house, state in there.items() if may_act(state, seat)}
    wager = {f"options-say-{verb.value.removesuffix('_to').replace('_', '-')}": act for verb, act in WAGERS.items()}
    act = wager[option.id](seat, Chips(dict(option.args)["amount"]))  # type: ignore[arg-type]
    return {house for house, state in there.items() if check(state, act) is None}


def may_do(state: HandState) -> Iterator[Pair]:
    """Every act with every amount that the judge lets the seat to act do, none left out up to more than can be."""
    seat = next_to_act(state).seat
    assert seat is not None
    known = legal_actions(state)
    one, stakes = state.at(seat), state.stakes
    top = state.round.to + 2 * stakes.big_bet + 2

    def legal(act: Action) -> bool:
        return judge(state, known, act) is None

    if legal(Fold(seat)):
        yield Verb.FOLD, 0
    if legal(Check(seat)):
        yield Verb.CHECK, 0
    if legal(Call(seat)):
        yield Verb.CALL, min(state.round.to - one.street_to, one.stack)
    for verb, wager in WAGERS.items():
        yield from ((verb, to) for to in range(top) if legal(wager(seat, Chips(to))))


def right_sets(state: HandState, side: str) -> list[Set[Seat]]:
    """Every set of live seats that "winners" could mean: equals who beat all others; nobody, where nobody has it."""
    if side not in SIDES[state.game]:
        return [frozenset()]
    values = {one.seat: _value(state, one.seat, side) for one in state.live}
    having = {seat: value for seat, value in values.items() if value is not None}
    if not having:
        return [frozenset()]
    return [
        chosen
        for chosen in _sets(tuple(values))
        if chosen
        and all(seat in having for seat in chosen)
        and all(having[seat] == having[other] for seat in chosen for other in chosen)
        and all(having[seat] > having[other] for seat in chosen for other in having.keys() - chosen)
    ]


def entitled(state: HandState) -> set[Seat]:
    """The seats that for some amount are best, high or low, of all still in that have put in as much: two at least."""
    found = set[Seat]()
    for level in {one.total for one in state.live}:
        deep = [one.seat for one in state.live if one.total >= level]
        for side in SIDES[state.game] if len(deep) > 1 else ():
            values = {seat: _value(state, seat, side) for seat in deep}
            best = max((value for value in values.values() if value is not None), default=None)
            found |= {seat for seat, value in values.items() if value is not None and value == best}
    return found


def _value(state: HandState, seat: Seat, side: str) -> int | None:
    """What a seat holds for a side, more being better; None is no qualifying low."""
    one = state.at(seat)
    cards = [card for card in (*one.up, *one.down, state.community) if card is not None]
    if side == "high":
        return high_value(cards)
    value = low_razz_value(cards) if state.game is Game.RAZZ else low_eight_value(cards)
    return None if value is None else -value


def amounts(option: Option) -> Iterator[Pair]:
    """The acts that an option stands for: one, or each amount of a range."""
    yield from ((option.verb, amount) for amount in range(option.amount, (option.most or option.amount) + 1))


def _sets(seats: Sequence[Seat]) -> Iterator[frozenset[Seat]]:
    return (frozenset(some) for size in range(len(seats) + 1) for some in combinations(seats, size))


def _grades(item: Item, answers: Iterable[Answer]) -> Iterator[str]:
    """The key is worth everything, and no other answer is."""
    for answer in (item.key.answer, *item.key.also, *answers):
        graded = grade(item, answer)
        right = item.key.accepts(answer)
        if isinstance(graded, Graded) and not (graded.correct is right is (graded.score == 1)):
            yield f"3: {answer} is graded {graded.correct}, {graded.score}"
