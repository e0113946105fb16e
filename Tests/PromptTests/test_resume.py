"""What is left of a session whose terminal was killed, and how it goes on."""

import shutil
import signal
import time

import pytest
from prompt import TIMEOUT


@pytest.fixture
def killed(start):
    """Types lines into a prompt whose terminal is then killed."""

    def killed(*lines, number=signal.SIGKILL, arguments=()):
        terminal = start(*arguments)
        for line in lines:
            terminal.run(line)
        terminal.kill(number)
        terminal.wait_for_end()

    return killed


@pytest.fixture
def sessions(tmp_path):
    return tmp_path / "state/tapscope/sessions"


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGHUP])
def test_a_killed_session_goes_on_where_it_was(start, killed, number):
    killed(
        "add red 0,0 90x90", "add blue 9,9 30x30 in red", "set red alpha 0.5", "let side 44",
        "macro cell n; add cell$n 0,$n ${side}x44; end", "cell 100", "undo", number=number)
    resumed = start("--resume")
    resumed.wait_for_text("resumed the session of 2")
    assert "7 lines" in resumed.screen.text
    resumed.run("get red alpha")
    resumed.wait_for_text("0.5")
    resumed.run("cell 200")
    resumed.run("get cell200 frame")
    resumed.wait_for_text("(0 200; 44 44)")
    # The steps can be taken back as before.
    for _ in range(2):
        resumed.run("undo")
    resumed.run("get red alpha")
    resumed.wait_for_text("1\n")


def test_the_next_prompt_tells_of_a_session_that_was_cut_off(start, killed):
    killed("add red 0,0 90x90")
    assert "'tapscope --resume' goes on with it" in start().screen.text


def test_a_terminal_that_is_gone_did_not_quit(start):
    first = start()
    first.run("add red 0,0 90x90")
    first.hang_up()
    second = start()
    assert "'tapscope --resume' goes on with it" in second.screen.text
    second.press("Ctrl-D")
    second.wait_for_end()
    start("--resume").wait_for_text("1 line")


def test_a_session_that_was_quit_can_be_resumed_and_is_not_told_of(start):
    first = start()
    first.run("add red 0,0 90x90")
    first.press("Ctrl-D")
    assert first.wait_for_end() == 0
    assert "--resume" not in start().screen.text
    resumed = start("--resume")
    resumed.run("get red alpha")
    resumed.wait_for_text("resumed the session")
    resumed.wait_for_text("1\n")


def test_a_session_is_resumed_as_often_as_it_is_cut_off(start, killed):
    killed("add red 0,0 90x90")
    killed("add blue 9,9 30x30 in red", arguments=["--resume"])
    resumed = start("--resume")
    resumed.wait_for_text("2 lines")
    resumed.run("get blue superview")
    resumed.wait_for_text("red\n")


def test_files_and_pasted_texts_are_read_from_their_copies(start, killed, tmp_path):
    script, dump = tmp_path / "more.scope", tmp_path / "screen.txt"
    script.write_text("add red 0,0 90x90\nimport screen.txt\n")
    dump.write_text("<UIWindow: 0x1; frame = (0 0; 390 844)>\n   | <UIButton: 0x2; frame = (9 9; 80 40)>\n")
    killed(f"source {script}", f"source {tmp_path}/none.scope", f"add UIView late 0,0 5x5")
    script.write_text("add green 0,0 1x1\n")
    dump.unlink()
    (tmp_path / "none.scope").write_text("reset\n")
    resumed = start("--resume")
    resumed.wait_for_text("3 lines")
    resumed.run("get button frame")
    resumed.wait_for_text("(9 9; 80 40)")
    resumed.run("get late frame")
    resumed.wait_for_text("(0 0; 5 5)")


def test_a_pasted_dump_comes_back(start, sessions):
    first = start()
    first.paste("<UIWindow: 0x1; frame = (0 0; 390 844)>\n   | <UIButton: 0x2; frame = (9 9; 80 40)>\n")
    first.wait_for_text("imported")
    first.wait_for_prompt()
    first.kill()
    first.wait_for_end()
    resumed = start("--resume")
    resumed.run("get button frame")
    resumed.wait_for_text("(9 9; 80 40)")


