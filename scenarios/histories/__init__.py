"""Recorded hands: read from PHH files or from a card room's text, and played again under a rulebook.

decoded(octets)             the text of a file, whatever its encoding; lines_of(file) the same line by line
hands_of(text, place)       its hands, damaged ones among them
read(text, place)           the same, or BadHistory with the problems of every damaged one
replay(hand, rulebook)      what the engine says of each decision on record, and the hand as it stood before it
record_of(state, name)      the record of a hand that was played here
to_phh(hand)                a record as PHH text
"""

from scenarios.histories.octets import decoded, lines_of
from scenarios.histories.playback import Moment, Replayed, replay
from scenarios.histories.reading import Format, format_of, hands_of, nothing, read
from scenarios.histories.record import LARGEST, Damaged, RecordedHand
from scenarios.histories.writing import record_of, to_phh

__all__ = [
    "LARGEST",
    "Damaged",
    "Format",
    "Moment",
    "RecordedHand",
    "Replayed",
    "decoded",
    "format_of",
    "hands_of",
    "lines_of",
    "nothing",
    "read",
    "record_of",
    "replay",
    "to_phh",
]
