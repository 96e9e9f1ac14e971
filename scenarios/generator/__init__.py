"""Chance from a seed, deals and play-outs: how situations are made."""
