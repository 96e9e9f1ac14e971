"""Where chips are divided: which pot and half goes to whom, as a chart with its table beside it."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.languages import language
from lessons.values import Amount, SeatValue
from scenarios.engine.chips import Seat
from scenarios.engine.endings import AwardsRuling, PotsRuling
from scenarios.questions.question import Derivation
from tutor.floor.draft import Draft
from tutor.floor.ruling import divided, finding
from tutor.floor.shares import Part, parts
from tutor.speak import plain, said, words


def shares(draft: Draft, lang: str) -> None:
    """The chart and the table of a situation; only their place where nothing is divided."""
    found = finding(draft)
    drawn(divided(draft), None if found.ruled is None else found.ruled.derivation, lang)


def drawn(ruling: AwardsRuling | None, derivation: Derivation | None, lang: str) -> None:
    """The chart and the table of a ruling, whose ``derivation`` says it in words.

    Where nothing is divided, only their place (``frame.notice`` says why it is kept).
    """
    listed = () if ruling is None else parts(ruling)
    with st.container(key="floor-shares"):
        heading = st.empty()
        chart, table = st.columns([3, 2])
        if ruling is None or derivation is None or not listed:
            return
        from tutor.widgets.shares_chart import shares_chart  # Plotly is loaded when there is something to draw

        heading.subheader(words(lang, "floor-shares"), anchor=False)
        with chart:
            shares_chart(
                [(said(lang, part.label), {_seat(lang, seat): chips for seat, chips in part.paid}) for part in listed],
                alt=plain(lang, derivation.verdict),
                separators=_separators(lang),
                dark=st.context.theme.type == "dark",
            )
        with table:
            st.html(_table(listed, ruling.pots, lang))


def _separators(lang: str) -> str:
    """How the language writes a fraction and thousands, as Plotly wants it."""
    symbols = language(lang).locale.number_symbols["latn"]
    return f"{symbols['decimal']}{symbols['group']}"


def _seat(lang: str, seat: Seat) -> str:
    return words(lang, "ui-seat-number", seat=SeatValue(seat))


def _table(listed: tuple[Part, ...], pots: PotsRuling | None, lang: str) -> str:
    """A line for each payment, one for each seat with all it wins, and the bet that goes back."""
    total = dict[Seat, int]()
    rows = []
    for part in listed:
        for at, (seat, chips) in enumerate(part.paid):
            total[seat] = total.get(seat, 0) + chips
            head = f"<th scope='row'>{escape(said(lang, part.label)) if at == 0 else ''}</th>"
            rows.append(_row(head, seat, chips, lang))
    for at, (seat, chips) in enumerate(sorted(total.items())):
        head = f"<th scope='row'>{escape(words(lang, 'floor-shares-total')) if at == 0 else ''}</th>"
        rows.append(_row(head, seat, chips, lang, "sum" if at == 0 else ""))
    for seat, chips in () if pots is None else pots.returned:
        head = f"<th scope='row'>{escape(words(lang, 'floor-shares-returned'))}</th>"
        rows.append(_row(head, seat, chips, lang, "sum"))
    heads = (("pot", ""), ("seat", ""), ("chips", " class='n'"))
    top = "".join(f"<th scope='col'{look}>{escape(words(lang, f'floor-shares-{name}'))}</th>" for name, look in heads)
    return f"<table class='tally'><thead><tr>{top}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _row(head: str, seat: Seat, chips: int, lang: str, look: str = "") -> str:
    amount = escape(words(lang, "floor-chips", amount=Amount(chips)))
    return f"<tr class='{look}'>{head}<td>{escape(_seat(lang, seat))}</td><td class='n'>{amount}</td></tr>"
