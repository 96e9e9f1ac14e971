"""The sub-commands of ``stud-tutor``, one file each: ``add`` says what it takes, ``run`` does it and gives the status.

0 done, 1 a violation found, 2 bad input. Machines read JSON on standard output, people text in their language; errors
in what was given go to standard error, and are JSON on standard output too where JSON was asked for.
"""