def test_files_that_the_lines_wrote_stay_as_they_are(start, killed, tmp_path):
    saved = tmp_path / "saved.scope"
    killed("add red 0,0 90x90", f"save {saved}")
    saved.write_text("mine\n")
    start("--resume").wait_for_text("2 lines")
    assert saved.read_text() == "mine\n"


def test_a_line_that_was_interrupted_is_kept_as_the_scene_that_it_left(start):
    first = start()
    first.type("repeat 1000000; set root alpha 0.5; end; add never 0,0 1x1\r")
    first.wait_for_text("so far")
    first.press("Ctrl-C")
    first.wait_for_text("interrupted")
    first.wait_for_prompt()
    first.run("add last 3,3 5x5")
    first.kill()
    first.wait_for_end()
    resumed = start("--resume")
    resumed.run("get last frame")
    resumed.wait_for_text("(3 3; 5 5)")
    resumed.run("get root alpha")
    resumed.wait_for_text("0.5")
    resumed.run("get never")
    resumed.wait_for_text("no view is named 'never'")


def test_what_is_read_after_an_interrupted_resume_is_kept(start, sessions):
    dump = "<UIWindow: 0x{0}1; frame = (0 0; 390 844)>\n   | <{1}: 0x{0}2; frame = ({0} 9; 80 40)>\n"
    first = start()
    first.paste(dump.format(1, "UIButton"))
    first.wait_for_text("imported")
    first.wait_for_prompt()
    # Long enough, when it is carried out again, for a machine that has other work.
    first.run("repeat 100000; set button alpha 0.5; end")
    log = sorted(sessions.iterdir())[-1] / "lines.scope"
    end = time.monotonic() + TIMEOUT

    def wait_for_log(last):
        while not log.read_text().endswith(last):
            assert time.monotonic() < end, log.read_text()

    wait_for_log("end\n#= done 1\n")
    first.kill()
    first.wait_for_end()
    second = start("--resume", waits=False)
    wait_for_log("#= again\n")
    second.press("Ctrl-C")
    second.wait_for_text("resumed only in part")
    second.wait_for_prompt()
    second.paste(dump.format(3, "UISwitch"))
    second.wait_for_text("imported")
    second.wait_for_prompt()
    second.kill()
    second.wait_for_end()
    assert "UIButton" in (log.parent / "1").read_text()
    resumed = start("--resume")
    resumed.run("get switch frame")
    resumed.wait_for_text("(3 9;")


def test_two_shells_do_not_share_a_session(start, killed):
    killed("add red 0,0 90x90")
    start("--resume").wait_for_text("resumed")
    second = start("--resume", waits=False)
    assert second.wait_for_end() == 2
    assert "there is no session to resume" in second.screen.text


def test_the_folder_is_the_owners_and_only_the_latest_sessions_are_kept(start, killed, sessions):
    for number in range(12):
        killed(f"add view{number} 0,0 9x9")
    folders = sorted(sessions.iterdir())
    assert len(folders) <= 11
    assert sessions.stat().st_mode & 0o777 == 0o700
    assert (folders[-1] / "lines.scope").stat().st_mode & 0o777 == 0o600


def test_nothing_is_kept_where_the_lines_are_not_to_be(start, sessions):
    first = start("--no-history")
    first.run("add red 0,0 90x90")
    first.press("Ctrl-D")
    first.wait_for_end()
    assert not sessions.exists()


def test_a_folder_that_cannot_be_written_is_told_of_once(start, tmp_path):
    shutil.rmtree(tmp_path / "state")
    (tmp_path / "state").write_text("")
    first = start()
    first.run("add red 0,0 90x90")
    first.wait_for_text("cannot be kept for --resume")
    first.run("add blue 0,0 90x90")
    assert first.screen.text.count("kept for --resume") == 1
