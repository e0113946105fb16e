"""A program that is ended at any place loses nothing, and its session goes on without the cause."""

import os
import signal
import time

import pytest
from live_page import LivePage
from prompt import TIMEOUT

SCENE = ["add red 0,0 90x90", "set red alpha 0.5"]
BUSY = "repeat 1000000; set root alpha 0.5; end"
DUMP = "<UIWindow: 0x1; frame = (0 0; 390 844)>\n   | <UIButton: 0x2; frame = (9 9; 80 40)>\n"
FATAL = "it had ended while this line was carried out"


@pytest.fixture
def log(tmp_path):
    """The log of the latest session."""

    def log():
        return sorted((tmp_path / "state/tapscope/sessions").iterdir())[-1] / "lines.scope"

    return log


def wait_for_log(log, condition):
    """Waits until the log fulfils a condition."""
    end = time.monotonic() + TIMEOUT
    while not condition(log().read_text()):
        assert time.monotonic() < end, log().read_text()
        time.sleep(0.001)


def typing(terminal, log):
    terminal.type("set red alpha 0.")
    terminal.wait_for_line("set red alpha 0.|")


def a_line(terminal, log):
    terminal.type(BUSY + "\r")
    terminal.wait_for_text("so far")


def behind_a_line(terminal, log):
    terminal.type("echo done\r")
    wait_for_log(log, lambda text: text.endswith("echo done\n#= done 0\n"))


def a_block(terminal, log):
    terminal.type("repeat 3\r")
    terminal.wait_for_text("...>")


def a_lesson(terminal, log):
    terminal.type("lesson order\r")
    terminal.wait_for_text("who?>")


def a_walk(terminal, log):
    terminal.type("step tap red\r")
    terminal.wait_for_text("step 1 of")


def a_paste(terminal, log):
    terminal.type("import\r")
    terminal.wait_for_text("paste the text")


def a_pasted_dump(terminal, log):
    terminal.paste(DUMP)
    terminal.wait_for_text("imported")
    wait_for_log(log, lambda text: text.endswith("#= done 1\n"))


def the_pager(terminal, log):
    terminal.type("help rules\r")
    terminal.wait_for_text("space: more")


def the_list_of_completions(terminal, log):
    terminal.type("al\t\t")
    terminal.wait_for_text("alias")


#: The places, with the line that is not carried out again.
PLACES = [
    (typing, None), (a_line, BUSY), (behind_a_line, None), (a_block, None), (a_lesson, None),
    (a_walk, None), (a_paste, "import"), (a_pasted_dump, None), (the_pager, "help rules"),
    (the_list_of_completions, None)]


SIGNALS = [signal.SIGILL, signal.SIGSEGV, signal.SIGKILL]


# At night every place with every signal, else each place with one.
@pytest.mark.parametrize("place, fatal, number", [
    (place, fatal, number) for row, (place, fatal) in enumerate(PLACES)
    for column, number in enumerate(SIGNALS)
    if os.environ.get("TAPSCOPE_FULL_TESTS") == "1" or row % len(SIGNALS) == column],
    ids=lambda value: getattr(value, "__name__", ""))
def test_every_line_is_there_wherever_it_ends(start, log, place, fatal, number):
    first = start(set={"PAGER": None})
    for line in SCENE:
        first.run(line)
    place(first, log)
    first.kill(number)
    assert first.wait_for_end() == -number
    resumed = start("--resume", waits=False)
    resumed.wait_for_text("resumed the session of")
    if fatal:
        resumed.wait_for_text(FATAL)
        assert f"  {fatal}" in resumed.screen.text
    else:
        assert FATAL not in resumed.screen.text
        if number != signal.SIGKILL:
            resumed.wait_for_text(f"it had been ended by signal {int(number)}")
    resumed.type("get red alpha\r")
    if place is not a_pasted_dump and place is not a_lesson:
        resumed.wait_for_text("0.5")
    # It goes on keeping the session.
    resumed.type("quiz leave\rlesson leave\radd last 1,2 3x4\r")
    wait_for_log(log, lambda text: text.count("add last 1,2 3x4\n#= done ") == 1)
    resumed.kill(number)
    resumed.wait_for_end()
    again = start("--resume", waits=False)
    again.type("get last frame\r")
    again.wait_for_text("(1 2; 3 4)")
    assert FATAL not in again.screen.text
    assert number == signal.SIGKILL or f"ended by signal {int(number)}" in again.screen.text


