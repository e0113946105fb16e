"""Dumps of other apps' screens that are pasted at the prompt."""

import time

import pytest

WINDOW = "<UIWindow: 0x7f01; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x60>>"
RUNG = "   | <UIButton: 0x{:x}; frame = (0 0; 60 44); layer = <CALayer: 0x61>>"
ASKS = "paste the text; an empty line or Ctrl-D ends it, Ctrl-C gives up"


def dump(count=3):
    """A window with buttons, which are one less than there are lines."""
    return "\n".join([WINDOW] + [RUNG.format(0x8000 + k) for k in range(count - 1)])


def rows(terminal):
    return [row for row in terminal.screen.rows if row]


def test_a_pasted_dump_is_imported_at_once(tapscope):
    tapscope.paste(dump(593))
    tapscope.wait_for_prompt()
    assert rows(tapscope)[1:3] == ["tapscope> (pasted: 593 lines)", "593 views imported"]
    assert tapscope.screen.column("tapscope>") == [0, 0]


@pytest.mark.parametrize("text", [
    "(lldb) po [[UIWindow keyWindow] recursiveDescription]\n" + dump(),
    "Here it is:\n\n" + dump(),
    "2019-03-03 11:12:13.141 App[123:45] " + dump(),
    dump().replace(" 0x7f01", "").replace("UIWindow:", "UIWindow"),
    '<?xml version="1.0"?>\n<AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication"'
    ' x="0" y="0" width="390" height="844" visible="true"/></AppiumAUT>',
    '[{"AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "frame":'
    ' {"x": 0, "y": 0, "width": 390, "height": 844}}]',
])
def test_every_kind_of_dump_is_known(tapscope, text):
    tapscope.paste(text)
    tapscope.wait_for_prompt()
    assert "imported" in tapscope.screen.text


def test_undo_takes_a_pasted_dump_back_at_once(tapscope):
    tapscope.run("add red 0,0 90x90")
    tapscope.paste(dump())
    tapscope.wait_for_prompt()
    tapscope.run("undo")
    tapscope.run("find red")
    assert "no view" not in tapscope.row(tapscope.cursor[0] - 1)


def test_the_history_does_not_keep_a_pasted_dump(tapscope, history_file):
    tapscope.run("add red 0,0 90x90")
    tapscope.paste(dump())
    tapscope.wait_for_prompt()
    tapscope.press("Up")
    tapscope.wait_for_line("add red 0,0 90x90|")
    assert history_file.read_text() == "add red 0,0 90x90\n"


def test_recognizers_pasted_afterwards_join_the_views(tapscope):
    tapscope.paste(dump())
    tapscope.wait_for_prompt()
    tapscope.paste(
        "<UITapGestureRecognizer: 0x6001; state = Possible; view = <UIButton: 0x8000>>")
    tapscope.wait_for_prompt()
    assert "3 views imported" in tapscope.screen.text
    tapscope.run("get 0x8000")
    assert "recognizer" in tapscope.screen.text


def test_a_dump_behind_import_is_what_that_imports(tapscope):
    tapscope.run("add card 0,0 200x200")
    tapscope.type("import into card ")
    tapscope.paste(dump())
    tapscope.wait_for_prompt()
    assert "tapscope> import into card (pasted: 3 lines)" in tapscope.screen.rows
    tapscope.run("find UIButton")
    assert "card" in tapscope.row(tapscope.cursor[0] - 1)


def test_a_dump_behind_other_words_goes_into_the_line(tapscope):
    tapscope.type("echo ")
    tapscope.paste("<UIView: 0x1; frame = (0 0; 9 9)>")
    tapscope.wait_for_line("echo <UIView: 0x1; frame = (0 0; 9 9)>|")


def test_commands_stay_commands_whatever_they_say(tapscope):
    tapscope.paste("echo '<UIView: 0x1; frame = (0 0; 9 9)>'\n" + dump(2))
    tapscope.wait_for_text("0x61>>")
    assert "imported" not in tapscope.screen.text
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    tapscope.run("find UIButton")
    assert "no view" in tapscope.row(tapscope.cursor[0] - 1)


