"""The live page in a browser: it follows the session, and its clicks are carried out there."""

import random
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import BINARY, PLACE
from live_session import LiveSession

SCENE = ("add card 20,100 200x100", "add UIButton buy 150,60 100x80 in card title=Buy")


class LiveBrowser:
    """A browser at the page of a session."""

    def __init__(self, browser, session, **options):
        options.setdefault("viewport", {"width": 1280, "height": 800})
        self.session = session
        self.context = browser.new_context(**options)
        self.complaints = []
        self.page = self.open()

    def open(self, address=None):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.complaints.append(message.text))
        page.goto(address or self.session.address)
        self.until(lambda: page.evaluate(
            "() => live.state.isReady && tapscope.scene.revision === live.state.revision"))
        # What was drawn last is where it stays.
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
        return page

    def until(self, condition):
        """Waits until something is so, and takes in what the session prints meanwhile."""
        for _ in range(600):
            found = condition()
            if found:
                return found
            self.session.take_in(0.025)
        raise AssertionError("it never came; the session says:\n" + self.session.output[-1500:])

    def see(self, question, page=None):
        """Waits until a question about the page is answered by something true; answers it."""
        return self.until(lambda: (page or self.page).evaluate(question))

    def place(self, x, y):
        return self.page.evaluate(PLACE, [x, y])

    def click(self, x, y):
        self.page.mouse.click(*self.place(x, y))

    def close(self):
        self.context.close()


@pytest.fixture
def open_live(browser, tmp_path):
    """Opens a session with some lines, and a browser at its page."""
    opened = []

    def open_live(*lines, arguments=(), **options):
        session = LiveSession(BINARY, tmp_path, *arguments)
        session.run(*(lines or SCENE))
        live = LiveBrowser(browser, session, **options)
        opened.append((session, live))
        return session, live

    yield open_live
    for session, live in opened:
        live.close()
        session.close()


def scene_of(page):
    """The scene that a page shows, with names in place of numbers."""
    return page.evaluate(
        """() => {
          const { views, layers } = tapscope.scene;
          const names = views.map(view => view.name);
          return {
            views: views.map(view => [view.name, view.class, view.superview?.name ?? null,
              view.frame, view.bounds, view.states ?? "", view.toScreen.map(each =>
                Math.round(each * 1e6) / 1e6)]),
            layers: layers.map(([place, ...rest]) => [names[place], ...rest]),
          };
        }""")


def test_a_click_is_a_tap_in_the_session_and_its_walk_is_played(open_live):
    session, live = open_live()
    live.click(200, 230)
    session.wait_for_text("tap 200,230  (page)")
    live.see("() => live.board.show.interaction?.title === 'tap (200, 230)'")
    page = live.page
    page.keyboard.press("End")
    live.see("() => document.querySelector('#answer').textContent.includes('root is hit')")
    page.keyboard.press("Home")
    live.see("() => document.querySelector('#sentence').textContent.includes('window')")
    sentences = []
    for _ in range(12):
        sentences.append(page.inner_text("#sentence"))
        page.keyboard.press("ArrowRight")
    assert any("30 below" in sentence for sentence in sentences), sentences
    assert live.complaints == []


def test_time_that_passes_reaches_the_page(open_live):
    session, live = open_live(
        "add card 20,100 300x200", "gesture tap single on card",
        "gesture tap double on card taps=2", "require single toFail double")
    session.run("tap card")
    live.see("() => live.board.show.interaction?.title.startsWith('tap')")
    live.page.keyboard.press("End")
    before = live.page.evaluate("() => live.board.show.interaction.steps.length")
    session.run("wait 0.4")
    live.see(f"() => live.board.show.interaction.steps.length > {before}")
    live.page.keyboard.press("End")
    live.see("() => document.querySelector('#answer').textContent.includes('single')")
    live.see("() => document.body.innerText.includes('0.40 s')")
    # The delegate is the last: nobody follows to whom it could pass the touch on.
    session.run("tap 5,5")
    live.see("() => live.board.show.interaction?.title === 'tap (5, 5)'")
    live.page.keyboard.press("End")
    live.see("() => document.body.innerText.includes('it is dropped')")
    assert live.complaints == []


