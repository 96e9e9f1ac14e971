"""What a finished sheet shows: points in all and by topic, and the wrong rules behind the misses. Exact until shown."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from babel.numbers import format_decimal
from msgspec import Struct

from lessons.languages import language
from tutor.mastery import most_met
from tutor.quiz_sheet import Sheet


class Points(Struct, frozen=True):
    """Points won and the most there were: one for each question."""

    won: Fraction
    most: int

    @property
    def share(self) -> Fraction:
        """The part won, 0 to 1."""
        return self.won / self.most


def in_all(sheet: Sheet) -> Points:
    """The points of the whole sheet."""
    return Points(sheet.points, len(sheet.recipes))


def by_topic(sheet: Sheet) -> dict[str, Points]:
    """The points of each kind of question, in the order of their names."""
    found: dict[str, Points] = {}
    for position in range(1, len(sheet.recipes) + 1):
        kind = sheet.item(position).question.kind
        before = found.get(kind, Points(Fraction(0), 0))
        graded = sheet.answers.get(position)
        won = Fraction(0) if graded is None else graded.score
        found[kind] = Points(before.won + won, before.most + 1)
    return dict(sorted(found.items()))


def wrong_rules(sheet: Sheet) -> tuple[tuple[str, int], ...]:
    """The notes of the wrong rules that answers follow, each with its count: most met first, equal ones by name."""
    return most_met(graded.note for graded in sheet.answers.values())


def to_look_at(sheet: Sheet) -> tuple[int, ...]:
    """The positions whose answer was not right."""
    return tuple(position for position, graded in sorted(sheet.answers.items()) if not graded.correct)


def number(points: Fraction, lang: str) -> str:
    """Points as the language writes a number, rounded to two decimals."""
    exact = Decimal(points.numerator) / Decimal(points.denominator)
    return str(format_decimal(exact, "#,##0.##", locale=language(lang).locale))
