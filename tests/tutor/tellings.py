"""A ruling told in a language: its verdict and its steps, as sentences."""

from __future__ import annotations

from scenarios.questions.question import Derivation
from tutor.speak import plain


def told(tag: str, derivation: Derivation) -> list[str]:
    return [plain(tag, said) for said in (derivation.verdict, *(step.message for step in derivation.steps))]
