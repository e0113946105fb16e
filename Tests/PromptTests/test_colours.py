"""The colours of a line while it is typed."""

import pytest
from prompt import MORE
from screen import COMMAND, TEXT, WRONG


def test_a_command_is_coloured_when_it_is_known(tapscope):
    tapscope.type("ta")
    tapscope.wait_for_colour("ta", "default")
    tapscope.type("p")
    tapscope.wait_for_colour("tap", COMMAND)
    tapscope.press("Backspace")
    tapscope.wait_for_colour("ta", "default")
    tapscope.type("xi")
    tapscope.wait_for_colour("taxi", WRONG)


def test_an_unknown_view_is_marked_once_its_name_is_over(tapscope):
    tapscope.run("add card 20,100 200x100")
    tapscope.type("tap ca")
    tapscope.wait_for_colour("tap", COMMAND)
    tapscope.wait_for_colour("ca", "default")
    tapscope.type("t")
    tapscope.wait_for_colour("cat", WRONG)
    tapscope.press("Backspace")
    tapscope.wait_for_colour("ca", "default")
    tapscope.type(" ")
    tapscope.wait_for_colour("ca", WRONG)


def test_texts_are_coloured(tapscope):
    tapscope.type('echo "one')
    tapscope.wait_for_colour('"one', TEXT)
    tapscope.type('" two')
    tapscope.wait_for_colour('"one"', TEXT)
    assert tapscope.screen.colours("two") == ["default"]


def test_chinese_names_take_their_colours_with_the_cursor_anywhere(tapscope):
    tapscope.run("add 卡片 20,100 200x100")
    line = "tap 按钮 卡片"
    tapscope.type(line)
    for k in range(1, len(line) + 1):
        tapscope.press("Left")
        tapscope.wait_for_line(line[:-k] + "|" + line[-k:])
        tapscope.wait_for_colour("tap", COMMAND)
        assert tapscope.screen.colours("按钮") == [WRONG]


def test_a_line_is_coloured_across_rows(start):
    tapscope = start(columns=30)
    tapscope.type('echo one two three "four five six"')
    tapscope.wait_for_line('echo one two three "four five six"|')
    tapscope.wait_for_colour('five six"', TEXT)
    tapscope.press("Ctrl-A")
    tapscope.wait_for_line('|echo one two three "four five six"')
    tapscope.wait_for_colour("echo", COMMAND)


def test_the_entered_line_keeps_its_colours(tapscope):
    tapscope.type("echo one")
    tapscope.wait_for_colour("echo", COMMAND)
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert ("echo", COMMAND, False) in tapscope.styles(1)


def test_the_lines_of_a_block_are_read_as_one(tapscope):
    tapscope.run('echo "one', prompt=MORE)
    tapscope.type("two")
    tapscope.wait_for_colour("two", TEXT)
    tapscope.type('" three')
    tapscope.wait_for_colour("three", "default")


@pytest.mark.parametrize("family", ["👨‍👩‍👧", "🇩🇪", "e\u0301"])
def test_what_joins_with_its_neighbours_does_not_break_the_line(tapscope, family):
    tapscope.type(f"echo {family}")
    tapscope.press("Ctrl-U")
    tapscope.type("echo one")
    tapscope.wait_for_line("echo one|")
    tapscope.wait_for_colour("echo", COMMAND)
