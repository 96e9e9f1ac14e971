"""The languages: one folder each, described by its ``language.toml``.

A language says its own name, its direction, whether all its messages are written (``complete``), what stands on a
card's face, and its form tables: the words for ranks, suits and cards in every form that its own messages use.
``qps`` and ``qps-rtl`` are made from English by code, to see what is not translated or does not fit; they are offered
to nobody.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import babel
from msgspec import Struct

from lessons import pseudo
from lessons.errors import BadLanguage, Fault
from lessons.values import RANKS, SUITS

Table = Mapping[str, str]
DEFAULT = "en"
PSEUDO = ("qps", "qps-rtl")


class Language(Struct, frozen=True, eq=False):
    """A language and its tables. ``letters`` is what a card shows for each rank letter (``T`` is "10")."""

    tag: str
    name: str
    direction: str
    complete: bool
    locale: babel.Locale
    letters: Table
    ranks: Mapping[str, Table]
    suits: Mapping[str, Table]
    cards: Mapping[str, Table]


@cache
def tags() -> tuple[str, ...]:
    """The languages there are, the default first, the others by tag."""
    folders = (entry for entry in files("lessons").iterdir() if entry.is_dir())
    found = [folder.name for folder in folders if (folder / "language.toml").is_file()]
    return tuple(sorted(found, key=lambda tag: (tag != DEFAULT, tag)))


@cache
def language(tag: str) -> Language:
    """The language of a tag, as ``tags()`` or ``negotiate`` gives it, or one of the two made by code.

    Raises BadLanguage, which lists everything that is wrong with its file, and KeyError where there is no such tag.
    """
    if tag in PSEUDO:
        return _pseudo(tag)
    if tag not in tags():
        raise KeyError(f"no language {tag!r}; there are {', '.join(tags())}")
    return parse(tag, (files("lessons") / tag / "language.toml").read_text(encoding="utf-8"))


def negotiate(wanted: Sequence[str]) -> str:
    """The best language for a list of BCP 47 tags, best first: each is shortened from its end until one is known.

    ``["pt-BR", "de-AT"]`` gives ``de``. English where nothing fits.
    """
    for tag in wanted:
        parts = tag.strip().replace("_", "-").lower().split("-")
        while parts:
            short = "-".join(parts)
            if short in tags() or short in PSEUDO:
                return short
            parts.pop()
    return DEFAULT


def parse(tag: str, text: str) -> Language:
    """The language that a ``language.toml`` describes. Raises BadLanguage with every problem of the file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLanguage([Fault(f"{tag}/language.toml", str(error))]) from error
    reader = _Reader(tag, data)
    suits = reader.forms("suits", SUITS)
    found = Language(
        tag=tag,
        name=reader.word("name"),
        direction=reader.word("direction", ("ltr", "rtl")),
        complete=reader.flag("complete"),
        locale=reader.locale("locale"),
        letters={**{rank: rank for rank in RANKS}, **reader.table("letters", "TJQKA")},
        ranks=reader.forms("ranks", RANKS),
        suits=suits,
        cards={form: reader.cards(form, patterns, suits) for form, patterns in reader.forms("cards", RANKS).items()},
    )
    for kind, form in (("ranks", "bare"), ("suits", "bare"), ("cards", "nom")):
        if form not in getattr(found, kind):
            reader.fault(f"{kind}.{form}", "is missing; every language needs it")
    if reader.faults:
        raise BadLanguage(reader.faults)
    return found


class _Reader:
    """Reads one file's keys and gathers what is wrong with them."""

    def __init__(self, tag: str, data: Mapping[str, Any]) -> None:
        self.tag, self.data, self.faults = tag, data, list[Fault]()
        known = {"name", "direction", "complete", "locale", "letters", "ranks", "suits", "cards"}
        for key in sorted(data.keys() - known):
            self.fault(key, f"is not a key of a language; they are {', '.join(sorted(known))}")

    def fault(self, key: str, problem: str) -> None:
        self.faults.append(Fault(f"{self.tag}/language.toml {key}", problem))

    def word(self, key: str, allowed: Sequence[str] = ()) -> str:
        found = self.data.get(key)
        if not isinstance(found, str) or not found or (allowed and found not in allowed):
            self.fault(key, f"is {found!r}; allowed: {' or '.join(allowed) or 'a word'}")
            return ""
        return found

    def flag(self, key: str) -> bool:
        found = self.data.get(key)
        if not isinstance(found, bool):
            self.fault(key, f"is {found!r}; allowed: true or false")
        return found is True

    def locale(self, key: str) -> babel.Locale:
        try:
            return babel.Locale.parse(self.word(key))
        except (ValueError, babel.UnknownLocaleError) as error:
            self.fault(key, f"{error}; allowed: a CLDR locale such as 'da' or 'pt_BR'")
            return babel.Locale("en")

    def table(self, place: str, keys: str, found: object = None) -> Table:
        found = self.data.get(place) if found is None else found
        words = found if isinstance(found, dict) else {}
        if set(words) != set(keys) or not all(isinstance(word, str) for word in words.values()):
            self.fault(place, f"is {found!r}; allowed: a word for each of {' '.join(keys)}")
            return {key: key for key in keys}
        return words

    def forms(self, kind: str, keys: str) -> Mapping[str, Table]:
        found = self.data.get(kind)
        if not isinstance(found, dict) or not found:
            self.fault(kind, f"is {found!r}; allowed: a table for each form")
            return {}
        return {form: self.table(f"{kind}.{form}", keys, table) for form, table in found.items()}

    def cards(self, form: str, patterns: Table, suits: Mapping[str, Table]) -> Table:
        """All 52 names of a form: each rank's pattern with the suit's word in the form that its braces ask for."""
        names = {}
        for rank, pattern in patterns.items():
            for suit in SUITS:
                try:
                    names[rank + suit] = pattern.format(**{key: words[suit] for key, words in suits.items()})
                except (KeyError, IndexError, ValueError) as error:
                    self.fault(f"cards.{form}.{rank}", f"{pattern!r}: {error}; allowed in braces: {', '.join(suits)}")
                    break
        return names


def _pseudo(tag: str) -> Language:
    english, say = language(DEFAULT), pseudo.voice(tag)

    def said(tables: Mapping[str, Table]) -> Mapping[str, Table]:
        return {form: {key: say(word) for key, word in table.items()} for form, table in tables.items()}

    return Language(
        tag=tag,
        name=say("Pseudo"),
        direction="rtl" if tag.endswith("rtl") else "ltr",
        complete=False,
        locale=english.locale,
        letters=english.letters,
        ranks=said(english.ranks),
        suits=said(english.suits),
        cards=said(english.cards),
    )