def test_the_page_follows_random_lines_and_ends_as_the_exported_page(open_live, browser, tmp_path):
    session, live = open_live()
    dice = random.Random(7)
    names = [f"v{k}" for k in range(8)] + ["card", "buy"]
    lines = []
    for k in range(500):
        name, other = dice.choice(names), dice.choice(names)
        x, y, width, height = (dice.randrange(0, 300) for _ in range(4))
        lines.append(dice.choice([
            f"add {name} {x},{y} {width}x{height}", f"add {name} {x},{y} {width}x{height} in {other}",
            f"move {name} to {other}", f"remove {name}", f"alpha {name} 0.{k % 9 + 1}",
            f"hide {name}", f"show {name}", f"front {name}", f"frame {name} {x},{y} {width}x{height}",
            f"rotate {name} {k}", "undo", "redo", f"tap {x},{y}"]))
    for start in range(0, 500, 50):
        session.run(*lines[start:start + 50])
        if start == 200:
            live.page.reload()
            live.see("() => live.state.isReady")
    session.run("tap 1,1", f"export html {tmp_path}/end.html")
    live.see("() => live.state.commands.at(-1)?.line.startsWith('export')")
    live.page.keyboard.press("Escape")
    live.see("() => !live.board.show.interaction && tapscope.scene.revision !== null")
    still = browser.new_page()
    still.goto(f"file://{tmp_path}/end.html")
    expected = scene_of(still)
    still.close()
    live.until(lambda: scene_of(live.page) == expected)
    assert len(expected["views"]) > 4
    # Nothing was told twice.
    numbers = live.page.evaluate("() => live.state.interactions.map(each => each.number)")
    assert numbers == sorted(set(numbers))


def test_two_pages_a_reload_and_a_page_that_is_closed(open_live):
    session, live = open_live()
    second = live.open()
    session.run("hide buy")
    for page in (live.page, second):
        live.see("() => tapscope.scene.views.some(view => /hidden/.test(view.states ?? ''))", page)
    second.reload()
    live.see("() => live.state.isReady && live.state.commands.length > 2", second)
    second.close()
    session.run("show buy", "tap buy")
    live.see("() => live.state.interactions.at(-1)?.title === 'tap (220, 200)'")


def test_a_killed_session_is_told_and_comes_back_to_the_same_page(open_live, tmp_path):
    session, live = open_live()
    session.kill()
    live.see("() => /does not answer/.test(document.querySelector('#banner').textContent)")
    again = LiveSession(BINARY, tmp_path, "--resume")
    try:
        live.session = again
        live.see("() => document.querySelector('#banner').hidden")
        again.run("hide card")
        live.see("() => tapscope.scene.views.some(view => /hidden/.test(view.states ?? ''))")
    finally:
        again.close()


def test_live_off_is_told(open_live):
    session, live = open_live()
    session.run("live off")
    live.see("() => /ended this page/.test(document.querySelector('#banner').textContent)")


def test_a_page_without_a_token_says_what_to_do(open_live, browser):
    session, live = open_live()
    address = session.address.split("#")[0]
    stranger = browser.new_context()
    page = stranger.new_page()
    page.goto(address)
    live.see("() => /Type live in the session/.test(document.querySelector('#banner').textContent)",
             page)
    assert page.evaluate("() => tapscope.scene.views.length") == 0
    stranger.close()


def test_votes_and_the_reveal(open_live):
    session, live = open_live(*SCENE, "set-option reveal ask")
    live.click(200, 230)
    live.see("() => live.state.question?.open")
    assert live.page.evaluate("() => live.state.interactions.length") == 0
    live.click(200, 230)
    live.see("() => live.state.votes?.total === 1")
    session.run("votes buy 12 card 3")
    live.see("() => live.state.votes?.total === 16")
    live.page.keyboard.press("r")
    live.see("() => live.state.question && !live.state.question.open")
    assert live.page.evaluate("() => live.state.question.answer") == "root"
    live.see("() => live.state.interactions.length === 1")
    assert "would be right" in live.page.inner_text("body")
    session.wait_for_text("13")


def test_a_talk_can_be_given_from_the_page(open_live):
    session, live = open_live("talk delivery")
    live.see("() => live.state.mode?.talk")
    before = live.page.evaluate("() => JSON.stringify(live.state.mode)")
    live.page.keyboard.press("n")
    live.until(lambda: live.page.evaluate("() => JSON.stringify(live.state.mode)") != before)


def test_a_lesson_shows_its_task_and_its_checks(open_live):
    session, live = open_live("lesson outside", "")
    live.see("() => live.state.mode?.lesson?.task")
    session.run("set card alpha 0.5")
    live.see("() => live.state.mode.lesson.hold !== null")
    assert live.page.evaluate("() => live.state.mode.lesson.task")[:20] in live.page.inner_text("body")


