"""Output that is longer than the screen, page by page, where no pager is named."""

import pytest
from prompt import BASH

LONG = "repeat 60 as i; echo line $i; end"
MORE_KEYS = "space: more  q: back  /: search"


def place(first, last, of, keys=MORE_KEYS):
    return f"rows {first}-{last} of {of}  {keys}"


@pytest.fixture
def open_pages(start):
    """A prompt behind which the first page of a long output is seen."""
    def open_pages(command=LONG, set={}, **options):
        tapscope = start(set={"PAGER": None} | set, **options)
        tapscope.type(command + "\r")
        tapscope.wait_for(lambda screen: screen.is_alternate, "the pages")
        return tapscope
    return open_pages


@pytest.fixture
def pages(open_pages):
    tapscope = open_pages()
    tapscope.wait_for_text(place(1, 23, 60))
    return tapscope


def test_the_first_page_tells_its_place(pages):
    assert pages.screen.rows == [*(f"line {k}" for k in range(1, 24)), place(1, 23, 60)]


def test_keys_move_the_page(pages):
    for keys, expected in [
        (" ", (24, 46)), ("b", (1, 23)), ("j", (2, 24)), ("\r", (3, 25)), ("k", (2, 24)),
        ("\x1b[B", (3, 25)), ("\x1b[A", (2, 24)), ("\x1b[6~", (25, 47)), ("\x1b[5~", (2, 24)),
        ("g", (1, 23)), ("\x1b[B\x1b[B", (3, 25)),
    ]:
        pages.type(keys)
        pages.wait_for_text(place(*expected, 60))
    pages.type("G")
    pages.wait_for_text("rows 38-60 of 60  b: up  space: back to the prompt")


def test_what_was_read_stays_above_the_prompt(pages):
    pages.type(" ")
    pages.wait_for_text(place(24, 46, 60))
    pages.type("q")
    pages.wait_for_prompt()
    assert not pages.screen.is_alternate
    assert pages.screen.rows[-4:] == ["line 45", "line 46", "rows 24-46 of 60", "tapscope>"]
    assert "interrupted" not in pages.screen.text


def test_space_goes_through_to_the_prompt(pages):
    pages.type("   ")
    pages.wait_for_prompt()
    assert pages.screen.rows[-3:] == ["line 59", "line 60", "tapscope>"]


@pytest.mark.parametrize("key", ["q", "\x1b", "\x03", "\x04"])
def test_every_usual_key_leaves(pages, key):
    pages.type(key)
    pages.wait_for_prompt()
    pages.run("echo one")
    assert "one" in pages.screen.rows


def test_a_text_is_found_and_lit(pages):
    pages.type("/LINE 4")
    pages.wait_for_text("/LINE 4")
    pages.press("Enter")
    pages.wait_for_text("rows 4-26 of 60  'LINE 4' in row 4")
    pages.type("n")
    pages.wait_for_text("'LINE 4' in row 40")
    assert pages.screen.row(23).startswith("rows 38-60")
    pages.type("N")
    pages.wait_for_text("rows 4-26 of 60  'LINE 4' in row 4")
    pages.type("/nowhere\r")
    pages.wait_for_text("'nowhere' is not found")


def test_wide_characters_and_colours_are_kept(open_pages):
    tapscope = open_pages(f"repeat 30; echo {'卡' * 41}; end", set={"COLORFGBG": "15;0"})
    tapscope.wait_for_text(place(1, 23, 60))
    assert tapscope.row(0) == "卡" * 40 and tapscope.row(1) == "卡"


def test_another_size_lays_the_page_out_again(pages):
    pages.type(" ")
    pages.wait_for_text(place(24, 46, 60))
    pages.resize(60, 20)
    pages.wait_for_text(place(24, 42, 60))
    assert pages.screen.row(0) == "line 24"
    pages.resize(20, 3)
    pages.wait_for_text("rows 24-25 of 60")
    pages.type("q")
    pages.wait_for_prompt()


def test_what_fits_the_screen_comes_at_once(start):
    tapscope = start(set={"PAGER": None})
    tapscope.run("repeat 23; echo one; end")
    assert tapscope.screen.rows == ["one"] * 23 + ["tapscope>"]


@pytest.mark.parametrize("set, options", [({"TERM": "dumb"}, {}), ({}, {"rows": 4}), ({}, {"columns": 19})])
def test_without_room_everything_comes_at_once(start, set, options):
    tapscope = start(set={"PAGER": None} | set, waits=False, **options)
    tapscope.wait_for_text("tapscope>")
    tapscope.type(LONG + "\r")
    tapscope.wait_for(lambda screen: screen.rows[-2:] == ["line 60", "tapscope>"], "all of it")
    assert not tapscope.screen.is_alternate


def test_they_can_be_turned_off(start):
    tapscope = start(set={"PAGER": None})
    tapscope.run("set-option pager off")
    tapscope.run(LONG)
    assert tapscope.screen.rows[-2:] == ["line 60", "tapscope>"]


def test_leaving_ends_a_command_that_never_ends(open_pages):
    tapscope = open_pages("repeat 1000000 as i; echo line $i; end")
    tapscope.wait_for(lambda screen: "+  space: more" in screen.text, "the first page")
    tapscope.type("q")
    tapscope.wait_for_prompt()
    assert "interrupted" in tapscope.screen.rows
    tapscope.run("echo one")


def test_errors_come_behind_the_pages(open_pages):
    tapscope = open_pages(f"{LONG}; ecko two")
    tapscope.wait_for_text(place(1, 23, 60))
    assert "ecko" not in tapscope.screen.text
    tapscope.type("q")
    tapscope.wait_for_prompt()
    assert "no command 'ecko'" in tapscope.screen.text


def test_the_pages_can_be_stopped_and_continued(bash):
    bash.run('unset PAGER; "$TAPSCOPE"')
    bash.type(LONG + "\r")
    bash.wait_for_text(place(1, 23, 60))
    bash.press("Ctrl-Z")
    bash.wait_for_text("Stopped")
    assert not bash.screen.is_alternate
    bash.wait_for_prompt(BASH)
    bash.type("fg\r")
    bash.wait_for_text(place(1, 23, 60))
    bash.type("q")
    bash.wait_for_prompt()


def test_hanging_up_ends_the_pages(pages):
    assert pages.hang_up() in (0, -1, -15)


@pytest.mark.parametrize("number", [15, 1])
def test_a_deadly_signal_gives_the_screen_back(pages, number):
    pages.kill(number)
    assert pages.wait_for_end() == -number
    assert not pages.screen.is_alternate
