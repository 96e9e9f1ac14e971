"""Wrong rules about which pots there are, and the pots that each would make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.endings import PotsRuling
from scenarios.engine.pots import pots
from scenarios.engine.state import HandState
from scenarios.questions.answers import PotAnswer, PotsAnswer
from scenarios.questions.question import Misconception, misconception


class _Table(Struct, frozen=True):
    state: HandState
    right: PotsAnswer
    upto: tuple[Chips, ...]

    @property
    def live(self) -> frozenset[Seat]:
        return frozenset(one.seat for one in self.state.live)

    @property
    def folded(self) -> dict[Seat, Chips]:
        """What each seat that is out of the hand has put in."""
        return {one.seat: one.total for one in self.state.seats if one.seat not in self.live}

    @property
    def several(self) -> bool:
        return len(self.right.pots) > 1


_Wrong = Callable[[_Table], PotsAnswer | None]


def misconceptions(state: HandState, ruling: PotsRuling) -> Iterator[Misconception]:
    """What every wrong rule that says something here would make, in the order in which they explain."""
    table = _Table(state, answer_of(ruling), ruling.upto)
    for name, wrong in WRONG_RULES:
        answer = wrong(table)
        if answer is not None:
            yield misconception("pots", name, answer)


def answer_of(ruling: PotsRuling) -> PotsAnswer:
    """The ruling as an answer."""
    return PotsAnswer(tuple(PotAnswer(pot.amount, frozenset(pot.seats)) for pot in ruling.pots), ruling.returned)


def _ruled(table: _Table, put: Mapping[Seat, Chips]) -> PotsAnswer:
    """The pots if these seats had put in that much."""
    seats = tuple(replace(one, total=put.get(one.seat, one.total)) for one in table.state.seats)
    return answer_of(pots(replace(table.state, seats=seats)))


def _amounts(table: _Table, amounts: list[int]) -> PotsAnswer:
    """Other amounts in the same pots."""
    made = zip(table.right.pots, amounts, strict=True)
    return PotsAnswer(tuple(replace(pot, amount=Chips(amount)) for pot, amount in made), table.right.returned)


def _seats(table: _Table, seats: list[frozenset[Seat]]) -> PotsAnswer:
    """The same amounts for other seats."""
    made = zip(table.right.pots, seats, strict=True)
    return PotsAnswer(tuple(replace(pot, seats=some) for pot, some in made), table.right.returned)


def _one_pot(table: _Table) -> PotsAnswer | None:
    """Everything is one pot that all can win."""
    if not table.several:
        return None
    amount = sum(pot.amount for pot in table.right.pots)
    return PotsAnswer((PotAnswer(Chips(amount), table.live),), table.right.returned)


def _all_in_wins_all(table: _Table) -> PotsAnswer | None:
    """Everybody still in can win every pot, whatever they have put in."""
    return _seats(table, [table.live for _ in table.right.pots]) if table.several else None


def _one_pot_each(table: _Table) -> PotsAnswer | None:
    """Whoever can win a side pot cannot win those before it."""
    seats = [pot.seats for pot in table.right.pots]
    return _seats(table, [some - after for some, after in zip(seats, [*seats[1:], frozenset[Seat]()], strict=True)])


def _uncalled_stays(table: _Table) -> PotsAnswer | None:
    """The bet that nobody called is won with the last pot."""
    back = sum(chips for _, chips in table.right.returned)
    *rest, last = table.right.pots
    return PotsAnswer((*rest, replace(last, amount=Chips(last.amount + back)))) if back else None


def _uncalled_side_pot(table: _Table) -> PotsAnswer | None:
    """The bet that nobody called is one more side pot."""
    more = tuple(PotAnswer(chips, frozenset({seat})) for seat, chips in table.right.returned)
    return PotsAnswer((*table.right.pots, *more)) if more else None


def _folded_called_nothing(table: _Table) -> PotsAnswer | None:
    """A bet goes back as far as nobody still in has called it, though a hand that has folded since did."""
    *_, second, most = sorted(one.total for one in table.state.live)
    if most == second:
        return None
    (seat,) = (one.seat for one in table.state.live if one.total == most)
    called = _ruled(table, {seat: second})
    return PotsAnswer(called.pots, ((seat, Chips(most - second)),))


def _folded_out(table: _Table) -> PotsAnswer | None:
    """Folded hands take back what they have put in."""
    return _ruled(table, dict.fromkeys(table.folded, NOTHING)) if table.folded else None


def _folded_to_main(table: _Table) -> PotsAnswer | None:
    """All chips of folded hands lie in the main pot, also those that called bets for a side pot."""
    if not table.several:
        return None
    amounts, below = list[int](), 0
    for pot, upto in zip(table.right.pots, table.upto, strict=True):
        amounts.append(len(pot.seats) * (upto - below))
        below = upto
    amounts[0] += sum(table.folded.values())
    return _amounts(table, amounts)


def _folded_apart(table: _Table) -> PotsAnswer | None:
    """Chips of folded hands are a pot of their own."""
    dead = sum(table.folded.values())
    if not dead:
        return None
    without = _ruled(table, dict.fromkeys(table.folded, NOTHING))
    return PotsAnswer((*without.pots, PotAnswer(Chips(dead), table.live)), without.returned)


def _folded_may_win(table: _Table) -> PotsAnswer | None:
    """Whoever has paid for a pot can win it, folded or not."""
    paid = [frozenset(seat for seat, chips in table.folded.items() if chips >= upto) for upto in table.upto]
    return _seats(table, [pot.seats | some for pot, some in zip(table.right.pots, paid, strict=True)])


def _antes_out(table: _Table) -> PotsAnswer | None:
    """The antes are in no pot."""
    ante = table.state.stakes.ante
    return _ruled(table, {one.seat: Chips(max(one.total - ante, 0)) for one in table.state.seats})


def _main_again(table: _Table) -> PotsAnswer | None:
    """A side pot is made of all that its seats have put in, though part of it lies in the pots before."""
    put = [one.total for one in table.state.seats]
    amounts = [sum(min(chips, upto) for chips in put if chips >= upto) for upto in table.upto]
    return _amounts(table, [table.right.pots[0].amount, *amounts[1:]])


def _difference_once(table: _Table) -> PotsAnswer | None:
    """A side pot is the difference of what two seats have put in, once."""
    above = [upto - below for below, upto in zip(table.upto, table.upto[1:], strict=False)]
    return _amounts(table, [table.right.pots[0].amount, *above])


def _only_doubles(table: _Table) -> PotsAnswer | None:
    """The main pot is twice what the shortest all-in has put in; the rest lies in the next pot."""
    if not table.several:
        return None
    first, second, *rest = (int(pot.amount) for pot in table.right.pots)
    doubled = 2 * table.upto[0]
    return _amounts(table, [doubled, second + first - doubled, *rest])


WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("uncalled_stays", _uncalled_stays),
    ("uncalled_side_pot", _uncalled_side_pot),
    ("folded_called_nothing", _folded_called_nothing),
    ("one_pot", _one_pot),
    ("all_in_wins_all", _all_in_wins_all),
    ("one_pot_each", _one_pot_each),
    ("folded_out", _folded_out),
    ("folded_to_main", _folded_to_main),
    ("folded_apart", _folded_apart),
    ("folded_may_win", _folded_may_win),
    ("antes_out", _antes_out),
    ("main_again", _main_again),
    ("difference_once", _difference_once),
    ("only_doubles", _only_doubles),
)
