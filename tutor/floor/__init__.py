"""The Floor: a situation laid out, changed bit by bit, and ruled anew each time. No screen here.

draft.py      the situation as a document that may still be unfinished, and its text
link.py       the same inside an address
moves.py      what a tap or a key changes; incident.py what of a mistake at the table
tab.py        what one browser tab has on its Floor, and the way back
ruling.py     the ruling, or all that is wrong or still missing, and what the other rulebooks say
form.py       what a text may not hold if the table is to be drawn as it says
problems.py   what is wrong or missing, in the learner's words
picture.py    all that the screen draws of the table, verdict.py of the ruling, shares.py of who gets what
examples/     situations to begin with
"""
