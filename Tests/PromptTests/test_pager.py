"""Output that is longer than the screen."""

import re
import shutil
import subprocess
import time

import pytest
from prompt import BASH, MORE, TIMEOUT

LONG = "repeat 40 as i; echo line $i; end"
MARKED = "sed s/^/paged:/"
needs_less = pytest.mark.skipif(not shutil.which("less"), reason="less is not installed")


@pytest.fixture
def pager(tmp_path):
    """A pager that shows everything and waits for a line; Ctrl-C does not end it."""
    script = tmp_path / "pager.sh"
    script.write_text(f"""echo $$ >{tmp_path}/pager.pid
cat
trap 'echo caught' INT
printf 'pager> '
until read line </dev/tty; do :; done
echo "got $line"
""")
    return f"sh {script}"


def wait_until_stopped(process):
    """Waits for what bash does not wait for: it knows only the programs it started itself."""
    end = time.monotonic() + TIMEOUT
    while "T" not in subprocess.check_output(["ps", "-o", "stat=", "-p", process], text=True):
        assert time.monotonic() < end, f"{process} goes on"


@pytest.fixture
def less(start):
    """A prompt behind which less shows the beginning of a long output."""
    tapscope = start(set={"PAGER": "less"})
    tapscope.type(LONG + "\r")
    tapscope.wait_for(lambda screen: screen.row(23) == ":", "the prompt of less")
    return tapscope


def test_a_long_output_goes_through_it(start):
    tapscope = start(set={"PAGER": MARKED})
    tapscope.run(LONG)
    assert tapscope.screen.rows[19:24] == [
        *(f"paged:line {k}" for k in range(37, 41)), "tapscope>"]
    assert "paged:line 1\n" in tapscope.written


def test_a_short_output_does_not(start):
    tapscope = start(set={"PAGER": MARKED})
    tapscope.run("repeat 3; echo one; end")
    assert tapscope.screen.rows[2:5] == ["one"] * 3


def test_what_fits_the_screen_to_the_last_row_is_short(start):
    tapscope = start(set={"PAGER": MARKED})
    tapscope.run("repeat 23; echo one; end")
    assert tapscope.screen.rows == ["one"] * 23 + ["tapscope>"]
    tapscope.run("repeat 24; echo one; end")
    assert tapscope.screen.rows == ["paged:one"] * 23 + ["tapscope>"]


def test_a_line_of_several_rows_counts_as_several(start):
    tapscope = start(set={"PAGER": MARKED}, columns=40)
    tapscope.run(f"repeat 12; echo {'卡' * 21}; end")
    assert "paged:" in tapscope.written


@pytest.mark.parametrize("pager", ["cat", ""])
def test_without_one_everything_is_written(start, pager):
    tapscope = start(set={"PAGER": pager})
    tapscope.run(LONG)
    assert tapscope.screen.rows[19:24] == [*(f"line {k}" for k in range(37, 41)), "tapscope>"]


def test_it_can_be_turned_off(start):
    tapscope = start(set={"PAGER": MARKED})
    tapscope.run("set-option pager off")
    tapscope.run(LONG)
    assert "paged:" not in tapscope.written
    tapscope.run("set-option pager on")
    tapscope.run(LONG)
    assert "paged:" in tapscope.written


NO_PAGER = "cannot run the pager 'no-such-pager'"


@pytest.mark.parametrize("count", [24, 40, 9000])
def test_a_pager_that_cannot_be_run_loses_no_line_and_is_told_about_once(start, count):
    tapscope = start(set={"PAGER": "no-such-pager"})
    for _ in range(2):
        tapscope.run(f"repeat {count} as i; echo line $i; end")
    # Progress may stand before a line; what bash says as sh has a colon behind its line.
    lines = re.findall(r"line (\d+)(?![\d:])", tapscope.written)
    assert lines == [str(k) for k in range(1, count + 1)] * 2
    assert tapscope.written.count(NO_PAGER) == 1
    tapscope.run("set-option pager on")
    tapscope.run(LONG)
    assert tapscope.written.count(NO_PAGER) == 2


