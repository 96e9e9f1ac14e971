"""A page with a header's height and the Practice card: `?scene=` names the question, `#out` tells what came out.

An answer moves on to the scene named by `?then=`, under the same id; Next moves to that scene with a new id.
"""

from __future__ import annotations

import json
from typing import Any

import streamlit as st
from form_scenes import FORM_SCENES
from practice_card_scenes import SCENES

from tutor.widgets.practice_card import practice_card

BARE = """<style>
.stMainBlockContainer { padding: 48px 0 0 !important; max-width: none !important; }
header { display: none !important; } .stVerticalBlock { gap: 0 !important; }
</style>"""

st.set_page_config(layout="wide")
st.html(BARE)
state = st.session_state


def answered(question: str, answer: object) -> None:
    """Kept, and the scene moved on before anything is drawn, as in the app."""
    state.kept.append({"id": question, "answer": answer})
    state.scene = st.query_params.get("then", state.scene)


def drawn(scene: str) -> dict[str, Any]:
    if scene.startswith("real "):
        from real_form_scenes import real  # only here: it reads in the engine, which takes as long as all else

        return real(scene.removeprefix("real "))
    return (SCENES | FORM_SCENES)[scene]()


state.setdefault("out", [])
state.setdefault("kept", [])
state.setdefault("scene", st.query_params.get("scene", "bring-in"))
state.setdefault("id", "first")

if state.scene == "nothing":
    st.stop()
outcome = practice_card(
    drawn(state.scene) | {"id": state.id},
    "card",
    on_answer=answered,
    on_next=lambda question: state.kept.append({"id": question}),
)
if outcome.answer is not None:
    state.out.append(outcome.answer)
if outcome.advance:
    state.out.append("next")
    state.id = f"after {state.id}"
    state.scene = st.query_params.get("scene", "bring-in")
    st.rerun()
st.html(f'<pre id="out" hidden>{json.dumps({"out": state.out, "kept": state.kept})}</pre>')
