"""Pasting, with the marks that terminals put around it."""

import re

from prompt import MORE, PASTE_BEGINS, PASTE_ENDS
from screen import COMMAND


def test_the_terminal_marks_pastes_only_while_a_line_is_read(tapscope):
    assert tapscope.screen.marks_pastes
    tapscope.type("quit\r")
    assert tapscope.wait_for_end() == 0
    assert not tapscope.screen.marks_pastes


def test_pasted_lines_wait_for_enter(tapscope):
    tapscope.paste("echo one\necho two\necho three")
    tapscope.wait_for(
        lambda screen: screen.rows[1:5] == ["tapscope> echo one", "echo two", "echo three", ""],
        "three lines")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert tapscope.screen.rows[4:8] == ["one", "two", "three", "tapscope>"]


def test_pasted_lines_can_be_edited_before_they_run(tapscope):
    tapscope.paste("echo one\necho two")
    tapscope.wait_for_line("echo one\necho two|")
    tapscope.press("Up", "Left")
    tapscope.wait_for_line("echo on|e\necho two")
    tapscope.type("c")
    tapscope.wait_for_line("echo onc|e\necho two")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert {"once", "two"} <= set(tapscope.screen.rows)


def test_a_paste_into_the_middle_of_a_line_leaves_the_rest_behind_it(tapscope):
    tapscope.type("echo  three")
    tapscope.press("Ctrl-A", "Ctrl-Right", "Right")
    tapscope.wait_for_line("echo | three")
    tapscope.paste("one two")
    tapscope.wait_for_line("echo one two| three")


def test_control_characters_in_a_paste_do_nothing(tapscope):
    tapscope.paste("echo a\x04b\x1b[2Jc\x15d\x7fe\x00f\x9bg\x01h\x0bi\x16j\x0fk")
    tapscope.wait_for_line("echo ab[2Jcdefghijk|")


def test_ctrl_c_gives_up_a_paste_that_never_ends(tapscope):
    tapscope.send(PASTE_BEGINS + "echo one")
    tapscope.press("Ctrl-C")
    # The terminal drops what was not read yet; a read that had begun waits for one more key.
    tapscope.type("x")
    tapscope.wait_for_read()
    tapscope.press("Ctrl-U")
    tapscope.run("echo two")
    assert "two" in tapscope.screen.rows
    assert "one" not in tapscope.screen.rows


def test_a_pasted_block_is_one_command(tapscope):
    tapscope.paste("repeat 2\necho one\nend")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert tapscope.screen.rows[1:7] == [
        "tapscope> repeat 2", "echo one", "end", "one", "one", "tapscope>"]


def test_the_rest_of_a_pasted_block_can_be_typed(tapscope):
    tapscope.paste("repeat 2\necho one")
    tapscope.press("Enter")
    tapscope.wait_for_prompt(MORE)
    tapscope.run("end")
    assert tapscope.screen.rows[4:6] == ["one", "one"]


def test_a_pasted_line_is_coloured_and_hinted_like_a_typed_one(tapscope):
    tapscope.run("echo one two")
    tapscope.paste("echo one")
    tapscope.wait_for_colour("echo", COMMAND)
    tapscope.wait_for_hint("two")


def test_a_tab_in_a_paste_completes_nothing(tapscope):
    tapscope.paste("echo\tone")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert tapscope.row(2) == "one"


def test_a_paste_of_wide_characters_comes_in_whole(tapscope):
    tapscope.paste("add 卡片卡片 20,100 200x100")
    tapscope.wait_for_line("add 卡片卡片 20,100 200x100|")


def test_a_paste_that_arrives_in_pieces_is_one_paste(tapscope):
    for piece in [PASTE_BEGINS[:3], PASTE_BEGINS[3:], "echo ", "one", PASTE_ENDS[:2]]:
        tapscope.send(piece)
    tapscope.send(PASTE_ENDS[2:])
    tapscope.wait_for_line("echo one|")


def test_a_huge_paste_loses_nothing(tapscope, tmp_path):
    lines = [f"echo line {k} {'x' * 80}" for k in range(2000)]
    tapscope.paste("\n".join(lines + [f"save {tmp_path}/after.scope", "echo end of paste"]))
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert tapscope.row(tapscope.cursor[0] - 1) == "end of paste"
    assert (tmp_path / "after.scope").exists()
    ran = re.findall(r"(?<!echo )line (\d+) x{80}(?=\n)", tapscope.written)
    assert ran == [str(k) for k in range(2000)]


def test_a_paste_without_marks_runs_line_by_line(tapscope):
    tapscope.type("echo one\recho two\r")
    tapscope.wait_for(lambda screen: screen.reads == 3, "the third prompt")
    assert [row for row in tapscope.screen.rows if row in ("one", "two")] == ["one", "two"]
