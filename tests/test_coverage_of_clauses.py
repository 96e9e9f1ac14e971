"""Every clause that can be asked about is reached by a kind; what cannot be asked about says why.

The list of clauses that no question rests on: what is reached leaves it, and what is idle never is on it.
"""

from __future__ import annotations

import pytest

from scenarios.engine.rulebook import Game, Rulebook
from scenarios.make import make, recipe
from scenarios.questions.catalogue import kinds
from scenarios.rulebooks import SHIPPED, shipped
from tests.coverage_of_clauses import (
    BEFORE_THE_HAND,
    GAMES,
    MOMENTS,
    askable,
    cited,
    idle,
    key,
    reasons,
    summary,
    table,
    unreached,
)

ROBERTS = shipped("roberts")
SEEDS = range(6)

ABOUT: dict[str, tuple[str, ...]] = {
    "bring_in": ("rank: lowest_card_opens", "suit: suit_order", "ace: bring_in_ace", "absent: absent_low_card"),
    "first_to_act": (
        "high-card: best_board_opens", "pair: board_ranking", "tie: board_tie_stud board_tie_stud8 board_tie_razz",
        "all-in-best: best_board_all_in", "common-card: common_card_opener", "low: low_razz",
    ),
    "next_to_act": ("raised: turns_clockwise round_closes",),
    "options": (
        "opening: bring_in_sizes", "left-opens: low_card_all_in", "short-bring-in: short_bring_in",
        "completion: completion", "bet: early_bet unbet_fold", "late-bet: late_bet", "late-raise: spread_raise",
        "open-pair: open_pair_stud open_pair_stud8 open_pair_who", "open-pair-of-another: open_pair_who",
        "open-pair-none: open_pair_stud open_pair_stud8", "open-pair-raise: open_pair_raise",
        "capped: raises_max", "capped-completed: completion_counts", "not-reopened: reopens_at",
        "short-all-in: short_all_ins",
    ),
    "pot_count": ("raise: ante_apart",),
    "pots": ("side-pot: table_stakes",),
    "best_hands": ("straight: five_of_seven high_ranking",),
    "winners": (
        "tie: suits_never_win", "tied-low: suits_never_win", "two-lows: low_eight low_from_top",
        "second-card: low_from_top", "scoop: both_ways", "no-low: no_low",
    ),
    "show_order": (
        "bet: shows_first_bet", "checked: shows_first_checked", "side-pot: all_in_showdown", "at-once: all_in_showdown",
    ),
    "awards": (
        "halves-odd: odd_chip_halves", "odd-chip: odd_chip_high_cards odd_chip_low", "odd-chips: odd_chips_each",
        "split: same_hand_both_ways",
    ),
    "seventh_street": ("plenty: burns short_stub",),
    "rulebook_lens": ("cap-two: cap_lifted",),
    "irregularity": (
        "wrong-bring-in: wrong_bring_in", "exposed-down-card: exposed_down_card",
        "cards-up: both_down_exposed all_three_up", "all-down: all_three_down", "extra-card: extra_starting_card",
        "wrong-seat: card_to_wrong_seat substantial_action", "boxed-cards: boxed_card", "fouled-deck: fouled_deck",
        "joker: joker", "exposed-seventh: exposed_seventh exposed_seventh_opener", "premature-card: premature_card",
        "wrong-burn: wrong_burn", "wrong-count: too_many_cards short_hand", "underbet: underbet",
        "turned-down: upcards_turned_down", "beaten-caller: beaten_caller", "fallen-card: card_off_table",
        "announcement: announcements", "passed-over: skipped_seat", "mucked-hand: mucked_hand",
    ),
}  # fmt: skip
"""By kind: the class that is about each clause. Two classes where a house has but one of them."""
CLASSES = [
    (kind, *one.split(": ")[:1], one.split(": ")[1].split()) for kind, classes in ABOUT.items() for one in classes
]


@pytest.mark.parametrize("house", SHIPPED)
def test_every_clause_that_can_be_asked_about_is_reached_by_the_class_that_is_about_it(house: str) -> None:
    book = shipped(house)
    assert [clause for clause in askable(book) if not reached(book, clause)] == []


def reached(book: Rulebook, clause: str) -> bool:
    """Whether an item of one of the clause's classes rests on it, in some game of the house."""
    for kind, situation_class, clauses in CLASSES:
        for game in book.games if clause in clauses else ():
            if situation_class in kinds()[kind].classes(book, game):
                made = (make(recipe(kind, book, game, situation_class, seed=seed)) for seed in SEEDS)
                if any(key(book, clause) in cited(item) for item in made):
                    return True
    return False


