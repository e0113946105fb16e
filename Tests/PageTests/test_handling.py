import json

import pytest

from scenes_for_tests import COVERED, PLAIN


@pytest.fixture
def page(open_page):
    return open_page(COVERED)


def camera(page):
    return page.page.evaluate("() => ({ ...tapscope.stage.camera })")


def drag(page, keys=(), way=(100, 50)):
    x, y = page.place(195, 422)
    for key in keys:
        page.page.keyboard.down(key)
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + way[0], y + way[1], steps=4)
    page.page.mouse.up()
    for key in keys:
        page.page.keyboard.up(key)


def test_a_drag_turns_and_asks_nobody(page):
    drag(page)
    found = camera(page)
    assert (found["yaw"], found["pitch"]) == (25, -12.5)
    assert "Click a point" in page.told()


@pytest.mark.parametrize("key", ["Shift", " "])
def test_a_drag_with_shift_or_space_moves(page, key):
    page.page.focus("#stage")
    drag(page, [key])
    found = camera(page)
    assert found["pan"] == [100, 50] and found["yaw"] == 0


def test_the_wheel_zooms_to_the_pointer(page):
    x, y = page.place(100, 200)
    page.page.mouse.move(x, y)
    before = camera(page)["scale"]
    page.page.mouse.wheel(0, -300)
    page.until(f"tapscope.stage.camera.scale > {before}")
    found = page.place(100, 200)
    assert abs(found[0] - x) < 1 and abs(found[1] - y) < 1


