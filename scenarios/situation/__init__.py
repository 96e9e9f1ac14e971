"""A situation in a file: YAML or JSON to a hand, and back.

The one format of the Floor screen, the command line, the tests and bug reports. A file's street follows from the
upcards; its actions are this street's, as lines (``"2 bets 5"``); stacks are what lies behind before they are played.

    read(text)              the situation, or BadSituation with every problem, each with its place
    from_data(data)         the same from values already parsed
    to_data(state)          what ``from_data`` reads back as a hand that rules the same
    start_of_street(state)  the hand before this street's betting
    line(action), LINES     an action as a line, and what a line may say
    INCIDENTS               what can have gone wrong, and what each kind says besides
"""

from scenarios.situation.document import LARGEST
from scenarios.situation.incident import KINDS as INCIDENTS
from scenarios.situation.lines import LINES, line
from scenarios.situation.reading import ASKS, Situation, from_data, read
from scenarios.situation.writing import start_of_street, to_data

__all__ = [
    "ASKS",
    "INCIDENTS",
    "LARGEST",
    "LINES",
    "Situation",
    "from_data",
    "line",
    "read",
    "start_of_street",
    "to_data",
]
