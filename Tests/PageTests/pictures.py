"""Makes the pictures of README and of the guides: a live session, as a browser shows it.

    TAPSCOPE=.build/debug/tapscope .build/page-tests/bin/python Tests/PageTests/pictures.py
"""

import pathlib
import tempfile

from playwright.sync_api import sync_playwright

from conftest import BINARY, BROWSER
from live_session import LiveSession
from test_live import SCENE, LiveBrowser

FOLDER = pathlib.Path(__file__).parents[2] / "Sources/tapscope/Tapscope.docc/Resources"


def walk(live):
    """A tap that misses: the step in which the card says by how much."""
    live.session.run("tap 200,230")
    live.see("() => live.board.show.interaction")
    live.page.keyboard.press("Home")
    for _ in range(40):
        if "30 below" in live.page.inner_text("#sentence"):
            break
        live.page.keyboard.press("ArrowRight")


def votes(live):
    """A question with votes, before the answer."""
    live.session.run("set-option reveal ask", "tap 200,230")
    live.see("() => live.state.question?.open")
    live.session.run("votes buy 12 card 2 root 5")
    live.see("() => live.state.votes?.total === 19")


def main():
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        for name, prepare in [("live-walk", walk), ("live-votes", votes)]:
            home = pathlib.Path(folder) / name
            home.mkdir()
            session = LiveSession(BINARY, home)
            session.run(*SCENE)
            live = LiveBrowser(browser, session, viewport={"width": 1280, "height": 760})
            prepare(live)
            live.page.wait_for_timeout(600)
            live.page.screenshot(path=FOLDER / f"{name}.png")
            live.close()
            session.close()
        browser.close()


if __name__ == "__main__":
    main()