def test_a_clause_has_a_class_that_is_about_it_just_where_some_house_has_something_to_ask() -> None:
    about = {clause for _, _, clauses in CLASSES for clause in clauses}
    assert about == {clause for house in SHIPPED for clause in askable(shipped(house))}


def test_a_clause_that_nothing_is_asked_about_says_why() -> None:
    """Read off the rulebooks: what each says there."""
    for house in SHIPPED:
        book = shipped(house)
        assert {clause for clause in book.clauses if not idle(book, clause)} == {*askable(book)}
        assert all(idle(book, clause) == "it is settled before a hand is dealt" for clause in BEFORE_THE_HAND)
    assert idle(ROBERTS, "spread_raise").startswith("no bet is a range")  # fixed limits
    assert idle(shipped("tda"), "open_pair_who").startswith("an open pair changes nothing")  # RP-10F
    assert idle(shipped("nl-eight-or-better"), "common_card_opener") == "no text deals a common card"
    assert idle(shipped("da-fixed-limit"), "odd_chips_each") == "to whom an odd chip goes no text says"
    assert idle(ROBERTS, "substantial_action") == "no misdeal is called that could come too late"
    assert idle(shipped("tda"), "both_down_exposed") == "it is left to the floor"  # RP-14
    assert idle(shipped("wsop-cash"), "upcards_rearranged") == "it is left to the floor"  # section IX
    assert idle(shipped("de-split-limit"), "low_razz") == "the game that it is about is not played"


def test_the_run_says_of_what_nothing_is_asked() -> None:
    said = dict(line.removeprefix("nothing to ask because ").split(": ") for line in reasons())
    assert said["it is left to the floor"] == (
        "upcards_rearranged (wsop-cash, wsop-tournament); both_down_exposed (tda); all_three_up (tda)"
    )
    assert said["no text deals a common card"] == "common_card_opener (nl-eight-or-better)"


def test_a_moment_that_not_all_houses_come_to_comes_in_some_and_not_in_others() -> None:
    """A condition that holds everywhere or nowhere would say nothing."""
    for clause, (comes_to, _) in MOMENTS.items():
        assert {comes_to(shipped(house)) for house in SHIPPED} == {True, False}, clause


def test_the_clauses_of_an_item_are_those_of_its_reasons() -> None:
    """Equal door cards: the lowest opens, and the suit decides."""
    item = make(recipe("bring_in", ROBERTS, Game.STUD, "suit", seed=3))
    assert {"roberts/lowest_card_opens", "roberts/suit_order"} <= set(cited(item)) <= {
        "roberts/lowest_card_opens", "roberts/suit_order", "roberts/bring_in_ace",
    }  # fmt: skip


def test_what_a_kind_reaches_leaves_the_list() -> None:
    everything = unreached({})
    assert unreached(dict.fromkeys(everything, ("winners",))) == ()
    assert "tda/suit_order" in everything
    assert "tda/suit_order" not in unreached({"tda/suit_order": {"bring_in"}})
    assert "roberts/suit_order" in unreached({"tda/suit_order": {"bring_in"}})


def test_what_no_text_settles_and_the_rules_of_other_games_are_no_gap() -> None:
    """The German page says nothing of an absent low card, and plays no razz; the Dutch one splits the pot only."""
    assert "absent_low_card" not in askable(shipped("de-split-limit"))
    assert "low_razz" not in askable(shipped("de-split-limit"))
    assert "open_pair_stud" not in askable(shipped("nl-eight-or-better"))
    assert {"absent_low_card", "low_razz", "open_pair_stud", "both_down_exposed"} <= set(askable(ROBERTS))


def test_every_clause_that_is_about_some_games_is_one_of_the_rulebooks() -> None:
    assert set(GAMES) <= set(ROBERTS.clauses)


def test_the_table_shows_who_reaches_what() -> None:
    head, *rows = table({key(ROBERTS, "suit_order"): {"bring_in"}})
    assert head.split() == ["clause", *SHIPPED]
    by_clause = {row.split()[0]: row.split()[1:] for row in rows}
    assert by_clause["suit_order"] == ["bi", *"." * (len(SHIPPED) - 1)]
    assert by_clause["low_razz"][SHIPPED.index("de-split-limit")] == "-"


def test_a_clause_is_named_with_its_rulebooks_unless_it_is_meant_in_all() -> None:
    every = [f"{one}/suit_order" for one in SHIPPED]
    assert summary([*every, "tda/burns"]) == "suit_order; burns (tda)"
    assert summary([]) == "none"
