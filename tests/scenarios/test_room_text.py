"""A card room's text read and replayed. Every hand is made up; what it pays follows from its cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenarios.engine.cards import parse_cards
from scenarios.engine.errors import BadHistory
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Stakes
from scenarios.histories import Damaged, RecordedHand, decoded, hands_of, read, replay
from scenarios.histories.record import LARGEST, Act, Given, Payment
from scenarios.rulebooks import shipped

TABLE = (Path(__file__).parents[1] / "tables" / "room_hands.txt").read_text("utf-8")
STUD, STUD8, RAZZ, SIDE_POT = (
    "".join(f"{line}\n" for line in part.splitlines() if line.strip() and "# 3" not in line)
    for part in TABLE.replace("PokerStars ", "\0PokerStars ").split("\0")[1:]
)
ROBERTS = shipped("roberts")


def problems(text: str) -> str:
    (hand,) = hands_of(text, "room.txt")
    assert isinstance(hand, Damaged)
    return "\n".join(map(str, hand.problems))


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def eight_to_the_river(last: str = "*** RIVER *** [2s]") -> str:
    """Eight players who all stay: seat 8 has the deuce, seat 1 a pair of aces from fourth street on."""
    boards = (
        "Ah As 3c 4c", "Kc Qd 9c 7h", "Kd Jc 8h 5c", "Qc Td 7c 3d",
        "Jd 9d 5h 4d", "Tc 8d 6c 3h", "9h 7d 4h Jh", "2c 5d 6h Qh",
    )  # fmt: skip
    up = [board.split() for board in boards]
    said = ["PokerStars Hand #8: 7 Card Stud Limit (5/10) - 2024", "Table 'x' 8-max"]
    said += [f"Seat {seat}: P{seat} (500 in chips)" for seat in range(1, 9)]
    said += [f"P{seat}: posts the ante 1" for seat in range(1, 9)]
    for street, name in enumerate(("3rd STREET", "4th STREET", "5th STREET", "6th STREET")):
        said += [f"*** {name} ***"]
        for seat, cards in enumerate(up, start=1):
            before = f"[{' '.join(cards[:street])}] " if street else ""
            said += [f"Dealt to P{seat} {before}[{cards[street]}]"]
        if street:
            said += [f"P{seat}: checks" for seat in range(1, 9)]
        else:
            said += ["P8: brings in for 2", *(f"P{seat}: calls 2" for seat in range(1, 8))]
    said += [last, *(f"P{seat}: checks" for seat in range(1, 9)), "*** SHOW DOWN ***", "P1 collected 24 from pot"]
    return "\n".join([*said, "*** SUMMARY ***", "Total pot 24 | Rake 0", "Board [2s]"])


def test_hands_of_three_games_and_four_currencies_follow_the_rules_and_pay_what_they_should() -> None:
    hands = read(TABLE, "room.txt")
    found = [replay(hand, ROBERTS) for hand in hands]
    assert [one.hand for one in found] == ["101", "102", "103", "104"]
    assert [one.game for one in found] == [Game.STUD, Game.STUD8, Game.RAZZ, Game.STUD]
    assert all(one.clean and one.awards_agree for one in found)
    assert [one.decisions for one in found] == [13, 13, 7, 5]


def test_cents_become_chips_and_thousands_are_read() -> None:
    stud, stud8, razz, _ = read(TABLE, "room.txt")
    assert stud.stakes == Stakes(10, 25, 100, 200)  # type: ignore[arg-type]
    assert [(one.seat, one.stack) for one in stud.players] == [(1, 4_000), (2, 2_550), (4, 6_000)]  # seat 5 sits out
    assert stud.payment == Payment(((2, 1_405),), ((2, 200),), 50, within=False)  # type: ignore[arg-type]
    assert stud8.players[0].stack == 125_000
    assert razz.stakes == Stakes(800, 1_200, 4_000, 8_000)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("written", "limits"),
    [
        ("£1/£2 GBP", (10, 25, 100, 200)),
        ("$1/$2", (10, 25, 100, 200)),
        ("1,000/2,000", (10, 25, 100_000, 200_000)),
        ("1.000 €/2.000 €", (10, 25, 100_000, 200_000)),
        ("1 000/2 000", (10, 25, 100_000, 200_000)),
        ("1'000,50/2'001", (10, 25, 100_050, 200_100)),
        ("1,50/3", (10, 25, 150, 300)),
    ],
)
def test_amounts_as_rooms_write_them(written: str, limits: tuple[int, ...]) -> None:
    (hand,) = read(changed(STUD, "$1/$2 USD", written), "room.txt")
    assert hand.stakes == Stakes(*limits)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "written", ["$0.O2", "٣", "1,23,456", "9" * 5_000, "-1", "2,000,000,000", "1,000,000,000,000", "1.2.3", "$"]
)
def test_what_is_no_amount_is_quoted_with_its_column(written: str) -> None:
    said = problems(changed(STUD, "brings in for $0.25", f"brings in for {written}"))
    assert "room.txt: hand 101, line 14, column 21" in said if len(written) < 900 else "column 1001: the line" in said
    assert "as in $1.50" in said or "at most 1000 characters" in said


def test_cards_that_nobody_saw_are_unknown_until_they_are_shown() -> None:
    hand, _, _, side = read(TABLE, "room.txt")
    deal = [one for one in hand.told if isinstance(one, Given)]
    assert deal[0] == Given(1, (None, None, *parse_cards("Kh")))  # type: ignore[arg-type]
    assert deal[1] == Given(2, parse_cards("7s 9h 9d"))  # type: ignore[arg-type]
    assert deal[-2:] == [Given(2, parse_cards("Th")), Given(1, (None,))]  # type: ignore[arg-type]
    end = replay(side, ROBERTS).end
    assert end.at(2).down == parse_cards("7d 8d 4c")
    assert end.at(3).down == parse_cards("As Ac 6s")  # it mucked, but the record is its own


def test_a_mucked_hand_that_the_summary_names_is_known() -> None:
    text = SIDE_POT.replace("Dealt to Cay [As Ac 9d", "Dealt to Cay [9d")
    text = changed(text, "Dealt to Cay [9d 9h 4d 5c] [6s]\n", "")
    (hand,) = read(text, "room.txt")
    assert replay(hand, ROBERTS).end.at(3).down == parse_cards("As Ac 6s")


def test_a_seat_that_shows_a_card_or_two_leaves_the_others_unknown() -> None:
    (hand,) = read(changed(STUD, "Bo [Berg]: doesn't show hand", "Anna: shows [Kc] (a pair of Kings)"), "room.txt")
    assert replay(hand, ROBERTS).end.at(1).down == (None, None, None)


def test_a_common_card_comes_on_the_river_where_the_cards_run_out() -> None:
    (hand,) = read(eight_to_the_river(), "room.txt")
    found = replay(hand, ROBERTS)
    assert found.clean
    assert found.end.community == parse_cards("2s")[0]
    assert found.awards_agree is None  # nobody showed, so nobody can say who won
    assert "one common card" in problems(eight_to_the_river("*** RIVER *** [2s 2d]"))
    common_on_fourth = eight_to_the_river().replace("*** 4th STREET ***", "*** 4th STREET *** [2d]")
    assert "2d on 4th street" in problems(common_on_fourth)


def test_the_deal_begins_where_its_lines_begin() -> None:
    text = changed(STUD, "Dealt to Anna [Kh]\n", "")
    text = changed(text, "Dealt to C: D [2c]\n", "Dealt to C: D [2c]\nDealt to Anna [Kh]\n")
    assert [one.seat for one in read(text, "room.txt")[0].players] == [2, 4, 1]
    text = changed(
        STUD,
        "Dealt to Anna [Kh]\nDealt to Bo [Berg] [7s 9h 9d]\n",
        "Dealt to Bo [Berg] [7s 9h] [9d]\nDealt to Anna [Kh]\n",
    )
    assert [one.seat for one in read(text, "room.txt")[0].players] == [1, 2, 4]  # no order that a dealer could follow


def test_the_wrong_seat_a_wrong_amount_and_a_check_of_a_bet_are_found() -> None:
    def found(old: str, new: str) -> list[tuple[int, str]]:
        return [(one.seat, one.violation) for one in replay(read(changed(STUD, old, new), "x")[0], ROBERTS).illegal]

    assert found("raises $1 to $2", "raises $2 to $3") == [(2, "amount"), (1, "amount")]
    assert found("Anna: calls $2", "Anna: calls $1.50") == [(1, "amount")]
    assert found("Bo [Berg]: calls $1\n", "Bo [Berg]: checks\n") != []
    other = changed(
        STUD, "Anna: bets $1\nBo [Berg]: raises $1 to $2\nAnna: calls $1\n", "Bo [Berg]: bets $1\nAnna: calls $1\n"
    )
    first = replay(read(other, "x")[0], ROBERTS).disagreements[0]
    assert (first.expected, first.recorded) == (1, 2)  # a king before a nine


def test_an_all_in_for_less_than_the_bring_in_leaves_the_bring_in_to_the_first_call() -> None:
    text = changed(
        SIDE_POT, "Ben: brings in for 2\nCay: completes it to 5\n", "Ben: brings in for 1 and is all-in\nCay: calls 2\n"
    )
    text = changed(
        text,
        "Ann: raises 5 to 10 and is all-in\nBen: calls 5 and is all-in\nCay: calls 5 and is all-in\n",
        "Ann: calls 2\n",
    )
    text = changed(text, "Ben (8 in", "Ben (2 in")
    (hand,) = read(text, "room.txt")
    assert hand.stakes.bring_in == 2
    found = replay(hand, ROBERTS)
    assert found.illegal == ()
    assert found.end.at(2).all_in


def test_where_nobody_brings_it_in_the_opener_completed() -> None:
    text = changed(STUD, "C: D: brings in for $0.25\nAnna: completes it to $1\n", "C: D: bets $1\nAnna: calls $1\n")
    text = changed(text, "C: D: folds\n", "")
    text = changed(text, "*** 5th", "C: D: folds\n*** 5th").replace(
        "Bo [Berg] [7s 9h 9d] [3c]\n", "Bo [Berg] [7s 9h 9d] [3c]\nDealt to C: D [2c] [2d]\n"
    )
    (hand,) = read(text, "room.txt")
    assert hand.stakes.bring_in == 10  # no line tells it
    assert replay(hand, ROBERTS).illegal == ()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_encoding_and_any_end_of_line(encoding: str, end: str) -> None:
    text = TABLE.replace("Anna", "Änne").replace("\n", end)
    hands = hands_of(decoded(text.encode(encoding)), "room.txt")
    assert [type(one) for one in hands] == [RecordedHand] * 4
    assert hands[1].stakes.big_bet == 400  # type: ignore[union-attr]  # the euro sign was read


def test_octets_that_no_encoding_has_are_text_all_the_same() -> None:
    assert decoded(b"\xff\xfea\x00\x00\xd8").startswith("a")
    assert decoded(b"\xfe\xff\x00a") == "a"
    assert decoded(b"caf\xe9 \x81") == "café \ufffd"
    assert decoded(b"") == ""


def test_a_name_may_begin_another_and_look_like_an_act() -> None:
    names = ("Al", "Al: folds", "Al: folds: checks")
    said = [
        "X Hand #1: Razz Limit (2/4)",
        *(f"Seat {at}: {name} (50 in chips)" for at, name in enumerate(names, start=1)),
    ]
    cards = ("[Kh]", "[2c]", "[3c]")
    said += ["*** 3rd STREET ***", *(f"Dealt to {name} {card}" for name, card in zip(names, cards, strict=True))]
    said += ["Al: brings in for 1", "Al: folds: folds", "Al: folds: checks: completes it to 2", "Al: folds"]
    said += [
        "Uncalled bet (1) returned to Al: folds: checks",
        "Al: folds: checks collected 2 from pot",
        "*** SUMMARY ***",
    ]
    said += ["Seat 2: Al: folds folded on the 3rd Street", "Seat 1: Al folded on the 3rd Street"]
    (hand,) = read("\n".join(said), "room.txt")
    found = replay(hand, ROBERTS)
    assert found.clean
    assert found.awards_agree
    assert [one.seat for one in hand.told if isinstance(one, Act)] == [1, 2, 3, 1]


def test_a_damaged_hand_does_not_hide_the_others() -> None:
    text = changed(TABLE, "Grete: checks", "Grete: chekcs")
    hands = hands_of(text, "room.txt")
    assert [type(one) for one in hands] == [RecordedHand, Damaged, RecordedHand, RecordedHand]
    with pytest.raises(BadHistory, match='hand 102, line 88, column 8: "chekcs"'):
        read(text, "room.txt")


def test_a_hand_may_break_off_anywhere() -> None:
    lines = STUD.splitlines()
    for count in range(1, lines.index("*** SUMMARY ***") - 4):
        said = problems("\n".join(lines[:count]))
        assert f"hand 101, line {count}, column 1: the hand breaks off here" in said, count
    assert "stands before the first hand" in str(hands_of("\n".join(lines[20:]) + "\n" + RAZZ, "room.txt")[0])


def test_all_problems_of_a_hand_are_told_in_their_order() -> None:
    text = changed(STUD, "posts the ante $0.10", "posts the ante $x")
    text = changed(text, "*** 5th STREET ***", "*** 5tj STREET ***")
    text = changed(text, "[9c]", "[9x]")
    text = changed(text, "Uncalled bet ($2) returned to Bo [Berg]", "Uncalled bet ($2) returned to Ben")
    said = problems(text).splitlines()
    assert [line.split(": ")[1] for line in said] == [
        "hand 101, line 7, column 22", "hand 101, line 25, column 1", "hand 101, line 27, column 35",
        "hand 101, line 33, column 5", "hand 101, line 42, column 31",
    ]  # fmt: skip
    assert '"Ben" (allowed: "Anna", "Bo [Berg]", "C: D", "Egon")' in said[-1]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("7 Card Stud Limit", "Hold'em No Limit", "line 1, column 22: \"Hold'em No Limit"),
        ("($1/$2 USD)", "", "no limits after"),
        ("($1/$2 USD)", "($2/$1 USD)", "limits of 2 and 1"),
        ("($1/$2 USD)", "($1/$x USD)", '"$x" is no amount'),
        ("Seat 1: Anna ($40 in chips)", "Seat 1: Anna ($40", "line 3, column 1: \"Seat 1: Anna ($40\" is not complete"),
        ("Seat 1: Anna", "Seat 11: Anna", "found seat 11 (allowed: 1 to 10)"),
        ("Seat 1: Anna", "Seat 2: Anna", "seat 2 or the name \"Bo [Berg]\" is there twice"),
        ("Anna: posts the ante $0.10\n", "Anna: posts the ante $0.10\n" * 2, "Anna posts a second ante"),
        ("Dealt to Anna [Kh]\n", "", "no card is dealt on 3rd street to Anna"),
        ("Dealt to Anna [Kh]\n", "Dealt to Anna [Kh]\n" * 2, "Anna is dealt 1 cards"),
        ("Dealt to Anna [Kh]\n", "Dealt to Anna [Kh Ks]\n", "Anna is dealt 2 cards"),
        ("Dealt to Anna [Kh]\n", "Dealt to Anna Kh\n", '"Kh" are no cards'),
        ("Dealt to Anna [Kh]\n", "Dealt to Bert [Kh]\n", "no seat has the name that \"Bert [Kh]\" begins with"),
        ("Dealt to Anna [Kh]\n", "Dealt to Anna [9h]\n", "9h is there twice"),
        ("Dealt to Anna [Kh 4s] [Jd]\n", "Dealt to Anna [Kh 4d] [Jd]\n", "Anna had Kh 4s, not Kh 4d"),
        ("Dealt to Anna [Kh 4s] [Jd]\n", "Dealt to Anna [Kh 4s] [Jd Js]\n", "Anna is dealt 2 cards"),
        ("Dealt to Anna [Kh 4s] [Jd]\n", "Dealt to C: D [2c 4s] [Jd]\n", "C: D is dealt 1 cards"),
        ("Anna: bets $1\n", "Anna: bets\n", '"bets" is not complete (allowed: NAME: bets AMOUNT)'),
        ("Anna: bets $1\n", "Egon: bets $1\n", "Egon was dealt no cards"),
        ("Anna: bets $1\n", "Bert: bets $1\nBert: folds\n", "no seat has the name \"Bert\""),
        ("Anna: bets $1\n", "Anna bets $1\n", "is no line of a hand"),
        ("Anna: bets $1\n", "Anna: posts the ante $1\n", "does not belong here"),
        ("Anna: bets $1\n", "Anna: mucks\n", "NAME: mucks hand"),
        ("Anna: bets $1\n", "Anna: is gone\n", "NAME: is sitting out"),
        ("Anna: bets $1\n", "A" * 1001 + "\n", "column 1001: the line is too long"),
        ("*** 4th STREET ***\n", "", "5th STREET does not follow here (allowed: *** 4th STREET ***"),
        ("*** 3rd STREET ***\n", "", "does not follow here (allowed: *** 3rd STREET ***)"),
        ("Uncalled bet ($2) returned", "Uncalled bet $2 returned", "is not complete (allowed: Uncalled bet (AMOUNT)"),
        ("collected $14.05 from pot", "collected $14.05", "is not complete (allowed: NAME collected AMOUNT from pot)"),
        ("Bo [Berg] collected $14.05", "Bert collected $14.05", 'no seat has the name "Bert"'),
        ("Seat 1: Anna folded", "Seat 1: Hanna folded", "begins with"),
        ("Total pot $14.55", "Total pot $14.5x", '"$14.5x" is no amount'),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, said: str) -> None:
    assert said in problems(changed(STUD, old, new))


def test_a_street_for_one_seat_and_shown_cards_that_were_not_dealt() -> None:
    assert "4th street is dealt to 1 seats" in problems(
        changed(STUD, "Bo [Berg]: calls $1\nC: D: folds\n", "Bo [Berg]: folds\nC: D: folds\n")
    )
    assert "Jens was dealt 8c" in problems(changed(RAZZ, "Td 8c Kc] (Lo", "Td 7c Kc] (Lo"))
    alone = "\n".join(line for line in STUD.splitlines() if "C: D" not in line and "Bo" not in line)
    assert "1 seats are dealt in (allowed: 2 to 9)" in problems(alone)


def test_sizes_have_limits() -> None:
    assert "too long" in problems("PokerStars Hand #1: Razz Limit (1/2)\n" + "\n" * LARGEST)
    many = "\n".join(["PokerStars Hand #1: Razz Limit (1/2)", *(f"line {number}" for number in range(100))])
    assert len(problems(many).splitlines()) == 20


def test_a_text_that_is_neither_format_is_told_both() -> None:
    for text in ("", "not a hand", "\ufeff???", "variant"):
        said = problems(text)
        assert "no recorded hand is here (allowed: PHH, or room text" in said
    assert "no recorded hand" not in problems("variant = 'NT'")


def test_a_text_without_a_hand_is_one_problem_and_what_a_hand_lacks_is_called_missing() -> None:
    assert len(problems("").splitlines()) == len(problems("# nothing\n").splitlines()) == 1
    said = problems("[1]\nactions = []").splitlines()
    assert [one.split(" (")[0] for one in said if "missing" in one] == [
        f"room.txt [1]: {key}: missing"
        for key in ("variant", "starting_stacks", "antes", "bring_in", "small_bet", "big_bet")
    ]
    assert not [one for one in said if "None" in one]
