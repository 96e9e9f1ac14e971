"""One file a step, ``mNNNN_what.py``; its number is its revision."""
