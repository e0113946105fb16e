import functools
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import pytest
from playwright.sync_api import sync_playwright

from answers import CLICKS, answers, commands

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


# The place in the window of a point of the screen that is shown flat.
PLACE = """point => {
  const { stage } = tapscope, box = stage.area.getBoundingClientRect();
  const [x, y] = stage.onStage(point, null);
  return [box.left + x, box.top + y];
}"""


class Page:
    """The page of a scene in a browser, and Tapscope's own answers to compare it with."""

    def __init__(self, browser, script, folder, **options):
        self.script = script
        self.folder = folder
        file = folder / "scene.html"
        file.write_text(exported(script))
        options.setdefault("viewport", {"width": 1400, "height": 900})
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.requests = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(file.as_uri())

    def place(self, x, y):
        """The place in the window of a point of the screen that is shown flat."""
        return self.page.evaluate(PLACE, [x, y])

    def click(self, x, y, **options):
        """Clicks with the mouse at a point of the screen that is shown flat."""
        self.page.mouse.click(*self.place(x, y), **options)
        return self.result()

    def clicks(self, points):
        """Clicks at many points; what the page answers to each."""
        return self.page.evaluate(CLICKS, points)

    def data(self):
        """What the page's script reads."""
        return json.loads(self.page.text_content("#data"))

    def labels(self):
        """The boxes of the labels on the stage: left, top, right, bottom."""
        return self.page.evaluate(
            """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
              done(tapscope.stage.labels.map(({ left, top, width, height, text }) =>
                [left, top, left + width, top + height, text])))))""")

    def result(self):
        """The point that was asked, who the page says is hit, and why it is another, if it is."""
        result = self.page.locator("#result")
        x, y = map(float, result.get_attribute("data-point").split(","))
        return (x, y), result.get_attribute("data-hit"), result.get_attribute("data-sampled")

    def until(self, question):
        """Waits until something is so; Playwright's own way evaluates texts, which the page forbids."""
        for _ in range(100):
            if self.page.evaluate(question):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(question)

    def told(self):
        """The text of the answer."""
        return self.page.inner_text("#result")

    def answers(self, points):
        """Who is hit at some points and every decision, as Tapscope says without a page."""
        records = run(f"{self.script}\n{commands(points)}", self.folder).splitlines()
        return answers([json.loads(record) for record in records])

    def hits(self, points):
        """Who is hit at some points, as Tapscope says without a page."""
        return [hit for hit, _ in self.answers(points)]


@functools.cache
def exported(script):
    """The page of a scene; many tests open the same one."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "scene.html"
        run(script + f"\nexport html {file}", file.parent)
        return file.read_text()


def run(script, folder):
    file = folder / "scene.scope"
    file.write_text(script)
    done = subprocess.run(
        [BINARY, "--format", "json", "--width", "1000", str(file)], capture_output=True,
        text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def open_page(browser, tmp_path):
    """Opens the page of a scene; at the end nothing was fetched, and nothing went wrong."""
    pages = []

    def open_page(script, **options):
        pages.append(Page(browser, script, tmp_path, **options))
        return pages[-1]

    yield open_page
    for page in pages:
        assert page.complaints == []
        assert all(url.startswith("file:") for url in page.requests)
        assert len(page.requests) == 1
        page.context.close()
