"""The rulebook files and their reader.

A rulebook is one TOML file: complete (nothing is inherited), with a source for every knob and for every rule that no
rulebook varies. To ship another one, put its file into this folder and its id into ``SHIPPED``.

    shipped(id)             one of the rulebooks that come with the program
    read(text, place)       a rulebook of one's own, or BadRulebook with all of its problems
    read_file(path)         the same from a file
    is_own(rulebook)        whether it is not one of those that come with the program
    write(rulebook)         the text that ``read`` gives back as an equal rulebook
    differences(a, b)       the knobs and procedures on which two rulebooks differ
    knob_keys(), allowed(key)   the knobs in file order, and what each may say
    procedure_keys()        the procedures in file order
"""

from scenarios.rulebooks.knobs import allowed, differences, knob_keys
from scenarios.rulebooks.load import SHIPPED, is_own, read, read_file, shipped
from scenarios.rulebooks.procedures import procedure_keys
from scenarios.rulebooks.write import write

__all__ = [
    "SHIPPED",
    "allowed",
    "differences",
    "is_own",
    "knob_keys",
    "procedure_keys",
    "read",
    "read_file",
    "shipped",
    "write",
]
