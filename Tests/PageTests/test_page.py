import pathlib

import pytest

SCENES = pathlib.Path(__file__).parent / "scenes"
PLAIN = (SCENES / "plain.scope").read_text()
OVERRIDDEN = PLAIN + (SCENES / "overridden.scope").read_text()

POINTS = [(x, y) for x in range(13, 390, 83) for y in range(11, 844, 97)]


@pytest.mark.parametrize("scene", [PLAIN, OVERRIDDEN], ids=["plain", "overridden"])
def test_a_click_tells_what_a_hit_test_finds(open_page, scene):
    page = open_page(scene)
    told = [page.click(x, y) for x, y in POINTS]
    assert [hit for _, hit, _ in told] == page.hits([point for point, _, _ in told])
    for (x, y), (wanted_x, wanted_y) in zip((point for point, _, _ in told), POINTS):
        assert abs(x - wanted_x) <= 1 and abs(y - wanted_y) <= 1
    assert len({hit for _, hit, _ in told}) > 4


def test_overrides_are_answered_at_the_point_itself(open_page):
    page = open_page(OVERRIDDEN)
    for x, y in POINTS:
        assert page.click(x, y)[2] == "", (x, y)
    page.click(220, 450)
    told = page.page.inner_text("#result")
    assert "hud hitTest is overridden: passthrough answers nil (R2.12)" in told


def test_a_refusal_has_its_rule_and_its_numbers(open_page):
    page = open_page(PLAIN)
    page.click(260, 140)
    told = page.page.inner_text("#result")
    assert "off a disabled control is not hit (R2.9)" in told
    assert "hidden hidden (R2.1)" in told
    assert "list (260, -150) outside (0 30; 390 450): 180 above (R2.4)" in told


def test_a_layer_of_the_turned_tree_is_asked_where_it_was_clicked(open_page):
    page = open_page(PLAIN)
    page.page.click("#explode")
    box = page.page.locator(".layer[data-view]").filter(has_text="row").last.bounding_box()
    page.page.mouse.click(box["x"] + box["width"] * 0.2, box["y"] + box["height"] / 2)
    point, hit, _ = page.result()
    assert [hit] == page.hits([point]) == ["row"]


def test_a_drag_turns_and_asks_nobody(open_page):
    page = open_page(PLAIN)
    before = page.page.get_attribute("#world", "style")
    page.page.mouse.move(700, 400)
    page.page.mouse.down()
    page.page.mouse.move(800, 450, steps=4)
    page.page.mouse.up()
    assert page.page.get_attribute("#world", "style") != before
    assert "Click a point" in page.page.inner_text("#result")


def test_find_lists_names_classes_and_texts(open_page):
    page = open_page(PLAIN)
    page.page.fill("#find", "uibutton")
    assert page.page.locator("#views li b").all_inner_texts() == ["buy", "off"]
    page.page.click("#views li >> nth=0")
    assert "120" in page.page.inner_text("#result")
    page.page.click("#result button")
    assert page.result()[1] == "buy"


def test_texts_of_the_scene_stay_texts(open_page):
    text = "</script><img src=x onerror=alert(1)>"
    page = open_page(f'add UILabel evil 0,0 200x40 text="{text}"\ntap 5,5')
    assert text in page.page.inner_text("#views")
    assert page.page.locator("img").count() == 0


def test_a_thousand_views_and_more_are_listed_and_drawn_in_part(open_page):
    cells = "\n".join(f"add v{k} {k % 40 * 9},{k // 40 * 9} 8x8" for k in range(2000))
    page = open_page(cells)
    assert page.page.locator("#views li").count() == 500
    assert "502 small ones not drawn" in page.page.inner_text("#summary")
    assert page.click(4, 4)[1] == "v0"
    assert "more all outside: their common box" in page.page.inner_text("#result")


def test_long_runs_open_on_demand_and_nothing_is_left_out(open_page):
    page = open_page("\n".join(f"add v{k} {k * 20},0 18x40" for k in range(16)))
    assert page.click(4, 400)[1] == "root"
    assert page.page.locator("#result li.no").count() == 2
    page.page.click("#result summary")
    page.page.locator("#result li.no").nth(15).wait_for()
    assert page.page.locator("#result li.no").count() == 16
