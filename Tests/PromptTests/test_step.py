"""The keys of `step`, which walks through an interaction."""

import os
import re
import signal

import pytest
from prompt import BASH


@pytest.fixture
def walk(tapscope):
    """A walk through a tap, at its first step."""
    tapscope.run("add card 20,100 200x100")
    tapscope.run("tap card")
    tapscope.type("step\r")
    tapscope.wait_for(lambda screen: "Enter" in screen.text, "the first step")
    return tapscope


def is_back(terminal):
    """Waits for the prompt, and drops the keys that the walk did not take."""
    terminal.wait_for_read()
    terminal.press("Ctrl-C")
    terminal.wait_for_prompt()
    terminal.run("echo after the walk")
    return "after the walk" in terminal.screen.rows


def is_left(terminal):
    terminal.type("q")
    return is_back(terminal)


@pytest.mark.parametrize("key", ["q", "\x03", "\x1b"])
def test_leaving_brings_the_prompt_back(walk, key):
    walk.send(key)
    assert is_back(walk)


def test_enter_goes_on(walk):
    before = walk.screen.text
    walk.press("Enter")
    walk.wait_for(lambda screen: screen.text.split() != before.split(), "the next step")
    walk.type("q")
    assert is_back(walk)


def test_walking_to_the_end_and_leaving_brings_the_prompt_back(walk):
    walk.type("sq")
    assert is_back(walk)


def test_going_back_and_starting_again_change_nothing_for_the_prompt(walk):
    walk.type("  bbr bq")
    assert is_back(walk)


def test_the_walk_has_a_screen_of_its_own_and_leaves_a_line(walk):
    assert walk.screen.is_alternate
    assert walk.row(0).startswith("tap (120, 150)")
    walk.press("Enter", "Enter", "Enter", "Enter", "Enter")
    walk.wait_for_text("step 6 of")
    assert any(row.startswith("▸✓") and "card" in row for row in walk.screen.rows)
    walk.type("q")
    walk.wait_for_prompt()
    assert not walk.screen.is_alternate
    assert any(row.startswith("left at step 6 of") for row in walk.screen.rows)
    assert any(row.endswith("tap card") for row in walk.screen.rows)


def test_the_screen_is_drawn_again_in_another_size(walk):
    walk.resize(62, 17)
    walk.wait_for(
        lambda screen: "step 1 of" in screen.row(0) and screen.row(16).startswith("Enter next"),
        "a page of 17 rows")
    assert is_left(walk)


def test_a_breakpoint_opens_the_walk_before_the_answer(tapscope):
    tapscope.run("add card 20,100 200x100; break card")
    tapscope.type("tap card\r")
    tapscope.wait_for_text("breakpoint: card  step 5 of")
    tapscope.type("q")
    tapscope.wait_for_prompt()
    assert any(row.endswith("hit") and "card" in row for row in tapscope.screen.rows)


def test_a_decision_is_predicted(walk):
    walk.type("p")
    walk.wait_for_text("y yes")
    walk.type("y")
    walk.wait_for_text("1 of 1 prediction held")
    walk.type("pn")
    walk.wait_for_text("1 of 2 predictions held")
    walk.type("q")
    walk.wait_for_prompt()
    assert "1 of 2 predictions held" in walk.screen.text


def test_an_event_asks_who_gets_it(tapscope):
    tapscope.run("add card 20,100 200x100; set-option reveal ask")
    tapscope.run("tap card", prompt="    who?> ")
    assert "hit-test" not in tapscope.screen.text
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert "hit-test" in tapscope.screen.text


def step(screen):
    """The number of the step that is seen, and of how many."""
    found = re.search(r"step (\d+) of (\d+)", screen.row(0))
    return tuple(map(int, found.groups())) if found else (0, 0)


def wait_for_step(terminal, number):
    """Waits for a step by its number, or for the last one; answers its number."""
    if number == "last":
        terminal.wait_for(lambda screen: 0 < step(screen)[0] == step(screen)[1], "the last step")
    else:
        terminal.wait_for(lambda screen: step(screen)[0] == number, f"step {number}")
    return step(terminal.screen)[0]


@pytest.mark.parametrize("key", ["\r", " ", "n", "\x1b[C", "\x1bOC", "\x1b[B", "\x1bOB"])
def test_goes_on(walk, key):
    wait_for_step(walk, 1)
    for number in [2, 3, 4]:
        walk.send(key)
        wait_for_step(walk, number)


@pytest.mark.parametrize("key", ["b", "\x7f", "\x1b[D", "\x1bOD", "\x1b[A", "\x1bOA"])
def test_goes_back_and_stays_at_the_first(walk, key):
    walk.type("nnn")
    wait_for_step(walk, 4)
    walk.send(key)
    wait_for_step(walk, 3)
    walk.send(key * 5 + "n")
    wait_for_step(walk, 2)


def test_goes_to_the_end_and_to_the_beginning(walk):
    walk.type("s")
    last = wait_for_step(walk, "last")
    walk.type("b")
    wait_for_step(walk, last - 1)
    walk.type("r")
    wait_for_step(walk, 1)
    # Without a breakpoint there is nothing to stop at before the end.
    walk.type("c")
    wait_for_step(walk, "last")