def test_junk_goes_into_the_line(tapscope):
    tapscope.paste("a < b\n{ c }")
    tapscope.wait_for_line("a < b\n{ c }|")


def test_keys_behind_a_pasted_dump_are_not_lost(tapscope):
    tapscope.paste(dump())
    tapscope.type("echo 按 one\r")
    tapscope.wait_for(lambda screen: screen.reads == 3, "the third prompt")
    assert "按 one" in tapscope.screen.rows


def test_a_line_of_a_dump_may_be_longer_than_terminals_take(tapscope):
    text = dump().replace("layer", "text = '" + "x" * 10_000 + "'; layer", 1)
    tapscope.paste(text)
    tapscope.wait_for_prompt()
    assert "3 views imported" in tapscope.screen.rows


def test_a_huge_dump_comes_in(tapscope):
    tapscope.paste(dump(20_000))
    tapscope.wait_for_prompt()
    assert rows(tapscope)[1:3] == ["tapscope> (pasted: 20000 lines)", "20000 views imported"]


def test_a_huge_paste_that_is_no_dump_is_refused(tapscope):
    tapscope.paste("x" * 99 + ("\n" + "y" * 99) * 20_000)
    tapscope.wait_for_prompt()
    assert rows(tapscope)[2] == (
        "20001 lines are not a dump and too many to edit; 'source FILE' runs a script")


def test_a_dump_inside_a_quote_is_text(tapscope):
    tapscope.type("echo '")
    tapscope.press("Enter")
    tapscope.wait_for_prompt("     ...> ")
    tapscope.paste("<UIView: 0x1; frame = (0 0; 9 9)>'")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert "imported" not in tapscope.screen.text


# Terminals that mark no pastes


def unmarked(text):
    return text.replace("\n", "\r")


@pytest.mark.parametrize("end, count", [("", 593), ("\n", 593), ("\n\n", 594)])
def test_a_dump_without_marks_is_imported_as_a_whole(tapscope, end, count):
    tapscope.send(unmarked(dump(593) + end))
    tapscope.wait_for_prompt()
    assert rows(tapscope)[1:3] == [f"tapscope> (pasted: {count} lines)", "593 views imported"]


def test_a_dump_in_one_line_without_marks_is_imported(tapscope):
    tapscope.send(dump(100).replace("\n", " "))
    tapscope.wait_for_prompt()
    assert "100 views imported" in tapscope.screen.rows


def test_empty_lines_within_a_dump_without_marks_do_not_end_it(tapscope):
    tapscope.send(unmarked(dump() + "\n\n" + dump().replace("0x", "0x9")))
    tapscope.wait_for_prompt()
    assert "6 views in 2 trees imported" in tapscope.screen.rows


def test_a_json_dump_without_marks_is_known_when_it_is_read(tapscope):
    tapscope.send(unmarked(
        '[\n  {\n "AXFrame": "{{0, 0}, {390, 844}}", "type": "Application",\n'
        '"frame": {"x": 0, "y": 0, "width": 390, "height": 844}}\n]\n'))
    tapscope.wait_for_prompt()
    assert "imported" in tapscope.screen.text
    assert "error" not in tapscope.screen.text


@pytest.mark.parametrize("keys", [["t", "r", "e", "e", "\r"], ["tree\r"]])
def test_a_line_of_a_dump_that_is_typed_takes_no_command_behind_it(tapscope, keys):
    tapscope.send(WINDOW + "\r")
    time.sleep(0.4)
    for key in keys:
        tapscope.send(key)
        time.sleep(0.15)
    tapscope.wait_for_text("\nwindow  UIWindow")
    assert rows(tapscope)[1] == "tapscope> (pasted: 1 line)"
    assert "tapscope> tree" in tapscope.screen.rows


def test_ctrl_d_ends_a_dump_without_marks(tapscope):
    tapscope.send(unmarked(dump()) + "\x04")
    tapscope.wait_for_prompt()
    assert "3 views imported" in tapscope.screen.rows


