"""Which languages there are, how one is chosen, and what a bad language file is told."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from importlib.resources import files
from pathlib import Path

import pytest

import lessons
from lessons.errors import BadLanguage
from lessons.languages import language, negotiate, parse, tags
from lessons.messages import format_plain, format_rich
from lessons.values import Amount, Name, SeatValue, Value


@pytest.mark.parametrize(
    ("wanted", "tag"),
    [
        ([], "en"),
        (["de"], "de"),
        (["de-AT", "en"], "de"),
        (["DE_ch"], "de"),
        (["nl-BE"], "nl"),
        (["pt-BR", "da"], "da"),
        (["zh-Hans-CN", "fr"], "en"),
        (["en-GB", "de"], "en"),
        (["*", "", "nl"], "nl"),
        (["den"], "en"),
        (["qps"], "qps"),
        (["qps-rtl"], "qps-rtl"),
    ],
)
def test_the_first_language_that_fits_is_taken(wanted: list[str], tag: str) -> None:
    assert negotiate(wanted) == tag


def test_four_languages_are_complete_and_name_themselves() -> None:
    assert {tag: language(tag).name for tag in tags()} == {
        "en": "English",
        "da": "Dansk",
        "de": "Deutsch",
        "nl": "Nederlands",
    }
    assert all(language(tag).complete and language(tag).direction == "ltr" for tag in tags())
    assert tags()[0] == "en"


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError, match="tlh"):
        language("tlh")


def test_every_fault_of_a_language_file_is_listed() -> None:
    text = (files("lessons") / "en" / "language.toml").read_text(encoding="utf-8")
    broken = text.replace('"ltr"', '"down"').replace("complete = true", 'complete = "yes"').replace('J = "jacks"\n', "")
    broken = broken.replace('J = "jack of {bare}"', 'J = "jack of {gen}"').replace('locale = "en"', 'locale = "xx"')
    with pytest.raises(BadLanguage) as caught:
        parse("en", 'extra = "x"\n' + broken)
    told = str(caught.value)
    assert len(caught.value.faults) == 6
    for expected in ("extra", "ltr or rtl", "true or false", "ranks.plural", "allowed in braces: bare", "CLDR locale"):
        assert expected in told


def test_a_language_file_that_is_no_toml_says_where() -> None:
    with pytest.raises(BadLanguage, match="line 1"):
        parse("en", "name = \nlocale")


def test_the_tables_that_cards_need_may_not_be_left_out() -> None:
    text = (files("lessons") / "en" / "language.toml").read_text(encoding="utf-8").replace("[cards.nom]", "[cards.acc]")
    with pytest.raises(BadLanguage, match=r"cards\.nom"):
        parse("en", text)


def test_the_pseudo_language_is_accented_and_longer_and_keeps_its_values() -> None:
    hints = ("ui-hint-tap", "ui-hint-seats", "ui-hint-options", "ui-keyboard-help", "progress-none")
    english, pseudo = (" ".join(format_plain(tag, hint) for hint in hints) for tag in ("en", "qps"))
    assert len(pseudo) >= 1.25 * len(english)
    assert not set(pseudo) & set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert format_plain("qps", "option-call", {"amount": Amount(1500)}).endswith("1,500")
    assert "qps" not in tags()


def test_the_mirrored_pseudo_language_overrides_direction_and_isolates_values() -> None:
    assert language("qps-rtl").direction == "rtl"
    args: dict[str, Value] = {"rulebook": Name("TDA"), "seat": SeatValue(2)}
    (part,) = format_rich("qps-rtl", "rulebooks-differ-seat", args)
    text = getattr(part, "text", "")
    assert text.count("\u202e") == text.count("\u202c") == 2
    assert "\u20682\u2069" in text
    assert "\u2068" not in format_plain("qps-rtl", "rulebooks-differ-seat", args)


def test_texts_are_found_inside_an_archive_too(tmp_path: Path) -> None:
    """An installed package need not be a folder: only importlib.resources may look for the texts."""
    archive, source = tmp_path / "packed.zip", Path(lessons.__file__).parent
    with zipfile.ZipFile(archive, "w") as packed:
        for path in source.rglob("*"):
            if path.suffix in {".py", ".toml", ".ftl", ".md"}:
                packed.write(path, Path("lessons") / path.relative_to(source))
    code = (
        f"import sys; sys.path.insert(0, {str(archive)!r}); import lessons; assert '.zip' in lessons.__file__;"
        "from lessons.messages import format_plain; from lessons.pages import pages; pages('de');"
        "print(format_plain('de', 'ask-bring-in'))"
    )
    run = subprocess.run([sys.executable, "-X", "utf8", "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert run.stdout.strip() == "Wer zahlt das Bring-in?"
