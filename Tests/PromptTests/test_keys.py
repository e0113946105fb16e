"""Every key that is bound, in every encoding that terminals have for it."""

import pytest
from keys import encodings


@pytest.mark.parametrize("name, sequence", encodings("Home", "Ctrl-A"))
def test_goes_to_the_start(tapscope, name, sequence):
    tapscope.type("tap card")
    tapscope.wait_for_line("tap card|")
    tapscope.send(sequence)
    tapscope.wait_for_line("|tap card")


@pytest.mark.parametrize("name, sequence", encodings("End", "Ctrl-E"))
def test_goes_to_the_end(tapscope, name, sequence):
    tapscope.type("tap card")
    tapscope.press("Ctrl-A")
    tapscope.wait_for_line("|tap card")
    tapscope.send(sequence)
    tapscope.wait_for_line("tap card|")


@pytest.mark.parametrize("name, sequence", encodings("Delete", "Ctrl-D"))
def test_deletes_the_character_under_the_cursor(tapscope, name, sequence):
    tapscope.type("tap card")
    tapscope.press("Ctrl-A", "Right")
    tapscope.wait_for_line("t|ap card")
    tapscope.send(sequence)
    tapscope.wait_for_line("t|p card")


@pytest.mark.parametrize("name, sequence", encodings("Backspace"))
def test_deletes_the_character_before_the_cursor(tapscope, name, sequence):
    tapscope.type("tap 卡片")
    tapscope.wait_for_line("tap 卡片|")
    tapscope.send(sequence)
    tapscope.wait_for_line("tap 卡|")


@pytest.mark.parametrize("name, sequence", encodings("Left"))
def test_goes_left_over_whole_characters(tapscope, name, sequence):
    tapscope.type("tap 卡片")
    tapscope.send(sequence)
    tapscope.wait_for_line("tap 卡|片")


@pytest.mark.parametrize("name, sequence", encodings("Right"))
def test_goes_right_over_whole_characters(tapscope, name, sequence):
    tapscope.type("卡片 x")
    tapscope.press("Ctrl-A")
    tapscope.wait_for_line("|卡片 x")
    tapscope.send(sequence)
    tapscope.wait_for_line("卡|片 x")


@pytest.mark.parametrize("name, sequence", encodings("Ctrl-Left"))
def test_goes_left_by_words(tapscope, name, sequence):
    tapscope.type("tap card now")
    tapscope.send(sequence)
    tapscope.wait_for_line("tap card |now")
    tapscope.send(sequence)
    tapscope.wait_for_line("tap |card now")


@pytest.mark.parametrize("name, sequence", encodings("Ctrl-Right"))
def test_goes_right_by_words(tapscope, name, sequence):
    tapscope.type("tap card now")
    tapscope.press("Ctrl-A")
    tapscope.wait_for_line("|tap card now")
    tapscope.send(sequence)
    tapscope.wait_for_line("tap| card now")
    tapscope.send(sequence)
    tapscope.wait_for_line("tap card| now")


def test_ctrl_k_deletes_to_the_end(tapscope):
    tapscope.type("tap card now")
    tapscope.press("Ctrl-Left", "Ctrl-K")
    tapscope.wait_for_line("tap card |")


def test_ctrl_u_deletes_the_line(tapscope):
    tapscope.type("tap card now")
    tapscope.wait_for_line("tap card now|")
    tapscope.press("Ctrl-U")
    tapscope.wait_for_line("|")


def test_ctrl_w_deletes_the_word_before_the_cursor(tapscope):
    tapscope.type("tap card now")
    tapscope.press("Ctrl-W")
    tapscope.wait_for_line("tap card |")


def test_ctrl_l_clears_the_screen_and_keeps_the_line(tapscope):
    tapscope.run("echo one")
    tapscope.type("echo two")
    tapscope.press("Left", "Ctrl-L")
    tapscope.wait_for(lambda screen: screen.text == "tapscope> echo two", "a clear screen")
    tapscope.wait_for_line("echo tw|o")


def test_enter_takes_the_whole_line_wherever_the_cursor_is(tapscope):
    tapscope.type("echo one two")
    tapscope.press("Ctrl-A", "Right", "Enter")
    tapscope.wait_for_prompt()
    assert tapscope.row(2) == "one two"


