"""Simulated learners: what the wrong rules of the catalogue explain of answers that other wrong rules gave.

    simulated.py      a learner with a wrong rule or two who also slips, and whether the grade names what was answered
    answer_space.py   which share of all wrong answers the catalogue explains
    seats.py turns.py acts.py hands.py boards.py fives.py amounts.py payments.py lines.py
                      wrong rules that the catalogue does not have

The last of these are kept out of the catalogue on purpose: no source speaks for them, or they are too far from the
rules to teach anything, and yet people at a table believe them. A catalogue that were only measured by itself would
always explain everything.
"""
