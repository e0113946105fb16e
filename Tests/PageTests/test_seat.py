"""The seat beside the stage: what a class reads there, from the back row."""

import io

import pytest
import zxingcpp
from PIL import Image

# The same fixture: a session with a browser at its page.
from test_live import open_live  # noqa: F401

SMALL = {"viewport": {"width": 1280, "height": 720}}
SIZES = [SMALL, {"viewport": {"width": 1920, "height": 1080}},
         {"viewport": {"width": 1024, "height": 768}}]
CARD = ("add card 20,100 350x260", "add UIButton buy 200,180 120x44 in card title=Buy",
        "add badge 180,160 60x60 in card", "target buy touchUpInside vc.buy:")
GESTURES = (*CARD, "remove badge", "gesture tap menu on card", "target menu vc.menu:")

# The height of letters that a class reads, the largest first.
LETTERS = """() => [...document.querySelectorAll(
    "#side :is(#answer p, #sentence, #rule, #trace li bdi, #trace li em, #mode p, #question p, h2)")]
  .filter(each => each.offsetParent && each.textContent)
  .map(each => parseFloat(getComputedStyle(each).fontSize))"""


def size_of(page, selector):
    return page.evaluate(
        f"() => parseFloat(getComputedStyle(document.querySelector('{selector}')).fontSize)")


def end_of_walk(live):
    live.see("() => live.board.show.interaction")
    live.page.keyboard.press("End")
    live.see("() => live.board.player.step === live.board.player.last")


@pytest.mark.parametrize("command, words", [
    ("tree", "UIButton"), ("gestures card", "menu"), ("inside card 5,5", "true"),
    ("convert 0,0 from buy to nil", "220"), ("get buy.alpha", "1"), ("find buy", "buy"),
    ("tree controllers", "vc"), ("target buy", "touchUpInside"), ("queue", "queue"), ("audit", "targets"),
    ("log", "touchUpInside"), ("trace", "hit-test"), ("frobnicate", "no command"),
])
def test_every_answer_stands_beside_the_stage(open_live, command, words):
    session, live = open_live(*GESTURES, "tap buy", **SMALL)
    session.run(command)
    live.see(f"() => live.state.commands.at(-1).line === {command!r}"
             " && document.body.classList.contains('replying')")
    assert words in live.page.inner_text("#reply")
    box = live.page.locator("#reply").bounding_box()
    assert box["height"] > 120 and box["y"] + box["height"] <= 720


def test_a_chain_is_drawn_with_the_first_responder_at_the_bottom(open_live):
    session, live = open_live(*CARD, **SMALL)
    session.run("chain buy")
    live.see("() => document.querySelectorAll('#reply .chain li').length === 8")
    tops = live.page.evaluate("""() => [...document.querySelectorAll("#reply .chain li")]
      .map(each => [each.querySelector("bdi").textContent, each.getBoundingClientRect().top])""")
    assert [name for name, _ in tops][:2] == ["buy", "card"]
    assert [top for _, top in tops] == sorted((top for _, top in tops), reverse=True)


def test_a_map_is_drawn_on_the_stage(open_live):
    session, live = open_live(*CARD)
    assert not live.page.evaluate("() => tapscope.stage.showsMap")
    session.run("map")
    live.see("() => tapscope.stage.showsMap")


def test_what_a_talk_says_of_an_event_waits_for_the_end_of_its_walk(open_live):
    session, live = open_live("talk 3", "", "")
    live.see("() => live.state.mode?.talk")
    before = live.page.inner_text("#mode")
    session.run("")
    live.see("() => live.board.show.interaction && live.board.player.step < live.board.player.last")
    assert live.page.inner_text("#mode") == before
    live.page.keyboard.press("End")
    live.see("() => !live.board.isWalking")
    live.until(lambda: live.page.inner_text("#mode") != before)


