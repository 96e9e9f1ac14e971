"""The files of the browser part, joined into what one element sends."""

from __future__ import annotations

from importlib import resources


def joined(names: tuple[str, ...]) -> str:
    """The named files of ``front/``, in order, without indentation and comments: a phone downloads them."""
    folder = resources.files("tutor.widgets") / "front"
    lines = (line.strip() for name in names for line in (folder / name).read_text(encoding="utf-8").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith(("//", "/*", "* ", "*/")))
