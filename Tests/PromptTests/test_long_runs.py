"""Commands that take their time."""

import time

import pytest
from prompt import BASH, MORE, TEST


@pytest.fixture
def busy(tapscope):
    """A command that runs, of which nobody waits for the end."""
    tapscope.run("repeat 1000000", prompt=MORE)
    tapscope.run("set root alpha 0.5", prompt=MORE)
    tapscope.type("end\r")
    tapscope.wait_for_text("commands so far; Ctrl-C stops")
    return tapscope


def test_ctrl_c_brings_the_prompt_back(busy):
    busy.press("Ctrl-C")
    busy.wait_for_prompt()
    assert "interrupted" in busy.screen.rows


def test_the_progress_goes_when_it_is_over(busy):
    busy.press("Ctrl-C")
    busy.wait_for_prompt()
    assert "so far" not in busy.screen.text


def test_the_progress_goes_before_an_output(tapscope):
    for line in ["repeat 5", "repeat 200000", "set root alpha 0.5", "end", "echo done"]:
        tapscope.run(line, prompt=MORE)
    tapscope.type("end\r")
    tapscope.wait_for_text("so far")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    rows = tapscope.screen.rows[7 : tapscope.cursor[0]]
    assert set(rows) <= {"done", "interrupted", "^C"}


def test_the_scene_can_still_be_used(busy):
    busy.press("Ctrl-C")
    busy.wait_for_prompt()
    busy.run("get root alpha")
    assert busy.row(busy.cursor[0] - 1).endswith("0.5")
    busy.run("add card 20,100 200x100")
    busy.run("tap card")
    assert "hit-test (120, 150)" in busy.screen.rows
    busy.run("undo 2")
    busy.run("undo")
    busy.run("get root alpha")


def test_more_ctrl_c_at_the_prompt_is_harmless(busy):
    busy.press("Ctrl-C")
    busy.wait_for_prompt()
    for _ in range(3):
        busy.press("Ctrl-C")
        busy.wait_for_prompt()
    busy.run("echo one")
    assert "one" in busy.screen.rows


def test_the_interrupted_block_can_be_recalled(busy):
    busy.press("Ctrl-C")
    busy.wait_for_prompt()
    busy.press("Up")
    busy.wait_for_line("repeat 1000000\nset root alpha 0.5\nend|")


def test_a_short_command_shows_no_progress(tapscope):
    tapscope.run("repeat 100; set root alpha 0.5; end")
    assert "so far" not in tapscope.written


def test_an_interruption_inside_a_test_leaves_the_test_open(tapscope):
    tapscope.run("add card 20,100 200x100")
    tapscope.run('test "x"', prompt=TEST)
    tapscope.run("hide card", prompt=TEST)
    tapscope.type("repeat 1000000; set card alpha 0.5; end\r")
    tapscope.wait_for_text("so far")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt(TEST)
    tapscope.run("end")
    tapscope.run("get card hidden")
    assert tapscope.row(tapscope.cursor[0] - 1).endswith("off")


def test_a_long_run_can_be_stopped_and_continued(bash):
    bash.run('"$TAPSCOPE"')
    bash.type("repeat 1000000; set root alpha 0.5; end\r")
    bash.wait_for_text("so far")
    bash.press("Ctrl-Z")
    bash.wait_for_text("Stopped")
    bash.wait_for_prompt(BASH)
    bash.run("clear", prompt=BASH)
    bash.type("fg\r")
    bash.wait_for_text("so far")
    bash.press("Ctrl-C")
    bash.wait_for_prompt()
    assert "interrupted" in bash.screen.rows


def test_ctrl_c_ends_a_map_and_leaves_the_scene(tapscope, tmp_path):
    # Views that must be asked, each in the one before: a map of them takes long.
    script = tmp_path / "deep.scope"
    script.write_text("".join(
        f"add n{k} 0,0 390x844 in {f'n{k - 1}' if k else 'root'}\n" for k in range(20_000))
        + "override n0 redirect n5\n")
    tapscope.run(f"source {script}")
    tapscope.type("map\r")
    time.sleep(0.5)
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    assert "interrupted" in tapscope.screen.rows, tapscope.screen.text
    tapscope.run("hit 5,5")
    assert "n5" in tapscope.screen.text
