"""Formatting: a language, a message id and its values in; text and card tokens, or one string, out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from msgspec import Struct

from lessons.errors import LessonsError, MissingArgument, MissingMessage, UnknownArgument, WrongArgument
from lessons.languages import DEFAULT, Language, language
from lessons.messages.arguments import (
    CARD_END,
    CARD_START,
    ISOLATE,
    NUMBERS,
    POP,
    CarriedList,
    Number,
    Words,
    carried,
    clean,
    percent,
)
from lessons.messages.catalog import Catalog, catalog
from lessons.messages.functions import Mode, functions
from lessons.messages.signature import Signature
from lessons.values import Amount, Choice, Count, Name, NameList, Phrase, PhraseList, SeatValue, Share, SuitValue, Value

_SPLIT = re.compile(f"{CARD_START}(..){CARD_END}")
_ISOLATES = str.maketrans("", "", ISOLATE + POP)
_NOTHING: Mapping[str, Value] = {}


class Text(Struct, frozen=True):
    """A piece of text between two cards."""

    text: str


class CardToken(Struct, frozen=True):
    """A card inside a sentence: its code, what its face shows ("10", "K"), its suit's letter, and its spoken name."""

    code: str
    letter: str
    suit: str
    name: str


Rich: TypeAlias = tuple[Text | CardToken, ...]


def format_rich(tag: str, message_id: str, args: Mapping[str, Value] = _NOTHING) -> Rich:
    """The message as text and card tokens, for the screen. Names keep their isolation marks.

    Raises the errors of ``lessons.errors``: a message that is not there, a value missing, unknown or of the wrong kind,
    a form that the language lacks. A language that says it is complete never falls back to English.
    """
    spoken = language(tag)
    parts: list[Text | CardToken] = []
    for at, piece in enumerate(_SPLIT.split(_formatted(tag, message_id, args, "rich"))):
        if at % 2:
            parts.append(CardToken(piece, spoken.letters[piece[0]], piece[1], spoken.cards["nom"][piece]))
        elif piece:
            parts.append(Text(piece))
    return tuple(parts)


def format_plain(
    tag: str, message_id: str, args: Mapping[str, Value] = _NOTHING, *, cards: Literal["name", "symbol"] = "name"
) -> str:
    """The message as one string without isolation marks: cards as names, or as 2♣. Raises like ``format_rich``."""
    return _formatted(tag, message_id, args, cards).translate(_ISOLATES)


def required_arguments(message_id: str) -> frozenset[str]:
    """The values that a message needs, by its English text and the comment above it. Raises MissingMessage."""
    found = catalog(DEFAULT).signature(message_id)
    if found is None:
        raise MissingMessage(f"there is no message {message_id!r} in {DEFAULT}")
    return found.arguments | found.takes


def has_message(message_id: str) -> bool:
    """Whether there is such a message in English, and so in every complete language."""
    return message_id in catalog(DEFAULT).entries


class _Voice(Struct, frozen=True, eq=False):
    """A language in one mode, ready to format."""

    language: Language
    catalog: Catalog
    bundle: FluentBundle


@cache
def _voice(tag: str, mode: Mode) -> _Voice:
    spoken, messages = language(tag), catalog(tag)
    # In a left-to-right text only foreign names need isolation, and they bring their own.
    isolating = spoken.direction == "rtl"
    bundle = FluentBundle([str(spoken.locale)], functions=dict(functions(spoken, mode)), use_isolating=isolating)
    bundle.add_resource(messages.resource())
    return _Voice(spoken, messages, bundle)


def _formatted(tag: str, message_id: str, args: Mapping[str, Value], mode: Mode) -> str:
    return _said(_voice(tag, mode), tag, message_id, frozenset(args.items()), mode)


@lru_cache(maxsize=8192)
def _said(voice: _Voice, tag: str, message_id: str, values: frozenset[tuple[str, Value]], mode: Mode) -> str:
    """The text, kept: a page says the same of a seat, a card or a clause again and again."""
    args = dict(values)
    wanted = voice.catalog.signature(message_id)
    if wanted is None:
        if voice.language.complete or not has_message(message_id):
            raise MissingMessage(f"there is no message {message_id!r} in {tag}")
        return _formatted(DEFAULT, message_id, args, mode)
    given = args.keys()
    needed = required_arguments(message_id)
    if given != needed:
        _refuse(message_id, needed, frozenset(given))
    _check_selectors(message_id, wanted, args)
    shown = {name: _shown(tag, value, voice.language, mode) for name, value in args.items()}
    # FluentBundle.format_pattern would turn our numbers and lists back into its own.
    errors: list[Exception] = []
    environment = ResolverEnvironment(voice.bundle, errors, CurrentEnvironment(shown))
    try:
        text = voice.bundle.get_message(message_id).value(environment)  # type: ignore[misc]
    except LessonsError as error:
        raise _named(tag, message_id, error) from error
    if errors:
        raise _named(tag, message_id, errors[0])
    return str(text)


def _refuse(message_id: str, needed: frozenset[str], given: frozenset[str]) -> None:
    if needed - given:
        raise MissingArgument(f"{message_id} needs {', '.join('$' + name for name in sorted(needed - given))}")
    raise UnknownArgument(f"{message_id} never uses {', '.join('$' + name for name in sorted(given - needed))}")


def _check_selectors(message_id: str, wanted: Signature, args: Mapping[str, Value]) -> None:
    """A word selects among words that the message knows, a number among plural forms: never the default by mistake."""
    for name, words in wanted.choices:
        value = args[name]
        key = value.key if isinstance(value, Choice) else value.letter if isinstance(value, SuitValue) else None
        if key is None or (key not in words and "other" not in words):
            raise WrongArgument(f"{message_id}: ${name} is {value!r}; allowed: {', '.join(sorted(words))}")
    for name, _ in wanted.plurals:
        if not isinstance(args[name], NUMBERS):
            raise WrongArgument(f"{message_id}: ${name} is {args[name]!r}; allowed: a number or a list")


def _named(tag: str, message_id: str, error: Exception) -> LessonsError:
    """What Fluent reports, as one of our errors. Its own complaints are about arguments or references."""
    kind = type(error) if isinstance(error, LessonsError) else WrongArgument
    return kind(f"{tag} {message_id}: {error}")


def _shown(tag: str, value: Value, spoken: Language, mode: Mode) -> FluentType:
    """A value as Fluent takes it; a message inside a message is formatted first."""
    match value:
        case SeatValue(number=number) | Amount(chips=number) | Count(n=number):
            return Number(number)
        case Phrase(id=message_id, args=args):
            return Words(_formatted(tag, message_id, args, mode))
        case Name(text=text):
            return Words(_isolated(text))
        case NameList(texts=texts):
            return CarriedList.of(value, len(texts), tuple(map(_isolated, texts)))
        case PhraseList(phrases=phrases):
            parts = tuple(_formatted(tag, phrase.id, phrase.args, mode) for phrase in phrases)
            return CarriedList.of(value, len(parts), parts)
        case Share():
            return Words(percent(value, spoken.locale))
        case _:
            return carried(value)


def _isolated(text: str) -> str:
    return ISOLATE + clean(text) + POP
