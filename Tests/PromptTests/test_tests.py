"""`tapscope test` at a terminal."""

import pytest
from prompt import BASH


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "touches"
    folder.mkdir()
    (folder / "a.scope").write_text('test "a"\nend\n')
    return folder


def test_the_summary_comes_once(bash, folder):
    bash.run(f'"$TAPSCOPE" test {folder}; echo status $?', prompt=BASH)
    rows = [row for row in bash.screen.rows if "passed" in row or "status" in row]
    assert rows[1:] == ["1 test passed", "status 0"]


def test_ctrl_c_ends_a_watch(bash, folder):
    bash.type(f'"$TAPSCOPE" test --watch {folder}; echo status $?\r')
    bash.wait_for_text("waiting for changes; Ctrl-C ends")
    (folder / "b.scope").write_text('test "b"\nexpect hit nil at 5,5\nend\n')
    bash.wait_for_text("test 'b' failed")
    bash.wait_for(
        lambda screen: screen.text.count("waiting for changes") == 2, "the end of the second run")
    bash.press("Ctrl-C")
    bash.wait_for_text("status 130")