def test_a_pager_that_reads_only_the_beginning_ends_nothing(start):
    tapscope = start(set={"PAGER": "head -2"})
    tapscope.run("repeat 20000 as i; echo line $i; end")
    assert tapscope.screen.rows[2:4] == ["line 1", "line 2"]
    tapscope.run("echo one")
    assert "one" in tapscope.screen.rows


@needs_less
def test_q_in_less_brings_the_prompt_back(less):
    less.type("q")
    less.wait_for_prompt()
    less.run("echo one")
    assert "one" in less.screen.rows
    assert "line 40" not in less.screen.text


@needs_less
def test_less_shows_the_rest(less):
    less.type("G")
    less.wait_for_text("line 40")
    less.type("q")
    less.wait_for_prompt()


def test_ctrl_c_reaches_only_the_pager(start, pager):
    tapscope = start(set={"PAGER": pager})
    tapscope.type(LONG + "\r")
    tapscope.wait_for_text("pager>")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_text("caught")
    tapscope.type("enough\r")
    tapscope.wait_for_prompt()
    assert "got enough" in tapscope.screen.rows
    assert "interrupted" not in tapscope.screen.text
    tapscope.run("echo one")
    assert "one" in tapscope.screen.rows


def test_a_pager_can_be_stopped_and_continued(bash, pager, tmp_path):
    bash.run(f'PAGER="{pager}" "$TAPSCOPE"')
    bash.type(LONG + "\r")
    bash.wait_for_text("pager>")
    bash.press("Ctrl-Z")
    bash.wait_for_text("Stopped")
    bash.wait_for_prompt(BASH)
    wait_until_stopped((tmp_path / "pager.pid").read_text().strip())
    # A line feed, because what arrives while bash still has the terminal keeps its carriage return.
    bash.type("fg\renough\n")
    bash.wait_for_prompt()
    assert "got enough" in bash.screen.rows


ENDLESS = "repeat 1000000 as i; echo line $i; end"


def test_what_came_before_an_interruption_is_shown(start):
    tapscope = start(set={"PAGER": "trap '' INT; head -100; cat >/dev/null"})
    tapscope.type(ENDLESS + "\r")
    tapscope.wait_for_text("line 100")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    assert tapscope.row(tapscope.cursor[0] - 1).endswith("interrupted")
    assert "line 100" in tapscope.screen.rows
    assert "so far" not in tapscope.written


def test_the_first_lines_are_seen_while_the_command_runs_and_quitting_stops_it(start):
    tapscope = start(set={"PAGER": "head -50"})
    tapscope.run(ENDLESS)
    assert tapscope.screen.rows[21:24] == ["line 50", "interrupted", "tapscope>"]


def test_ctrl_c_stops_a_command_that_waits_for_its_pager(start):
    tapscope = start(set={"PAGER": "trap 'echo caught' INT; head -1; read line </dev/tty"})
    tapscope.type(ENDLESS + "\r")
    tapscope.wait_for_text("line 1")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_text("caught")
    tapscope.type("\r")
    tapscope.wait_for_prompt()
    assert "interrupted" in tapscope.screen.rows


@needs_less
def test_q_in_less_stops_a_long_command(start):
    tapscope = start(set={"PAGER": "less"})
    tapscope.type(ENDLESS + "\r")
    tapscope.wait_for(lambda screen: screen.row(23) == ":", "the prompt of less")
    tapscope.type("q")
    tapscope.wait_for_prompt()
    assert "interrupted" in tapscope.screen.rows


def test_errors_come_after_the_output_that_was_paged(start):
    tapscope = start(set={"PAGER": MARKED})
    tapscope.run(LONG + "; ecko two")
    assert "no command 'ecko'" in tapscope.screen.text
    assert tapscope.written.index("paged:line 40") < tapscope.written.index("no command")


def test_what_comes_after_an_error_is_paged_too(start):
    tapscope = start(set={"PAGER": MARKED})
    tapscope.run(f"ecko two; {LONG}; ecko three; {LONG}")
    assert tapscope.written.count("paged:line 40") == 2
    assert tapscope.screen.rows[22:24] == ["paged:line 40", "tapscope>"]
