"""What a language lacks, all of it at once: for translators, the tests and the command line.

English is the measure. A message must be there in every language that says it is complete, take the same arguments,
know the same choices, name only plural forms that the language has, and use only functions, options and forms that
exist. Where a translation does without an argument on purpose, a comment above it says so: ``# omits $n``. Where the
English text does not need a value that others may, a comment above it says so: ``# takes $n``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lessons.errors import BadLanguage, Fault, MissingForm
from lessons.languages import DEFAULT, Language, language, tags
from lessons.messages.catalog import Catalog, with_faults
from lessons.messages.functions import DEFAULT_FORMS, OPTIONS, STYLES, TABLES, form_table
from lessons.messages.signature import Call, Signature


def check(wanted: Sequence[str] | None = None) -> tuple[Fault, ...]:
    """Every fault of the languages asked for, or of all there are. The place says which language and which message."""
    return tuple(fault for tag in (tags() if wanted is None else wanted) for fault in _language(tag))


def _language(tag: str) -> Iterator[Fault]:
    try:
        spoken = language(tag)
    except BadLanguage as error:
        yield from error.faults
        return
    own, wrong = with_faults(tag)
    yield from wrong
    yield from compare(spoken, own, own if tag == DEFAULT else with_faults(DEFAULT)[0])


def compare(spoken: Language, own: Catalog, english: Catalog) -> Iterator[Fault]:
    """What is wrong with a language's messages, measured by the English ones."""
    if spoken.complete:
        for message_id in english.ids():
            if message_id not in own.entries:
                yield Fault(f"{spoken.tag} {message_id}", "is missing, though the language says it is complete")
    for message_id in own.ids():
        place = f"{spoken.tag} {message_id}"
        mine, theirs = own.signature(message_id), english.signature(message_id)
        assert mine is not None
        for problem in _uses(spoken, mine):
            yield Fault(place, problem)
        if theirs is None:
            yield Fault(place, "is not a message in English")
            continue
        for problem in _differs(mine, theirs):
            yield Fault(place, problem)


def _uses(spoken: Language, mine: Signature) -> Iterator[str]:
    """What the message uses that the language does not have."""
    for name in mine.dangling:
        yield f"refers to {name}, which is not there"
    for call in mine.calls:
        yield from _call(spoken, call)
    known = spoken.locale.plural_form.tags | {"other"}
    for name, categories in mine.plurals:
        for category in sorted(word for word in categories - known if not word.isdigit()):
            yield f"[{category}] of ${name} never happens in this language; it has {', '.join(sorted(known))}"


def _call(spoken: Language, call: Call) -> Iterator[str]:
    if call.function not in OPTIONS:
        yield f"calls {call.function}(), which is not a function; there are {', '.join(OPTIONS)}"
        return
    if not call.argument:
        yield f"{call.function}() needs an argument such as $card"
    for option in sorted(call.options.keys() - OPTIONS[call.function]):
        yield f"{call.function}() has no option {option!r}"
    if call.options.get("list", "and") not in {*STYLES, "row"}:
        yield f"{call.function}() cannot join by {call.options['list']!r}"
    if call.function in TABLES:
        kind = TABLES[call.function]
        try:
            form_table(spoken, kind, call.options.get("form", DEFAULT_FORMS[kind]))
        except MissingForm as error:
            yield str(error)


def _differs(mine: Signature, theirs: Signature) -> Iterator[str]:
    """Where the message would not take what the English one takes."""
    for name in sorted(mine.arguments - theirs.arguments - theirs.takes):
        yield f"uses ${name}, which English does not have"
    for name in sorted(theirs.arguments - mine.arguments - mine.omits):
        yield f"leaves out ${name}; if that is meant, say so in a comment above it: # omits ${name}"
    for name in sorted(mine.omits & mine.arguments):
        yield f"uses ${name}, though its comment says it omits it"
    for name, words in theirs.choices:
        for other, known in mine.choices:
            if other == name and "other" not in known and words - known:
                yield f"does not know {', '.join(sorted(words - known))} of ${name}"