def test_a_walk_stays_where_something_is_decided(open_live):
    session, live = open_live("add card 20,100 300x200")
    session.run("tap card")
    live.see("() => live.board.show.interaction")
    # Window and root are passed by: nothing else could have been asked there.
    stays, seconds = live.page.evaluate("""() => {
      const { player, show } = live.board;
      const names = show.interaction.steps.filter((_, k) => player.durations[k] >= 0.5)
        .map(step => step.name);
      return [names, player.durations.reduce((sum, each) => sum + each, 0)];
    }""")
    assert "window" not in stays[:1] and "root" not in stays[:1]
    assert seconds < 9
    first = live.page.evaluate("() => live.board.player.stopFrom(1)")
    assert first > 1
    # Where the prompt goes along, no step is left out.
    session.send("step\r")
    live.see("() => live.state.cursor?.step === 0")
    live.page.keyboard.press("ArrowRight")
    live.see("() => live.state.cursor?.step === 1")
    session.send("q")


@pytest.mark.parametrize("options", SIZES)
def test_the_conclusion_is_the_largest_and_all_is_read_from_the_back_row(open_live, options):
    session, live = open_live("add card 20,100 200x100",
                              "add UIButton buy 150,60 100x80 in card title=Buy", **options)
    session.run("tap 200,230")
    end_of_walk(live)
    height = options["viewport"]["height"]
    key = live.page.locator("#answer .key")
    assert "cannot be touched" in key.inner_text()
    sizes = live.page.evaluate(LETTERS)
    assert size_of(live.page, "#answer .key") == max(sizes)
    assert min(sizes) >= 0.0259 * height
    assert live.page.evaluate("() => tapscope.stage.theme.size") >= 0.0255 * height
    # The conclusion stands above the rows, and the player stays in sight.
    bottom = key.bounding_box()["y"] + key.bounding_box()["height"]
    assert bottom <= live.page.locator("#trace").bounding_box()["y"]
    bar = live.page.locator("#player").bounding_box()
    assert bar["y"] + bar["height"] <= height


def test_at_1280_by_720_question_and_player_fit(open_live):
    session, live = open_live(*GESTURES, "set-option reveal ask", **SMALL)
    session.send("tap buy\r")
    live.see("() => live.state.question?.open")
    for part in ("#question h2", "#question .chips", "#question .primary"):
        box = live.page.locator(part).first.bounding_box()
        assert box["y"] > 0 and box["y"] + box["height"] <= 720
    live.page.evaluate("() => document.activeElement.blur()")
    live.page.keyboard.press("r")
    live.see("() => live.board.show.interaction")
    for part in ("#sentence", "#player", "#question"):
        box = live.page.locator(part).bounding_box()
        assert box["y"] + box["height"] <= 720


def test_lanes_are_there_only_with_recognizers_and_not_before_they_act(open_live):
    session, live = open_live(*CARD)
    session.run("tap buy")
    end_of_walk(live)
    assert not live.page.is_visible("#lanes")
    session.run("gesture tap menu on card", "tap buy")
    live.see("() => live.board.show.interaction?.lanes.length === 1")
    assert not live.page.is_visible("#lanes")
    end_of_walk(live)
    assert live.page.is_visible("#lanes")


def test_escape_closes_a_menu_and_nothing_else(open_live):
    session, live = open_live(*CARD)
    session.run("tap buy")
    end_of_walk(live)
    live.page.click("#settings summary")
    assert live.page.evaluate("() => settings.open")
    live.page.keyboard.press("Escape")
    assert not live.page.evaluate("() => settings.open")
    assert live.page.evaluate("() => live.board.show.interaction !== null")


PIXEL = """([x, y]) => {
  const { stage } = tapscope, [left, top] = stage.onStage([x, y], null);
  return [...stage.pen.getImageData(left * stage.ratio, top * stage.ratio, 1, 1).data].slice(0, 3);
}"""


