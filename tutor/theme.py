"""The colours of the app, light and dark, as Streamlit's theme. Every text has a contrast of at least 4.5.

The practice card draws its felt and its cards itself; it takes paper, ink and accent from here through the theme.
"""

from __future__ import annotations

FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif'

_LIGHT = {
    "backgroundColor": "#f6f5f1",
    "secondaryBackgroundColor": "#ffffff",
    "textColor": "#1d2320",
    "borderColor": "#d9d8d0",
    "primaryColor": "#1558b0",
    "linkColor": "#1558b0",
    "redColor": "#a3241a",
    "redBackgroundColor": "#fbeae7",
    "redTextColor": "#a3241a",
    "greenColor": "#0b6b3a",
    "greenBackgroundColor": "#e4f4ea",
    "greenTextColor": "#0b6b3a",
}
_DARK = {
    "backgroundColor": "#131715",
    "secondaryBackgroundColor": "#1c221f",
    "textColor": "#eef1ee",
    "borderColor": "#2c3430",
    "primaryColor": "#7db4ff",
    "linkColor": "#7db4ff",
    "redColor": "#ff9d91",
    "redBackgroundColor": "#3a1d19",
    "redTextColor": "#ff9d91",
    "greenColor": "#6ed69b",
    "greenBackgroundColor": "#16301f",
    "greenTextColor": "#6ed69b",
}

SOFT = {"light": "#59635d", "dark": "#a6b1aa"}
"""Small print: softer than the text, still at least 4.5 on paper and panel."""


_SHARED = {
    "paper": "backgroundColor",
    "accent": "primaryColor",
    "panel": "secondaryBackgroundColor",
    "line": "borderColor",
}


def variables() -> str:
    """The colours that our own style sheet needs, as CSS. Like the theme itself they follow the browser."""
    light, dark = (
        "".join(f"--{name}:{colours[key]};" for name, key in _SHARED.items()) + f"--soft:{SOFT[theme]};"
        for theme, colours in (("light", _LIGHT), ("dark", _DARK))
    )
    return f":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"


def theme() -> dict[str, str]:
    """Streamlit's options for both themes; which of them is shown follows the browser."""
    options = {"theme.font": FONT, "theme.headingFont": FONT, "theme.baseRadius": "12px"}
    for name, colours in (("light", _LIGHT), ("dark", _DARK)):
        options |= {f"theme.{name}.{key}": value for key, value in colours.items()}
    return options