def test_step_moves_the_page_and_the_page_moves_step(open_live):
    session, live = open_live()
    session.send("step tap 200,230\r")
    live.see("() => live.state.cursor?.step === 0")
    session.send("nn")
    live.see("() => live.board.player.step === 2")
    live.page.keyboard.press("ArrowRight")
    live.see("() => live.state.cursor?.step === 3")
    session.send("q")
    live.see("() => live.state.cursor === null")


def test_a_selected_view_is_explained(open_live):
    session, live = open_live()
    live.page.keyboard.press("v")
    live.page.locator("#views li", has_text="buy").click()
    session.wait_for_text("why buy  (page)")
    live.see("() => /card/.test(document.querySelector('#result').textContent)")


def test_hostile_names_and_texts_are_only_text(open_live):
    title = "</script><img src=x onerror=alert(1)>"
    session, live = open_live(f'add UIButton b 20,100 200x100 title="{title}"', "tap b")
    live.see("() => tapscope.scene.views.some(view => /img/.test(view.text ?? ''))")
    assert live.page.evaluate("() => document.images.length") == 0
    assert live.complaints == []


def test_a_guest_on_a_phone_votes_and_sees_nothing_else(open_live, browser):
    session, live = open_live(*SCENE, "set-option reveal ask")
    session.run("live guests 127.0.0.1")
    address = next(word for word in session.output.split() if word.startswith("http://")
                   and live.page.url.split("/")[2] not in word)
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = phone.new_page()
    page.goto(address)
    live.see("() => live.state.isReady && live.state.isGuest", page)
    live.click(200, 230)
    live.see("() => live.state.question?.open", page)
    assert page.evaluate("() => live.state.commands.length") == 0
    page.keyboard.press("1")
    live.see("() => live.state.votes?.total === 1")
    page.keyboard.press("2")
    live.see("() => live.state.votes?.total === 1", page)
    status = page.evaluate(
        """async () => (await fetch("/command", { method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ kind: "enter" }) })).status""")
    assert status == 403
    phone.close()


@pytest.mark.parametrize("options", [
    {"viewport": {"width": 1280, "height": 720}},
    {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "dark"},
])
def test_the_code_for_guests_is_whole_dark_on_white_and_beside_the_stage(open_live, options):
    session, live = open_live(*SCENE, **options)
    session.run("live guests 127.0.0.1")
    live.see("() => document.querySelector('#invitation svg')?.getBoundingClientRect().width > 180")
    left, top, right, bottom = live.page.evaluate("""() => {
      const { left, top, right, bottom } =
        document.querySelector("#invitation svg").getBoundingClientRect();
      return [left, top, right, bottom];
    }""")
    width, height = options["viewport"]["width"], options["viewport"]["height"]
    assert live.page.evaluate("() => stage.getBoundingClientRect().right") <= left
    assert 0 <= top and right <= width and bottom <= height
    assert live.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('svg') !== null",
        [(left + right) / 2, (top + bottom) / 2])
    fills = live.page.evaluate("""() => [...document.querySelectorAll("#invitation svg > *")]
      .map(part => getComputedStyle(part).fill)""")
    assert fills == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    assert "http://127.0.0.1:" in live.page.inner_text("#invitation .address")
    assert "█" not in live.page.evaluate("() => JSON.stringify(live.state.commands)")
    live.page.click("text=Close")
    assert not live.page.is_visible("#invitation")
    session.run("live guests 127.0.0.1")
    live.see("() => !document.getElementById('invitation').hidden")
    session.run("live guests off")
    live.see("() => document.getElementById('invitation').hidden")
    assert live.complaints == []


def test_without_motion_the_end_is_shown_at_once(open_live):
    session, live = open_live(reduced_motion="reduce")
    session.run("tap 200,230")
    live.see("() => { const { player } = live.board; return player.last > 0 && player.step === player.last; }")


def test_every_tool_works_from_the_keyboard(open_live):
    session, live = open_live()
    live.page.focus("#stage")
    live.page.keyboard.press("ArrowDown")
    live.page.keyboard.press("Enter")
    session.wait_for_text("(page)")
    live.page.keyboard.press("Escape")
    live.page.evaluate("() => document.activeElement.blur()")
    live.page.keyboard.press("u")
    session.wait_for_text("undo  (page)")


