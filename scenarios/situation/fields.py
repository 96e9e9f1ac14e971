"""Reading one field after another of a situation, noting every problem with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scenarios.engine.cards import DECK, Card, parse_card, parse_cards
from scenarios.engine.chips import Seat
from scenarios.engine.errors import Problem, Unreadable
from scenarios.rulebooks.findings import nearest, shown

MOST_CHIPS = 10**9
"""An amount at most: far below a stack that no bet can exhaust."""

HIGHEST_SEAT = 10


class Fields:
    """The problems found so far, and what has been seen of the deck."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self._seen: dict[Card, str] = {}

    def add(self, place: str, problem: str, allowed: str = "") -> None:
        self.problems.append(Problem(place, problem, allowed))

    def unknown(self, place: str, table: Mapping[Any, Any], keys: Iterable[str]) -> None:
        """A problem for every key that the format does not have, with the nearest that it has."""
        known = tuple(keys)
        for key in table:
            if key not in known:
                self.add(
                    place, f"no such key: {shown(key)}", nearest(key if isinstance(key, str) else shown(key), known)
                )

    def table(self, place: str, found: object, what: str) -> Mapping[Any, Any] | None:
        if isinstance(found, Mapping):
            return found
        self.add(place, f"found {shown(found)}", what)
        return None

    def whole(self, place: str, found: object, *, least: int = 0, most: int = MOST_CHIPS) -> int | None:
        """A whole number within limits; a bool, a fraction and a text are none."""
        if isinstance(found, int) and not isinstance(found, bool) and least <= found <= most:
            return found
        self.add(place, f"found {shown(found)}", f"a whole number from {least} to {most}")
        return None

    def word(self, place: str, found: object, words: Iterable[str]) -> str | None:
        known = tuple(words)
        if isinstance(found, str) and found in known:
            return found
        self.add(place, f"found {shown(found)}", nearest(found, known) if isinstance(found, str) else ", ".join(known))
        return None

    def seat(self, place: str, found: object, among: Iterable[Seat] | None = None) -> Seat | None:
        """A seat's number, as a number or in quotes; one of ``among`` where that is given."""
        known = tuple(among) if among is not None else tuple(map(Seat, range(HIGHEST_SEAT + 1)))
        for seat in known:
            if (found == seat and not isinstance(found, (bool, float))) or found == str(seat):
                return seat
        among_them = ", ".join(map(str, known)) if among is not None else f"0 to {HIGHEST_SEAT}"
        self.add(place, f"found {shown(found)}", f"a seat: {among_them}")
        return None

    def cards(self, place: str, found: object, *, unseen: bool = False) -> tuple[Card | None, ...] | None:
        """Cards as text or as a list of texts; with ``unseen``, ``??`` is a card nobody has seen."""
        entries = found if isinstance(found, list) else [found]
        texts = [text for text in entries if isinstance(text, str)]
        if len(texts) < len(entries):
            self.add(place, f"found {shown(found)}", "cards, as in 'As Td 2c'")
            return None
        words = " ".join(texts).replace("??", " ?? ").replace(",", " ").split()
        if len(words) > len(DECK):
            self.add(place, f"{len(words)} cards", f"at most {len(DECK)}")
            return None
        held: list[Card | None] = []
        good = True
        for word in words:
            if word == "??" and unseen:
                held.append(None)
                continue
            try:
                held += parse_cards(word)
            except Unreadable as error:
                good = False
                for problem in error.problems:
                    self.add(place, problem.problem, problem.allowed)
        if not good:
            return None
        for card in held:
            self.saw(place, card)
        return tuple(held)

    def card(self, place: str, found: object) -> Card | None:
        """One card; not taken out of the deck, because it may name one that lies on the table."""
        try:
            return parse_card(found if isinstance(found, str) else shown(found))
        except Unreadable as error:
            self.add(place, error.problems[0].problem, error.problems[0].allowed)
            return None

    def where(self, card: Card) -> str | None:
        """The place that took a card out of the deck, None where none did."""
        return self._seen.get(card)

    def flag(self, place: str, found: object) -> bool:
        if not isinstance(found, bool):
            self.add(place, f"found {shown(found)}", "true or false")
        return found is True

    def saw(self, place: str, card: Card | None) -> None:
        """Take a card out of the deck; a problem where it is gone already."""
        if card is None:
            return
        if card in self._seen:
            self.add(place, f"{card} is there twice, first at {self._seen[card]}", "each card once")
        else:
            self._seen[card] = place
