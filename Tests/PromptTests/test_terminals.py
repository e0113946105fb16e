"""Terminals that are unknown or cannot do much, and places without a locale."""

import sys

import pytest
from prompt import BINARY
from screen import COMMAND


@pytest.mark.parametrize("name", ["dumb", "", None])
def test_a_terminal_without_a_cursor_gets_plain_lines(start, name):
    tapscope = start(set={"TERM": name}, waits=False)
    tapscope.wait_for(lambda screen: screen.row(1) == "tapscope>", "a prompt")
    tapscope.type("echo one\r")
    tapscope.wait_for(lambda screen: screen.row(3) == "tapscope>", "the next prompt")
    assert tapscope.screen.rows[1:4] == ["tapscope> echo one", "one", "tapscope>"]
    tapscope.press("Ctrl-D")
    assert tapscope.wait_for_end() == 0


def test_a_dumb_terminal_gets_no_escape_sequences(start):
    tapscope = start(set={"TERM": "dumb"}, waits=False)
    tapscope.wait_for_text("tapscope>")
    tapscope.type("add card 20,100 200x100\rtree\rquit\r")
    assert tapscope.wait_for_end() == 0
    assert b"\x1b" not in tapscope.output


def test_a_plain_line_goes_on_in_the_next_one(start):
    tapscope = start(set={"TERM": "dumb"}, waits=False)
    tapscope.wait_for_text("tapscope>")
    tapscope.type('echo "one\r')
    tapscope.wait_for_text("...>")
    tapscope.type('two"\r')
    tapscope.wait_for(lambda screen: screen.row(5) == "tapscope>", "the next prompt")
    assert tapscope.screen.rows[1:5] == ['tapscope> echo "one', '     ...> two"', "one", "two"]


def test_an_unknown_terminal_edits_lines_as_well_as_it_can(start):
    tapscope = start(set={"TERM": "nothing-known"})
    tapscope.type("echo one")
    tapscope.press("Backspace")
    tapscope.type("ce\r")
    tapscope.wait_for(lambda screen: "once" in screen.rows, "the output of the edited line")


@pytest.mark.parametrize("name", ["xterm", "xterm-256color", "screen", "tmux-256color", "linux",
                                  "vt100", "rxvt"])
def test_every_usual_terminal_edits_lines(start, name):
    tapscope = start(set={"TERM": name})
    tapscope.type("echo one three")
    tapscope.press("Home", "End", "Ctrl-Left")
    tapscope.type("two ")
    tapscope.wait_for_line("echo one two |three")
    tapscope.press("Ctrl-W", "Ctrl-K")
    tapscope.wait_for_line("echo one |")


@pytest.mark.parametrize("locale", ["C", "POSIX", "nowhere.UTF-8", "", None])
def test_wide_characters_are_kept_in_every_locale(start, locale):
    tapscope = start(set={"LC_ALL": locale})
    tapscope.type("add 卡片 20,100 200x100")
    tapscope.wait_for_line("add 卡片 20,100 200x100|")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert tapscope.row(2) == "卡片: UIView (20 100; 200 100)"
    tapscope.type("tap 卡")
    tapscope.press("Tab")
    tapscope.wait_for_line("tap 卡片 |")


def test_the_prompt_is_coloured(tapscope):
    assert tapscope.styles(1)[0] == ("tapscope>", COMMAND, True)


@pytest.mark.parametrize("set, arguments", [({"NO_COLOR": "1"}, []), ({}, ["--color", "never"])])
def test_the_prompt_has_no_colour_where_none_is_wanted(start, set, arguments):
    tapscope = start(*arguments, set=set)
    tapscope.run("add card 20,100 200x100")
    tapscope.run("tree")
    cells = (cell for y in range(24) for _, *cell in tapscope.styles(y))
    assert all(cell == ["default", False] for cell in cells)


def start_claiming(start, columns, rows):
    """Starts tapscope on a terminal that claims a size which nobody looks at."""
    return start(
        "-c", f'stty cols {columns} rows {rows}; exec "$TAPSCOPE"', program="/bin/sh",
        set={"TAPSCOPE": BINARY, "PAGER": None}, waits=False)


def largest_memory(terminal):
    """Returns the most memory that the program has had so far, in MB."""
    with open(f"/proc/{terminal.process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


@pytest.mark.parametrize("columns, rows", [
    (0, 0), (1, 1), (1, 30000), (30000, 1), (20, 2), (30000, 30000), (65535, 65535)])
def test_a_terminal_of_any_size_costs_no_memory(start, columns, rows):
    tapscope = start_claiming(start, columns, rows)
    tapscope.type("add card 20,100 200x100\rmap\rdraw\rtree\rtap 50,150\rhelp tap\recho the end\r")
    tapscope.wait_for(lambda screen: "theend" in "".join(screen.written.split()), "the output")
    if sys.platform == "linux":
        assert largest_memory(tapscope) < 200
    tapscope.type("qquit\r")
    tapscope.type("quit\r")
    assert tapscope.wait_for_end() == 0


def test_a_terminal_that_claims_to_have_grown_costs_no_memory(start):
    tapscope = start()
    tapscope.type("add card ")
    tapscope.wait_for_line("add card |")
    tapscope._child.setwinsize(30000, 30000)
    tapscope.type("20,100 200x100\rstep tap card\r")
    tapscope.wait_for_text("steps   Enter next")
    if sys.platform == "linux":
        assert largest_memory(tapscope) < 200
