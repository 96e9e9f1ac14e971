"""How seventh street is dealt: from a ``StubRuling`` to its steps."""

from __future__ import annotations

from scenarios.engine.endings import LastCard, StubRuling
from scenarios.engine.rulebook import Rulebook, ShortStub
from scenarios.engine.stub import UNTIL_SIXTH
from scenarios.questions.last_deals import deal_name
from scenarios.questions.message import Message, message
from scenarios.questions.question import Derivation, Step


def derive(rulebook: Rulebook, ruling: StubRuling) -> Derivation:
    """The steps: what is left of the deck, and what follows from it."""
    third, fourth, fifth, sixth = ruling.dealt
    gone = {"third": 3 * third, "fourth": fourth, "fifth": fifth, "sixth": sixth}
    if ruling.unsettled == UNTIL_SIXTH:
        said = message("seventh-street-step-sixth", **gone)
        steps = [Step(said, rulebook.clause("short_stub"))]
        return Derivation(message("seventh-street-verdict-open"), tuple(steps))
    left = "left-burned" if ruling.burned else "left"
    steps = [Step(message(f"seventh-street-step-{left}", **gone, stub=ruling.stub), rulebook.clause("burns"))]
    if ruling.deal is None:
        steps.append(Step(message("seventh-street-step-nothing"), rulebook.clause("short_stub")))
        return Derivation(message("seventh-street-verdict-open"), tuple(steps))
    if ruling.hands < ruling.dealt[-1]:
        folded = message("seventh-street-step-folded", hands=ruling.hands)
        steps.append(Step(folded, rulebook.clause("short_stub")))
    steps.append(Step(_why(rulebook, ruling), rulebook.clause("short_stub")))
    if ruling.deal.method is LastCard.COMMON_CARD and ruling.deal.mix_burns:
        said = message("seventh-street-step-mix-for-common", stub=ruling.stub)
        steps.append(Step(said, rulebook.clause("short_stub")))
    verdict = message(f"seventh-street-verdict-{deal_name(ruling.deal)}")
    return Derivation(verdict, tuple(steps))


def _why(rulebook: Rulebook, ruling: StubRuling) -> Message:
    """What the procedure makes of the stub."""
    assert ruling.deal is not None
    deal, hands, with_burns = ruling.deal, ruling.hands, ruling.stub + ruling.burned
    own = deal.method is LastCard.OWN_CARDS
    match rulebook.short_stub:
        case ShortStub.PLAYERS_PLUS_TWO if own and not deal.mix_burns:
            return message("seventh-street-step-two-enough", hands=hands, needed=hands + 2)
        case ShortStub.PLAYERS_PLUS_TWO if own:
            return message("seventh-street-step-two-mix", hands=hands, needed=hands + 2, total=with_burns)
        case ShortStub.PLAYERS_PLUS_TWO if ruling.burned:
            return message("seventh-street-step-two-common", hands=hands, needed=hands + 2, total=with_burns)
        case ShortStub.PLAYERS_PLUS_TWO:
            return message("seventh-street-step-two-short", hands=hands, needed=hands + 2)
        case ShortStub.COMMON_IF_EIGHT_STAY if not ruling.unsettled:
            return message(f"seventh-street-step-eight-{'go' if own else 'stay'}", hands=hands)
        case _:
            pass
    if own and not deal.mix_burns:
        return message(f"seventh-street-step-enough{'-burn' if deal.burn else ''}", hands=hands)
    if own:
        return message(f"seventh-street-step-mix{'-burn' if deal.burn else ''}", hands=hands, total=with_burns)
    return message(f"seventh-street-step-common{'-burned' if ruling.burned else ''}", hands=hands)
