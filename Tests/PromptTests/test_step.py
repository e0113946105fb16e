"""The keys of `step`, which walks through an interaction."""

import signal

import pytest


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
    walk.press("Enter", "Enter")
    walk.wait_for_text("step 3 of")
    assert any(row.startswith("▸✓") and "card" in row for row in walk.screen.rows)
    walk.type("q")
    walk.wait_for_prompt()
    assert not walk.screen.is_alternate
    assert any(row.startswith("left at step 3 of") for row in walk.screen.rows)
    assert any(row.endswith("tap card") for row in walk.screen.rows)


def test_the_screen_is_drawn_again_in_another_size(walk):
    walk.resize(62, 17)
    walk.wait_for(
        lambda screen: "step 1 of" in screen.row(0) and screen.row(16).startswith("Enter next"),
        "a page of 17 rows")
    assert is_left(walk)


def test_a_breakpoint_is_walked_to(tapscope):
    tapscope.run("add card 20,100 200x100; break card; tap card")
    assert any(row.startswith("breakpoint: card") for row in tapscope.screen.rows)
    tapscope.type("step\rc")
    tapscope.wait_for_text("breakpoint: card  step 3 of")
    assert is_left(tapscope)


def test_a_dying_walk_gives_the_screen_back(walk):
    walk.kill(signal.SIGTERM)
    assert walk.wait_for_end() == -signal.SIGTERM
    assert not walk.screen.is_alternate