def test_a_key_without_a_meaning_types_nothing(tapscope):
    for key in ["\x1b[15~", "\x1b[5~", "\x1b[2~"]:  # F5, Page Up, Insert
        tapscope.send(key)
    tapscope.type("echo")
    tapscope.wait_for_line("echo|")


@pytest.mark.parametrize("name, sequence", encodings("Up", "Ctrl-P"))
def test_goes_back_in_history(tapscope, name, sequence):
    tapscope.run("echo one")
    tapscope.run("echo two")
    tapscope.send(sequence)
    tapscope.wait_for_line("echo two|")
    tapscope.send(sequence)
    tapscope.wait_for_line("echo one|")


@pytest.mark.parametrize("name, sequence", encodings("Down", "Ctrl-N"))
def test_comes_forward_in_history_to_what_was_typed(tapscope, name, sequence):
    tapscope.run("echo one")
    tapscope.run("echo two")
    tapscope.type("ec")
    tapscope.press("Up", "Up")
    tapscope.wait_for_line("echo one|")
    tapscope.send(sequence)
    tapscope.wait_for_line("echo two|")
    tapscope.send(sequence)
    tapscope.wait_for_line("ec|")


def test_up_recalls_only_lines_that_begin_as_typed(tapscope):
    for line in ["echo one", "tree", "echo two", "find card"]:
        tapscope.run(line)
    tapscope.type("ec")
    tapscope.press("Up")
    tapscope.wait_for_line("echo two|")
    tapscope.press("Up")
    tapscope.wait_for_line("echo one|")
    tapscope.press("Up")
    tapscope.type("!")
    tapscope.wait_for_line("echo one!|")


def test_ctrl_r_finds_a_line_by_a_part_of_it(tapscope):
    for line in ["echo one", "echo two", "tree"]:
        tapscope.run(line)
    tapscope.press("Ctrl-R")
    tapscope.wait_for_text("search ''")
    tapscope.type("on")
    tapscope.wait_for_text("search 'on'  echo one")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert tapscope.screen.text.splitlines()[-3:-1] == ["tapscope> echo one", "one"]


@pytest.mark.parametrize("keys, line", [
    ("\x12", "tap one|"), ("\x12\x12", "echo one|"), ("\x1b[A\x1b[A\x1b[B", "tap one|"),
    ("\x03", "he|re"), ("\x07", "he|re"), ("", "tree one|")])
def test_ctrl_r_goes_on_and_can_be_left(tapscope, keys, line):
    for text in ["echo one", "tap one", "tree one"]:
        tapscope.run(text)
    tapscope.type("here")
    tapscope.press("Left", "Left", "Ctrl-R")
    tapscope.type("ONE")
    tapscope.wait_for_text("search 'ONE'  tree one")
    tapscope.send(keys)
    if keys not in ["\x03", "\x07"]:
        tapscope.wait_for_text(line.removesuffix("|").join(["'  ", ""]))
        tapscope.press("Escape")
    tapscope.wait_for_line(line)
    tapscope.wait_for(lambda screen: "search" not in screen.text, "the end of the search")


def test_ctrl_r_says_when_nothing_is_found(tapscope):
    tapscope.run("echo one")
    tapscope.press("Ctrl-R")
    tapscope.type("卡")
    tapscope.wait_for_text("search '卡'  is in no earlier line")
    tapscope.press("Backspace")
    tapscope.type("echo")
    tapscope.wait_for_text("search 'echo'  echo one")
    tapscope.resize(30)
    tapscope.wait_for_text("search 'echo'  echo one")
    tapscope.press("Escape")
    tapscope.wait_for_line("echo one|")


def test_ctrl_r_over_a_line_of_several_rows_clears_all_of_them(start):
    tapscope = start(columns=30)
    tapscope.run("echo one")
    tapscope.type("echo " + "word " * 12)
    tapscope.press("Ctrl-R")
    tapscope.type("one")
    tapscope.wait_for_text("search 'one'  echo one")
    assert tapscope.screen.text.count("word") == 0
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert "one" in tapscope.screen.rows


def test_a_recalled_line_in_chinese_can_be_edited(tapscope):
    tapscope.run("echo 卡片 按钮")
    tapscope.press("Up")
    tapscope.wait_for_line("echo 卡片 按钮|")
    tapscope.press("Left", "Backspace")
    tapscope.wait_for_line("echo 卡片 |钮")
