"""Signals, and the keys that send them."""

import os
import signal
import time

import pytest
from prompt import BASH


def ask_bash(bash, command):
    """Runs a command in bash; answers the last row it printed."""
    bash.run(command, prompt=BASH)
    return bash.row(bash.cursor[0] - 1)


def start_in(bash):
    """Starts tapscope in bash; answers its process id."""
    bash.run("""sh -c 'echo process $$; exec "$TAPSCOPE"'""")
    return int(next(row for row in bash.screen.rows if row.startswith("process")).split()[1])


def test_ctrl_c_drops_a_half_typed_line(tapscope):
    tapscope.type("echo one")
    tapscope.wait_for_line("echo one|")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    assert tapscope.screen.rows[1:3] == ["tapscope> echo one^C", "tapscope>"]


def test_ctrl_c_on_an_empty_line_gives_a_new_prompt(tapscope):
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    tapscope.run("echo one")
    assert "one" in tapscope.screen.rows


def test_ctrl_c_in_the_middle_of_a_long_line_ends_below_it(tapscope):
    words = " ".join(f"word{k}" for k in range(20))
    tapscope.type(words)
    tapscope.press("Ctrl-A")
    tapscope.wait_for_line("|" + words)
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    assert "^C" in tapscope.row(tapscope.cursor[0] - 1)


def test_ctrl_c_that_is_typed_right_behind_a_line_is_for_what_the_line_does(tapscope):
    tapscope.send("repeat 1000000; hide root; show root; end; add never 0,0 1x1\r\x03")
    tapscope.wait_for_text("interrupted")
    tapscope.wait_for_prompt()
    tapscope.run("get never")
    tapscope.wait_for_text("no view is named 'never'")


def test_a_key_that_is_typed_right_behind_a_line_begins_the_next_one(tapscope):
    tapscope.send("hide root\rép\x7f\x7fshow root\r")
    tapscope.wait_for_text("> show root")
    tapscope.wait_for_prompt()


def test_ctrl_c_between_the_lines_of_a_command_drops_it(tapscope):
    tapscope.send("repeat 3\r\x03")
    tapscope.wait_for_prompt()


def test_sigint_from_elsewhere_drops_the_line(tapscope):
    tapscope.type("echo one")
    tapscope.wait_for_line("echo one|")
    tapscope.kill(signal.SIGINT)
    tapscope.wait_for_prompt()
    tapscope.run("echo two")
    assert "two" in tapscope.screen.rows


@pytest.mark.parametrize("statement", [
    "DispatchQueue.main.async { self.go() }", "while true { n += 1 }", "while n < 2 { list.sort() }",
])
def test_ctrl_c_ends_code_within_half_a_second(tapscope, statement):
    tapscope.paste(f"""class Slow: UIButton {{
        var n = 0, list = Array(0..<50_000)
        @objc func go() {{ {statement} }}
    }}""")
    tapscope.press("Enter")
    tapscope.wait_for_text("Slow: UIButton  go()")
    tapscope.run("add Slow b 0,0 90x90; target b touchDown b.go")
    tapscope.type("repeat 40; tap b; end")
    tapscope.press("Enter")
    time.sleep(0.2)
    tapscope.kill(signal.SIGINT)
    start = time.monotonic()
    tapscope.wait_for_prompt()
    # The terminal and this process take their time, too, beside others.
    assert time.monotonic() - start < 1.5
    tapscope.run("expect b.n 0")


def test_ctrl_c_reaches_nobody_else(bash):
    bash.run("trap 'echo caught' INT; \"$TAPSCOPE\"; echo status $?")
    bash.press("Ctrl-C")
    bash.wait_for_prompt()
    bash.press("Ctrl-D")
    bash.wait_for_text("status 0")
    assert "caught" not in bash.screen.rows


def test_ctrl_d_on_an_empty_line_leaves(tapscope):
    tapscope.press("Ctrl-D")
    assert tapscope.wait_for_end() == 0
    assert tapscope.row(1) == "tapscope> ^D"
    assert tapscope.cursor[1] == 0


