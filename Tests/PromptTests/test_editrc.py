"""The user's own settings of the line editor."""

import pytest


@pytest.fixture
def vi(start, tmp_path):
    (tmp_path / ".editrc").write_text("tapscope:bind -v\n")
    return start()


def test_vi_types_at_once_and_moves_after_escape(vi):
    vi.type("echo one two")
    vi.wait_for_line("echo one two|")
    vi.press("Escape")
    vi.wait_for_line("echo one tw|o")
    vi.type("0")
    vi.wait_for_line("|echo one two")
    vi.type("wx")
    vi.wait_for_line("echo |ne two")


def test_vi_keeps_the_arrows_and_tab(vi):
    vi.run("echo one")
    vi.press("Up")
    vi.wait_for_line("echo one|")
    vi.press("Home")
    vi.wait_for_line("|echo one")
    vi.press("Ctrl-C")
    vi.wait_for_prompt()
    vi.type("rena")
    vi.press("Tab")
    vi.wait_for_line("rename |")


def test_vi_recalls_with_the_arrows_in_command_mode(vi):
    vi.run("echo one")
    vi.type("ec")
    vi.wait_for_line("ec|")
    vi.press("Escape")
    vi.wait_for_line("e|c")
    vi.press("Up")
    vi.wait_for_line("echo on|e")


@pytest.mark.parametrize("key", ["Right", "End", "Ctrl-E"])
def test_vi_takes_over_a_hint(vi, key):
    vi.run("echo one")
    vi.type("ec")
    vi.wait_for_hint("ho one")
    vi.press(key)
    vi.wait_for_line("echo one|")


def test_vi_has_no_hint_in_command_mode(vi):
    vi.run("echo one")
    vi.type("ec")
    vi.wait_for_hint("ho one")
    vi.press("Escape")
    vi.wait_for_line("e|c")
    vi.wait_for_hint("")


def test_settings_for_another_program_do_nothing(start, tmp_path):
    (tmp_path / ".editrc").write_text("somebody:bind -v\n")
    tapscope = start()
    tapscope.type("one two")
    tapscope.press("Escape")
    tapscope.type("b!")
    tapscope.wait_for_line("one !|two")


def test_settings_cannot_break_the_keys_that_everybody_needs(start, tmp_path):
    (tmp_path / ".editrc").write_text("bind ^I ed-insert\nbind ^C ed-insert\n")
    tapscope = start()
    tapscope.type("rena")
    tapscope.press("Tab")
    tapscope.wait_for_line("rename |")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()


def test_settings_may_take_habits_back(start, tmp_path):
    (tmp_path / ".editrc").write_text("bind ^W ed-move-to-beg\n")
    tapscope = start()
    tapscope.type("echo one")
    tapscope.press("Ctrl-W")
    tapscope.wait_for_line("|echo one")


def test_editing_can_be_turned_off(start, tmp_path):
    (tmp_path / ".editrc").write_text("edit off\n")
    tapscope = start(waits=False)
    tapscope.wait_for_text("tapscope>")
    tapscope.type("echo one\r")
    tapscope.wait_for(lambda screen: "one" in screen.rows, "the output")


def test_settings_that_mean_nothing_do_not_stop_the_prompt(start, tmp_path):
    (tmp_path / ".editrc").write_text("bind\nbind ^X no-such-function\n\x00\xff\nsetty\n")
    start().run("echo one")
