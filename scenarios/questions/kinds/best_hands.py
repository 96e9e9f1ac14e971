"""Pick a seat's best five cards, high or low. Seventh street is over, and the seat's down cards are turned up."""

from __future__ import annotations

from scenarios.engine.cards import Card
from scenarios.engine.errors import NotTheTime
from scenarios.engine.high import HighHand
from scenarios.engine.low import LowHand
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.showdown import best_hands, known_cards
from scenarios.engine.state import HandState, SeatState
from scenarios.generator.hand_picks import HIGH_CLASSES, RAZZ_CLASSES, SPLIT_CLASSES, is_low, pick_class, picking
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import Answer, CardsAnswer, CardsForm
from scenarios.questions.derivations.best_hands import derive_one
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.message import message
from scenarios.questions.wrong_rules.best_hands import misconceptions
from scenarios.questions.wrong_rules.fives import Held, by_high, by_low, held

CLASSES = {Game.STUD: HIGH_CLASSES, Game.STUD8: SPLIT_CLASSES, Game.RAZZ: RAZZ_CLASSES}


class BestHands:
    """The kind ``best_hands``. It asks of the first seat still in; in eight-or-better of the low where one seems near.

    Five that are worth the same are all right, whatever their suits.
    """

    id = "best_hands"
    code = "bh"
    order = 70
    version = 4

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        return CLASSES[game]

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            return picking(stream, rulebook, game, situation_class)
        except NoSuchHand as error:
            raise NoAnswer from error

    def ask(self, state: HandState) -> Asked:
        one, cards, hand = _ruled(state)
        low, found = is_low(state.game, cards), pick_class(state.game, cards)
        side = {Game.STUD: "hand", Game.RAZZ: "razz", Game.STUD8: "low" if low else "high"}[state.game]
        answer = _answer(hand)
        down = tuple(card for card in one.down if card is not None)
        fives = held(down, cards, state.game is Game.STUD8)
        return Asked(
            situation_class=found,
            prompt=message(f"best-hands-prompt-{side}", seat=one.seat),
            form=CardsForm(one.seat, cards, 5, message("best-hands-no-low") if low else None),
            answer=answer,
            derivation=derive_one(state, one.seat, cards, hand),
            misconceptions=tuple(misconceptions(fives, low)),
            bounds=(19, 21),
            shown=frozenset({one.seat}),
            also=_equals(fives, hand) - {answer},
        )

    def answer(self, state: HandState) -> CardsAnswer:
        return _answer(_ruled(state)[2])


def _ruled(state: HandState) -> tuple[SeatState, tuple[Card, ...], HighHand | LowHand | None]:
    """The seat, its cards, and its best hand on the side that is asked about: None where it has no low."""
    one = state.live[0]
    try:
        cards = known_cards(state, one)
        ruling = best_hands(state)
    except NotTheTime as error:
        raise NoAnswer from error
    if is_low(state.game, cards):
        return one, cards, dict(ruling.lows)[one.seat]
    return one, cards, dict(ruling.highs)[one.seat]


def _answer(hand: HighHand | LowHand | None) -> CardsAnswer:
    return CardsAnswer(frozenset(() if hand is None else hand.cards))


def _equals(held: Held, hand: HighHand | LowHand | None) -> frozenset[Answer]:
    """Every five cards that are worth as much as the hand."""
    if hand is None:
        return frozenset()
    worth = by_high if isinstance(hand, HighHand) else by_low
    return frozenset(five.answer for five in held.fives if worth(five) == hand.value)


KIND = BestHands()
