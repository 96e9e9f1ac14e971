"""From the contents of a rulebook file to a Rulebook, with every problem of the file in one error.

What is checked: no key missing and none unknown, each value of its type and among those allowed, the lists ``silent``
and ``memory`` naming knobs and no knob twice, a source for every knob and every fixed clause, no two knobs that
contradict each other. Procedures may be left out; one that is there has a rule, a source and a mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from scenarios.engine.clauses import FIXED_CLAUSES, Clause, Mark
from scenarios.engine.errors import BadRulebook
from scenarios.engine.procedures import Procedures, no_rule
from scenarios.engine.rulebook import Game, LateBet, OpenPairStud, Rulebook, SpreadRaise
from scenarios.rulebooks.findings import Findings, nearest, shown
from scenarios.rulebooks.knobs import HEAD, allowed, knob_keys, value
from scenarios.rulebooks.procedures import procedure_allowed, procedure_keys, procedure_value

_LISTS = {"silent": Mark.SILENT, "memory": Mark.MEMORY}
_TABLES = ("sources", "clauses", "procedures")
_MARKS = {mark.value: mark for mark in Mark}

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LONGEST = {"id": 40, "name": 80, "short": 40, "source": 200}
_LAST_REVISION = 9999


def rulebook(contents: Mapping[str, Any], place: str) -> Rulebook:
    """The rulebook with these contents. Raises BadRulebook with all problems, each at ``place: key``."""
    findings = Findings(place)
    findings.unknown("", contents, (*HEAD, *knob_keys(), *_LISTS, *_TABLES))
    head = {key: _head(key, contents[key], findings) for key in findings.present("", contents, HEAD, _head_allowed)}
    knobs = {key: _knob(key, contents[key], findings) for key in findings.present("", contents, knob_keys(), allowed)}
    for contradiction in _contradictions(knobs):
        findings.add(*contradiction)
    marks = _marks(contents, findings)
    clauses = _knob_clauses(_table(contents, "sources", findings), marks, findings)
    clauses |= _fixed_clauses(_table(contents, "clauses", findings), findings)
    done, stated = _procedures(contents.get("procedures", {}), str(head.get("short", "")), findings)
    if findings.problems:
        raise BadRulebook(findings.problems)
    return Rulebook(clauses=clauses | stated, **head, **knobs, procedures=done)


def _head_allowed(key: str) -> str:
    if key == "id":
        return f"at most {_LONGEST['id']} lower-case letters and digits, with single hyphens between"
    if key == "revision":
        return f"1 to {_LAST_REVISION}"
    return f"one line of at most {_LONGEST[key]} characters, without blanks at its ends"


def _source_allowed(_key: str) -> str:
    return _head_allowed("source")


def _is_line(key: str, found: object) -> bool:
    return isinstance(found, str) and found.isprintable() and 0 < len(found.strip()) == len(found) <= _LONGEST[key]


def _head(key: str, found: object, findings: Findings) -> Any:
    if key == "revision":
        good = type(found) is int and 1 <= found <= _LAST_REVISION
    else:
        good = _is_line(key, found) and (key != "id" or _ID.fullmatch(str(found)) is not None)
    if not good:
        findings.add(key, f"found {shown(found)}", _head_allowed(key))
    return found


def _knob(key: str, found: object, findings: Findings) -> Any:
    said = value(key, found)
    if said is None:
        findings.add(key, f"found {shown(found)}", allowed(key))
    return said


def _contradictions(knobs: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Key, problem and what is allowed, for knobs that cannot both be meant.

    Where a bet may be of any size within a range, the least raise over it has to be said.
    """
    ranges = ["late_bet"] if knobs.get("late_bet") is LateBet.SMALL_TO_BIG else []
    if Game.STUD in (knobs.get("games") or ()) and knobs.get("open_pair_stud") is OpenPairStud.ANTE_TO_BIG:
        ranges.append("open_pair_stud")
    if ranges and knobs.get("spread_raise") is SpreadRaise.NONE:
        said = " and ".join(f'{key} = "{knobs[key]}"' for key in ranges)
        yield "spread_raise", f'found "none" beside {said}', SpreadRaise.LAST_INCREASE.value


