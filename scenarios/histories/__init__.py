"""Recorded hands: read from PHH files, and played again under a rulebook.

read(text, place)           the hands of a file, or BadHistory with all its problems
replay(hand, rulebook)      what the engine says of each decision on record
"""

from scenarios.histories.phh import read
from scenarios.histories.playback import Replayed, replay
from scenarios.histories.record import RecordedHand

__all__ = ["RecordedHand", "Replayed", "read", "replay"]