def test_behind_the_last_step_there_is_nothing(walk):
    walk.type("s\r\r")
    last = wait_for_step(walk, "last")
    walk.type("b")
    wait_for_step(walk, last - 1)


def test_keys_without_a_meaning_do_nothing(walk):
    walk.send("x\x1b[15~\x1b[200~卡\x00n")
    wait_for_step(walk, 2)


def test_the_keys_are_shown_and_go_again(walk):
    before = walk.screen.text
    walk.type("?")
    walk.wait_for(lambda screen: screen.text != before, "the keys")
    walk.type("?")
    walk.wait_for(lambda screen: screen.text == before, "the step again")


@pytest.mark.parametrize("leave", [
    lambda walk: walk.type("q"), lambda walk: walk.press("Ctrl-C"),
    lambda walk: walk.press("Ctrl-D"), lambda walk: walk.kill(signal.SIGINT)])
def test_leaving_gives_back_the_screen_and_the_cursor(walk, leave):
    wait_for_step(walk, 1)
    assert walk.screen.cursor.hidden
    leave(walk)
    walk.wait_for_prompt()
    assert not walk.screen.is_alternate
    assert not walk.screen.cursor.hidden
    assert "tapscope> step" in walk.screen.rows
    assert not any("Enter next" in row for row in walk.screen.rows)
    walk.run("echo one")
    assert "one" in walk.screen.rows


def test_a_window_that_changes_keeps_the_step_and_the_next_one(walk):
    walk.type("nn")
    wait_for_step(walk, 3)
    for columns, rows in [(100, 30), (60, 16), (200, 50), (80, 24)]:
        walk.resize(columns, rows)
        walk.wait_for(
            lambda screen: step(screen)[0] == 3
            and screen.row(rows - 1).startswith("Enter next"), f"a page of {rows} rows")
    walk.type("n")
    wait_for_step(walk, 4)
    assert is_left(walk)


def test_a_window_that_gets_too_small_ends_nothing(walk):
    for columns, rows in [(20, 5), (1, 1), (2, 2), (80, 24)]:
        walk.resize(columns, rows)
    walk.type("n")
    wait_for_step(walk, 2)
    assert is_left(walk)


def test_a_small_window_gets_it_line_by_line(start):
    tapscope = start(columns=40, rows=10)
    tapscope.run("add card 20,100 200x100; tap card")
    tapscope.type("step\r")
    tapscope.wait_for_text("Enter next")
    assert not tapscope.screen.is_alternate
    tapscope.type("n")
    assert is_left(tapscope)


@pytest.fixture
def walk_in_bash(bash):
    """A walk at its second step, and the process and the terminal's mode outside of it."""
    bash.run("stty -g", prompt=BASH)
    found = bash.row(bash.cursor[0] - 1)
    bash.run("""sh -c 'echo process $$; exec "$TAPSCOPE"'""")
    process = int(next(row for row in bash.screen.rows if row.startswith("process")).split()[1])
    bash.run("add card 20,100 200x100; tap card")
    bash.type("step\rn")
    wait_for_step(bash, 2)
    return bash, process, found


@pytest.mark.parametrize("stop", [
    lambda bash, process: bash.press("Ctrl-Z"),
    lambda bash, process: os.kill(process, signal.SIGTSTP)])
def test_a_walk_can_be_stopped_and_continued(walk_in_bash, stop):
    bash, process, found = walk_in_bash
    for number in [2, 3]:
        wait_for_step(bash, number)
        stop(bash, process)
        bash.wait_for_text("Stopped")
        bash.wait_for_prompt(BASH)
        assert not bash.screen.is_alternate
        assert not bash.screen.cursor.hidden
        bash.run("stty -g", prompt=BASH)
        assert bash.row(bash.cursor[0] - 1) == found
        bash.run("clear", prompt=BASH)
        bash.type("fg\r")
        wait_for_step(bash, number)
        assert bash.screen.is_alternate
        bash.type("n")
        wait_for_step(bash, number + 1)
    bash.type("q")
    bash.wait_for_prompt()


def test_a_walk_in_a_window_that_changed_while_it_was_stopped(walk_in_bash):
    bash, _, _ = walk_in_bash
    bash.press("Ctrl-Z")
    bash.wait_for_text("Stopped")
    bash.wait_for_prompt(BASH)
    bash.resize(70, 20)
    bash.type("fg\r")
    bash.wait_for(lambda screen: screen.row(19).startswith("Enter next"), "a page of 20 rows")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_deadly_signal_in_a_walk_restores_the_terminal(walk_in_bash, number):
    bash, process, found = walk_in_bash
    os.kill(process, number)
    bash.wait_for_prompt(BASH)
    assert not bash.screen.is_alternate
    assert not bash.screen.cursor.hidden
    bash.run("stty -g", prompt=BASH)
    assert bash.row(bash.cursor[0] - 1) == found


def test_the_terminal_going_away_ends_a_walk(walk):
    assert walk.hang_up() in (0, -signal.SIGHUP)


def test_a_dying_walk_gives_the_screen_back(walk):
    walk.kill(signal.SIGTERM)
    assert walk.wait_for_end() == -signal.SIGTERM
    assert not walk.screen.is_alternate
