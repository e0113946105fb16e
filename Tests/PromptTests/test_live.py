"""A live page beside the prompt: what is clicked there is carried out here, whatever is typed."""

import json
import os
import random
import select
import signal
import socket
import subprocess
import time

import pytest
from live_page import LivePage
from prompt import BASH, BINARY

CARD = "add card 20,100 200x100"


@pytest.fixture
def live(tapscope):
    """A prompt with a card and its page."""
    tapscope.run(CARD)
    tapscope.run("live")
    return tapscope, LivePage(tapscope)


def test_a_tap_clicked_while_a_line_is_half_typed(live):
    tapscope, page = live
    tapscope.type("hide ca")
    tapscope.wait_for_line("hide ca|")
    assert page.post("tap", point=[100, 150]) == 202
    tapscope.wait_for_text("tap 100,150  (page)")
    tapscope.wait_for_line("hide ca|")
    assert page.wait_for("interaction")["hitName"] == "card"
    assert page.wait_for("command", lambda told: told["from"] == "page")["line"] == "tap 100,150"
    tapscope.type("rd")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert page.wait_for("command", lambda told: told["line"] == "hide card")["ok"]


def test_a_cursor_in_the_middle_of_the_line_stays_there(live):
    tapscope, page = live
    tapscope.type("hide card")
    tapscope.press("Left", "Left", "Left")
    tapscope.wait_for_line("hide c|ard")
    page.post("undo")
    tapscope.wait_for_text("undo  (page)")
    tapscope.wait_for_line("hide c|ard")


def test_a_click_stands_in_history_and_can_be_undone(live):
    tapscope, page = live
    page.post("drag", **{"from": [100, 150], "to": [100, 120]})
    tapscope.wait_for_text("drag 100,150 to 100,120  (page)")
    tapscope.wait_for_line("|")
    tapscope.press("Up")
    tapscope.wait_for_line("drag 100,150 to 100,120|")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    tapscope.run("history")
    assert "drag 100,150 to 100,120" in tapscope.screen.text


def test_what_is_typed_is_told_to_the_page(live):
    tapscope, page = live
    since = page.count
    tapscope.run("tap card")
    told = page.wait_for("interaction", since=since)
    assert told["title"] == "tap (120, 150)"
    page.wait_for("command", lambda told: told["line"] == "tap card", since)
    page.wait_for("map", since=0)


def test_a_selected_view_is_explained_here_and_there(live):
    tapscope, page = live
    page.post("select", view=page.id("card"))
    tapscope.wait_for_text("why card  (page)")
    assert page.wait_for("focus")["command"] == "why card"


def test_a_click_on_an_old_scene_is_refused(live):
    tapscope, page = live
    old = page.revision
    tapscope.run("set card alpha 0.5")
    page.wait_for("scene", lambda scene: scene["revision"] > old)
    assert page.post("tap", point=[100, 150], revision=old) == 409
    assert "(page)" not in tapscope.screen.text


def test_votes_disturb_nobody_who_types(live):
    tapscope, page = live
    tapscope.run("set-option reveal ask")
    tapscope.type("tap card")
    tapscope.press("Enter")
    tapscope.wait_for_text("who gets it?")
    question = page.wait_for("ask")["question"]
    tapscope.type("car")
    written = len(tapscope.output)
    assert page.post("vote", question=question, view=page.id("card")) == 202
    assert page.wait_for("votes", lambda votes: votes["total"] == 1)["counts"] == [["card", 1]]
    tapscope.type("d")
    tapscope.wait_for_line("card|", "    who?> ")
    assert b"\n" not in tapscope.output[written:]
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert page.wait_for("ask", lambda ask: not ask["open"])["answer"] == "card"


def test_enter_at_the_page_reveals_and_goes_on(live):
    tapscope, page = live
    tapscope.run("set-option reveal ask")
    page.post("tap", point=[100, 150])
    page.wait_for("ask", lambda ask: ask["open"])
    assert not any(name == "interaction" for name, _ in page.events)
    page.post("enter")
    page.wait_for("interaction")
    tapscope.wait_for_line("|")


