import re

import pytest

from conftest import run

TALKS = ["delivery", "responders", "hit-testing", "the-log", "gestures"]


def pages(browser, folder, what, form):
    """The number of pages that a handout takes in print."""
    file = folder / "handout.html"
    run(f"{what}\nexport handout {file} {form}", folder)
    context = browser.new_context()
    page = context.new_page()
    page.goto(file.as_uri())
    printed = page.pdf(prefer_css_page_size=True)
    context.close()
    return len(re.findall(rb"/Type\s*/Page\b", printed))


def test_five_talks_are_at_most_twenty_five_pages(browser, tmp_path):
    counts = {talk: pages(browser, tmp_path, f"talk {talk}", "blank") for talk in TALKS}
    assert min(counts.values()) > 0
    assert sum(counts.values()) <= 25, counts


@pytest.mark.parametrize("lesson", ["order", "outside", "palette"])
def test_a_lesson_fits_one_page(browser, tmp_path, lesson):
    assert pages(browser, tmp_path, f"lesson {lesson}", "blank") == 1