def test_what_is_in_front_is_painted_over_what_it_covers(open_live):
    red, blue = [255, 59, 48], [0, 122, 255]
    session, live = open_live("add red 40,100 200x200", "add blue 140,200 200x200",
                              "add tile 40,500 100x100 color=0,0.5,0 cornerRadius=50")

    def color(x, y):
        return live.page.evaluate(PIXEL, [x, y])

    def turned(*lines):
        revision = live.page.evaluate("() => tapscope.scene.revision")
        session.run(*lines)
        live.see(f"() => tapscope.scene.revision > {revision}")
        live.page.wait_for_timeout(150)

    assert color(60, 280) == red and color(230, 290) == blue
    # Round corners are not painted.
    assert color(90, 590) == [0, 128, 0] and color(43, 503) != [0, 128, 0]
    turned("front red")
    assert color(230, 290) == red
    turned("set blue zPosition 1")
    assert color(230, 290) == blue
    # A color of its own wins over the name.
    turned("set blue color yellow")
    assert color(230, 290) == [255, 255, 0]


def test_labels_have_letters_only_with_the_map(open_live):
    session, live = open_live(*CARD)
    labels = "() => tapscope.stage.labels.map(label => label.text)"
    assert "card" in live.page.evaluate(labels)
    session.run("map")
    live.see("() => tapscope.stage.showsMap")
    live.see("() => tapscope.stage.labels.some(label => / · /.test(label.text))")


def test_a_wrong_guess_at_the_prompt_shows_its_belief(open_live):
    session, live = open_live("add card 20,100 200x100",
                              "add UIButton buy 150,60 100x80 in card title=Buy",
                              "set-option reveal ask")
    session.send("tap 200,230\r")
    live.see("() => live.state.question?.open")
    session.send("buy\r")
    live.see("() => live.state.question && !live.state.question.open")
    told = live.page.inner_text("#question")
    assert "buy was said" in told and "outside" in told
    # No bar and no name lies over the views.
    assert not live.page.is_visible("#question .track")


