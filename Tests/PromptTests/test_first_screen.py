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
def test_its_lines_can_be_typed_and_make_a_tap(first, columns, rows):
    tapscope = first(columns=columns, rows=rows)
    # What a line does stands behind it, or below it on a narrow screen.
    lines = [row.strip().split("   ")[0].rstrip() for row in tapscope.screen.rows
             if row.startswith("  ") and not row.startswith("   ")]
    assert lines and len(tapscope.screen.text.split("\n")) <= rows // 2
    for line in lines:
        tapscope.run(line)
    assert "touchesBegan  card" in tapscope.screen.text
    assert lines[-1] == "tap card"


def test_it_is_short_once_a_line_was_typed(first, start):
    first().run("echo one")
    tapscope = start()
    assert "add card" not in tapscope.screen.text
    assert tapscope.screen.rows.index(FIRST.rstrip()) <= 2
