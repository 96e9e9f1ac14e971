"""Recorded hands: read from PHH files or from a card room's text, and played again under a rulebook.

decoded(octets)             the text of a file, whatever its encoding
hands_of(text, place)       its hands, damaged ones among them
read(text, place)           the same, or BadHistory with the problems of every damaged one
replay(hand, rulebook)      what the engine says of each decision on record
"""

from scenarios.histories.octets import decoded
from scenarios.histories.playback import Replayed, replay
from scenarios.histories.reading import Format, format_of, hands_of, nothing, read
from scenarios.histories.record import LARGEST, Damaged, RecordedHand

__all__ = [
    "LARGEST",
    "Damaged",
    "Format",
    "RecordedHand",
    "Replayed",
    "decoded",
    "format_of",
    "hands_of",
    "nothing",
    "read",
    "replay",
]
