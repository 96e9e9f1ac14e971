"""The text of a rulebook: what ``read`` gives back equal."""

from __future__ import annotations

import json
from collections.abc import Iterator

from scenarios.engine.clauses import FIXED_CLAUSES, Mark
from scenarios.engine.procedures import no_rule
from scenarios.engine.rulebook import Rulebook
from scenarios.rulebooks.knobs import HEAD, knob_keys, plain
from scenarios.rulebooks.procedures import procedure_keys


def write(rulebook: Rulebook) -> str:
    """The TOML text of a rulebook, always the same for the same rulebook: ``read(write(r), place) == r``.

    Holds for every rulebook that ``read`` can give; one put together in code may say what no file is allowed to.
    """
    return "\n".join(_lines(rulebook)) + "\n"


def _lines(rulebook: Rulebook) -> Iterator[str]:
    for key in HEAD:
        yield f"{key} = {_toml(getattr(rulebook, key))}"
    yield ""
    for key in knob_keys():
        yield f"{key} = {_toml(plain(rulebook, key))}"
    yield ""
    for mark in (Mark.SILENT, Mark.MEMORY):
        yield f"{mark.value} = {_toml(tuple(key for key in knob_keys() if rulebook.clause(key).mark is mark))}"
    yield ""
    yield "[sources]"
    for key in knob_keys():
        yield f"{key} = {_toml(rulebook.clause(key).source)}"
    yield ""
    yield "[clauses]"
    for key in FIXED_CLAUSES:
        clause = rulebook.clause(key)
        yield f"{key} = {{source = {_toml(clause.source)}, mark = {_toml(clause.mark.value)}}}"
    yield ""
    yield "[procedures]"
    for key in procedure_keys():
        clause = rulebook.clause(key)
        if clause != no_rule(key, rulebook.short):
            rule = str(getattr(rulebook.procedures, key))
            said = f"rule = {_toml(rule)}, source = {_toml(clause.source)}, mark = {_toml(clause.mark.value)}"
            yield f"{key} = {{{said}}}"


def _toml(said: bool | int | str | tuple[str, ...]) -> str:
    """JSON's true, numbers, strings and lists of strings are TOML's too, as long as the strings are printable."""
    return json.dumps(said, ensure_ascii=False)
