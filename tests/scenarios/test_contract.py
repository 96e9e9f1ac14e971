"""Every kind of question keeps the contract, under every rulebook, in every game, for every class of situation."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from scenarios.make import from_code, make, recipe
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item
from scenarios.questions.signature import fingerprint, signature
from scenarios.rulebooks import shipped
from tests.contract import violations
from tests.contract.random_hands import play
from tests.contract.sample import Cell, cells, recipes

SEEDS = (1, 2**40 - 1)
CELLS = [cell for kind in kinds() for cell in cells(kind)]
every_kind = pytest.mark.parametrize("kind", kinds())


@pytest.mark.parametrize("cell", CELLS, ids=[f"{k}-{r.id}-{g}-{c}" for k, r, g, c in CELLS])
def test_every_class_keeps_the_contract(cell: Cell) -> None:
    kind, rulebook, game, situation_class = cell
    for seed in SEEDS:
        item = make(recipe(kind, rulebook, game, situation_class, seed=seed))
        assert violations(item) == (), item.code


@every_kind
def test_a_class_is_built_and_not_waited_for(kind: str) -> None:
    tries = Counter[str]()
    for asked in recipes(kind, 2 * len(cells(kind)), first_seed=1000):
        tries[asked.situation_class] += make(asked).tries
    asked_for = Counter(situation_class for _, _, _, situation_class in cells(kind) * 2)
    assert sum(tries.values()) <= 2 * sum(asked_for.values())
    assert {one: count for one, count in tries.items() if count > 12 * asked_for[one]} == {}


@every_kind
def test_a_kind_diagnoses_at_least_six_wrong_rules(kind: str) -> None:
    found = {one.id for asked in recipes(kind, 2 * len(cells(kind))) for one in make(asked).misconceptions}
    assert len(found) >= 6


@every_kind
def test_items_of_different_seeds_differ_and_equal_signatures_have_equal_answers(kind: str) -> None:
    rulebook = shipped("nl-eight-or-better" if kind == "winners" else "roberts")
    game = rulebook.games[0]
    items = [make(recipe(kind, rulebook, game, seed=seed)) for seed in range(150)]
    by_signature: dict[str, Item] = {}
    for item in items:
        same = by_signature.setdefault(signature(item), item)
        assert same.key == item.key
    assert len(by_signature) >= 0.95 * len(items)


FINGERPRINTS = """
import sys
from scenarios.make import from_code, make
from scenarios.questions.signature import fingerprint
print(*(fingerprint(make(from_code(code))) for code in sys.argv[1:]))
"""


@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_another_process_with_other_hashes_makes_the_same_items(hash_seed: str) -> None:
    codes = [make(asked).code for kind in kinds() for asked in recipes(kind, 12, first_seed=500)]
    here = [fingerprint(make(from_code(code))) for code in codes]
    done = subprocess.run(
        [sys.executable, "-c", FINGERPRINTS, *codes],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.split() == here


@pytest.mark.parametrize("first", range(0, 96, 12))
def test_both_opinions_agree_in_every_moment_of_random_hands(first: int) -> None:
    played = [play(number) for number in range(first, first + 12)]
    assert [one for hand in played for one in hand.wrong] == []
    assert sum(hand.moments for hand in played) > 100
