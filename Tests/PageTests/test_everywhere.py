import os

import pytest
from axe_playwright_python.sync_playwright import Axe

from scenes_for_tests import COVERED, LONG, PLAIN, SCREENS, TRANSFORMED, WINDOWS

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# How many different colors are on the stage.
COLORS = """() => {
  const { canvas: { width, height } } = tapscope.stage.pen, found = new Set();
  const copy = new OffscreenCanvas(width, height).getContext("2d");
  copy.drawImage(tapscope.stage.pen.canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  for (let k = 0; k < data.length; k += 4) found.add(data[k] << 16 | data[k + 1] << 8 | data[k + 2]);
  return found.size;
}"""


def look(screen):
    return f"import {SCREENS / screen}"


STATES = ["start", "answer", "exploded", "keys", "wrong", "projector"]
OPTIONS = {"light": {}, "dark": {"color_scheme": "dark"}, "phone": PHONE}


# At night all states with all options; else each state with one.
@pytest.mark.parametrize("options, state", [
    (OPTIONS[name], state) for place, name in enumerate(OPTIONS)
    for turn, state in enumerate(STATES)
    if os.environ.get("TAPSCOPE_FULL_TESTS") == "1" or turn % len(OPTIONS) == place])
def test_it_is_accessible(open_page, options, state):
    page = open_page(COVERED, **options)
    if state in ("answer", "exploded", "projector"):
        page.page.evaluate("tapscope.ask([100, 160])")
    if state == "exploded":
        page.page.click("#explode")
    if state == "keys":
        page.page.click("#help")
    if state == "wrong":
        page.page.evaluate("tapscope.askAt('nobody')")
    if state == "projector":
        page.page.keyboard.press("P")
    found = Axe().run(page.page).response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]][:3]) for each in found] == []


@pytest.mark.parametrize("script", [
    PLAIN, TRANSFORMED, WINDOWS, COVERED, look("checkout.txt"), look("list.txt"),
    look("podcast.txt"),
], ids=["plain", "transformed", "windows", "covered", "checkout", "list", "podcast"])
def test_no_label_lies_over_another(open_page, script):
    page = open_page(script)
    count = 0
    for keys in ["f", "e", "P", "f"]:
        page.page.keyboard.press(keys)
        for factor in [1, 1.8]:
            page.page.evaluate(
                f"() => {{ tapscope.stage.camera.zoom({factor}); tapscope.stage.redraw() }}")
            labels = page.labels()
            count += len(labels)
            for k, (left, top, right, bottom, text) in enumerate(labels):
                for other in labels[:k]:
                    assert (right <= other[0] or other[2] <= left or bottom <= other[1]
                            or other[3] <= top), (text, other)
    assert count > 20


def test_texts_of_controls_stand_on_the_stage(open_page):
    page = open_page(look("checkout.txt"))
    texts = " ".join(label[4] for label in page.labels())
    assert "Pay $83.40" in texts and "label17" not in texts


def test_after_a_tap_on_a_phone_stage_and_answer_are_in_sight(open_page):
    page = open_page(COVERED, **PHONE)
    page.page.touchscreen.tap(*page.place(100, 160))
    assert page.result()[1] == "veil"
    for part in ["#stage", "#result .answer", "#result .verdict"]:
        box = page.page.locator(part).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 844, part
    assert page.page.locator("#stage").bounding_box()["height"] > 300
    assert page.page.evaluate("document.documentElement.scrollWidth") == 390
    page.page.click("#list")
    page.page.click("#views >> text=card")
    assert not page.page.locator("#views").is_visible()
    assert "card" in page.page.inner_text("#result h2")


def test_on_paper_stand_the_stage_and_the_answer(open_page):
    page = open_page(COVERED + "\ntap 100,160", color_scheme="dark")
    page.page.emulate_media(media="print")
    stage = page.page.locator("#stage").bounding_box()
    answer = page.page.locator("#result").bounding_box()
    assert stage["width"] > 600 and stage["height"] > 400
    assert answer["y"] >= stage["y"] + stage["height"] and answer["height"] > 300
    assert page.page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    page.until("tapscope.stage.theme.ink === '#000000'")
    assert page.page.evaluate(COLORS) > 20
    assert page.page.locator("#result .choices button").first.is_visible()
    assert len(page.page.pdf()) > 20_000


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_long_names_are_broken_and_leave_room_for_states(open_page, options):
    page = open_page(LONG, **options)
    assert page.page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)"
                              "(document.getElementById('result'))") == 0
    page.page.evaluate("document.body.classList.add('listed')")
    assert page.page.evaluate("""() => [...document.querySelectorAll("#views em")].filter(each =>
      each.scrollWidth > each.clientWidth).map(each => each.textContent)""") == []


def test_a_large_screen_gives_words_more_room_and_a_projector_one_line(open_page):
    page = open_page(COVERED, viewport={"width": 1920, "height": 1080})
    assert page.page.locator("nav").bounding_box()["width"] > 400
    assert page.page.locator("aside").bounding_box()["width"] > 550
    assert page.page.locator("#stage").bounding_box()["width"] > 800
    page.page.set_viewport_size({"width": 1280, "height": 800})
    page.page.keyboard.press("P")
    assert page.page.locator("header").bounding_box()["height"] < 70


def test_dark_and_light_have_their_colors_on_the_stage(open_page):
    page = open_page(COVERED)
    for scheme, ink in [("dark", "#eef2f7"), ("light", "#12161d")]:
        page.page.emulate_media(color_scheme=scheme)
        page.until(f"tapscope.stage.theme.ink === '{ink}'")
        assert page.page.evaluate(COLORS) > 20


def test_who_wants_little_motion_gets_none(open_page):
    page = open_page(COVERED, reduced_motion="reduce")
    assert page.page.evaluate(
        "[...document.querySelectorAll('*')].every(each => "
        "getComputedStyle(each).transitionDuration === '0s' && "
        "getComputedStyle(each).animationName === 'none')")


def test_without_scripts_there_is_a_picture(open_page):
    page = open_page(COVERED, java_script_enabled=False)
    picture = page.page.locator("noscript svg")
    box = picture.bounding_box()
    # Letters are 8 points high.
    assert 8 * box["width"] / 390 >= 14
    assert "Where scripts may run" in page.page.inner_text("noscript")
    assert not page.page.locator("nav").is_visible()
    assert "Pay $83.40" in picture.text_content()


def test_no_script_but_the_page_s_own_runs(open_page):
    page = open_page(COVERED)
    page.page.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.stranger = true";
      document.body.append(script);
    }""")
    assert page.page.evaluate("globalThis.stranger") is None
    assert len(page.complaints) == 1 and "Content Security Policy" in page.complaints.pop()


def test_on_paper_dead_controls_are_listed_with_reasons_and_nobody_clicks(open_page):
    page = open_page(COVERED)
    assert not page.page.is_visible("#dead")
    page.page.emulate_media(media="print")
    told = page.page.inner_text("body")
    assert "Controls that get no touch" in told and "veil" in page.page.inner_text("#dead")
    for word in ("Click", "click", "Drag", "Hide"):
        assert word not in told
