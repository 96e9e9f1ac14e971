"""Answers as JSON values, and back.

An answer's JSON has the fields of the command line's ``rule`` for the same ask (without its evidence), where the answer
is about everything that the ruling says. Cards picked out are ``cards``, sentences chosen ``choice``, of a written hand
``line`` is the number of a line and ``fault`` what is wrong with it. A learner may choose what no ruling says: several
calls, or a range and amounts beside it; these are lists.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import Problem, Unreadable
from scenarios.questions.answers import (
    AmountAnswer,
    AmountForm,
    Answer,
    CardsAnswer,
    CardsForm,
    ChipsAnswer,
    ChipsForm,
    ChoiceAnswer,
    ChoiceForm,
    Form,
    LineAnswer,
    LineForm,
    Option,
    OptionsAnswer,
    OptionsForm,
    OrderAnswer,
    OrderForm,
    PotAnswer,
    PotsAnswer,
    PotsForm,
    RankAnswer,
    RankForm,
    SeatAnswer,
    SeatForm,
    Verb,
    WinnersAnswer,
    WinnersForm,
)


def to_json(answer: Answer) -> dict[str, Any]:
    """The answer as JSON values. ``from_json`` of the same form reads it back."""
    match answer:
        case SeatAnswer(seat):
            return {"seat": seat}
        case WinnersAnswer(high, low):
            return {"high": sorted(high), "low": sorted(low)}
        case OptionsAnswer(options):
            return _options_to_json(options)
        case OrderAnswer(order, at_once):
            return {"order": list(order), "at_once": sorted(at_once)} if at_once else {"order": list(order)}
        case RankAnswer(places):
            return {"order": [sorted(place) for place in places]}
        case AmountAnswer(amount):
            return {"pot": amount}
        case ChipsAnswer(chips):
            return {"awards": {str(seat): amount for seat, amount in chips}}
        case PotsAnswer(pots, returned):
            said = [{"amount": pot.amount, "seats": sorted(pot.seats)} for pot in pots]
            return {"pots": said, "returned": {str(seat): amount for seat, amount in returned}}
        case CardsAnswer(cards):
            return {"cards": [str(card) for card in sorted(cards, reverse=True)]}
        case ChoiceAnswer(choices):
            return {"choice": sorted(choice.id for choice in choices)}
        case LineAnswer(line, fault):
            return {"line": line, "fault": None if fault is None else fault.id}


def _options_to_json(options: frozenset[Option]) -> dict[str, Any]:
    call = sorted(option.amount for option in options if option.verb is Verb.CALL)
    found: dict[str, Any] = {
        "fold": any(option.verb is Verb.FOLD for option in options),
        "check": any(option.verb is Verb.CHECK for option in options),
        "call": call if len(call) > 1 else call[0] if call else None,
    }
    for verb in (Verb.BRING_IN, Verb.COMPLETE_TO, Verb.BET, Verb.RAISE_TO):
        chosen = [option for option in options if option.verb is verb]
        chosen.sort(key=lambda option: (option.amount, option.most or 0))
        said = [one.amount if one.most is None else {"min": one.amount, "max": one.most} for one in chosen]
        found[verb.value] = said[0] if len(said) == 1 and chosen[0].most is not None else said
    return found


def from_json(form: Form, data: object) -> Answer:
    """The answer that the JSON values stand for, for a form.

    Raises Unreadable where the data is no answer to this form: a seat that is not offered, an option that is not, a
    seat without its place or named twice.
    """
    if not isinstance(data, Mapping):
        raise Unreadable([Problem("answer", f"{data!r} is not an answer", "an object")])
    match form:
        case SeatForm(seats, nobody):
            found = data.get("seat", "")
            return SeatAnswer(None if found is None and nobody is not None else _seat(found, seats))
        case WinnersForm(seats, sides):
            won = {side: _seats(side, data.get(side, []), seats if side in sides else ()) for side in ("high", "low")}
            return WinnersAnswer(won["high"], won["low"])
        case OptionsForm():
            return OptionsAnswer(_options_from_json(form, data))
        case OrderForm(seats):
            return _order(data, seats)
        case RankForm(seats):
            places = tuple(_seats("order", place, seats) for place in _list("order", data.get("order")))
            _each_once("order", [seat for place in places for seat in place], seats)
            if not all(places):
                raise Unreadable([Problem("order", "a place without a seat", "a seat or more in each place")])
            return RankAnswer(places)
        case AmountForm():
            return AmountAnswer(_chips("pot", data.get("pot")))
        case ChipsForm(seats, _):
            paid = dict(_by_seat("awards", data.get("awards"), seats))
            return ChipsAnswer(tuple((seat, paid.get(seat, Chips(0))) for seat in sorted(seats)))
        case PotsForm(seats, players):
            pots = tuple(_pot(pot, seats) for pot in _list("pots", data.get("pots")))
            returned = _by_seat("returned", data.get("returned", {}), players)
            return PotsAnswer(pots, tuple((seat, amount) for seat, amount in returned if amount))
        case CardsForm():
            return _cards(form, data.get("cards"))
        case ChoiceForm():
            return _choices(form, data.get("choice"))
        case LineForm():
            return _line(form, data)


def _seat(found: object, seats: tuple[Seat, ...]) -> Seat:
    if isinstance(found, bool) or not isinstance(found, int) or found not in seats:
        raise Unreadable([Problem("seat", f"{found!r} is not a seat of this question", ", ".join(map(str, seats)))])
    return Seat(found)


def _list(place: str, found: object) -> list[Any]:
    if not isinstance(found, list):
        raise Unreadable([Problem(place, f"{found!r} is not a list", "a list")])
    return found


def _seats(side: str, found: object, seats: tuple[Seat, ...]) -> frozenset[Seat]:
    if not isinstance(found, list):
        raise Unreadable([Problem(side, f"{found!r} is not a list of seats", ", ".join(map(str, seats)))])
    return frozenset(_seat(one, seats) for one in found)


def _each_once(place: str, named: list[Seat], seats: tuple[Seat, ...]) -> None:
    if sorted(named) != sorted(seats):
        raise Unreadable([Problem(place, f"{named!r} are not the seats of this question", "each of them once")])


def _order(data: Mapping[Any, Any], seats: tuple[Seat, ...]) -> OrderAnswer:
    at_once = _seats("at_once", data.get("at_once", []), seats)
    order = tuple(_seat(one, seats) for one in _list("order", data.get("order")))
    _each_once("order", [*order, *sorted(at_once)], seats)
    if order and at_once:
        raise Unreadable([Problem("order", "some in order and some at once", "one or the other")])
    return OrderAnswer(order, at_once)


def _amount(place: str, found: object) -> Chips:
    if isinstance(found, bool) or not isinstance(found, int):
        raise Unreadable([Problem(place, f"{found!r} is not an amount", "a whole number of chips")])
    return Chips(found)


def _chips(place: str, found: object) -> Chips:
    amount = _amount(place, found)
    if amount < 0:
        raise Unreadable([Problem(place, f"{amount} chips cannot be", "no chips, or more")])
    return amount


def _by_seat(place: str, found: object, seats: tuple[Seat, ...]) -> list[tuple[Seat, Chips]]:
    """Chips by seats, whose numbers are written as JSON's keys are; in ascending order of seats."""
    if not isinstance(found, Mapping):
        raise Unreadable([Problem(place, f"{found!r} does not give seats their chips", "an object")])
    numbers = {str(seat): seat for seat in seats}
    strange = [key for key in found if key not in numbers]
    if strange:
        raise Unreadable(
            [Problem(place, f"{key!r} is not a seat of this question", ", ".join(numbers)) for key in strange]
        )
    return sorted((numbers[key], _chips(f"{place}.{key}", amount)) for key, amount in found.items())


