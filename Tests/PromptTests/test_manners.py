"""How the prompt behaves towards the program that started it, and towards the impatient."""

import os
import subprocess

import pytest
from prompt import BASH, BINARY


def test_lines_typed_before_the_prompt_is_there_all_run(start, tmp_path, history_file):
    lines = [f"add view{k} {k},0 10x10" for k in range(50)]
    lines += [f"save {tmp_path}/after.scope", "quit"]
    tapscope = start(waits=False)
    tapscope.type("".join(line + "\r" for line in lines))
    assert tapscope.wait_for_end() == 0
    assert history_file.read_text().splitlines() == lines
    assert "view49" in (tmp_path / "after.scope").read_text()


def test_half_a_line_typed_while_a_command_runs_is_the_next_line(tapscope):
    tapscope.type("echo one\rech")
    tapscope.wait_for_line("ech|")
    tapscope.type("o two\r")
    tapscope.wait_for(lambda screen: "two" in screen.rows, "the output of the second line")


def test_what_was_echoed_before_the_prompt_is_drawn_once(tapscope, tmp_path):
    os.mkfifo(tmp_path / "slow.scope")
    tapscope.type(f"source {tmp_path}/slow.scope\r")
    tapscope.wait_for(lambda screen: not screen.marks_pastes, "the end of the line")
    tapscope.type("ech")
    tapscope.wait_for(lambda screen: "ech" in screen.rows, "the terminal's own echo")
    (tmp_path / "slow.scope").write_text("# Nothing.\n")
    tapscope.wait_for_line("ech|")


def test_what_follows_quit_is_left_to_the_next_program(bash):
    bash.type('"$TAPSCOPE"\r')
    bash.wait_for_prompt()
    bash.type("quit\recho from $((40 + 2))\r")
    bash.wait_for(lambda screen: "from 42" in screen.text, "the output of bash")


@pytest.mark.parametrize("word", ["quit", "exit", "q"])
def test_quit_leaves_with_status_0(tapscope, word):
    tapscope.type(word + "\r")
    assert tapscope.wait_for_end() == 0


def test_errors_at_the_prompt_do_not_change_its_status(tapscope):
    tapscope.run("ecko one")
    tapscope.run("expect hit root at 500,500")
    tapscope.press("Ctrl-D")
    assert tapscope.wait_for_end() == 0


def test_an_error_points_at_the_word(tapscope):
    tapscope.run("ecko one")
    assert "no command 'ecko'" in tapscope.screen.text
    assert "^~~~" in tapscope.screen.text


def test_a_prompt_follows_a_script(start, tmp_path):
    (tmp_path / "card.scope").write_text("add card 20,100 200x100\n")
    tapscope = start("-i", "card.scope")
    tapscope.run("get card frame")
    assert "(20 100; 200 100)" in tapscope.row(2)


def test_a_prompt_without_input_ends_at_once(environment):
    done = subprocess.run(
        [BINARY, "-i"], env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    assert done.returncode == 0
    assert done.stderr == b""


def test_closed_standard_input_ends_at_once(bash):
    bash.run('"$TAPSCOPE" <&-; echo status $?', prompt=BASH)
    assert bash.row(bash.cursor[0] - 1) in ("status 0", "status 2")
    assert "Fatal" not in bash.screen.text


def test_output_into_a_file_needs_no_editing(bash):
    bash.type('"$TAPSCOPE" > out; echo status $?\r')
    bash.type("echo one\rquit\r")
    bash.wait_for(lambda screen: "status 0" in screen.rows, "the end of tapscope")
    bash.wait_for_prompt(BASH)
    bash.run("grep -c one out", prompt=BASH)
    assert bash.row(bash.cursor[0] - 1) == "1"
    bash.run("grep -c $'\\e' out", prompt=BASH)
    assert bash.row(bash.cursor[0] - 1) == "0"
