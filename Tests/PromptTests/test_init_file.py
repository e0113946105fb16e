"""The user's own script."""

import pytest
from prompt import BASH


@pytest.fixture
def init(tmp_path):
    """Writes the user's script."""
    def write(text):
        file = tmp_path / "config/tapscope/init.scope"
        file.parent.mkdir(parents=True)
        file.write_text(text)
    return write


MACRO = "alias t tap\nmacro box name\n  add $name 10,10 50x50\nend\n"


def test_its_aliases_and_macros_are_there(start, init):
    init(MACRO)
    tapscope = start()
    tapscope.run("box card")
    assert "box carried out: 1 change" in tapscope.screen.rows
    tapscope.run("t 20,20")
    assert "hit-test (20, 20)" in tapscope.screen.rows
    tapscope.type("bo")
    tapscope.press("Tab")
    tapscope.wait_for_line("box |")


def test_without_a_configuration_folder_it_is_below_home(start, tmp_path):
    folder = tmp_path / ".config/tapscope"
    folder.mkdir(parents=True)
    (folder / "init.scope").write_text("alias hello echo good day\n")
    tapscope = start(set={"XDG_CONFIG_HOME": None})
    tapscope.run("hello")
    assert "good day" in tapscope.screen.rows


def test_what_it_does_cannot_be_undone(start, init):
    init("add card 20,100 200x100\n")
    tapscope = start()
    tapscope.run("undo")
    tapscope.run("get card frame")
    assert "(20 100; 200 100)" in tapscope.row(tapscope.cursor[0] - 1)


def test_an_error_in_it_is_told_with_its_place_and_the_prompt_comes(start, init):
    init("alias hello echo good day\n  tap nobody\nalias later echo later\n")
    tapscope = start(columns=160)
    assert "config/tapscope/init.scope:2:7: error: " in tapscope.screen.text
    tapscope.run("hello")
    assert "good day" in tapscope.screen.rows


def test_an_error_in_it_is_wrapped_between_words(start, init):
    init("set-color root nosuchcolour\n")
    tapscope = start(columns=40)
    assert "  error: there is no command\n  'set-color'; try 'help'" in tapscope.screen.text


def test_an_open_block_at_its_end_does_not_swallow_the_prompt(start, init):
    init("macro box\n  add card\n")
    tapscope = start()
    assert "error" in tapscope.screen.text
    tapscope.run("echo one")
    assert "one" in tapscope.screen.rows


def test_quit_in_it_ends_at_once(start, init):
    init("quit\n")
    tapscope = start(waits=False)
    assert tapscope.wait_for_end() == 0


def test_it_can_be_interrupted(start, init):
    init("repeat 1000000\nalpha root 0.5\nend\nalias hello echo good day\n")
    tapscope = start(waits=False)
    tapscope.wait_for_text("so far")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    assert "interrupted" in tapscope.screen.rows
    tapscope.run("echo one")
    assert "one" in tapscope.screen.rows


def test_it_can_be_left_out(start, init):
    init("tap nobody\nalias hello echo good day\n")
    tapscope = start("--no-init")
    assert "error" not in tapscope.screen.text
    tapscope.run("hello")
    assert "good day" not in tapscope.screen.rows


def test_a_script_does_not_read_it(bash, init):
    init("tap nobody\n")
    bash.run('"$TAPSCOPE" -c "echo one"', prompt=BASH)
    assert bash.row(bash.cursor[0] - 1) == "one"
    assert "error" not in bash.screen.text
