"""Derivations: from a ruling to the steps that explain it, built from the ruling alone so they cannot drift from it."""
