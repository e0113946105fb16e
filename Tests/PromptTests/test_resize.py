"""A window that changes its size while a line is being edited."""

import pytest

LONG = "echo " + " ".join(f"word{k}" for k in range(14))


@pytest.mark.parametrize("reflows", [True, False])
def test_a_wider_window_keeps_the_line(start, reflows):
    tapscope = start(columns=40, reflows=reflows)
    tapscope.type("echo one")
    tapscope.wait_for_line("echo one|")
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
    tapscope.wait_for_line(LONG + "|")
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
    tapscope.wait_for_line("echo one |two three")
    tapscope.resize(24)
    tapscope.type("x")
    tapscope.wait_for_line("echo one x|two three")


def test_wide_characters_survive_a_narrow_window(start):
    tapscope = start(reflows=True)
    line = "echo " + "卡片" * 15
    tapscope.type(line)
    tapscope.wait_for_line(line + "|")
    tapscope.resize(50)
    tapscope.type("!")
    tapscope.wait_for_line(line + "!|")


def test_output_takes_the_new_width(tapscope):
    tapscope.resize(50)
    tapscope.run("help tap")
    assert max(len(row) for row in tapscope.screen.rows[2:]) <= 50


def test_many_resizes_at_once_end_nothing(start):
    tapscope = start(reflows=True)
    tapscope.type("echo one")
    for columns in list(range(80, 40, -1)) + list(range(40, 90)):
        tapscope.resize(columns)
    tapscope.type("!")
    tapscope.wait_for_line("echo one!|")
