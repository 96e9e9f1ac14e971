"""Wrong rules about the last card: each counts the deck or the hands wrongly, or takes another procedure."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.endings import LastCard, LastDeal, StubRuling
from scenarios.engine.rulebook import Rulebook, ShortStub
from scenarios.engine.state import HandState
from scenarios.engine.stub import cards_needed, last_deal
from scenarios.questions.answers import Choice, ChoiceAnswer
from scenarios.questions.last_deals import AS_FAR, MUCK, choice_of, choices
from scenarios.questions.question import Misconception, misconception


class _Table(Struct, frozen=True):
    """What the rules look at. ``broke`` are the hands all-in, ``folded`` whether there is a folded hand."""

    rulebook: Rulebook
    ruling: StubRuling
    broke: int
    folded: bool

    @property
    def deal(self) -> LastDeal:
        assert self.ruling.deal is not None
        return self.ruling.deal

    def counted(self, *, more: int = 0, hands: int | None = None, by: ShortStub | None = None) -> Choice | None:
        """What a procedure makes of a stub of so many cards more, and of another number of hands."""
        procedure, held = by or self.rulebook.short_stub, self.ruling.hands if hands is None else hands
        found = last_deal(procedure, self.ruling.stub + more, held, self.ruling.burned)
        return None if found is None else choice_of(found)

    @property
    def own(self) -> Choice:
        """A card to each hand, the burns left alone."""
        return choice_of(LastDeal(LastCard.OWN_CARDS, mix_burns=False, burn=bool(self.ruling.burned)))

    @property
    def common(self) -> Choice:
        """A common card from the stub as it lies."""
        return choice_of(LastDeal(LastCard.COMMON_CARD, mix_burns=False, burn=bool(self.ruling.burned)))

    @property
    def short(self) -> bool:
        return self.ruling.stub < cards_needed(self.rulebook, self.ruling.hands)


def misconceptions(state: HandState, ruling: StubRuling) -> Iterator[Misconception]:
    """What every wrong rule that says something here would answer, in the order in which they explain."""
    broke = sum(one.all_in for one in state.live)
    table = _Table(state.rulebook, ruling, broke, len(state.live) < len(state.seats))
    offered = choices(state.rulebook)
    for name, wrong in WRONG_RULES.items():
        chosen = wrong(table)
        if chosen is not None and chosen in offered:
            yield misconception("seventh_street", name, ChoiceAnswer(frozenset({chosen})))


def _late_fold_counted(table: _Table) -> Choice | None:
    """A hand that folded on sixth street still gets a card."""
    return table.counted(hands=table.ruling.dealt[-1])


def _all_in_left_out(table: _Table) -> Choice | None:
    return table.counted(hands=table.ruling.hands - table.broke) if table.broke else None


def _eight_dealt_in(table: _Table) -> Choice | None:
    """A common card whenever eight were dealt in, whatever is left; and never else."""
    return table.common if table.ruling.dealt[0] >= 8 else table.own


def _eight_staying(table: _Table) -> Choice | None:
    """A common card if eight are still in, and never else."""
    return table.common if table.ruling.hands >= 8 else table.own


def _burns_left_out(table: _Table) -> Choice | None:
    return table.counted(by=ShortStub.COMMON_WHEN_SHORT) if table.ruling.burned else None


def _two_to_spare(table: _Table) -> Choice | None:
    return table.counted(by=ShortStub.PLAYERS_PLUS_TWO)


def _one_to_spare(table: _Table) -> Choice | None:
    if table.rulebook.short_stub is not ShortStub.PLAYERS_PLUS_TWO:
        return None
    return table.counted(by=ShortStub.ALL_BUT_LAST_THEN_MIX)


def _burned_again(table: _Table) -> Choice | None:
    """After the mix one more is always burned, so that there are too few; a stub of one cannot give a common card."""
    if not table.deal.mix_burns or table.deal.burn:
        return None
    return choice_of(LastDeal(LastCard.COMMON_CARD, mix_burns=table.ruling.stub < 2, burn=True))


def _not_burned_again(table: _Table) -> Choice | None:
    """The burns having come back, none is burned after the mix."""
    return choice_of(replace(table.deal, burn=False)) if table.deal.mix_burns else None


def _common_always_mixed(table: _Table) -> Choice | None:
    if table.deal.method is not LastCard.COMMON_CARD or not table.ruling.burned:
        return None
    return choice_of(replace(table.deal, mix_burns=True))


def _burns_forgotten(table: _Table) -> Choice | None:
    """The three burns are not taken from the 52 cards."""
    return table.counted(more=table.ruling.burned) if table.ruling.burned else None


def _last_burn_forgotten(table: _Table) -> Choice | None:
    """A stub is enough as soon as it holds a card for each hand."""
    return table.own if table.ruling.burned and table.ruling.stub >= table.ruling.hands else None


def _down_cards_uncounted(table: _Table) -> Choice | None:
    """Only the cards that are seen are counted as gone."""
    return table.counted(more=2 * table.ruling.dealt[0])


def _folded_uncounted(table: _Table) -> Choice | None:
    """Only the cards in front of those still in are counted as gone."""
    held = 3 * table.ruling.dealt[0] + sum(table.ruling.dealt[1:])
    return table.counted(more=held - 6 * table.ruling.hands) if table.folded else None


def _all_dealt_on(table: _Table) -> Choice | None:
    """Every hand that was dealt in is counted with six cards."""
    third, *later = table.ruling.dealt
    return table.counted(more=sum(later) - 3 * third)


def _muck_reused(table: _Table) -> Choice | None:
    return MUCK if table.short and table.folded else None


def _as_far(table: _Table) -> Choice | None:
    return AS_FAR if table.short else None


def _burned_here(table: _Table) -> Choice | None:
    """One card is burned before each street in a house that burns none."""
    if table.ruling.burned:
        return None
    return table.common if table.ruling.stub - 3 < table.ruling.hands + 1 else None


def _mixed_always(table: _Table) -> Choice | None:
    """The burns are mixed in before every last card, and one is burned again."""
    return choice_of(LastDeal(LastCard.OWN_CARDS, True, True)) if table.ruling.burned else None


def _one_for_all(table: _Table) -> Choice | None:
    """The last card is one for everybody, as in games with a board."""
    return table.common


WRONG_RULES: dict[str, Callable[[_Table], Choice | None]] = {
    "late_fold_counted": _late_fold_counted,
    "all_in_left_out": _all_in_left_out,
    "burned_again": _burned_again,
    "not_burned_again": _not_burned_again,
    "two_to_spare": _two_to_spare,
    "one_to_spare": _one_to_spare,
    "burns_left_out": _burns_left_out,
    "common_always_mixed": _common_always_mixed,
    "last_burn_forgotten": _last_burn_forgotten,
    "burns_forgotten": _burns_forgotten,
    "burned_here": _burned_here,
    "eight_dealt_in": _eight_dealt_in,
    "eight_staying": _eight_staying,
    "muck_reused": _muck_reused,
    "as_far": _as_far,
    "all_dealt_on": _all_dealt_on,
    "folded_uncounted": _folded_uncounted,
    "down_cards_uncounted": _down_cards_uncounted,
    "mixed_always": _mixed_always,
    "one_for_all": _one_for_all,
}
"""From the error that is closest to the rule to that which is furthest from it."""
