import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import run
from scenes_for_tests import SCREENS


@pytest.fixture
def comparison(browser, tmp_path):
    """Opens the page that compares two screens."""
    file = tmp_path / "comparison.html"
    run(f"diff {SCREENS / 'seats-before.txt'} {SCREENS / 'seats-after.txt'} html {file}", tmp_path)
    contexts = []

    def comparison(**options):
        contexts.append(browser.new_context(**options))
        page = contexts[-1].new_page()
        page.goto(file.as_uri())
        return page

    yield comparison
    for context in contexts:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_it_is_accessible_and_fits(comparison, scheme, size):
    page = comparison(viewport=dict(zip(["width", "height"], size)), color_scheme=scheme)
    found = Axe().run(page).response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]][:3]) for each in found] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size, least", [((1280, 800), 10), ((1920, 1080), 14)])
def test_letters_can_be_read_or_are_left_out(comparison, size, least):
    page = comparison(viewport=dict(zip(["width", "height"], size)))
    heights = page.evaluate("""() => [...document.querySelectorAll("svg .labels text:not(.mark)")]
      .map(each => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().d)""")
    assert heights and min(heights) >= least
    page.set_viewport_size({"width": 390, "height": 844})
    assert not page.locator("svg .labels").first.is_visible()
    boxes = [each.bounding_box() for each in page.locator("svg").all()]
    assert boxes[0]["y"] == boxes[1]["y"]
