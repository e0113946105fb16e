"""Commands that take more than one line."""

import pytest
from prompt import FIRST, MORE, TEST


def test_an_open_quote_goes_on_in_the_next_line(tapscope):
    tapscope.run('echo "one', prompt=MORE)
    tapscope.run('two"')
    assert tapscope.screen.rows[1:5] == ['tapscope> echo "one', '     ...> two"', "one", "two"]


def test_a_backslash_goes_on_in_the_next_line(tapscope):
    tapscope.run("add card \\", prompt=MORE)
    tapscope.run("20,100 200x100")
    assert tapscope.row(3) == "card: UIView (20 100; 200 100)"


def test_a_command_of_several_lines_is_one_entry_of_the_history(tapscope):
    tapscope.run('echo "one', prompt=MORE)
    tapscope.run('two"')
    tapscope.press("Up")
    tapscope.wait_for(
        lambda screen: screen.rows[5:7] == ['tapscope> echo "one', 'two"'], "both lines")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert tapscope.screen.rows[7:9] == ["one", "two"]


def test_ctrl_c_gives_up_all_lines_so_far(tapscope):
    tapscope.run('echo "one', prompt=MORE)
    tapscope.type("two")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    tapscope.run("echo three")
    assert "three" in tapscope.screen.rows
    assert "one" not in tapscope.screen.rows


BLOCKS = {
    "a repetition": (["repeat 2", "  echo one", "end"], ["one", "one"]),
    "a block in a block": (
        ["repeat 2", "repeat 2", "echo one", "end", "end"], ["one", "one", "one", "one"]),
    "a macro": (["macro twice text", "echo $text", "echo $text", "end"],
                ["'twice text' is a command now"]),
    "a heredoc": (["verify echo one <<END", "one", "END"], ["✓ holds"]),
    "an open quote": (['echo "one', '', 'two"'], ["one", "", "two"]),
    "a backslash": (["echo \\", "one"], ["one"]),
}


@pytest.mark.parametrize("lines, output", BLOCKS.values(), ids=BLOCKS)
def test_a_block_is_read_to_its_end_and_is_one_entry_of_the_history(
        tapscope, history_file, lines, output):
    tapscope.press("Ctrl-L")
    for line in lines[:-1]:
        tapscope.run(line, prompt=MORE)
    tapscope.run(lines[-1])
    prompts = [FIRST] + [MORE] * (len(lines) - 1)
    typed = [(prompt + line).rstrip() for prompt, line in zip(prompts, lines)]
    assert tapscope.screen.rows[: len(lines) + len(output) + 1] == typed + output + ["tapscope>"]
    assert len(history_file.read_text().splitlines()) == 1
    tapscope.run("echo between")
    tapscope.press("Up", "Up")
    tapscope.wait_for_line("\n".join(lines) + "|")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    top = tapscope.screen.cursor.y - len(output)
    assert tapscope.screen.rows[top : top + len(output)] == output


def test_a_failed_heredoc_is_told_about_below_its_end(tapscope):
    tapscope.run("verify echo one <<END", prompt=MORE)
    tapscope.run("two", prompt=MORE)
    tapscope.run("END")
    assert "error" in tapscope.screen.text
    assert not any("tapscope>" in row for row in tapscope.screen.rows[2 : tapscope.cursor[0]])


def test_a_macro_can_be_called(tapscope):
    for line in ["macro twice text", "echo $text", "echo $text"]:
        tapscope.run(line, prompt=MORE)
    tapscope.run("end")
    tapscope.run("twice hello")
    assert tapscope.screen.rows[7:9] == ["hello", "hello"]


def test_ctrl_c_drops_the_whole_block(tapscope, history_file):
    tapscope.run("repeat 2", prompt=MORE)
    tapscope.run("echo one", prompt=MORE)
    tapscope.type("en")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    tapscope.run("echo two")
    assert "two" in tapscope.screen.rows
    assert "one" not in tapscope.screen.rows
    assert history_file.read_text() == "echo two\n"


def test_inside_a_test_the_prompt_says_so_until_its_end(tapscope):
    tapscope.run("add card 20,100 200x100")
    tapscope.run('test "x"', prompt=TEST)
    tapscope.run("hide card", prompt=TEST)
    tapscope.run("expect card.hidden on", prompt=TEST)
    tapscope.run("repeat 2", prompt=MORE)
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt(TEST)
    tapscope.run("end")
    tapscope.run("expect card.hidden off")
    assert "error" not in tapscope.screen.text


def test_the_lines_of_a_block_are_completed_and_hinted(tapscope):
    tapscope.run("add card 20,100 200x100")
    tapscope.run("repeat 2", prompt=MORE)
    tapscope.type("set ca")
    tapscope.press("Tab")
    tapscope.wait_for_line("set card |", prompt=MORE)
    tapscope.wait_for(lambda screen: "PROPERTY" in screen.hint(screen.cursor.y), "a hint")
    tapscope.type("alpha 0.5")
    tapscope.press("Enter")
    tapscope.wait_for_prompt(MORE)
    tapscope.run("end")
    assert "     ...> set card alpha 0.5" in tapscope.screen.rows


def test_the_end_of_input_inside_a_quote_runs_what_there_is(tapscope):
    tapscope.run('echo "one', prompt=MORE)
    tapscope.press("Ctrl-D")
    tapscope.wait_for_text("error")
    tapscope.wait_for_prompt()


def test_a_line_longer_than_a_row_is_edited_across_rows(tapscope):
    words = " ".join(f"word{k}" for k in range(20))
    tapscope.type("echo " + words)
    tapscope.wait_for_line("echo " + words + "|")
    tapscope.press("Ctrl-A", "Delete", "Delete", "Delete", "Delete")
    tapscope.wait_for_line("| " + words)
    tapscope.type("echo")
    tapscope.wait_for_line("echo| " + words)
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert words[:80] == tapscope.row(tapscope.cursor[0] - 2)
