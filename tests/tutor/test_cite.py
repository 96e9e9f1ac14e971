"""Where a rule stands and which house says so: in English as written, elsewhere with its fixed parts said."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from lessons.languages import language, tags
from lessons.messages import format_plain
from lessons.values import Name, Phrase
from scenarios.engine.clauses import Clause
from scenarios.rulebooks import SHIPPED, shipped
from tutor.cite import cited
from tutor.speak import house, said

OTHERS = [tag for tag in tags() if tag != "en" and language(tag).complete]
ENGLISH = re.compile(r"\b(the|does|do|not|says?|rules?|which|only|leaves|has|source|section|practice|introduction)\b")
TITLES = re.compile(
    r"Robert's Rules( of Poker v11)?|(Poker TDA|WSOP Live Action|WSOP Tournament) Rules( 2024| 100b)|The Showdown"
)


def clauses() -> Iterator[Clause]:
    """Every clause of every shipped rulebook."""
    for rulebook in map(shipped, SHIPPED):
        yield from rulebook.clauses.values()


def spoken(lang: str, source: str) -> str:
    found = cited(source)
    text = found.text if isinstance(found, Name) else said(lang, found)
    return text.translate({0x2068: None, 0x2069: None})


def test_in_english_a_source_reads_as_the_rulebook_wrote_it() -> None:
    for clause in clauses():
        assert spoken("en", clause.source).replace("’", "'") == clause.source


@pytest.mark.parametrize("lang", OTHERS)
def test_in_another_language_only_titles_and_headings_stay_english(lang: str) -> None:
    for clause in clauses():
        left = TITLES.sub("", spoken(lang, clause.source))
        assert not ENGLISH.search(left), f"{clause.source!r} reads {left!r}"


@pytest.mark.parametrize(
    ("source", "german"),
    [
        ("Robert's Rules of Poker v11, Seven-Card Stud 5", "Robert's Rules of Poker v11, Seven-Card Stud 5"),
        ("WSOP Live Action Rules 2024, rules 215 and 235", "WSOP Live Action Rules 2024, Regeln 215 und 235"),
        ("General practice; TDA does not say", "Allgemein üblich; TDA: dazu nichts"),
        ("The Danish source, bettingrunde 1 and 2", "Die dänische Quelle, bettingrunde 1 und 2"),
    ],
)
def test_a_source_is_taken_apart(source: str, german: str) -> None:
    assert spoken("de", source) == german


def test_what_is_not_known_stays_as_it_was_written() -> None:
    """An own rulebook's sources are its own words."""
    assert cited("Our club: posted above the bar") == Phrase(
        "cite-colon", {"place": Name("Our club"), "remark": Name("posted above the bar")}
    )
    assert spoken("da", "As agreed in spring") == "As agreed in spring"


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "German source"), ("de", "deutsche Quelle"), ("nl", "Duitse bron"), ("da", "tysk kilde")]
)
def test_a_shipped_rulebook_is_called_by_its_name_in_the_language(lang: str, name: str) -> None:
    assert said(lang, house(shipped("de-split-limit"))) == name


def test_an_own_rulebook_is_not_called_by_a_shipped_ones_name() -> None:
    own = replace(shipped("roberts"), raises_max=4)
    assert house(own) == Phrase("rulebook-short-custom", {"name": Name("Robert's Rules")})
    assert format_plain("en", house(own).id, house(own).args) != format_plain("en", "rulebook-short-roberts", {})
