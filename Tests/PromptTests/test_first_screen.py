"""The first screen that somebody sees."""

import pytest
from prompt import FIRST


@pytest.fixture
def first(start, history_file):
    def first(**options):
        history_file.unlink()
        return start(**options)
    return first


@pytest.mark.parametrize("columns, rows", [(80, 24), (60, 20)])
def test_its_lines_can_be_typed_and_make_a_tap_that_reacts(first, columns, rows):
    tapscope = first(columns=columns, rows=rows)
    lines = [row.strip() for row in tapscope.screen.rows if row.startswith("  ")]
    assert lines and len(tapscope.screen.text.split("\n")) <= rows // 2
    for line in lines:
        tapscope.run(line)
    assert "action pay" in tapscope.screen.text
    assert lines[-1] == "tap buy"


def test_it_is_short_once_a_line_was_typed(first, start):
    first().run("echo one")
    tapscope = start()
    assert "add UIButton" not in tapscope.screen.text
    assert tapscope.screen.rows.index(FIRST.rstrip()) <= 2
