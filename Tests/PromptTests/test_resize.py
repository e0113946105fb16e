"""A window that changes its size while a line is being edited."""

import pytest
from screen import COMMAND

LONG = "echo " + " ".join(f"word{k}" for k in range(14))


def is_drawn(terminal, line):
    """Waits until the line is drawn in its colours, after which nothing is on its way."""
    terminal.wait_for_line(line)
    terminal.wait_for_colour("echo", COMMAND)


@pytest.mark.parametrize("reflows", [True, False])
def test_a_wider_window_keeps_the_line(start, reflows):
    tapscope = start(columns=40, reflows=reflows)
    tapscope.type("echo one")
    is_drawn(tapscope, "echo one|")
    tapscope.resize(100)
    tapscope.type("!")
    tapscope.wait_for_line("echo one!|")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert "one!" in tapscope.screen.rows


@pytest.mark.parametrize("reflows", [True, False])
@pytest.mark.parametrize("columns", [40, 60, 79, 81, 120])
def test_a_line_of_several_rows_is_drawn_again_where_it_began(start, reflows, columns):
    tapscope = start(reflows=reflows)
    tapscope.type(LONG)
    is_drawn(tapscope, LONG + "|")
    tapscope.resize(columns)
    tapscope.type("!")
    tapscope.wait_for_line(LONG + "!|")
    if reflows:
        prompts = [row for row in tapscope.screen.rows if row.startswith("tapscope>")]
        assert len(prompts) == 1
        assert tapscope.row(0).startswith("Tapscope  who gets")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()


def test_the_cursor_stays_in_the_middle_of_the_line(start):
    tapscope = start(reflows=True)
    tapscope.type("echo one two three")
    tapscope.press("Ctrl-Left", "Ctrl-Left")
    is_drawn(tapscope, "echo one |two three")
    tapscope.resize(24)
    tapscope.type("x")
    tapscope.wait_for_line("echo one x|two three")


def test_wide_characters_survive_a_narrow_window(start):
    tapscope = start(reflows=True)
    line = "echo " + "卡片" * 15
    tapscope.type(line)
    is_drawn(tapscope, line + "|")
    tapscope.resize(50)
    tapscope.type("!")
    tapscope.wait_for_line(line + "!|")


@pytest.mark.parametrize("columns", [12, 13, 14, 15, 16, 17])
def test_wide_characters_wrap_wherever_the_window_ends(start, columns):
    tapscope = start(columns=columns)
    line = "a" + "卡片" * 6
    tapscope.type(line)
    tapscope.wait_for_line(line + "|")
    for k in range(1, len(line)):
        tapscope.press("Left")
        tapscope.wait_for_line(line[:-k] + "|" + line[-k:])
    tapscope.type("!")
    tapscope.wait_for_line("a!|" + line[1:])


@pytest.mark.parametrize("columns", [50, 51, 90])
def test_wide_characters_typed_in_a_narrow_window_flow_into_another(start, columns):
    tapscope = start(columns=40, reflows=True)
    tapscope.run("echo before")
    line = "echo " + "卡片" * 15
    tapscope.type(line)
    is_drawn(tapscope, line + "|")
    tapscope.resize(columns)
    tapscope.type("!")
    tapscope.wait_for_line(line + "!|")
    assert "before" in tapscope.screen.rows
    prompts = [row for row in tapscope.screen.rows if row.startswith("tapscope>")]
    assert len(prompts) == 2


def test_output_takes_the_new_width(tapscope):
    width = {}
    for columns in [50, 76, 60]:
        tapscope.press("Ctrl-L")
        tapscope.resize(columns)
        tapscope.run("help tap")
        width[columns] = max(len(row) for row in tapscope.screen.rows)
    assert all(width[columns] <= columns for columns in width)
    assert width[50] < width[60] < width[76]


def test_a_tiny_window_ends_nothing(start):
    tapscope = start(reflows=True)
    tapscope.run("echo one two three")
    tapscope.type("ec")
    for columns, rows in [(9, 3), (5, 2), (1, 1), (2, 1), (80, 24)]:
        tapscope.resize(columns, rows)
        tapscope.type("!")
        tapscope.press("Backspace")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_read()
    tapscope.run("echo four")
    assert "four" in tapscope.screen.rows


def test_many_resizes_at_once_end_nothing(start):
    tapscope = start(reflows=True)
    tapscope.type("echo one")
    for columns in list(range(80, 40, -1)) + list(range(40, 90)):
        tapscope.resize(columns)
    tapscope.type("!")
    tapscope.wait_for_line("echo one!|")