def test_a_solved_lesson_says_what_to_remember_and_goes_on(open_live):
    session, live = open_live("lesson outside", "", "override card accepts buy", **SMALL)
    live.see("() => live.state.mode.lesson?.solved")
    told = live.page.inner_text("#mode")
    assert "subviews are not asked" in told and "override card accepts buy" in told
    assert "func point(inside" in told and "Another way" in told
    assert size_of(live.page, "#mode .remember") > size_of(live.page, "#mode pre")
    number = live.page.evaluate("() => live.state.mode.lesson.number")
    live.page.click("#mode .primary")
    live.see(f"() => live.state.mode.lesson.number === {number + 1}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_code_for_guests_is_read_from_a_picture_of_the_page(open_live, scheme):
    session, live = open_live(*CARD, color_scheme=scheme, **SMALL)
    session.run("live guests 127.0.0.1")
    live.see("() => document.querySelector('#invitation svg')?.getBoundingClientRect().width > 180")
    address = live.page.inner_text("#invitation .address")
    found = zxingcpp.read_barcodes(Image.open(io.BytesIO(live.page.screenshot())))
    assert [code.text for code in found] == [address]
    # The terminal prints the address alone.
    assert address in session.output and "█" not in session.output


def test_guests_see_the_walk_when_the_question_is_revealed(open_live):
    session, live = open_live(*CARD, "set-option reveal ask", **SMALL)
    session.run("live guests 127.0.0.1")
    live.see("() => document.querySelector('#invitation .address')?.textContent")
    guest = live.open(live.page.inner_text("#invitation .address"))
    session.send("tap buy\r")
    live.see("() => live.state.question?.open", guest)
    assert not guest.is_visible("#walk")
    live.page.evaluate("() => document.activeElement.blur()")
    live.page.keyboard.press("r")
    live.see("() => live.board.show.interaction && document.querySelector('#sentence').textContent",
             guest)
    assert guest.is_visible("#sentence")
    # The code makes room for the walk, and comes back.
    box = live.page.locator("#sentence").bounding_box()
    assert box["y"] + box["height"] <= 720 and not live.page.is_visible("#invitation")
    live.page.keyboard.press("Escape")
    live.see("() => !live.board.show.interaction")
    assert live.page.is_visible("#invitation svg")


# Notes each command, and whether anything of it is to be seen: a walk, an answer, a report, a change
# of what is drawn, a question.
NOTE = """() => {
  const receive = live.receive.bind(live);
  let seen = live.state;
  globalThis.noted = [];
  live.receive = (name, json) => {
    receive(name, json);
    if (name !== "command") return;
    const { state } = live, { line, shows } = state.commands.at(-1);
    if (line) {
      noted.push([line, shows !== null || ["scene", "question"].some(each =>
        state[each] !== seen[each])]);
    }
    seen = state;
  };
}"""


@pytest.mark.parametrize("talk", ["delivery", "responders", "hit-testing", "the-log", "gestures"])
def test_every_command_of_a_talk_reaches_the_page(open_live, talk):
    session, live = open_live(f"talk {talk}", **SMALL)
    live.page.evaluate(NOTE)
    for _ in range(400):
        if "the end of the talk" in session.output:
            break
        session.run("")
    live.see("() => live.state.isReady")
    last = session.output.rindex("the end of the talk")
    assert last > 0
    live.page.wait_for_timeout(300)
    noted = live.page.evaluate("() => noted")
    assert len(noted) > 15
    assert [line for line, is_seen in noted if not is_seen] == []


def test_a_question_of_a_talk_stays_until_it_is_answered(open_live):
    session, live = open_live("talk delivery", "talk chapter 6", **SMALL)
    live.see("() => live.state.mode?.talk?.next?.startsWith('add card')")
    question = "Which view is hit, and who handles the touch?"
    for following in ("add red", "handle card", "tap red"):
        assert question in live.page.inner_text("#mode")
        live.page.keyboard.press("n")
        live.see(f"() => live.state.mode.talk.next.startsWith({following!r})")
        live.see("() => !live.isWaiting")
    assert question in live.page.inner_text("#mode")
    session.run("")
    end_of_walk(live)
    live.until(lambda: question not in live.page.inner_text("#mode"))


@pytest.mark.parametrize("lines", [
    ("talk delivery", "talk chapter 6", "", "", ""), ("lesson outside", ""),
], ids=["talk", "lesson"])
def test_going_on_in_a_walk_goes_to_what_it_came_to(open_live, lines):
    session, live = open_live(*lines, **SMALL)
    session.run("" if lines[0].startswith("talk") else "tap card")
    live.see("() => live.board.show.interaction && live.state.commands.at(-1)")
    live.page.keyboard.press("Home")
    live.see("() => live.board.isWalking")
    count = live.page.evaluate("() => live.state.commands.length")
    live.page.keyboard.press("n")
    live.see("() => live.board.show.interaction && !live.board.isWalking")
    assert "is hit" in live.page.inner_text("#answer .key")
    live.page.wait_for_timeout(200)
    session.take_in(0.1)
    assert live.page.evaluate("() => live.state.commands.length") == count
    if lines[0].startswith("talk"):
        live.page.keyboard.press("n")
        live.see(f"() => live.state.commands.length > {count}")


@pytest.mark.parametrize("options", [
    {"viewport": {"width": 640, "height": 720}},
    {"viewport": {"width": 640, "height": 360}, "device_scale_factor": 2},
], ids=["narrow", "zoomed"])
@pytest.mark.parametrize("command", ["chain buy", "tree"])
def test_a_wide_answer_leaves_a_narrow_page_its_width(open_live, command, options):
    session, live = open_live(*CARD, **options)
    session.run(command)
    live.see("() => document.body.classList.contains('wide') && document.body.offsetParent !== 0"
             " && document.body.classList.contains('replying')")
    for part in ("#side", "#stage"):
        assert live.page.locator(part).bounding_box()["width"] == 640
    assert live.page.evaluate("() => document.documentElement.scrollWidth") == 640


def test_under_the_projector_theme_P_leaves_what_is_said(open_live):
    session, live = open_live("talk delivery", "talk chapter 4",
                              arguments=("--theme", "projector"), **SMALL)
    live.see("() => document.documentElement.classList.contains('projector')")
    live.page.keyboard.press("P")
    live.see("() => document.documentElement.classList.contains('only')")
    assert "two versions of the check" in live.page.inner_text("#mode .prose")
    assert live.page.is_visible("#mode .primary")
    session.run("", "why root")
    live.see("() => document.body.classList.contains('reporting')")
    assert "root" in live.page.inner_text("#result")
    # With nothing to say, the stage has all the room.
    session.run("talk leave", "hide root")
    live.see("() => document.querySelector('#mode').hidden")
    live.page.keyboard.press("x")
    live.see("() => stage.getBoundingClientRect().width === 1280")


# Where a finger is drawn over the views: the middles of its discs, and lines by their ends.
DRAWN = """() => {
  const { board: { overlay } } = live, { pen } = overlay, discs = [], lines = [];
  pen.arc = (x, y, radius) => { if (radius === 2.5) discs.push([x, y]); };
  pen.moveTo = (x, y) => { lines.push([[x, y]]); };
  pen.lineTo = (x, y) => { lines.at(-1)?.push([x, y]); };
  overlay.paint(tapscope.stage);
  for (const name of ["arc", "moveTo", "lineTo"]) delete pen[name];
  const { stage } = tapscope, { frame } = stage.space, { height } = stage.camera;
  const at = (x, y, z) => [frame.a * x + frame.e + frame.rise[0] * z,
    frame.b * x + frame.d * y + frame.f + frame.rise[1] * z];
  const layer = name => stage.layerOf(tapscope.scene.views.find(view => view.name === name));
  const near = ([x, y], [a, b]) => Math.hypot(x - a, y - b) < 1;
  return {
    isPierced: (([x, y]) => lines.some(ends => ends.length === 2 && near(ends[0], at(x, y, 0))
      && near(ends[1], at(x, y, height))))(POINT),
    touched: discs.length > 0 && ["window", "root", "card", "buy"].filter(name =>
      discs.every(disc => near(disc, at(...POINT, stage.heightOf(layer(name)))))),
    isInFront: discs.length > 0 && discs.every(disc => near(disc, at(...POINT, height))),
  };
}"""


def test_in_the_exploded_view_a_finger_goes_through_all_planes_to_the_view_that_it_taps(open_live):
    session, live = open_live(*CARD[:2], **SMALL)
    live.page.keyboard.press("e")
    session.run("tap 100,150")
    end_of_walk(live)
    drawn = live.page.evaluate(DRAWN.replace("POINT", "[100, 150]"))
    assert drawn["isPierced"] and drawn["touched"] == ["card"]
    session.run("hit 280,302")
    end_of_walk(live)
    drawn = live.page.evaluate(DRAWN.replace("POINT", "[280, 302]"))
    assert drawn["isPierced"] and drawn["touched"] == ["buy"]
    # While it is asked who gets it, the finger stands in front of all.
    session.run("set-option reveal ask")
    session.send("tap 100,150\r")
    live.see("() => live.state.question?.open && !live.board.show.interaction")
    drawn = live.page.evaluate(DRAWN.replace("POINT", "[100, 150]"))
    assert drawn["isPierced"] and drawn["isInFront"]
    # So does the cross of those who have no mouse.
    live.page.focus("#stage")
    live.see("() => live.board.overlay.pictures.has('cursor')")
    assert live.page.evaluate(DRAWN.replace("POINT", "[195, 422]"))["isPierced"]
    live.page.evaluate("() => document.activeElement.blur()")
    # Flat, there is nothing to go through.
    live.page.keyboard.press("f")
    live.page.wait_for_timeout(100)
    assert not live.page.evaluate(DRAWN.replace("POINT", "[100, 150]"))["isPierced"]


# The scale in which the cross of the keyboard is drawn.
CROSS = """() => {
  const { overlay } = live.board, cross = overlay.pictures.get("cursor"), { paint } = cross;
  let scale = null;
  cross.paint = (pen, stage) => {
    scale = pen.getTransform().a;
    paint.call(cross, pen, stage);
  };
  overlay.paint(tapscope.stage);
  delete cross.paint;
  return scale;
}"""


def test_at_200_percent_the_cross_stands_where_it_acts(open_live):
    session, live = open_live(*CARD, viewport={"width": 640, "height": 360}, device_scale_factor=2)
    live.page.focus("#stage")
    live.see("() => live.board.overlay.pictures.has('cursor')")
    assert live.page.evaluate(CROSS) == 2
