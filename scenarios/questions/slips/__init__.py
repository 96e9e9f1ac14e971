"""One thing overlooked: names for answers to which no wrong rule leads, where a kind is answered seat by seat."""
