"""A whole hand, walked through decision by decision. No screen here.

walk.py       the stops of a hand: how it stands, what is asked of the rules there, what was done
source.py     which hand it is: dealt from a seed, or one of a text of recorded hands
tab.py        the hand of one tab, and what a tap or a key changes about it
link.py       the same inside an address
problems.py   what is wrong with a text of recorded hands, in the learner's words
picture.py    all that the screen draws
"""