def test_the_fatal_line_is_offered_and_not_carried_out(start, log):
    first = start()
    for line in SCENE:
        first.run(line)
    a_line(first, log)
    first.kill(signal.SIGILL)
    first.wait_for_end()
    resumed = start("--resume")
    resumed.wait_for_text("the Up key brings it back")
    resumed.press("Up")
    resumed.wait_for_line(BUSY + "|")
    resumed.press("Ctrl-C")
    resumed.wait_for_prompt()
    resumed.run("undo")
    resumed.run("get red alpha")
    resumed.wait_for_text("1\n")


def test_a_resume_that_is_ended_is_tried_again_and_then_goes_on_without_the_line(start, log):
    first = start()
    for line in SCENE + ["repeat 300000; set root alpha 0.5; end", "add last 1,2 3x4"]:
        first.run(line)
    first.kill(signal.SIGILL)
    first.wait_for_end()
    for end in ("#= again\n", "#= again 2\n"):
        resumed = start("--resume", waits=False)
        wait_for_log(log, lambda text: text.endswith(end))
        resumed.kill(signal.SIGILL)
        resumed.wait_for_end()
    last = start("--resume")
    last.wait_for_text(FATAL)
    assert "3 lines" in last.screen.text
    last.run("get last frame")
    last.wait_for_text("(1 2; 3 4)")
    last.run("get root alpha")
    last.wait_for_text("1\n")
    last.kill(signal.SIGILL)
    last.wait_for_end()
    # From then on it is resumed as any other.
    again = start("--resume")
    assert FATAL not in again.screen.text
    again.run("get last frame")
    again.wait_for_text("(1 2; 3 4)")


def test_a_session_that_ended_in_the_work_of_its_page_begins_without_it(start, log):
    first = start()
    first.run("live")
    LivePage(first)
    for line in SCENE:
        first.run(line)
    first.type("repeat 400 as i; add v$i 0,0 ${i}x300 in red; rotate v$i 3; end\r")
    wait_for_log(log, lambda text: text.endswith("#= page\n"))
    first.kill(signal.SIGILL)
    first.wait_for_end()
    resumed = start("--resume")
    resumed.wait_for_text("the page stays closed, as it may be the reason; 'live' opens it")
    assert "state of its page was made" in resumed.screen.text or "signal 4" in resumed.screen.text
    resumed.run("get red alpha")
    resumed.wait_for_text("0.5")
    resumed.run("live off")
    resumed.wait_for_text("no page is open")
    resumed.run("live")
    resumed.wait_for_text("the page of this session:")
    LivePage(resumed)


def test_a_session_that_was_killed_at_rest_has_its_page_again(start, log):
    first = start()
    first.run("live")
    first.run(SCENE[0])
    wait_for_log(log, lambda text: text.endswith("#= page\n#= done 0\n"))
    first.kill()
    first.wait_for_end()
    resumed = start("--resume")
    resumed.wait_for_text("http://127.0.0.1:")


def test_what_a_fatal_import_read_is_still_there(start, log, tmp_path):
    fifo = tmp_path / "screen.txt"
    os.mkfifo(fifo)
    first = start()
    first.paste(DUMP)
    first.wait_for_text("imported")
    first.wait_for_prompt()
    first.type("import screen.txt\r")
    wait_for_log(log, lambda text: text.endswith("import screen.txt\n"))
    first.kill(signal.SIGILL)
    first.wait_for_end()
    resumed = start("--resume")
    resumed.wait_for_text(FATAL)
    resumed.run("get button frame")
    resumed.wait_for_text("(9 9; 80 40)")


def test_a_comment_in_a_block_is_no_mark(start, log):
    first = start()
    first.run(SCENE[0])
    first.type("repeat 2\r#= done 7\ralpha red 0.5\r#= instead\rend\r")
    wait_for_log(log, lambda text: text.endswith("end\n#= done 0\n"))
    first.kill()
    first.wait_for_end()
    resumed = start("--resume")
    assert FATAL not in resumed.screen.text and "2 lines" in resumed.screen.text
    resumed.run("get red alpha")
    resumed.wait_for_text("0.5")


def test_nothing_of_a_line_is_lost_that_ends_with_quit(start):
    first = start(waits=False)
    first.type("add red 0,0 90x90; quit\r")
    assert first.wait_for_end() == 0
    resumed = start("--resume")
    resumed.run("get red frame")
    resumed.wait_for_text("(0 0; 90 90)")
