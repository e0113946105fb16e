"""The Tab key."""

import pytest
from prompt import FIRST
from wcwidth import wcswidth


def lists(terminal, line, *, shows):
    """Presses Tab after a line; answers the rows between it and the same line below."""
    terminal.type(line)
    terminal.wait_for_line(line + "|")
    terminal.press("Tab")
    terminal.wait_for_text(shows)
    terminal.type("!")
    terminal.wait_for_line(line + "!|")
    above = terminal.screen.rows[: terminal.screen.cursor.y]
    return above[above.index((FIRST + line).rstrip()) + 1 :]


def test_the_only_candidate_is_completed_with_a_space(tapscope):
    tapscope.type("rena")
    tapscope.press("Tab")
    tapscope.wait_for_line("rename |")


def test_what_the_candidates_share_is_completed(tapscope):
    tapscope.run("add profile-view 0,0 10x10")
    tapscope.run("add profile-icon 0,0 10x10")
    tapscope.type("tap pro")
    tapscope.press("Tab")
    tapscope.wait_for_line("tap profile-|")


def test_several_candidates_are_listed_and_the_line_comes_again(tapscope):
    rows = lists(tapscope, "se", shows="sendAction")
    names = [row.split()[0] for row in rows]
    assert {"set", "send"} <= set(names)
    assert all(name.startswith("se") for name in names)


def test_nothing_to_offer_leaves_the_line_alone(tapscope):
    tapscope.type("xyzzy")
    tapscope.press("Tab")
    tapscope.type("!")
    tapscope.wait_for_line("xyzzy!|")
    assert tapscope.cursor[0] == 1


def test_completes_in_the_middle_of_a_line(tapscope):
    tapscope.type("rena card")
    tapscope.press("Ctrl-A", "Ctrl-Right", "Tab")
    tapscope.wait_for_line("rename |card")


def test_the_cursor_stays_where_it_was_when_a_list_is_shown(tapscope):
    tapscope.type("se card")
    tapscope.press("Ctrl-A", "Ctrl-Right")
    tapscope.wait_for_line("se| card")
    tapscope.press("Tab")
    tapscope.wait_for_text("sendAction")
    tapscope.type("t")
    tapscope.wait_for_line("set| card")


def test_wide_names_stand_in_straight_columns(tapscope):
    tapscope.run("add 卡片 20,100 200x100")
    tapscope.run("add UIButton 按钮按钮 150,60 100x80")
    tapscope.run("add card 20,100 200x100")
    tapscope.press("Ctrl-L")
    rows = lists(tapscope, "tap ", shows="按钮按钮  UIButton")
    assert [row.split()[0] for row in rows] == ["card", "root", "window", "卡片", "按钮按钮"]
    screen = tapscope.screen
    # the widest name takes eight cells, two stay free
    assert screen.column("UIView  (") + screen.column("UIWindow  (") == [10] * 4
    assert screen.column("UIButton  (") == [10]
    assert screen.buffer[4][0].data == "卡" and screen.buffer[4][1].data == ""


def test_a_wide_name_is_completed(tapscope):
    tapscope.run("add 卡片 20,100 200x100")
    tapscope.type("tap 卡")
    tapscope.press("Tab")
    tapscope.wait_for_line("tap 卡片 |")


@pytest.fixture
def scene(tapscope):
    """A card with two buttons."""
    for line in ["add card 20,100 200x100", 'add UIButton buy 0,0 10x10 in card title="Buy now"',
                 "add UIButton sell 0,20 10x10 in card"]:
        tapscope.run(line)
    return tapscope


@pytest.mark.parametrize("typed, completed", [
    ("tap card/bu", "tap card/buy "),
    ("tap UIBu", "tap UIButton#"),
    ('tap "Bu', 'tap "Buy now" '),
    ("set card hid", "set card hidden "),
    ("add red alph", "add red alpha="),
    ("add red autoresize=n", "add red autoresize=none "),
    ("presp", "presponder "),
    ("source sce", "source scenes/"),
    ("source scenes/o", "source scenes/one.scope "),
])
def test_completes_what_fits_the_place(scene, tmp_path, typed, completed):
    (tmp_path / "scenes").mkdir()
    (tmp_path / "scenes/one.scope").touch()
    scene.type(typed)
    scene.press("Tab")
    scene.type("!")
    scene.wait_for_line(completed + "!|")


def test_an_alias_is_completed_like_a_command(tapscope):
    tapscope.run("alias corner tap 5,5")
    tapscope.type("corn")
    tapscope.press("Tab")
    tapscope.wait_for_line("corner |")


def test_values_are_listed_behind_the_equals_sign(scene):
    rows = lists(scene, "add red hidden=o", shows="off")
    assert [row.split()[0] for row in rows] == ["hidden=on", "hidden=off"]


def test_the_views_of_a_class_are_listed_by_their_numbers(scene):
    rows = lists(scene, "tap UIButton#", shows="#2")
    assert [row.split()[0] for row in rows] == ["UIButton#1", "UIButton#2"]


def test_a_long_list_is_cut_to_the_screen(tapscope):
    rows = lists(tapscope, "help ", shows="more")
    assert len(rows) == 22
    assert rows[-1].removeprefix("… and ").removesuffix(" more").isdigit()
    assert all(wcswidth(row) < 80 for row in rows)


def test_a_list_of_hundreds_of_wide_names_stays_in_the_screen(tapscope):
    for k in range(40):
        tapscope.run(f"add 视图{k} {k},0 10x10")
    rows = lists(tapscope, "tap ", shows="more")
    assert rows[-1] == "… and 21 more"
    assert len(tapscope.screen.column("UIView  (")) == 20
    assert set(tapscope.screen.column("UIView  (")) == {8}


def test_a_narrow_screen_cuts_the_descriptions(start):
    tapscope = start(columns=40)
    rows = lists(tapscope, "se", shows="…")
    assert {"set", "send"} <= {row.split()[0] for row in rows}
    assert all(len(row) == 39 and row.endswith("…") for row in rows)
