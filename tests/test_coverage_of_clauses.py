"""The list of clauses that no question rests on: what is reached leaves it, and what cannot be asked never is on it."""

from __future__ import annotations

from scenarios.engine.rulebook import Game
from scenarios.make import make, recipe
from scenarios.rulebooks import SHIPPED, shipped
from tests.coverage_of_clauses import GAMES, askable, cited, key, summary, table, unreached

ROBERTS = shipped("roberts")


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
