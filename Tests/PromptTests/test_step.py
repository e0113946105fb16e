"""The keys of `step`, which walks through an interaction."""

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
