"""Two prompts that keep one history at the same time."""

import re

import pytest


def test_both_write_their_lines(start, history_file):
    first, second = start(), start()
    first.run("echo one")
    second.run("echo two")
    first.run("echo three")
    for terminal in [first, second]:
        terminal.press("Ctrl-D")
        terminal.wait_for_end()
    assert history_file.read_text().splitlines() == ["echo one", "echo two", "echo three"]


def test_the_next_one_recalls_the_lines_of_both(start):
    first, second = start(), start()
    first.run("echo one")
    second.run("echo two")
    for terminal in [first, second]:
        terminal.press("Ctrl-D")
        terminal.wait_for_end()
    third = start()
    third.press("Up")
    third.wait_for_line("echo two|")
    third.press("Up")
    third.wait_for_line("echo one|")


@pytest.mark.parametrize("turn", range(12))
def test_one_that_is_killed_while_it_writes_takes_nothing_with_it(start, history_file, turn):
    """The killed one gets a burst of lines, and dies in the middle of them."""
    survivor, victim = start(), start()
    padding = "x" * (20 + 60 * turn)
    victim.type("".join(f"echo victim-{k}-{padding}\r" for k in range(200)))
    survivor.type("".join(f"echo survivor-{k}-{padding}\r" for k in range(20)))
    victim.wait_for(lambda screen: screen.reads > 1 + 2 * turn, "some prompts of the victim")
    victim.kill()
    assert victim.wait_for_end() == -9
    survivor.wait_for(lambda screen: screen.reads == 21, "all prompts of the survivor")

    kept = history_file.read_text().splitlines()
    assert [line for line in kept if "survivor" in line] == [
        f"echo survivor-{k}-{padding}" for k in range(20)]
    whole = re.compile(rf"echo (survivor|victim)-\d+-{padding}")
    assert [line for line in kept if not whole.fullmatch(line)] == []
    # Each prompt but the first one follows a line that was carried out.
    for k in range(victim.screen.reads - 1):
        assert f"echo victim-{k}-{padding}" in kept
