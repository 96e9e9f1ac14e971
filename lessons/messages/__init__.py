"""The strict door to every sentence, and the only place that knows Fluent.

Fluent itself never complains: a syntax slip makes a message vanish, a forgotten value or an unknown form leaves a hole.
Here each of these is an error with a name (see ``lessons.errors``).

``format_rich(tag, id, args)`` gives text and card tokens for the screen, ``format_plain(tag, id, args)`` one string.
"""

from lessons.errors import (
    BadMessages,
    LessonsError,
    MissingArgument,
    MissingForm,
    MissingMessage,
    UnknownArgument,
    WrongArgument,
)
from lessons.messages.door import CardToken, Rich, Text, format_plain, format_rich, has_message, required_arguments

__all__ = [
    "BadMessages",
    "CardToken",
    "LessonsError",
    "MissingArgument",
    "MissingForm",
    "MissingMessage",
    "Rich",
    "Text",
    "UnknownArgument",
    "WrongArgument",
    "format_plain",
    "format_rich",
    "has_message",
    "required_arguments",
]
