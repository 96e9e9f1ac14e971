"""The text: languages, messages and lesson pages. A translator never opens a Python file here.

``languages`` says which languages there are and how each names cards, ``messages`` is the strict door to every
sentence, ``pages`` reads the lessons, ``check`` finds what a translation lacks. Nothing here knows the rules of a game.
"""
