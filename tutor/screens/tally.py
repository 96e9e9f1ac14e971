"""How often each wrong rule was met, as a table."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import islice

from lessons.messages import has_message
from lessons.values import Count, Phrase
from tutor.speak import words, wrong_rule_name


def wrong_rules_table(lang: str, met: Iterable[tuple[str, int]], most: int | None = None) -> str | None:
    """The wrong rules by name with their counts, ``most`` of them at the most; None where none has a name."""
    named = ((wrong_rule_name(note), times) for note, times in met)
    rows = "".join(
        f"<tr><th scope='row'>{escape(words(lang, 'wrong-rule-line', note=Phrase(message_id)))}</th>"
        f"<td class='n'>{escape(words(lang, 'progress-wrong-rule-times', n=Count(times)))}</td></tr>"
        for message_id, times in islice((one for one in named if has_message(one[0])), most)
    )
    return f"<table class='tally'><tbody>{rows}</tbody></table>" if rows else None