def _pot(found: object, seats: tuple[Seat, ...]) -> PotAnswer:
    if not isinstance(found, Mapping):
        raise Unreadable([Problem("pots", f"{found!r} is not a pot", "an amount and seats")])
    able = _seats("seats", found.get("seats"), seats)
    if not able:
        raise Unreadable([Problem("pots", "nobody may win a pot", "a seat or more")])
    return PotAnswer(_chips("amount", found.get("amount")), able)


def _cards(form: CardsForm, found: object) -> CardsAnswer:
    offered = {str(card): card for card in form.cards}
    named = _list("cards", found)
    strange = [one for one in named if not isinstance(one, str) or one not in offered]
    if strange or len(set(map(str, named))) != len(named):
        raise Unreadable([Problem("cards", f"{named!r} are not cards of this question", " ".join(offered))])
    cards = frozenset[Card](offered[one] for one in named)
    if len(cards) != form.count and (cards or form.nothing is None):
        raise Unreadable([Problem("cards", f"{len(cards)} cards", f"{form.count} cards")])
    return CardsAnswer(cards)


def _choices(form: ChoiceForm, found: object) -> ChoiceAnswer:
    offered = {one.id: one for one in form.choices}
    named = _list("choice", found)
    strange = [one for one in named if not isinstance(one, str) or one not in offered]
    if strange:
        raise Unreadable([Problem("choice", f"{one!r} is not offered", ", ".join(offered)) for one in strange])
    if len(set(named)) > 1 and not form.several:
        raise Unreadable([Problem("choice", f"{len(named)} chosen", "one")])
    return ChoiceAnswer(frozenset(offered[one] for one in named))


def _line(form: LineForm, data: Mapping[Any, Any]) -> LineAnswer:
    number, fault, offered = data.get("line"), data.get("fault"), {one.id: one for one in form.faults}
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= len(form.lines):
        raise Unreadable([Problem("line", f"{number!r} is no line of this question", f"1 to {len(form.lines)}")])
    if not isinstance(fault, str) or fault not in offered:
        raise Unreadable([Problem("fault", f"{fault!r} is not offered", ", ".join(offered))])
    return LineAnswer(number, offered[fault])


def _options_from_json(form: OptionsForm, data: Mapping[Any, Any]) -> frozenset[Option]:
    chosen = set()
    if data.get("fold"):
        chosen.add(Option(Verb.FOLD))
    if data.get("check"):
        chosen.add(Option(Verb.CHECK))
    call = data.get("call")
    calls = [] if call is None else call if isinstance(call, list) else [call]
    chosen |= {Option(Verb.CALL, _amount("call", amount)) for amount in calls}
    for verb in (Verb.BRING_IN, Verb.COMPLETE_TO, Verb.BET, Verb.RAISE_TO):
        amounts = data.get(verb.value, [])
        if isinstance(amounts, Mapping):
            amounts = [amounts]
        if not isinstance(amounts, list):
            raise Unreadable([Problem(verb.value, f"{amounts!r} is not a list of amounts", "a list or a range")])
        chosen |= {_wager(verb, amount) for amount in amounts}
    strange = chosen - set(form.options)
    if strange:
        found = sorted(strange, key=lambda one: (one.verb, one.amount))
        raise Unreadable(
            [Problem(one.verb.value, f"{one.amount} is not offered", "the options shown") for one in found]
        )
    return frozenset(chosen)


def _wager(verb: Verb, found: object) -> Option:
    """One amount, or a range of them."""
    if not isinstance(found, Mapping):
        return Option(verb, _amount(verb.value, found))
    least, most = (_amount(verb.value, found.get(end)) for end in ("min", "max"))
    return Option(verb, least, most)