def test_ctrl_d_at_the_end_of_a_line_does_not_leave(tapscope):
    tapscope.type("echo one")
    tapscope.press("Ctrl-D")
    tapscope.type("!")
    tapscope.wait_for_line("echo one!|")


def test_ctrl_z_stops_and_fg_brings_the_line_back(bash):
    start_in(bash)
    bash.type("echo on")
    bash.wait_for_line("echo on|")
    bash.press("Ctrl-Z")
    bash.wait_for_text("Stopped")
    bash.wait_for_prompt(BASH)
    assert not bash.screen.marks_pastes
    assert ask_bash(bash, "echo still $((40 + 2))") == "still 42"
    bash.type("fg\r")
    bash.wait_for_line("echo on|")
    assert bash.screen.marks_pastes
    bash.press("Left")
    bash.wait_for_line("echo o|n")
    bash.press("End")
    bash.type("e\r")
    bash.wait_for(lambda screen: "one" in screen.rows, "the output of the line")


def test_sigtstp_from_elsewhere_stops_and_fg_brings_the_line_back(bash):
    process = start_in(bash)
    bash.type("echo on")
    bash.wait_for_line("echo on|")
    os.kill(process, signal.SIGTSTP)
    bash.wait_for_text("Stopped")
    bash.wait_for_prompt(BASH)
    assert not bash.screen.marks_pastes
    bash.type("fg\r")
    bash.wait_for_line("echo on|")
    bash.type("e\r")
    bash.wait_for(lambda screen: "one" in screen.rows, "the output of the line")


@pytest.mark.parametrize("stop", [
    lambda bash, process: bash.press("Ctrl-Z"),
    lambda bash, process: os.kill(process, signal.SIGTSTP)])
def test_a_stopped_line_of_several_rows_stays_as_it_is(bash, stop):
    process = start_in(bash)
    words = " ".join(f"word{k}" for k in range(20))
    bash.type(words)
    bash.press("Ctrl-A")
    bash.wait_for_line("|" + words)
    stop(bash, process)
    bash.wait_for_text("Stopped")
    bash.wait_for_prompt(BASH)
    rows = "".join(bash.screen.rows)
    assert f"tapscope> {words}" in rows
    bash.type("fg\r")
    bash.wait_for_line("|" + words)


def test_ctrl_z_and_fg_work_twice(bash):
    start_in(bash)
    for k in range(2):
        bash.type(str(k))
        bash.wait_for_line("01"[: k + 1] + "|")
        bash.press("Ctrl-Z")
        bash.wait_for_prompt(BASH)
        bash.type("fg\r")
        bash.wait_for_line("01"[: k + 1] + "|")


def test_a_stopped_prompt_leaves_the_terminal_as_it_was(bash):
    found = ask_bash(bash, "stty -g")
    start_in(bash)
    bash.press("Ctrl-Z")
    bash.wait_for_text("Stopped")
    bash.wait_for_prompt(BASH)
    assert ask_bash(bash, "stty -g") == found


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_deadly_signal_restores_the_terminal(bash, number):
    found = ask_bash(bash, "stty -g")
    process = start_in(bash)
    bash.type("half a line")
    bash.wait_for_line("half a line|")
    os.kill(process, number)
    bash.wait_for_prompt(BASH)
    assert not bash.screen.marks_pastes
    assert ask_bash(bash, "echo status $?") == f"status {128 + number}"
    assert ask_bash(bash, "stty -g") == found


def test_leaving_restores_the_terminal(bash):
    found = ask_bash(bash, "stty -g")
    start_in(bash)
    bash.press("Ctrl-D")
    bash.wait_for_prompt(BASH)
    assert ask_bash(bash, "stty -g") == found


def test_the_terminal_going_away_ends_the_program(tapscope):
    tapscope.type("half")
    tapscope.wait_for_line("half|")
    assert tapscope.hang_up() in (0, -signal.SIGHUP)


def test_a_closed_pipe_ends_quietly(bash):
    many = '"$TAPSCOPE" <<<"$(for k in {1..5000}; do echo help; done)"'
    status = ask_bash(bash, many + " | head -1; echo ${PIPESTATUS[*]}")
    assert status == "141 0"
    assert bash.row(bash.cursor[0] - 2).startswith("Type this, with Enter behind each line:")