def test_two_fingers_move_and_zoom(open_page):
    page = open_page(COVERED, has_touch=True, viewport={"width": 390, "height": 844})
    x, y = page.place(195, 422)
    before = camera(page)["scale"]
    touch = page.context.new_cdp_session(page.page)

    def fingers(kind, apart):
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in (40, 50, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    assert 1.6 < camera(page)["scale"] / before < 2.4
    assert "Click a point" in page.told()
    page.page.touchscreen.tap(*page.place(100, 500))
    assert page.result()[1] == "list"


@pytest.mark.parametrize("keys, question, wanted", [
    ("e", "tapscope.stage.distance", 44), ("ef", "tapscope.stage.distance", 0),
    ("m", "tapscope.stage.showsMap", False), ("n", "tapscope.stage.labels.length", 0),
    ("c", "tapscope.stage.look.showsClipped", True), ("P", "tapscope.stage.theme.size", 19),
    ("[", "tapscope.stage.look.levels[1] < tapscope.stage.top", True),
    ("?", "document.getElementById('keys').open", True),
    ("??", "document.getElementById('keys').open", False),
    ("g", "document.activeElement.id", "point"), ("/", "document.activeElement.id", "find"),
])
def test_keys(page, keys, question, wanted):
    for key in keys:
        page.page.keyboard.press(key)
    page.until(f"({question}) === {json.dumps(wanted)}")


def test_arrows_turn_and_move_the_stage(page):
    page.page.focus("#stage")
    page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("ArrowUp")
    page.page.keyboard.press("Shift+ArrowLeft")
    found = camera(page)
    assert (found["yaw"], found["pitch"], found["pan"]) == (5, 5, [-30, 0])


def test_a_view_is_hidden_or_shown_alone_and_all_come_back(page):
    drawn = "() => tapscope.stage.shown.map(layer => layer.view.name)"
    every = page.page.evaluate(drawn)
    page.page.click("#views >> text=card")
    page.page.click("#result >> text=Hide")
    assert [name for name in every if name not in page.page.evaluate(drawn)] == ["card", "buy"]
    page.page.keyboard.press("A")
    page.page.click("#result >> text=Only this")
    assert page.page.evaluate(drawn) == ["card", "buy"]
    page.page.keyboard.press("A")
    assert page.page.evaluate(drawn) == every


def test_escape_selects_nothing(page):
    page.click(100, 160)
    assert page.page.evaluate("tapscope.stage.marked.winner.name") == "veil"
    page.page.keyboard.press("Escape")
    assert page.page.evaluate(
        "Object.values(tapscope.stage.marked).every(each => !each || each.length === 0)")
    assert page.page.locator("#views [aria-selected=true]").count() == 0


def test_two_views_are_measured(page):
    page.page.click("#views >> text=card")
    page.page.click("#views >> text=list", modifiers=["Shift"])
    told = page.told()
    assert "card and list" in told and "20 apart" in told and "overlap by 350" in told


def test_clipped_and_faint_views_are_shown_on_demand(page):
    shown = "() => tapscope.stage.shown.map(layer => layer.view.name)"
    assert not {"row3", "faint"} & set(page.page.evaluate(shown))
    page.page.keyboard.press("c")
    assert {"row3", "faint"} <= set(page.page.evaluate(shown))


@pytest.mark.parametrize("text, wrong, hit", [
    ("120,162", "", "veil"), ("buy", "", "veil"), ("Pay $83.40", "", "veil"),
    ("list 10,10", "", "row1"), ("10.25 430.5", "", "row1"),
    ("nobody", "No view is named 'nobody'.", None), ("7", "A point is two numbers: 100,200.", None),
])
def test_the_point_field_says_what_is_wrong(page, text, wrong, hit):
    page.page.fill("#point", text)
    page.page.keyboard.press("Enter")
    assert page.page.inner_text("#wrong") == wrong
    assert page.page.get_attribute("#point", "aria-invalid") == str(bool(wrong)).lower()
    if hit:
        assert page.result()[1] == hit


def test_find_lists_names_classes_and_texts(open_page):
    page = open_page(PLAIN)
    page.page.fill("#find", "uibutton")
    assert page.page.locator("#views li i + bdi").all_inner_texts() == ["buy", "off"]
    page.page.click("#views li >> nth=0")
    assert "buy gets a touch" in page.told()
    page.page.click("#result .choices button >> nth=0")
    assert page.result()[1] == "buy"


def test_the_tree_is_walked_with_the_keyboard(page):
    page.page.focus("#views [tabindex='0']")
    focused = "() => tapscope.scene.views[document.activeElement.dataset.view].name"
    for key, name in [("ArrowDown", "root"), ("c", "card"), ("ArrowRight", "buy"),
                      ("ArrowLeft", "card"), ("End", "faint"), ("Home", "window"), ("v", "veil")]:
        page.page.keyboard.press(key)
        assert page.page.evaluate(focused) == name, key
    page.page.keyboard.press("Enter")
    assert page.page.get_attribute("#result", "data-view") == "veil"
    page.page.keyboard.press("Home")
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("ArrowLeft")
    rows = page.page.locator("#views li")
    assert rows.count() == 2
    assert page.page.evaluate(focused) == "root"
    assert rows.nth(1).get_attribute("aria-expanded") == "false"
    # Choosing what lies in a closed view opens it.
    page.click(100, 160)
    assert rows.count() > 8


def test_states_stand_in_words(open_page):
    told = {}
    for script in [PLAIN, COVERED]:
        page = open_page(script)
        names = page.page.locator("#views li i + bdi").all_inner_texts()
        told.update(zip(names, page.page.locator("#views li em").all_inner_texts()))
    wanted = {"off": "disabled", "hidden": "hidden", "buy": "no touch", "faint": "alpha 0.005"}
    assert {name: told[name] for name in wanted} == wanted


def test_texts_of_the_scene_stay_texts(open_page):
    text = "</script><img src=x onerror=alert(1)>"
    page = open_page(f'add UILabel evil 0,0 200x40 text="{text}"\ntap 5,5')
    assert text in page.page.inner_text("#views")
    assert page.page.locator("img").count() == 0


def test_names_from_right_to_left_leave_numbers_where_they_are(open_page):
    page = open_page("add חלון 0,0 390x844\nadd UIButton שלום 20,20 90x90\ntap 30,30")
    assert "\u2068שלום\u2069 gets a touch at its middle, (65, 65)" in page.told()
    assert page.page.locator("#result .answer bdi").inner_text() == "שלום"


def test_what_turns_the_direction_of_text_is_shown_as_a_sign(open_page):
    text = "pay \u202etxt.exe \u2066x \\\\u202e"
    page = open_page(f'add UIButton buy 20,20 300x90 title="{text}"\ntap 30,30')
    shown = "pay \ufffdtxt.exe \ufffdx"
    assert page.page.inner_text("#views li:last-child bdi + bdi").startswith(shown)
    assert any(shown in label[4] for label in page.labels())
    found = page.page.evaluate("document.body.innerText.match(/[\\u202A-\\u202E\\u2066\\u2067]/)")
    assert shown in page.told() and found is None


def test_all_of_two_thousand_views_are_listed_and_drawn(open_page):
    cells = "\n".join(f"add v{k} {k % 40 * 9},{k // 40 * 9} 8x8" for k in range(2000))
    page = open_page(cells)
    assert page.page.locator("#views li").count() == 2002
    assert page.page.evaluate("tapscope.stage.shown.length") == 2002
    assert page.click(4, 4)[1] == "v0"
    assert "more all outside: their common box" in page.told()
