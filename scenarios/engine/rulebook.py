"""A rulebook as a value: one field for each knob, each an enum that one engine module matches exhaustively.

Keys and values are those of the rulebook files in ``scenarios/rulebooks``; the fields' comments say what each knob
decides. ``UNSETTLED`` means that no text decides: play goes on as under Robert's Rules, the ruling is flagged, and no
question is ever asked about it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from scenarios.engine.cards import Suit
from scenarios.engine.clauses import Clause
from scenarios.engine.procedures import Procedures


class Game(StrEnum):
    STUD = "stud"
    STUD8 = "stud8"
    RAZZ = "razz"


class BringInSizes(StrEnum):
    BRING_IN_OR_BET = "bring-in-or-bet"
    ANTE_OR_BET = "ante-or-bet"
    ANTE_TO_BET = "ante-to-bet"


class BringInAce(StrEnum):
    HIGH = "high"
    LOW = "low"


class LowCardAllIn(StrEnum):
    LEFT_OPENS = "left-opens"
    LEFT_OPENS_NO_FOLD = "left-opens-no-fold"
    NEXT_LOWEST = "next-lowest"


class ShortBringIn(StrEnum):
    FULL = "full"
    SHORT = "short"


class AbsentLowCard(StrEnum):
    LIVES_UNTIL_ACTION = "lives-until-action"
    DEAD_AT_ONCE_POSTS = "dead-at-once-posts"
    DEAD_AFTER_THIRD_POSTS = "dead-after-third-posts"
    UNSETTLED = "unsettled"


class WrongBringIn(StrEnum):
    CORRECTED_UNTIL_NEXT_ACTS = "corrected-until-next-acts"
    UNSETTLED = "unsettled"


class EarlyBet(StrEnum):
    SMALL = "small"


class LateBet(StrEnum):
    BIG = "big"
    SMALL_TO_BIG = "small-to-big"


class SpreadRaise(StrEnum):
    NONE = "none"
    LAST_INCREASE = "last-increase"


class OpenPairStud(StrEnum):
    SMALL = "small"
    SMALL_OR_BIG = "small-or-big"
    ANTE_TO_BIG = "ante-to-big"


class OpenPairStud8(StrEnum):
    SMALL = "small"
    SMALL_OR_BIG = "small-or-big"
    UNSETTLED = "unsettled"


class OpenPairWho(StrEnum):
    ANY_SEAT = "any-seat"
    HOLDER_THEN_NEXT_AFTER_CHECK = "holder-then-next-after-check"
    OPENER_ONLY = "opener-only"


class OpenPairRaise(StrEnum):
    SMALL_OR_BIG = "small-or-big"
    UNSETTLED = "unsettled"


class CompletionCounts(StrEnum):
    BET = "bet"
    RAISE = "raise"


class CapLifted(StrEnum):
    BEFORE_CAP = "before-cap"
    ROUND_BEGAN = "round-began"
    EVENT_LAST_TWO = "event-last-two"
    LAST_ROUND = "last-round"
    NEVER = "never"


class ReopensAt(StrEnum):
    HALF = "half"
    FULL = "full"


class ShortAllIns(StrEnum):
    ADD_UP = "add-up"
    UNSETTLED = "unsettled"


class UnbetFold(StrEnum):
    LEGAL_KEEPS_RECEIVING = "legal-keeps-receiving"
    LEGAL = "legal"
    UNSETTLED = "unsettled"


class BoardTie(StrEnum):
    POSITION = "position"
    SUIT = "suit"
    UNSETTLED = "unsettled"


class BoardTieRazz(StrEnum):
    POSITION = "position"
    HIGH_SUIT = "high-suit"
    UNSETTLED = "unsettled"


class BestBoardAllIn(StrEnum):
    NEXT_CLOCKWISE = "next-clockwise"


class ShowsFirstBet(StrEnum):
    LAST_AGGRESSOR = "last-aggressor"


class ShowsFirstChecked(StrEnum):
    OPENER = "opener"
    POSITION = "position"
    UNSETTLED = "unsettled"


class AllInShowdown(StrEnum):
    ALL_SHOW_AT_ONCE = "all-show-at-once"
    SIDE_POT_FIRST = "side-pot-first"
    UNSETTLED = "unsettled"


class OddChipHalves(StrEnum):
    HIGH = "high"


class OddChipHighCards(StrEnum):
    SEVEN = "seven"
    FIVE = "five"
    UNSETTLED = "unsettled"


class OddChipLow(StrEnum):
    LOWEST_OF_SEVEN = "lowest-of-seven"
    LOWEST_OF_FIVE = "lowest-of-five"
    HIGHEST_OF_FIVE = "highest-of-five"
    UNSETTLED = "unsettled"


class SameHandBothWays(StrEnum):
    EVEN_SPLIT = "even-split"
    HALF_BY_HALF = "half-by-half"
    UNSETTLED = "unsettled"


class ShortStub(StrEnum):
    ALL_BUT_LAST_THEN_MIX = "all-but-last-then-mix"
    PLAYERS_PLUS_TWO = "players-plus-two"
    COMMON_WHEN_SHORT = "common-when-short"
    COMMON_IF_EIGHT_STAY = "common-if-eight-stay"
    UNSETTLED = "unsettled"


class CommonCardOpener(StrEnum):
    WITH_COMMON_CARD = "with-common-card"
    SIXTH_STREET = "sixth-street"


class ExposedDownCard(StrEnum):
    DOOR_CARD = "door-card"
    DOOR_CARD_LEFT_OPENS = "door-card-left-opens"
    MISDEAL = "misdeal"
    UNSETTLED = "unsettled"


class ExposedSeventh(StrEnum):
    KEPT = "kept"
    KEPT_FIRST_TURNS_ALL_UP = "kept-first-turns-all-up"
    REPLACED = "replaced"
    UNSETTLED = "unsettled"


class ExposedSeventhOpener(StrEnum):
    ALL_UPCARDS = "all-upcards"
    SIXTH_STREET = "sixth-street"
    UNSETTLED = "unsettled"


class PrematureCard(StrEnum):
    REMOVED_WITH_ONE_PER_SEAT = "removed-with-one-per-seat"
    BACK_INTO_STUB = "back-into-stub"
    UNSETTLED = "unsettled"


class SubstantialAction(StrEnum):
    TWO_ACTED_AFTER_BRING_IN = "two-acted-after-bring-in"
    TWO_WITH_CHIPS_OR_ANY_THREE = "two-with-chips-or-any-three"
    UNSETTLED = "unsettled"


class ShortHand(StrEnum):
    DEAD_BUT_MISSING_LAST_MAY_LIVE = "dead-but-missing-last-may-live"
    DEAD_BELOW_SIX = "dead-below-six"
    UNSETTLED = "unsettled"


class Rulebook(Struct, frozen=True):
    """One house's rules. Two rulebooks are equal when every field is; ``revision`` rises when the meaning changes."""

    id: str
    name: str
    short: str
    revision: int
    clauses: Mapping[str, Clause]  # of every knob, fixed rule and procedure

    games: tuple[Game, ...]
    players_max: int
    burns: bool
    suit_order: tuple[Suit, ...]  # for single cards, lowest first
    bring_in_sizes: BringInSizes
    bring_in_ace: BringInAce  # in stud and stud8; in razz the ace is low
    low_card_all_in: LowCardAllIn
    short_bring_in: ShortBringIn
    absent_low_card: AbsentLowCard
    wrong_bring_in: WrongBringIn
    early_bet: EarlyBet  # third and fourth street
    late_bet: LateBet  # fifth to seventh street
    spread_raise: SpreadRaise
    open_pair_stud: OpenPairStud
    open_pair_stud8: OpenPairStud8
    open_pair_who: OpenPairWho
    open_pair_raise: OpenPairRaise
    raises_max: int  # after the bet, while three or more seats have chips
    completion_counts: CompletionCounts
    cap_lifted: CapLifted
    reopens_at: ReopensAt
    short_all_ins: ShortAllIns
    unbet_fold: UnbetFold
    board_tie_stud: BoardTie
    board_tie_stud8: BoardTie
    board_tie_razz: BoardTieRazz
    best_board_all_in: BestBoardAllIn
    shows_first_bet: ShowsFirstBet
    shows_first_checked: ShowsFirstChecked
    all_in_showdown: AllInShowdown
    odd_chip_halves: OddChipHalves
    odd_chip_high_cards: OddChipHighCards
    odd_chip_low: OddChipLow
    odd_chips_each: int
    same_hand_both_ways: SameHandBothWays
    short_stub: ShortStub
    common_card_opener: CommonCardOpener
    exposed_down_card: ExposedDownCard
    exposed_seventh: ExposedSeventh
    exposed_seventh_opener: ExposedSeventhOpener
    premature_card: PrematureCard
    substantial_action: SubstantialAction
    short_hand: ShortHand
    procedures: Procedures = field(default_factory=Procedures)  # what no knob says of things gone wrong

    def __hash__(self) -> int:
        return hash((self.id, self.revision))

    def clause(self, clause_id: str) -> Clause:
        """The clause of a knob, fixed rule or procedure. KeyError if there is none; the loader sees that there is."""
        return self.clauses[clause_id]