def _marks(contents: Mapping[str, Any], findings: Findings) -> dict[str, Mark]:
    marks: dict[str, Mark] = {}
    for key, mark in _LISTS.items():
        entries = contents.get(key)
        if not isinstance(entries, list):
            found = "missing" if entries is None else f"found {shown(entries)}"
            findings.add(key, found, "a list of knobs, which may be empty")
            continue
        for entry in entries:
            if entry not in knob_keys():
                findings.add(key, f"found {shown(entry)}, which is no knob", nearest(shown(entry), knob_keys()))
            elif entry in marks:
                where = "twice" if marks[entry] is mark else "in both lists"
                findings.add(key, f"found {shown(entry)} {where}", "each knob once, in one of silent and memory")
            else:
                marks[entry] = mark
    return marks


def _table(contents: Mapping[str, Any], key: str, findings: Findings) -> Mapping[str, Any]:
    found = contents.get(key)
    if isinstance(found, dict):
        return found
    findings.add(key, "missing" if found is None else f"found {shown(found)}", f"a table [{key}]")
    return {}


def _knob_clauses(sources: Mapping[str, Any], marks: Mapping[str, Mark], findings: Findings) -> dict[str, Clause]:
    findings.unknown("sources.", sources, knob_keys())
    clauses = {}
    for key in findings.present("sources.", sources, knob_keys(), _source_allowed):
        _check_source(f"sources.{key}", sources[key], findings)
        clauses[key] = Clause(key, sources[key], marks.get(key, Mark.READ))
    return clauses


def _fixed_clauses(table: Mapping[str, Any], findings: Findings) -> dict[str, Clause]:
    form = f'{{source = "…", mark = "…"}}, the mark being one of {", ".join(_MARKS)}'
    findings.unknown("clauses.", table, FIXED_CLAUSES)
    clauses = {}
    for key in findings.present("clauses.", table, FIXED_CLAUSES, lambda _key: form):
        clause = _clause("clauses", key, table[key], ("source", "mark"), form, findings)
        if clause is not None:
            clauses[key] = clause
    return clauses


def _clause(
    table: str, key: str, entry: object, parts: tuple[str, ...], form: str, findings: Findings
) -> Clause | None:
    """The clause in an entry ``{source = …, mark = …}``, which may have a rule besides."""
    place = f"{table}.{key}"
    if not isinstance(entry, dict) or not entry.keys() >= set(parts):
        lacking = f" without {', '.join(parts[:-1])} or {parts[-1]}"
        findings.add(place, f"found {shown(entry)}" + lacking * isinstance(entry, dict), form)
        return None
    findings.unknown(f"{place}.", entry, parts)
    _check_source(f"{place}.source", entry["source"], findings)
    mark = next((mark for name, mark in _MARKS.items() if name == entry["mark"]), None)
    if mark is None:
        findings.add(f"{place}.mark", f"found {shown(entry['mark'])}", ", ".join(_MARKS))
        return None
    return Clause(key, entry["source"], mark)


def _procedures(table: object, short: str, findings: Findings) -> tuple[Procedures, dict[str, Clause]]:
    """What the house does when something goes wrong, with the clauses; a silent one for each that is not there."""
    stated = {key: no_rule(key, short) for key in procedure_keys()}
    if not isinstance(table, dict):
        findings.add("procedures", f"found {shown(table)}", "a table [procedures], which may be left out")
        return Procedures(), stated
    findings.unknown("procedures.", table, procedure_keys())
    rules: dict[str, Any] = {}
    for key in (key for key in procedure_keys() if key in table):
        form = f'{{rule = "…", source = "…", mark = "…"}}, the rule being one of {procedure_allowed(key)}'
        clause = _clause("procedures", key, table[key], ("rule", "source", "mark"), form, findings)
        if clause is None:
            continue
        stated[key], rules[key] = clause, procedure_value(key, table[key]["rule"])
        if rules[key] is None:
            findings.add(f"procedures.{key}.rule", f"found {shown(table[key]['rule'])}", procedure_allowed(key))
    return Procedures(**rules), stated


def _check_source(place: str, found: object, findings: Findings) -> None:
    if not _is_line("source", found):
        findings.add(place, f"found {shown(found)}", _source_allowed(place))
