"""A question in each form as the screens hand it over: by its name, and with "answered" after its right answer."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tests.tutor.forms_shown import FORMS
from tests.tutor.items import reshaped
from tutor.card import Beside, drawn
from tutor.grading import Graded


def real(scene: str) -> dict[str, Any]:
    item = reshaped(*FORMS[scene.removesuffix(" answered")])
    graded = Graded(item.key.answer, True, Fraction(1)) if scene.endswith(" answered") else None
    return drawn("first", item, graded, Beside(), "en", "ltr") | {"share": None}