def test_the_page_moves_the_walk_and_the_walk_the_page(live):
    tapscope, page = live
    tapscope.type("step tap card")
    tapscope.press("Enter")
    number = page.wait_for("cursor", lambda cursor: cursor["step"] == 0)["number"]
    page.post("step", number=number, to=2)
    tapscope.wait_for_text("step 3 of")
    page.wait_for("cursor", lambda cursor: cursor["step"] == 2)
    tapscope.press("Enter")
    tapscope.wait_for_text("step 4 of")
    page.wait_for("cursor", lambda cursor: cursor["step"] == 3)
    # What is no step is for the prompt.
    page.post("tap", point=[10, 10])
    tapscope.wait_for_text("tap 10,10  (page)")
    tapscope.wait_for_line("|")
    assert page.wait_for("cursor", lambda cursor: cursor["step"] is None)


def test_ctrl_c_drops_the_line_and_the_page_goes_on(live):
    tapscope, page = live
    tapscope.type("hide")
    tapscope.press("Ctrl-C")
    tapscope.wait_for_prompt()
    page.post("tap", point=[100, 150])
    tapscope.wait_for_text("tap 100,150  (page)")
    tapscope.wait_for_line("|")
    # As a signal, too.
    tapscope.type("sho")
    tapscope.kill(signal.SIGINT)
    tapscope.wait_for_prompt()
    page.post("hit", point=[100, 150])
    tapscope.wait_for_text("hit 100,150  (page)")


def test_a_stopped_session_answers_again_when_it_goes_on(bash):
    bash.type('"$TAPSCOPE" --live')
    bash.press("Enter")
    bash.wait_for_prompt()
    page = LivePage(bash)
    bash.type("tap ro")
    bash.press("Ctrl-Z")
    bash.wait_for_prompt(BASH)
    bash.type("fg")
    bash.press("Enter")
    bash.wait_for_line("tap ro|")
    assert page.post("tap", point=[5, 5]) == 202
    bash.wait_for_text("tap 5,5  (page)")
    bash.wait_for_line("tap ro|")


def test_a_resized_terminal_keeps_the_line_and_the_page(live):
    tapscope, page = live
    tapscope.type("hide card")
    tapscope.resize(60)
    page.post("tap", point=[100, 150])
    tapscope.wait_for_text("tap 100,150  (page)")
    tapscope.wait_for_line("hide card|")


def test_a_page_that_never_reads_holds_nobody_up(live):
    tapscope, page = live
    idle = socket.create_connection(("127.0.0.1", page.port))
    idle.sendall(
        f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{page.port}\r\nCookie: {page.cookie}\r\n\r\n"
        .encode())
    for k in range(40):
        tapscope.run(f"repeat 20 as i ; add v{k}-$i 0,0 9x9 ; tap 5,5 ; end" if k % 2 else "tap card")
    page.wait_for("command", lambda told: "v39-" in told["line"])
    idle.close()


def test_a_killed_session_comes_back_to_its_page(start):
    first = start("--live")
    first.run(CARD)
    page = LivePage(first)
    first.kill()
    first.wait_for_end()
    page.wait_for("closed")
    second = start("--resume")
    # The page asks again and again, with the cookie that it has.
    again = LivePage(second, cookie=page.cookie, port=page.port)
    again.wait_for("scene", lambda scene: '"card"' in json.dumps(scene))


def test_live_off_ends_it(live):
    tapscope, page = live
    tapscope.run("live off")
    assert page.wait_for("end")["reason"]
    page.wait_for("closed")
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", page.port))
    tapscope.run("live")
    assert LivePage(tapscope).cookie != page.cookie


def test_the_end_of_the_session_ends_it(live):
    tapscope, page = live
    tapscope.type("quit")
    tapscope.press("Enter")
    assert tapscope.wait_for_end() == 0
    page.wait_for("closed")


def test_addresses_are_on_no_page(live):
    tapscope, page = live
    tapscope.run("live")
    told = page.wait_for("command", lambda told: told["line"] == "live")
    assert "http" not in str(told["output"])


def test_guests_can_come_and_be_sent_away(live):
    tapscope, page = live
    tapscope.run("set-option reveal ask")
    tapscope.type("tap card")
    tapscope.press("Enter")
    tapscope.wait_for_prompt("    who?> ")
    tapscope.run("live guests 127.0.0.1", "    who?> ")
    guest = LivePage(tapscope)
    assert guest.port != page.port
    question = guest.wait_for("ask")["question"]
    assert guest.post("vote", question=question, view=-1) == 202
    assert page.wait_for("votes", lambda votes: votes["total"])["counts"] == [["nobody", 1]]
    assert guest.post("enter") == 403
    assert guest.post("tap", point=[1, 1]) == 403
    tapscope.run("live guests off", "    who?> ")
    guest.wait_for("closed")
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", guest.port))
    assert page.post("enter") == 202
    page.wait_for("interaction")


