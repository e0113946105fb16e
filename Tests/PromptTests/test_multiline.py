"""Commands that take more than one line."""

from prompt import MORE


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