def test_a_replay_needs_no_server_and_simulates_nothing(browser, tmp_path):
    script = ("set-option transcript on\nadd card 20,100 200x100\n"
              "add UIButton buy 150,60 100x80 in card\ntap 200,230\nhide buy\ntap 200,190")
    file = tmp_path / "replay.html"
    subprocess.run([BINARY, "-c", f"{script}\nexport html replay {file}"], check=True,
                   capture_output=True, timeout=300)
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(file.as_uri())
    assert "Replay: a recording; it does not simulate" in page.inner_text("body")
    places = page.evaluate("() => replay.places.length")
    assert places > 20
    told = []
    for _ in range(places):
        told.append(page.inner_text("#sentence"))
        page.keyboard.press("ArrowRight")
    assert any("30 below" in text for text in told)
    assert any("hide buy" in text for text in told)
    page.keyboard.press("Home")
    page.keyboard.press("End")
    assert page.evaluate("() => replay.isAtEnd")
    assert len(requests) == 1
    context.close()


def test_a_walk_makes_room_for_later_lines_and_for_new_questions(open_live):
    session, live = open_live()
    session.run("tap 200,230")
    live.see("() => live.board.show.interaction && live.board.player.step < live.board.player.last")
    session.run("hide card")
    live.see("() => !live.board.show.interaction && tapscope.scene.revision === live.state.revision")
    session.run("show card", "tap 200,230")
    live.see("() => live.board.show.interaction")
    session.run("set-option reveal ask")
    session.send("tap 30,110\r")
    live.see("() => live.state.question?.open && !live.board.show.interaction")
    # Enter on the stage reveals; it does not vote.
    live.page.evaluate("() => document.activeElement.blur()")
    live.page.keyboard.press("n")
    assert live.page.evaluate("() => live.state.question.open")
    live.page.keyboard.press("r")
    live.see("() => live.board.show.interaction?.title === 'tap (30, 110)'")


def test_a_quiz_is_answered_by_votes(open_live):
    session, live = open_live("quiz hit-test 1")
    live.see("() => live.state.question?.open")
    live.page.keyboard.press("1")
    live.see("() => live.state.votes?.total === 1")
    live.page.keyboard.press("r")
    live.see("() => live.state.question && !live.state.question.open && live.board.isWalking")
    live.page.keyboard.press("n")
    live.see("() => !live.board.isWalking")
    live.page.keyboard.press("n")
    live.see("() => live.state.mode.quiz.number === 2")


def test_the_map_gives_no_answer_before_it_is_asked_for(open_live):
    session, live = open_live()
    assert not live.page.evaluate("() => tapscope.stage.showsMap")


def test_the_theme_of_a_projector_reaches_the_page(open_live):
    session, live = open_live(arguments=("--theme", "projector"))
    live.see("() => document.documentElement.classList.contains('projector')")


def test_what_gets_no_touch_looks_as_other_controls_do_while_it_is_asked(open_live):
    session, live = open_live(
        "add UIButton play 20,100 100x60", "add UIButton veiled 200,100 100x60",
        "add veil 190,90 120x80", "set-option reveal ask")
    live.see("() => tapscope.scene.views.some(view => view.lost)")
    looks = """() => tapscope.stage.painting.groups.map(group => group.kind)"""
    assert "lost" not in live.page.evaluate(looks)
    live.page.keyboard.press("m")
    live.see("() => tapscope.stage.painting.groups.some(group => group.kind === 'lost')")
    session.send("tap 250,130\r")
    live.see("() => live.state.question?.open")
    live.see("() => !tapscope.stage.painting.groups.some(group => group.kind === 'lost')")


@pytest.mark.parametrize("options", [
    {}, {"color_scheme": "dark"},
    {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
], ids=["light", "dark", "phone"])
def test_everybody_can_use_it(open_live, browser, options):
    session, live = open_live(**options)
    pages = [live.page]

    def check(state):
        for page in pages:
            found = Axe().run(page).response["violations"]
            assert [(state, each["id"], [node["html"] for node in each["nodes"]][:2])
                    for each in found] == []

    check("start")
    session.run("gesture tap double on card taps=2", "tap 100,150 count=2")
    live.see("() => live.board.show.interaction")
    live.page.keyboard.press("End")
    check("walk")
    session.run("why buy")
    live.see("() => live.state.focus")
    check("report")
    session.run("set-option reveal ask", "live guests 127.0.0.1")
    guest = browser.new_context(**options).new_page()
    guest.goto(next(word for word in session.output.split() if word.startswith("http://")
                    and live.page.url.split("/")[2] not in word))
    pages.append(guest)
    session.send("tap 200,230\r")
    for page in pages:
        live.see("() => live.state.question?.open", page)
    session.run("votes buy 3 root 2")
    live.see("() => live.state.votes?.total === 5", guest)
    check("question")
    session.send("\r")
    live.see("() => live.state.question && !live.state.question.open", guest)
    check("reveal")
    guest.context.close()
    session.run("lesson outside", "")
    live.see("() => live.state.mode?.lesson")
    pages.remove(guest)
    check("lesson")
