"""What is remembered from one run to the next."""

import pytest


def lines(file):
    return file.read_text().splitlines()


def leave(terminal):
    terminal.press("Ctrl-D")
    assert terminal.wait_for_end() == 0


def test_lines_are_recalled_in_the_next_run(start):
    first = start()
    first.run("echo one")
    first.run("echo two")
    leave(first)
    second = start()
    second.press("Up")
    second.wait_for_line("echo two|")
    second.press("Up")
    second.wait_for_line("echo one|")


def test_a_line_is_on_disk_before_it_runs(tapscope, history_file):
    tapscope.run("echo one")
    assert lines(history_file) == ["echo one"]


def test_only_the_owner_can_read_the_file(tapscope, history_file):
    history_file.unlink()
    history_file.parent.rmdir()
    tapscope.run("echo one")
    assert history_file.stat().st_mode & 0o777 == 0o600
    assert history_file.parent.stat().st_mode & 0o777 == 0o700


def test_a_line_that_comes_again_is_recalled_once(start):
    tapscope = start()
    for line in ["echo one", "echo two", "echo one"]:
        tapscope.run(line)
    for recalling in [tapscope, None]:
        recalling = recalling or start()
        recalling.press("Up")
        recalling.wait_for_line("echo one|")
        recalling.press("Up")
        recalling.wait_for_line("echo two|")
        recalling.press("Up")
        recalling.type("!")
        recalling.wait_for_line("echo two!|")
        recalling.press("Ctrl-U")
        recalling.wait_for_line("|")
        leave(recalling)


def test_a_line_that_begins_with_a_space_is_not_kept(tapscope, history_file):
    tapscope.run("echo one")
    tapscope.run(" echo secret")
    tapscope.run("")
    assert lines(history_file) == ["echo one"]
    tapscope.press("Up")
    tapscope.wait_for_line("echo one|")


def test_a_line_with_an_error_is_kept(tapscope, history_file):
    tapscope.run("ecko one")
    assert lines(history_file) == ["ecko one", "\\!ecko one"]
    tapscope.press("Up")
    tapscope.wait_for_line("ecko one|")


def test_rows_wide_characters_and_backslashes_come_back_as_they_were(start):
    entry = 'echo "卡片\n\\\\n"'
    first = start()
    first.paste(entry)
    first.press("Enter")
    first.wait_for_prompt()
    leave(first)
    second = start()
    second.press("Up")
    second.wait_for_line(entry + "|")


def test_without_a_state_folder_the_file_is_below_home(start, tmp_path):
    tapscope = start(set={"XDG_STATE_HOME": None})
    tapscope.run("echo one")
    assert lines(tmp_path / ".local/state/tapscope/history") == ["echo one"]


def test_no_history_reads_and_writes_nothing(start, history_file):
    first = start()
    first.run("echo one")
    leave(first)
    second = start("--no-history")
    second.run("echo two")
    assert lines(history_file) == ["echo one"]
    second.press("Up")
    second.wait_for_line("echo two|")
    second.press("Up")
    second.type("!")
    second.wait_for_line("echo two!|")


@pytest.mark.parametrize("folder", ["/dev/null/state", "/proc/state"])
def test_a_folder_that_cannot_be_written_is_told_about_once(start, folder):
    tapscope = start(set={"XDG_STATE_HOME": folder})
    for k in range(3):
        tapscope.run(f"echo line {k}")
    assert tapscope.written.count("history is kept in memory") == 1
    tapscope.press("Up", "Up")
    tapscope.wait_for_line("echo line 1|")


def test_a_file_that_is_a_folder_is_told_about_at_the_start(start, history_file):
    history_file.unlink()
    history_file.mkdir()
    tapscope = start()
    assert "cannot read history file" in tapscope.screen.text
    tapscope.run("echo one")
    assert tapscope.screen.text.count("cannot") == 1


@pytest.mark.parametrize("rest", [b"ec", b"echo \xe5\x8d"])
def test_half_a_line_at_the_end_of_the_file_spoils_no_other(start, history_file, rest):
    history_file.parent.mkdir(parents=True, exist_ok=True)
    history_file.write_bytes(b"echo one\n" + rest)
    tapscope = start()
    tapscope.run("echo two")
    assert history_file.read_bytes() == b"echo one\n" + rest + b"\necho two\n"


def test_a_file_of_another_kind_of_bytes_is_no_reason_to_fail(start, history_file):
    history_file.parent.mkdir(parents=True, exist_ok=True)
    history_file.write_bytes(bytes(range(256)) * 40)
    tapscope = start()
    tapscope.run("echo one")
    tapscope.press("Up")
    tapscope.wait_for_line("echo one|")


def test_a_file_that_grew_too_long_is_shortened_at_the_start(start, history_file):
    history_file.parent.mkdir(parents=True, exist_ok=True)
    history_file.write_text("".join(f"echo {k}\n" for k in range(25_000)))
    tapscope = start()
    assert lines(history_file) == [f"echo {k}" for k in range(15_000, 25_000)]
    tapscope.press("Up")
    tapscope.wait_for_line("echo 24999|")
