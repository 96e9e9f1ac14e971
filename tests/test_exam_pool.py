"""The exam pool: each of its questions comes out of its code as it was when it was examined, and none is missing."""

from __future__ import annotations

import pytest

from scenarios.make import from_code, make
from scenarios.questions.catalogue import kinds
from scenarios.questions.signature import distinct
from tests.contract.sample import cells
from tests.exam_pool import Vetted, vetted

POOL = {kind: tuple(one for one in vetted() if one.code.startswith(about.code)) for kind, about in kinds().items()}
every_kind = pytest.mark.parametrize("kind", kinds())


@every_kind
def test_each_question_of_the_pool_is_what_it_was(kind: str) -> None:
    items = [make(from_code(one.code)) for one in POOL[kind]]
    assert [Vetted.of(item).line for item in items] == [one.line for one in POOL[kind]]
    assert len(list(distinct(items))) > 0.9 * len(items)


@every_kind
def test_the_pool_has_a_question_for_every_rulebook_game_and_class(kind: str) -> None:
    here = [from_code(one.code) for one in POOL[kind]]
    assert [(kind, one.rulebook, one.game, one.situation_class) for one in here] == list(cells(kind))
