import json
import os
import shutil
import subprocess

import pytest
from playwright.sync_api import sync_playwright

BINARY = os.environ["TAPSCOPE"]
BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
               None)


@pytest.fixture(scope="session")
def browser():
    if BROWSER is None:
        pytest.skip("no Chromium is installed: the page was not tried in a browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield browser
        browser.close()


class Page:
    """The page of a scene in a browser, and Tapscope's own answers to compare it with."""

    def __init__(self, browser, script, folder):
        self.script = script
        file = folder / "scene.html"
        run(script + f"\nexport html {file}", folder)
        self.folder = folder
        self.page = browser.new_page(viewport={"width": 1400, "height": 900})
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.requests = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(file.as_uri())

    def click(self, x, y):
        """Clicks at a point of the screen that is shown flat."""
        box = self.page.locator(".layer.base").bounding_box()
        screen = self.data()["screen"]
        self.page.mouse.click(
            box["x"] + x / screen[0] * box["width"], box["y"] + y / screen[1] * box["height"])
        return self.result()

    def data(self):
        """What the page's script reads."""
        return json.loads(self.page.text_content("#data"))

    def result(self):
        """The point that was asked, who the page says is hit, and why it is another point, if it is."""
        result = self.page.locator("#result")
        x, y = map(float, result.get_attribute("data-point").split(","))
        return (x, y), result.get_attribute("data-hit"), result.get_attribute("data-sampled")

    def hits(self, points):
        """Who is hit at some points, as Tapscope says without a page."""
        asked = "\n".join(f"hit {x:.17g},{y:.17g}" for x, y in points)
        records = map(json.loads, run(f"{self.script}\n{asked}", self.folder).splitlines())
        return [record["hit"] or "nil" for record in records if record["command"] == "hit"]


def run(script, folder):
    file = folder / "scene.scope"
    file.write_text(script)
    done = subprocess.run(
        [BINARY, "--format", "json", str(file)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def open_page(browser, tmp_path):
    """Opens the page of a scene; at the end nothing was fetched, and nothing went wrong."""
    pages = []

    def open_page(script):
        pages.append(Page(browser, script, tmp_path))
        return pages[-1]

    yield open_page
    for page in pages:
        assert page.complaints == []
        assert all(url.startswith("file:") for url in page.requests)
        assert len(page.requests) == 1
        page.page.close()
