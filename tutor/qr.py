"""A text as a QR code, drawn by this program alone: nothing is fetched."""

from __future__ import annotations

from io import BytesIO

import segno


def qr_svg(text: str) -> str | None:
    """The code as an SVG element that grows with its place, None where the text is too long for one.

    Dark on white in either theme, with the quiet zone of four modules that the standard asks for.
    """
    try:
        code = segno.make(text, micro=False, error="m", boost_error=False)
    except segno.DataOverflowError:
        return None
    drawn = BytesIO()
    code.save(drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=4, dark="#000", light="#fff")
    return drawn.getvalue().decode().strip()