def test_ctrl_c_gives_up_a_dump_without_marks(tapscope):
    tapscope.send(unmarked(dump()) + "\x03")
    tapscope.wait_for_prompt()
    assert "imported" not in tapscope.screen.text


def test_a_line_that_only_looks_like_a_dump_is_an_error_as_ever(tapscope):
    tapscope.run("<b>")
    assert "error: there is no command '<b>'; try 'help'" in tapscope.screen.rows
    tapscope.send("[\recho one\r")
    tapscope.wait_for_text("\none")
    assert "imported" not in tapscope.screen.text


# 'import' without a file


@pytest.mark.parametrize("command", ["import", "import -"])
def test_import_asks_for_the_text_and_a_paste_ends_it(tapscope, command):
    tapscope.type(command + "\r")
    tapscope.wait_for_text(ASKS)
    tapscope.paste(dump(593))
    tapscope.wait_for_prompt()
    assert rows(tapscope)[2:5] == [ASKS, "(pasted: 593 lines)", "593 views imported"]


@pytest.mark.parametrize("end", ["\n\n", "\n \n", "\x04", "\n\x04"])
def test_import_ends_at_an_empty_line_and_at_ctrl_d(tapscope, end):
    tapscope.type("import\r")
    tapscope.wait_for_text(ASKS)
    tapscope.send(unmarked(dump() + end))
    tapscope.wait_for_prompt()
    assert "3 views imported" in tapscope.screen.rows


def test_import_tells_how_much_has_come(tapscope):
    tapscope.type("import\r")
    tapscope.wait_for_text(ASKS)
    tapscope.send(unmarked(dump(2) + "\n"))
    tapscope.wait_for_text("(2 lines)")
    tapscope.send(unmarked(RUNG.format(0x9000)) + "\x04")
    tapscope.wait_for_prompt()
    assert "3 views imported" in tapscope.screen.rows


@pytest.mark.parametrize("end", ["\x03", "\x04", "\r"])
def test_import_can_be_given_up(tapscope, end):
    tapscope.run("add red 0,0 90x90")
    tapscope.type("import\r")
    tapscope.wait_for_text(ASKS)
    tapscope.send(end)
    tapscope.wait_for_prompt()
    assert "nothing was imported" in tapscope.screen.rows
    tapscope.run("undo")
    assert "add red" in tapscope.row(tapscope.cursor[0] - 1)


def test_ctrl_c_drops_what_was_typed_of_a_text(tapscope):
    tapscope.type("import\r")
    tapscope.wait_for_text(ASKS)
    tapscope.send(unmarked(dump()))
    tapscope.wait_for_text("(3 lines)")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    assert "imported" in tapscope.screen.text and "views imported" not in tapscope.screen.text


def test_import_says_what_is_wrong_with_junk(tapscope):
    tapscope.type("import\r")
    tapscope.wait_for_text(ASKS)
    tapscope.paste("nothing of interest")
    tapscope.wait_for_prompt()
    assert "cannot import" in tapscope.screen.text


def test_where_lines_cannot_be_edited_a_dump_goes_on_to_an_empty_line(start):
    tapscope = start(set={"TERM": "dumb"}, waits=False)
    tapscope.wait_for_text("tapscope>")
    tapscope.send(dump() + "\n\n")
    tapscope.wait_for_text("3 views imported")
    assert "an empty line ends the dump" in tapscope.screen.rows


def test_where_lines_cannot_be_edited_import_reads_up_to_an_empty_line(start):
    tapscope = start(set={"TERM": "dumb"}, waits=False)
    tapscope.wait_for_text("tapscope>")
    tapscope.send("import\n")
    tapscope.wait_for_text(ASKS)
    tapscope.send(dump() + "\n\n")
    tapscope.wait_for_text("3 views imported")


def test_a_replacement_character_behind_what_is_no_dump_stays_one_character(tapscope):
    tapscope.send("[x\recho a\ufffdb\r")
    tapscope.wait_for(lambda screen: "a\ufffdb" in screen.rows)
