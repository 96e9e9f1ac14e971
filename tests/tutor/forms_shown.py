"""One question in each form of answer, on the dealt table of ``items``, with a key worked out beside it."""

from __future__ import annotations

from scenarios.engine.actions import Bet, Call, Raise
from scenarios.engine.cards import parse_cards
from scenarios.engine.chips import Chips, Seat
from scenarios.questions.answers import (
    AmountAnswer,
    AmountForm,
    Answer,
    CardsAnswer,
    CardsForm,
    ChipsAnswer,
    ChipsForm,
    Choice,
    ChoiceAnswer,
    ChoiceForm,
    Form,
    LineAnswer,
    LineForm,
    OrderAnswer,
    OrderForm,
    PotAnswer,
    PotsAnswer,
    PotsForm,
    RankAnswer,
    RankForm,
    SeatAnswer,
    SeatForm,
    Written,
)
from scenarios.questions.message import message

SEATS = tuple(map(Seat, (1, 2, 3, 4)))
ONE, TWO, THREE, FOUR = SEATS
CARDS = parse_cards("As Kd Qd Jd Td 9d 9c")
OWN = Choice("own-cards", message("answer-nobody"))
MIXED = Choice("own-cards-mixed", message("answer-at-once"))
COMMON = Choice("common-card", message("answer-no-cards"))


TURN = Choice("turn", message("spot-violation-fault-turn"))
CAP = Choice("cap", message("spot-violation-fault-cap"))
LINES = (
    Written(Bet(ONE, Chips(5)), Chips(5)),
    Written(Raise(TWO, Chips(10)), Chips(10)),
    Written(Call(THREE), Chips(10)),
)


def seats(*numbers: int) -> frozenset[Seat]:
    return frozenset(map(Seat, numbers))


def chips(*amounts: int) -> ChipsAnswer:
    return ChipsAnswer(tuple(zip(SEATS, map(Chips, amounts), strict=True)))


def cards(text: str) -> CardsAnswer:
    return CardsAnswer(frozenset(parse_cards(text)))


def choice(*choices: Choice) -> ChoiceAnswer:
    return ChoiceAnswer(frozenset(choices))


def pots(*laid: tuple[int, frozenset[Seat]], back: dict[int, int] | None = None) -> PotsAnswer:
    returned = tuple((Seat(seat), Chips(amount)) for seat, amount in (back or {}).items())
    return PotsAnswer(tuple(PotAnswer(Chips(amount), able) for amount, able in laid), returned)


NOBODY_FORM = SeatForm(SEATS, message("answer-nobody"))
RANKED = RankAnswer((seats(3), seats(1, 4), seats(2)))
LAID = pots((40, seats(1, 2, 3)), (20, seats(2, 3)), back={4: 15})
FORMS: dict[str, tuple[Form, Answer]] = {
    "seat": (SeatForm(SEATS), SeatAnswer(TWO)),
    "nobody": (NOBODY_FORM, SeatAnswer(None)),
    "order": (OrderForm(SEATS), OrderAnswer((THREE, FOUR, ONE, TWO))),
    "at once": (OrderForm(SEATS), OrderAnswer((), seats(1, 2, 3, 4))),
    "rank": (RankForm(SEATS), RANKED),
    "amount": (AmountForm(), AmountAnswer(Chips(4321))),
    "chips": (ChipsForm(SEATS, Chips(25)), chips(13, 0, 12, 0)),
    "pots": (PotsForm(SEATS[:3], SEATS), LAID),
    "cards": (CardsForm(TWO, CARDS, 5, message("answer-no-cards")), cards("Kd Qd Jd Td 9d")),
    "no cards": (CardsForm(TWO, CARDS, 5, message("answer-no-cards")), cards("")),
    "choice": (ChoiceForm((OWN, MIXED, COMMON)), choice(MIXED)),
    "line": (LineForm(LINES, (TURN, CAP)), LineAnswer(2, CAP)),
    "choices": (ChoiceForm((OWN, MIXED, COMMON), several=True), choice(OWN, COMMON)),
}