def test_the_answer_of_an_open_question_is_in_no_byte(live):
    tapscope, page = live
    tapscope.run("set-option reveal ask")
    page.wait_for("map")
    tapscope.run("live guests 127.0.0.1")
    guest = LivePage(tapscope)
    tapscope.type("add UISwitch toggle 20,400 51x31; tap toggle")
    tapscope.press("Enter")
    tapscope.wait_for_prompt("    who?> ")
    guest.wait_for("ask")
    page.wait_for("ask")
    for line in ("why toggle", "tree toggle", "map", "get toggle", "live"):
        tapscope.run(line, "    who?> ")
    late = LivePage(tapscope)
    page.wait_for("mode", lambda mode: mode["prompt"] == "who?")
    # As long as a map takes that is not held back.
    time.sleep(0.5)
    for reader in (page, guest, late):
        names = [name for name, _ in reader.events]
        behind = reader.events[names.index("ask"):]
        assert {name for name, _ in behind} <= {"ask", "votes", "mode", "beat", "ready"}
        assert all(data["open"] and "answer" not in data for name, data in behind if name == "ask")
    assert not any(name == "map" for name, _ in guest.events + late.events)
    since = page.count
    tapscope.run("toggle")
    for reader in (page, late):
        assert reader.wait_for("ask", lambda ask: not ask["open"])["answer"] == "toggle"
        reader.wait_for("interaction", lambda told: told["hitName"] == "toggle")
        reader.wait_for("map")
        reader.wait_for("command", lambda told: told["line"] == "why toggle")
    page.wait_for("map", since=since)
    guest.wait_for("interaction")
    time.sleep(0.3)
    assert not any(name in ("map", "command", "focus") for name, _ in guest.events)


def test_a_resumed_session_tells_its_address_and_invites_nobody(start):
    first = start("--live")
    first.run("live guests 127.0.0.1")
    guest = LivePage(first)
    first.type("quit")
    first.press("Enter")
    assert first.wait_for_end() == 0
    second = start("--resume")
    assert "http://127.0.0.1:" in second.screen.text
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", guest.port))
    second.run("live guests off")
    assert "nobody was invited" in second.screen.text


def test_the_page_may_be_closed_in_the_line_that_opens_a_walk(live):
    tapscope, page = live
    tapscope.type("live off; step tap card")
    tapscope.press("Enter")
    tapscope.wait_for_text("step 1 of")
    tapscope.press("Enter")
    tapscope.wait_for_text("step 2 of")
    tapscope.type("q")
    tapscope.wait_for_prompt()


def test_a_walk_on_a_plain_terminal_follows_the_page(start):
    tapscope = start("--live", set={"TERM": "dumb"}, waits=False)
    tapscope.wait_for_text("http://")
    page = LivePage(tapscope)
    tapscope.type("step tap root\n")
    number = page.wait_for("cursor")["number"]
    page.post("step", number=number, to=3)
    assert page.wait_for("cursor", lambda cursor: cursor["step"] == 3)


def test_a_plain_terminal_takes_clicks_too(start):
    tapscope = start("--live", set={"TERM": "dumb"}, waits=False)
    tapscope.wait_for_text("http://")
    page = LivePage(tapscope)
    page.post("tap", point=[5, 5])
    tapscope.wait_for_text("tap 5,5  (page)")


@pytest.mark.parametrize("count", [int(os.environ.get("LIVE_LINES", "150"))])
def test_random_lines_lose_no_event_and_tell_none_twice_whatever_the_connection_does(live, count):
    tapscope, page = live
    dice = random.Random(11)
    lines = [dice.choice([
        f"tap {k},{dice.randrange(800)}", f"set card alpha 0.{dice.randrange(1, 9)}", "undo", "redo",
        f"set card frame {k},0 50x50", f"hit {k},9", "hide card", "show card"]) for k in range(count)]
    for k, line in enumerate(lines):
        tapscope.run(line)
        if k % 13 == 12:
            page.reconnect()
    tapscope.run("echo end")
    page.wait_for("command", lambda told: told["line"] == "echo end")
    told = [data["number"] for name, data in page.events if name == "interaction"]
    assert told == list(range(1, len(told) + 1))
    assert len(told) == sum(line.startswith(("tap", "hit")) for line in lines)
    assert [data["line"] for name, data in page.events if name == "command"][1:-1] == lines
    revisions = [data["revision"] for name, data in page.events if name == "scene"]
    assert revisions == list(range(1, len(revisions) + 1))


