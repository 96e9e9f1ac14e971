"""Why an answer is right or wrong: the verdict, the wrong rule behind the answer, the derivation, the clauses.

Nothing is decided here. The derivation comes from the ruling, the wrong rule from the grade, the other rulebooks from
their own rulings on this very hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from lessons.values import CardValue, Choice, Phrase, PhraseList, SeatValue
from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Rulebook
from scenarios.questions.answers import Answer, SeatAnswer, WinnersAnswer
from scenarios.questions.question import Elsewhere, Posed
from scenarios.twin import Change, Twin
from tutor import phrases
from tutor.cite import cited
from tutor.grading import Graded
from tutor.speak import Rich, house, phrase, rich, rich_said


class ExplainedStep(Struct, frozen=True):
    """A step of the derivation in words, and what it speaks of."""

    text: Rich
    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]


class Explanation(Struct, frozen=True):
    """Everything that is said after an answer.

    ``why``: what would have to hold for the answer to be right. ``why_small``: the rulebook in which it does, or that
    no wrong rule leads to it (not said where the bill says what is wrong). ``near``: the smallest change of the hand
    under which the answer would be right. ``bill``: a line for each kind of mistake in
    a choice of acts. ``others``: a line for each other seat that could have been answered, saying what decides against
    it. ``cite``: the clauses, and the rulebooks that agree, differ or do not settle it.
    """

    correct: bool
    verdict: Rich
    why: Rich | None
    why_small: Rich | None
    near: Rich | None
    bill: tuple[Rich, ...]
    steps: tuple[ExplainedStep, ...]
    others: tuple[Rich, ...]
    cite: tuple[Rich, ...]


def explain(
    posed: Posed,
    graded: Graded,
    lang: str,
    elsewhere: Sequence[Elsewhere] = (),
    near: Twin | None = None,
    *,
    again: bool = False,
) -> Explanation:
    """The explanation of a graded answer in one language.

    ``elsewhere``: what other rulebooks answer on this hand. ``near``: the nearest hand on which the answer is right.
    ``again``: whether it is the answer of a second try.
    """
    derivation, diagnosis = posed.derivation, graded.diagnosis
    verdict, beneath = phrase(derivation.verdict), _beneath(graded, elsewhere)
    why = None if diagnosis is None else Phrase("why-right-if", {"note": phrase(diagnosis.note)})
    if graded.correct:
        verdict = Phrase("verdict-right-second" if again else "verdict-right-with", {"verdict": verdict})
    return Explanation(
        correct=graded.correct,
        verdict=rich_said(lang, verdict),
        why=None if why is None else rich_said(lang, why),
        why_small=None if beneath is None else rich_said(lang, beneath),
        near=None if near is None else rich_said(lang, _change(near.change)),
        bill=tuple(rich_said(lang, line) for line in _bill(graded)),
        steps=tuple(ExplainedStep(rich(lang, step.message), step.cards, step.seats) for step in derivation.steps),
        others=tuple(rich(lang, one.message) for one in posed.others),
        cite=tuple(rich_said(lang, line) for line in (*_sources(posed), *_rulebooks(posed, elsewhere))),
    )


def _change(change: Change) -> Phrase:
    seat = SeatValue(change.seat)
    if change.card is None or change.becomes is None:
        return Phrase("near-fold", {"seat": seat})
    cards = {"card": CardValue(str(change.card)), "becomes": CardValue(str(change.becomes))}
    return Phrase("near-card", {"seat": seat, **cards})


def seat_notes(posed: Posed, answer: Answer) -> dict[Seat, tuple[str, Phrase]]:
    """The mark and the corner note of each seat that the key or the answer names."""
    match posed.key.answer, answer:
        case SeatAnswer(right), SeatAnswer(given):
            found = {} if given is None else {given: ("wrong", Phrase("seat-note-your-answer"))}
            note = Phrase("answer-note", {"kind": Choice(posed.question.kind)})
            return found if right is None else found | {right: ("right", note)}
        case WinnersAnswer() as key, WinnersAnswer() as chosen:
            marked = {seat: _winner(key, chosen, seat) for seat in key.high | key.low | chosen.high | chosen.low}
            return marked if key.low and key.high else {seat: _one_side(note) for seat, note in marked.items()}
    return {}


def _winner(key: WinnersAnswer, chosen: WinnersAnswer, seat: Seat) -> tuple[str, Phrase]:
    high, low = seat in key.high, seat in key.low
    if not high and not low:
        return "wrong", Phrase("seat-note-your-answer")
    strange = (seat in chosen.high and not high) or (seat in chosen.low and not low)
    side = "high-and-low" if high and low else "high" if high else "low"
    return "both" if strange else "right", Phrase(f"seat-note-wins-{side}")


def _one_side(marked: tuple[str, Phrase]) -> tuple[str, Phrase]:
    mark, note = marked
    return (mark, note) if mark == "wrong" else (mark, Phrase("seat-note-wins"))


def _beneath(graded: Graded, elsewhere: Sequence[Elsewhere]) -> Phrase | None:
    if graded.correct:
        return None
    right = next((other for other in elsewhere if other.answer == graded.answer), None)
    if right is not None:
        return Phrase("rulebooks-right-elsewhere", {"rulebook": house(right.rulebook)})
    return None if graded.diagnoses or graded.missing or graded.extra else Phrase("wrong-rule-none")


def _bill(graded: Graded) -> list[Phrase]:
    kinds = (("bill-missing", graded.missing), ("bill-extra", graded.extra))
    return [Phrase(name, {"options": phrases.options(found)}) for name, found in kinds if found]


def _sources(posed: Posed) -> list[Phrase]:
    """A line for each clause on which a step rests, in order, each place once."""
    return [
        Phrase("source-line", {"source": cited(clause.source), "mark": Phrase(f"source-{clause.mark.value}")})
        for clause in posed.derivation.clauses
    ]


def _rulebooks(posed: Posed, elsewhere: Sequence[Elsewhere]) -> list[Phrase]:
    """Where it is ruled alike, where differently, where no text settles it, and where it cannot come to this."""
    lines = _listed("rulebooks-same", [other.rulebook for other in elsewhere if _same(posed, other)])
    for other in elsewhere:
        if other.answer is not None and not _same(posed, other):
            lines.append(_differs(other.rulebook, other.answer))
    silent = [other for other in elsewhere if other.answer is None]
    lines += _listed("rulebooks-unsettled", [other.rulebook for other in silent if other.possible])
    return lines + _listed("rulebooks-impossible", [other.rulebook for other in silent if not other.possible])


def _same(posed: Posed, other: Elsewhere) -> bool:
    return other.answer is not None and posed.key.accepts(other.answer)


def _listed(message_id: str, rulebooks: Sequence[Rulebook]) -> list[Phrase]:
    return [Phrase(message_id, {"rulebooks": PhraseList(tuple(map(house, rulebooks)))})] if rulebooks else []


def _differs(rulebook: Rulebook, answer: Answer) -> Phrase:
    if isinstance(answer, SeatAnswer) and answer.seat is not None:
        return Phrase("rulebooks-differ-seat", {"rulebook": house(rulebook), "seat": SeatValue(answer.seat)})
    return Phrase("rulebooks-differ", {"rulebook": house(rulebook), "answer": phrases.answer(answer)})
