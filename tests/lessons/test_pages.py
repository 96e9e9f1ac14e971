"""Lesson pages: their heading, their examples, and what a slip is told."""

from __future__ import annotations

import pytest

from lessons.errors import BadPage, MissingPage
from lessons.languages import tags
from lessons.pages import Markdown, Mistake, Page, Request, Situation, page, pages, parse

TEXT = """---
title: Who brings it in
about: The low card.
kind: bring_in
order: 1
---
The lowest door card brings it in.

```situation
ask: bring-in
game: stud
rulebook: roberts
seats:
  1: {up: "2c"}
  2: {up: "Kh"}
```

Now you.

```item
kind: bring_in
class: suit
```

```mistake
rules: [bring_in/ace_low]
says: The ace is low.
right: It is high.
```

```text
left as it is
```
"""


def test_a_page_is_text_with_examples_in_their_order() -> None:
    found = parse("bring-in", TEXT)
    situation = {"game": "stud", "rulebook": "roberts", "seats": {1: {"up": "2c"}, 2: {"up": "Kh"}}}
    assert found == Page(
        name="bring-in",
        title="Who brings it in",
        about="The low card.",
        kind="bring_in",
        order=1,
        blocks=(
            Markdown("The lowest door card brings it in."),
            Situation("bring-in", situation),
            Markdown("Now you."),
            Request("bring_in", "suit", None, None),
            Mistake("The ace is low.", "It is high.", ("bring_in/ace_low",)),
            Markdown("```text\nleft as it is\n```"),
        ),
    )


def test_every_problem_of_a_page_is_listed_with_its_line() -> None:
    text = TEXT.replace("order: 1", "order: first\nlevel: 3").replace("ask: bring-in\n", "")
    text = text.replace("kind: bring_in\nclass", "clas").replace("right: It is high.", "wrong: 3")
    text = text.replace("[bring_in/ace_low]", "bring_in/ace_low")
    with pytest.raises(BadPage) as caught:
        parse("bring-in", text, place="en/pages/bring-in.md")
    assert [(fault.place.rpartition(":")[2], fault.problem.split()[0]) for fault in caught.value.faults] == [
        ("1", "order"),
        ("1", "level"),
        ("10", "ask"),
        ("20", "clas"),
        ("20", "kind"),
        ("24", "wrong"),
        ("24", "right"),
        ("24", "rules"),
    ]


@pytest.mark.parametrize("text", ["No heading", "---\n- a\n---\n", "---\ntitle: [\n---\n"])
def test_a_page_without_a_heading_is_refused(text: str) -> None:
    with pytest.raises(BadPage, match="title"):
        parse("p", text)


def test_a_page_that_no_language_has_is_refused() -> None:
    with pytest.raises(MissingPage, match="no lesson 'nothing'"):
        page("de", "nothing")


@pytest.mark.parametrize("tag", tags())
def test_every_language_offers_the_same_lessons_in_the_same_order(tag: str) -> None:
    assert [found.name for found in pages(tag)] == [found.name for found in pages("en")]
    assert not any(found.fallback for found in pages("en"))