def test_the_browser_of_a_display_is_opened(start, tmp_path):
    opener = tmp_path / "bin" / "xdg-open"
    opener.parent.mkdir()
    opener.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    opener.chmod(0o755)
    tapscope = start(set={"DISPLAY": ":99", "PATH": f"{opener.parent}:{os.environ['PATH']}"})
    tapscope.run("live")
    end = time.monotonic() + 20
    while not (tmp_path / "opened").exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert (tmp_path / "opened").read_text().strip() in tapscope.screen.text


def test_over_ssh_no_browser_is_opened(start, tmp_path):
    tapscope = start(set={"DISPLAY": ":99", "SSH_CONNECTION": "1", "PATH": str(tmp_path)})
    tapscope.run("live")
    assert "http://127.0.0.1:" in tapscope.screen.text


def test_lines_of_a_pipe_that_stays_open_are_carried_out_at_once(environment):
    shell = subprocess.Popen([BINARY, "--live"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                             env=environment)
    shell.stdin.write(b"echo one\necho two\n")
    shell.stdin.flush()
    output = b""
    while b"two" not in output:
        readable, _, _ = select.select([shell.stdout], [], [], 30)
        assert readable, output
        output += os.read(shell.stdout.fileno(), 65_536)
    shell.stdin.close()
    assert shell.wait() == 0


@pytest.mark.parametrize("keys, line", [
    (("Backspace", "d"), "hide card|"), (("Ctrl-U", "tree"), "tree|"), (("Ctrl-W", "x"), "hide x|"),
])
def test_keys_pressed_while_a_page_s_command_runs_come_behind_it(live, keys, line):
    tapscope, page = live
    tapscope.run("repeat 1500 as i ; add v-$i 0,0 9x9 ; end")
    page.wait_for("command", lambda told: told["line"].startswith("repeat"))
    tapscope.type("hide carx")
    tapscope.wait_for_line("hide carx|")
    assert page.post("tap", point=[100, 150]) == 202
    tapscope.wait_for_text("(page)")
    for key in keys:
        tapscope.press(key) if key in ("Backspace", "Ctrl-U", "Ctrl-W") else tapscope.type(key)
    tapscope.wait_for_line(line)
    assert tapscope.process and tapscope.screen.text.count("(page)") == 1


COUNTER = """class Counter: UIButton {
    var n = 0, list = [1]
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        ASKED
        return super.hitTest(point, with: event)
    }
    @objc func go() {
        TOUCHED
    }
}"""


@pytest.mark.parametrize("asked, touched", [
    ("frame = .null", "n += 1"),
    ("transform = .init(scaleX: .infinity, y: 1)", "n += 1"),
    ("while true { n += 1 }", "n += 1"),
    ("list += list", "while true { list += list }"),
    ("n += 1", "DispatchQueue.main.async { self.go() }"),
    ("n += 1", "print((next as? UIViewController)?.navigationController as Any)"),
])
def test_no_code_that_the_page_asks_ends_the_session(live, asked, touched):
    tapscope, page = live
    tapscope.paste(COUNTER.replace("ASKED", asked).replace("TOUCHED", touched))
    tapscope.press("Enter")
    tapscope.wait_for_text("Counter: UIButton  go()")
    tapscope.wait_for_prompt()
    tapscope.run("add Counter c 0,0 390x300; target c touchDown c.go")
    assert page.wait_for("command", lambda told: told["line"].startswith("add Counter"))["ok"]
    page.post("hit", point=[50, 50])
    page.post("tap", point=[50, 50])
    page.wait_for("command", lambda told: told["line"] == "tap 50,50")
    tapscope.run("map")
    tapscope.run("echo still here")
    assert page.wait_for("command", lambda told: told["line"] == "echo still here")["ok"]
