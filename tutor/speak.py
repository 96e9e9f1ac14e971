"""From what is said without language to words: a scenario's message, its cards, seats and amounts, in one language.

Scenarios and lessons do not know each other. Here each value of the one becomes a value of the other.
"""

from __future__ import annotations

from typing import TypeAlias

from lessons import messages, values
from lessons.languages import language
from lessons.messages import CardToken, Text
from scenarios.engine.cards import Card, Rank, Suit
from scenarios.engine.rulebook import Rulebook
from scenarios.engine.state import Street
from scenarios.questions.message import Amounts, Arg, Cards, Message, Messages, Name, Ranks, Seats, Suits
from scenarios.rulebooks import SHIPPED, shipped

SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))
"""The signs of the suits, by their letters: where a card stands in a line of text."""

Rich: TypeAlias = tuple[Text | CardToken, ...]
"""A sentence in which cards are not words but tokens, drawn as small cards."""


def rich(lang: str, said: Message) -> Rich:
    """The message in a language, its cards as tokens."""
    return messages.format_rich(lang, said.id, arguments(said))


def plain(lang: str, said: Message) -> str:
    """The message in a language, its cards as words."""
    return messages.format_plain(lang, said.id, arguments(said))


def words(lang: str, message_id: str, **args: values.Value) -> str:
    """A message of the app itself, as plain text."""
    return messages.format_plain(lang, message_id, args)


def said(lang: str, chosen: values.Phrase) -> str:
    """A phrase as plain text."""
    return messages.format_plain(lang, chosen.id, chosen.args)


def rich_said(lang: str, chosen: values.Phrase) -> Rich:
    """A phrase, its cards as tokens."""
    return messages.format_rich(lang, chosen.id, chosen.args)


def arguments(said: Message) -> dict[str, values.Value]:
    """The message's arguments as the lessons' values."""
    return {name: value(arg) for name, arg in said.args}


def value(arg: Arg) -> values.Value:
    """One argument as the lessons' value.

    A card, a rank and a suit are numbers too, so that they are asked for before a plain number.
    """
    match arg:
        case Card():
            return values.CardValue(str(arg))
        case Rank():
            return values.RankValue(arg.letter)
        case Suit():
            return values.SuitValue(arg.letter)
        case Cards(cards):
            return values.CardList(tuple(map(str, cards)))
        case Suits(suits):
            return values.SuitList(tuple(suit.letter for suit in suits))
        case Ranks(ranks):
            return values.RankList(tuple(rank.letter for rank in ranks))
        case Seats(seats):
            return values.SeatList(tuple(map(int, seats)))
        case Amounts(amounts):
            return values.AmountList(tuple(map(int, amounts)))
        case Name(text):
            return values.Name(text)
        case Messages(listed):
            return values.PhraseList(tuple(map(phrase, listed)))
        case Message():
            return phrase(arg)
        case int():
            return values.Count(arg)


def phrase(said: Message) -> values.Phrase:
    """A message to be put inside another."""
    return values.Phrase(said.id, arguments(said))


def house(rulebook: Rulebook) -> values.Phrase:
    """A rulebook's short name: a shipped one's in the reader's language, one's own as it calls itself, marked as such.

    An own rulebook that takes a shipped one's id is an own one all the same.
    """
    if rulebook.id in SHIPPED and shipped(rulebook.id) == rulebook:
        return values.Phrase(f"rulebook-short-{rulebook.id}")
    return values.Phrase("rulebook-short-custom", {"name": values.Name(rulebook.short)})


def kind_name(kind: str) -> str:
    """The id of the message that names a kind of question: ``bring_in`` gives ``kind-bring-in``."""
    return f"kind-{kind}".replace("_", "-")


def situation_name(kind: str, situation_class: str) -> str:
    """The id of the message that names a situation: ``bring_in`` and ``suit`` give ``class-bring-in-suit``."""
    return f"class-{kind}-{situation_class}".replace("_", "-")


def wrong_rule_name(note: str) -> str:
    """The id of the message that says a wrong rule: ``bring_in/ace_low`` gives ``bring-in-wrong-ace-low``."""
    return note.replace("/", "-wrong-").replace("_", "-")


def street(of: Street) -> values.Phrase:
    """The street's name, as a heading."""
    return values.Phrase(f"street-{of.name.lower()}")


def bare(text: str) -> str:
    """A text without the marks that keep names apart on a screen: for a terminal or a file."""
    return text.translate({ord(mark): None for mark in "\u2068\u2069"})


def card(lang: str, shown: Card) -> CardToken:
    """A card as it lies on the table: its letter and its name in the language."""
    spoken = language(lang)
    code = str(shown)
    return CardToken(code, spoken.letters[code[0]], code[1], spoken.cards["nom"][code])
