"""What an item is in one short text: equal on every machine that makes it from the same recipe."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from scenarios.engine.cards import Card
from scenarios.engine.rulebook import Rulebook
from scenarios.questions.answer_json import to_json
from scenarios.questions.question import Item
from scenarios.situation import to_data


def fingerprint(item: Item) -> str:
    """Sixteen hexadecimal digits over everything an item says, in no language: hand, key, derivation, wrong rules."""
    told = {
        "kind": item.question.kind,
        "class": item.skill.situation_class,
        "situation": to_data(item.state),
        "form": _plain(item.question.form),
        "prompt": _plain(item.question.prompt),
        "answer": to_json(item.key.answer),
        "verdict": _plain(item.derivation.verdict),
        "steps": [[step.clause.id, _plain(step.message)] for step in item.derivation.steps],
        "misconceptions": [[wrong.id, *map(to_json, wrong.answers)] for wrong in item.misconceptions],
        "difficulty": item.difficulty,
    }
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def _plain(value: object) -> Any:
    """A value of a message or a form as JSON values, the same whatever the order of a set."""
    match value:
        case Card():
            return str(value)
        case Enum():
            return value.name
        case None | bool() | int() | str():
            return value
        case Rulebook():
            return value.id
        case Mapping():
            return {str(key): _plain(one) for key, one in value.items()}
        case frozenset():
            return sorted(map(_plain, value), key=repr)
        case tuple() | list():
            return [_plain(one) for one in value]
        case Struct():
            return [type(value).__name__, *(_plain(getattr(value, field.name)) for field in fields(value))]
    raise TypeError(f"{value!r} has no plain form")
