"""The colour of the background, which the terminal is asked for."""

import pytest
from prompt import FIRST

QUESTION = b"\x1b]11;?"
WHITE = "\x1b]11;rgb:ffff/ffff/ffff\x1b\\"
BLACK = "\x1b]11;rgb:00/00/00\x07"
#: The colour of the prompt in each theme.
DARK, LIGHT, EITHER = "5fd7d7", "005f87", "0087d7"


@pytest.fixture
def asked(start):
    """A prompt of which the terminal has not answered the question yet."""
    def asked(**options):
        tapscope = start(waits=False, **options)
        tapscope.wait_for(lambda _: QUESTION in tapscope.output, "the question")
        return tapscope
    return asked


def wait_for_prompt_in(tapscope, colour):
    tapscope.wait_for(
        lambda screen: screen.styles(screen.cursor.y)[0] == ("tapscope>", colour, True),
        f"a prompt in {colour}")


@pytest.mark.parametrize("answer, colour", [(WHITE, LIGHT), (BLACK, DARK)])
def test_the_colours_fit_the_background(asked, answer, colour):
    tapscope = asked()
    tapscope.send(answer)
    wait_for_prompt_in(tapscope, colour)
    tapscope.run("echo one")
    assert "rgb" not in tapscope.written


@pytest.mark.parametrize("answer, colour", [(WHITE, LIGHT), (BLACK, DARK)])
def test_a_late_answer_recolours_the_prompt_and_leaves_the_line(tapscope, answer, colour):
    wait_for_prompt_in(tapscope, EITHER)
    tapscope.type("echo on")
    tapscope.wait_for_line("echo on|")
    tapscope.send(answer)
    wait_for_prompt_in(tapscope, colour)
    tapscope.type("e")
    tapscope.wait_for_line("echo one|")


def test_an_answer_in_pieces_is_none_of_the_line(tapscope):
    # After these four characters the rest is waited for for a second, before them for a tenth.
    tapscope.send("echo o\x1b]11;")
    for piece in ["rgb:ffff/ff", "ff/ffff\x1b", "\\ne"]:
        tapscope.send(piece)
    tapscope.wait_for_line("echo one|")
    wait_for_prompt_in(tapscope, LIGHT)


def test_what_is_typed_around_the_answer_comes_in_order(asked):
    tapscope = asked()
    tapscope.send(f"echo one\recho 卡{BLACK}片\recho three\r")
    tapscope.wait_for_text("three")
    tapscope.wait_for_prompt()
    lines = [row for row in tapscope.screen.rows if row]
    assert lines[-7:] == [f"{FIRST}echo one", "one", f"{FIRST}echo 卡片", "卡片",
                          f"{FIRST}echo three", "three", FIRST.rstrip()]


def test_keys_around_the_answer_work(asked):
    tapscope = asked()
    tapscope.send(f"add card 20,100 200x100\rtap 30,110\rstep\r{WHITE}nq")
    tapscope.wait_for_text("step 2")
    tapscope.wait_for_prompt()


def test_a_paste_around_the_answer_stays_whole(tapscope):
    tapscope.send(f"\x1b[200~echo one {WHITE}two\x1b[201~")
    tapscope.wait_for_line("echo one two|")


def test_without_an_answer_nothing_is_missing(tapscope):
    tapscope.type("echo äö卡")
    tapscope.press("Left", "Left", "Right", "Backspace")
    tapscope.wait_for_line("echo ä|卡")
    tapscope.press("End")
    tapscope.type("\x1bb")
    tapscope.wait_for_line("echo |ä卡")


@pytest.mark.parametrize("garbage", ["\x1b]11;no colour", "\x1b]11;?\x07", "\x1b]11;\x1b\\",
                                     "\x1b]4;1;x\x07", "\x1b]11;rgb:ff/ff\x07"])
def test_any_other_answer_does_no_harm(tapscope, garbage):
    tapscope.send(garbage)
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    tapscope.run("echo one")
    assert "one" in tapscope.screen.rows
    wait_for_prompt_in(tapscope, EITHER)


@pytest.mark.parametrize("set, arguments", [
    ({"NO_COLOR": "1"}, []), ({"CI": "true"}, []), ({"TERM": "dumb"}, []), ({"TERM": "linux"}, []),
    ({}, ["--theme", "dark"]), ({}, ["--theme", "light"]), ({}, ["--color", "never"])])
def test_nobody_is_asked_where_no_answer_is_needed(start, set, arguments):
    tapscope = start(*arguments, set=set, waits=False)
    tapscope.wait_for_text("tapscope>")
    assert QUESTION not in tapscope.output


@pytest.mark.parametrize("set, colour", [
    ({"COLORFGBG": "15;0"}, DARK), ({"COLORFGBG": "0;15"}, LIGHT), ({}, EITHER)])
def test_without_an_answer_a_variable_tells(start, set, colour):
    tapscope = start(set=set)
    wait_for_prompt_in(tapscope, colour)


def test_a_theme_can_be_chosen(tapscope):
    for theme, colour in [("dark", DARK), ("light", LIGHT), ("auto", EITHER)]:
        tapscope.run(f"set-option theme {theme}")
        wait_for_prompt_in(tapscope, colour)
