"""A hand at its end in which one seat's seven cards are worth a second look: those of the first seat still in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scenarios.engine.cards import Card, Rank
from scenarios.engine.high import Category, best_high
from scenarios.engine.low import best_low_eight, best_low_razz, low_razz_value
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.generator.deals import filled, seats
from scenarios.generator.hand_looks import lowest_with_pairs, three_pairs
from scenarios.generator.hands import Fits, Pack, Seven, laid_out
from scenarios.generator.playout import departures, play_street, play_to
from scenarios.generator.showdown_razz import low_ranks, plain
from scenarios.generator.showdown_stud import FLUSH, HIGH, PAIR, STRAIGHT, THREE, TWO, ranks_of
from scenarios.generator.showdown_stud8 import far_from_low
from scenarios.generator.stream import SeedStream

MOST_SEATED = 4

HIGH_CLASSES = ("high-card", "groups", "third-pair", "full-house", "straight", "flush", "wheel")
SPLIT_CLASSES = (
    "groups", "straight", "flush", "low", "counterfeited", "straight-low", "nine", "paired-away",
)  # fmt: skip
RAZZ_CLASSES = ("low", "counterfeited", "straight-low", "must-pair", "no-qualifier")


def is_low(game: Game, cards: Sequence[Card]) -> bool:
    """Whether the low side of these cards is the one to ask about; in eight-or-better wherever one seems near."""
    return game is Game.RAZZ or (game is Game.STUD8 and not far_from_low(cards))


def pick_class(game: Game, cards: Sequence[Card]) -> str:
    """What it takes to see the best five of these cards."""
    if not is_low(game, cards):
        return _high_class(cards)
    low = best_low_razz(cards) if game is Game.RAZZ else best_low_eight(cards)
    if low is None:
        return "nine" if low_razz_value(cards) >> 16 == 9 else "paired-away"
    if low.paired:
        return "must-pair"
    if not plain(cards):
        return "straight-low"
    if lowest_with_pairs(cards) != low.ranks:
        return "counterfeited"
    return "no-qualifier" if low.ranks[0] >= 9 else "low"


def _high_class(cards: Sequence[Card]) -> str:
    hand = best_high(cards)
    match hand.category:
        case Category.HIGH_CARD:
            return "high-card"
        case Category.STRAIGHT:
            return "wheel" if hand.ranks[0] is Rank.FIVE else "straight"
        case Category.FLUSH | Category.STRAIGHT_FLUSH:
            return "flush"
        case Category.FULL_HOUSE:
            return "full-house"
        case Category.TWO_PAIR if three_pairs(cards):
            return "third-pair"
    return "groups"


def picking(stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
    """Two seats at the end of seventh street, the first of them with a hand of the class. Raises NoSuchHand."""
    pack = Pack(stream.split("hand"))
    seven = _built(stream.split("class"), pack, game, situation_class)
    sitting = seats(stream.between(2, min(MOST_SEATED, rulebook.players_max)))
    staying = sorted(stream.sample(sitting, 2))
    down, up = laid_out(stream.split("laid"), seven)
    deal = filled(stream.split("rest"), rulebook, game, sitting, {staying[0]: up}, {staying[0]: down})
    leaving = departures(stream.split("leaving"), sitting, staying, Street.SEVENTH)
    return play_street(stream.split("last"), play_to(stream.split("play"), deal, Street.SEVENTH, leaving))


def _built(stream: SeedStream, pack: Pack, game: Game, situation_class: str) -> Seven:
    def fits(cards: Sequence[Card]) -> bool:
        return pick_class(game, cards) == situation_class

    build = FAR_FROM_LOW.get(situation_class) if game is Game.STUD8 else None
    return (build or BUILDERS[situation_class])(stream, pack, fits)


Build = Callable[[SeedStream, Pack, Fits], Seven]
_ANY = range(2, 15)
_LOW = range(1, 9)


def _drawn(draw: Callable[[], Sequence[int]], most_low: int) -> Sequence[int]:
    """Ranks of which so many at most are nine or lower, the ace among these: with more a low would be near."""
    while True:
        ranks = draw()
        if sum(rank <= 9 or rank == Rank.ACE for rank in ranks) <= most_low:
            return ranks


def _high(*categories: Category, least: int = 0) -> Build:
    """One of these, its lowest kicker at least so high: beneath it lie the cards that do not play."""

    def build(stream: SeedStream, pack: Pack, fits: Fits) -> Seven:
        category = stream.pick(categories)
        while (ranks := ranks_of(stream, category))[-1] < least:
            pass
        return pack.high(category, ranks, fits)

    return build


def _counted(*shapes: tuple[int, ...], among: Sequence[int] = _ANY) -> Build:
    """So many cards of so many of these ranks, and any others."""

    def build(stream: SeedStream, pack: Pack, fits: Fits) -> Seven:
        counts = stream.pick(shapes)
        ranks = stream.sample(among, len(counts))
        return pack.around(
            [card for rank, count in zip(ranks, counts, strict=True) for card in pack.of(rank, count)], fits
        )

    return build


def _straight(lowest: int) -> Build:
    """A straight to this card or a higher one; half of the time six in a row."""

    def build(stream: SeedStream, pack: Pack, fits: Fits) -> Seven:
        if stream.chance(1, 2):
            return pack.high(STRAIGHT, (stream.between(lowest, Rank.ACE),), fits)
        top = stream.between(lowest + 1, Rank.ACE)
        return pack.around([card for rank in range(top - 5, top + 1) for card in pack.of(rank)], fits)

    return build


def _flush(most_low: int) -> Build:
    """A flush; a third of the time six of the suit, and a third of the time beside a straight."""

    def build(stream: SeedStream, pack: Pack, fits: Fits) -> Seven:
        suit, way = stream.below(4), stream.below(3)
        if way == 0:
            return pack.high(FLUSH, _drawn(lambda: ranks_of(stream, FLUSH), most_low), fits)
        if way == 1:
            six = _drawn(lambda: stream.sample(_ANY, 6), most_low)
            return pack.around([Card.of(rank, suit) for rank in six], fits)
        *run, other = stream.shuffled(range(top := stream.between(7 + 5 - most_low, Rank.ACE), top - 5, -1))
        spare = stream.pick([rank for rank in _ANY if not top - 5 <= rank <= top + 1])
        suited = [Card.of(rank, suit) for rank in (*run, spare)]
        return pack.around([*suited, Card.of(other, (suit + 1) % 4)], fits)

    return build


def _wheel(_: SeedStream, pack: Pack, fits: Fits) -> Seven:
    return pack.high(STRAIGHT, (5,), fits)


def _low(least: int, most: int) -> Build:
    return lambda stream, pack, fits: pack.low(low_ranks(stream, stream.between(least, most)), fits)


def _straight_low(stream: SeedStream, pack: Pack, fits: Fits) -> Seven:
    suited = stream.chance(1, 3)
    top = stream.between(6 if suited else 5, 8)
    return pack.low(low_ranks(stream, top) if suited else tuple(range(top, top - 5, -1)), fits, suited=suited)


BUILDERS: Mapping[str, Build] = {
    "high-card": _high(HIGH),
    "groups": _high(PAIR, PAIR, TWO, TWO, THREE),
    "third-pair": _counted((2, 2, 2)),
    "full-house": _counted((3, 2, 2), (3, 2, 2), (3, 3), (3, 2)),
    "straight": _straight(6),
    "flush": _flush(6),
    "wheel": _wheel,
    "low": _low(6, 8),
    "counterfeited": _low(6, 8),
    "straight-low": _straight_low,
    "nine": _low(9, 9),
    "paired-away": _counted((2, 1, 1, 1), (2, 2, 1, 1), (3, 1, 1, 1), among=_LOW),
    "must-pair": _counted((2, 2, 2, 1), (3, 2, 1, 1), (3, 2, 2), among=_LOW),
    "no-qualifier": _low(9, 11),
}
"""What builds the seven cards, by class. Each raises NoSuchHand where the pack does not hold them."""
FAR_FROM_LOW: Mapping[str, Build] = {
    "groups": _high(PAIR, PAIR, TWO, TWO, THREE, least=9),
    "straight": _straight(11),
    "flush": _flush(3),
}
"""The same where eight-or-better asks for the high hand: with fewer low cards."""
