"""What stands in grey behind the line."""

import pytest
from keys import encodings
from prompt import BASH


@pytest.fixture
def hinted(tapscope):
    """A line of which the rest is known from before, and stands behind it in grey."""
    tapscope.run("echo one two")
    tapscope.press("Ctrl-L")
    tapscope.type("ec")
    tapscope.wait_for_hint("ho one two")
    return tapscope


@pytest.mark.parametrize("name, sequence", encodings("Right", "Ctrl-F", "End", "Ctrl-E"))
def test_the_rest_of_an_older_line_is_taken_over(hinted, name, sequence):
    hinted.send(sequence)
    hinted.wait_for_line("echo one two|")
    hinted.wait_for_hint("")
    hinted.press("Enter")
    hinted.wait_for_prompt()
    assert hinted.row(1) == "one two"


@pytest.mark.parametrize("name, sequence", encodings("Alt-F", "Ctrl-Right"))
def test_it_is_taken_over_by_words(hinted, name, sequence):
    hinted.send(sequence)
    hinted.wait_for_line("echo|")
    hinted.wait_for_hint("one two")
    hinted.send(sequence)
    hinted.wait_for_line("echo one|")
    hinted.wait_for_hint("two")


def test_it_goes_when_another_line_is_typed_and_comes_again(hinted):
    hinted.type("x")
    hinted.wait_for_line("ecx|")
    hinted.wait_for_hint("")
    hinted.press("Backspace")
    hinted.wait_for_hint("ho one two")


def test_there_is_none_in_the_middle_of_a_line(hinted):
    hinted.press("Left")
    hinted.wait_for_line("e|c")
    hinted.wait_for_hint("")
    hinted.press("Right")
    hinted.wait_for_line("ec|")
    hinted.wait_for_hint("ho one two")


def test_the_youngest_line_that_begins_so_is_meant(tapscope):
    tapscope.run("echo one")
    tapscope.run("echo two")
    tapscope.type("echo ")
    tapscope.wait_for_hint("two")
    tapscope.type("o")
    tapscope.wait_for_hint("ne")


def test_the_rest_of_a_line_in_chinese_is_taken_over(tapscope):
    tapscope.run("echo 卡片 按钮")
    tapscope.type("echo 卡")
    tapscope.wait_for_hint("片 按钮")
    tapscope.press("Right")
    tapscope.wait_for_line("echo 卡片 按钮|")


def test_a_line_that_failed_is_not_offered(start):
    tapscope = start()
    tapscope.run("echo one")
    tapscope.run("echo $nothing")
    tapscope.run("add card 0,0 90x90")
    tapscope.run("expect hit card at 200,200")
    for terminal in [tapscope, start()]:
        terminal.type("ex")
        terminal.wait_for_line("ex|")
        terminal.wait_for_hint("")
        terminal.press("Ctrl-U")
        terminal.type("ec")
        terminal.wait_for_hint("ho one")
        terminal.press("Ctrl-U", "Up")
        terminal.wait_for_line("expect hit card at 200,200|")
        terminal.press("Ctrl-U")


def test_a_line_is_offered_as_long_as_its_names_exist(tapscope):
    tapscope.run("add card 0,0 90x90")
    tapscope.run("hide card")
    tapscope.type("hi")
    tapscope.wait_for_hint("de card")
    tapscope.press("Ctrl-U")
    tapscope.run("remove card")
    tapscope.type("hi")
    tapscope.wait_for_line("hi|")
    tapscope.wait_for_hint("")


def test_a_hint_of_the_syntax_is_no_text_to_take_over(tapscope):
    tapscope.type("rename ")
    tapscope.wait_for(lambda screen: screen.hint(screen.cursor.y), "a hint")
    for key in ["Right", "End", "Ctrl-E", "Alt-F"]:
        tapscope.press(key)
    tapscope.type("x")
    tapscope.wait_for_line("rename x|")


def test_a_hint_tells_the_value_there_is(tapscope):
    tapscope.run("add card 20,100 200x100")
    tapscope.type("set card alpha ")
    tapscope.wait_for(lambda screen: "1" in screen.hint(screen.cursor.y), "the value")


def test_a_hint_ends_with_the_screen(start):
    tapscope = start(columns=30)
    tapscope.run("echo " + "word " * 8 + "end")
    tapscope.type("ec")
    tapscope.wait_for(lambda screen: screen.hint(screen.cursor.y).endswith("…"), "a cut hint")
    assert len(tapscope.row(tapscope.cursor[0])) <= 29
    tapscope.press("Right")
    tapscope.wait_for_line("echo " + "word " * 8 + "end|")


@pytest.mark.parametrize("end, left", [("Enter", "tapscope> ec"), ("Ctrl-C", "tapscope> ec^C")])
def test_nothing_of_a_hint_stays_behind(hinted, end, left):
    hinted.press(end)
    hinted.wait_for_prompt()
    assert hinted.row(0) == left


def test_nothing_of_a_hint_stays_above_a_list(hinted):
    hinted.press("Backspace")
    hinted.wait_for_hint("cho one two")
    hinted.press("Tab")
    hinted.wait_for_text("expect")
    assert hinted.row(0) == "tapscope> e"
    hinted.wait_for_hint("cho one two")


@pytest.mark.parametrize("reflows", [True, False])
@pytest.mark.parametrize("columns", [18, 40, 100])
def test_nothing_of_a_hint_stays_when_the_window_changes(start, columns, reflows):
    tapscope = start(reflows=reflows)
    tapscope.run("echo one two three")
    tapscope.press("Ctrl-L")
    tapscope.type("ec")
    tapscope.wait_for_hint("ho one two three")
    tapscope.resize(columns)
    tapscope.type("ho")
    tapscope.wait_for_line("echo|")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    assert tapscope.screen.rows[:2] == ["tapscope> echo^C", "tapscope>"]


def test_nothing_of_a_hint_stays_when_the_shell_is_stopped(bash):
    bash.run('"$TAPSCOPE"')
    bash.run("echo one two")
    bash.type("ec")
    bash.wait_for_hint("ho one two")
    bash.press("Ctrl-Z")
    bash.wait_for_text("Stopped")
    assert "tapscope> ec" in bash.screen.rows
    bash.wait_for_prompt(BASH)
    bash.type("fg\r")
    bash.wait_for_line("ec|")
    bash.wait_for_hint("ho one two")


def test_hints_can_be_turned_off(tapscope):
    tapscope.run("echo one two")
    tapscope.run("set-option hints off")
    tapscope.type("ec")
    tapscope.press("Right", "End")
    tapscope.type("!")
    tapscope.wait_for_line("ec!|")
    assert tapscope.screen.hint(tapscope.cursor[0]) == ""
    tapscope.press("Ctrl-U")
    tapscope.run("set-option hints on")
    tapscope.type("ec")
    tapscope.wait_for_hint("ho one two")


@pytest.mark.parametrize("set, arguments", [({"NO_COLOR": "1"}, []), ({}, ["--color", "never"])])
def test_without_colour_there_are_no_hints(start, set, arguments):
    tapscope = start(*arguments, set=set)
    tapscope.run("echo one two")
    tapscope.type("ec")
    tapscope.press("Right", "End", "Alt-F")
    tapscope.wait_for_line("ec|")
    tapscope.type("ho nothing")
    tapscope.wait_for_line("echo nothing|")
    assert tapscope.row(tapscope.cursor[0]) == "tapscope> echo nothing"
    cells = (cell for y in range(24) for _, *cell in tapscope.styles(y))
    assert all(cell == ["default", False] for cell in cells)
