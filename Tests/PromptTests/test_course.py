"""Lessons, questions, quizzes and talks at the prompt: each is a mode with a prompt of its own."""

import os
import signal

import pytest
from prompt import FIRST

ORDER = " 2 order> "
WHO = "    who?> "
TALK = "  1/2 0m> "

COURSE = """\
lesson {name} "Drawn, but dead"
start
  add card 20,100 200x100
  add UIButton buy 150,60 100x80 in card
end
task "All of buy reacts."
check
  # all of buy reacts
  sweep buy 8 expect hit buy
end
solution
  override card accepts buy
end
end
"""

TEXT = """\
# A talk

## First

> Ask who gets it.

A card.

```tapscope
add card 20,100 200x100
tap card
```

## Second

```tapscope
add other 0,0 9x9
```
"""


@pytest.fixture
def lesson(tapscope):
    """The second lesson, behind its question."""
    tapscope.run("add mine 20,600 90x90")
    tapscope.run("lesson order", prompt=WHO)
    tapscope.press("Enter")
    tapscope.wait_for_prompt(ORDER)
    return tapscope


@pytest.fixture
def talk(tapscope, tmp_path):
    (tmp_path / "talk.md").write_text(TEXT)
    tapscope.run("add mine 20,600 90x90")
    tapscope.type("talk talk.md\r")
    tapscope.wait_for_hint("add card 20,100 200x100")
    return tapscope


# Lessons


def test_a_lesson_asks_first_and_its_scene_gives_way(tapscope):
    tapscope.run("add mine 20,600 90x90")
    tapscope.run("lesson order", prompt=WHO)
    assert "Lesson 2" in tapscope.screen.text and "mine" not in tapscope.screen.text.split("Lesson")[1]
    tapscope.run("tree", prompt=WHO)
    tapscope.run("red", prompt=ORDER)
    assert "you said red; it was blue" in tapscope.screen.text
    tapscope.run("front red", prompt=ORDER)
    assert "✓ solved  1 command, par 1" in tapscope.screen.text
    tapscope.run("lesson leave")
    tapscope.run("get mine frame")
    assert "(20 600; 90 90)" in tapscope.screen.text


def test_undo_stops_at_the_floor_of_the_lesson_and_says_why(lesson):
    lesson.run("hide blue", prompt=ORDER)
    lesson.run("undo", prompt=ORDER)
    lesson.run("undo", prompt=ORDER)
    assert "the lesson begins here; 'lesson leave' brings back" in lesson.screen.text
    lesson.run("lesson leave")
    lesson.run("undo")
    lesson.run("find mine")
    assert "no view matches" in lesson.screen.text


def test_an_interrupted_line_leaves_the_lesson_as_it_was(lesson):
    lesson.type("hide bl")
    lesson.press("Ctrl-C")
    lesson.wait_for_prompt(ORDER)
    lesson.type("repeat 1000000; hide blue; show blue; end\r")
    lesson.wait_for(lambda screen: screen.row(screen.cursor.y) == "", "the loop")
    lesson.press("Ctrl-C")
    lesson.wait_for_prompt(ORDER)
    lesson.run("reset", prompt=ORDER)
    lesson.run("front red", prompt=ORDER)
    assert "✓ solved" in lesson.screen.text


def test_a_terminal_in_another_size_shows_the_task_in_its_width(lesson):
    lesson.resize(60, 20)
    lesson.run("lesson task", prompt=ORDER)
    rows = [row for row in lesson.screen.rows if row]
    assert any("Then give" in row or "give this tap" in row for row in rows)
    assert all(len(row) <= 60 for row in rows)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_progress_survives_a_session_that_is_killed(start, number):
    first = start()
    first.run("lesson order", prompt=WHO)
    first.run("front red", prompt=ORDER)
    first.run("lesson refusals", prompt=WHO)
    first.kill(number)
    first.wait_for_end()
    second = start(rows=60)
    second.run("lesson")
    assert "2 ✓ order" in second.screen.text and "3   refusals" in second.screen.text


def test_a_lesson_that_was_open_in_a_killed_session_can_be_gone_on_with(start):
    first = start()
    first.run("lesson order", prompt=WHO)
    first.run("hide blue", prompt=ORDER)
    first.kill()
    first.wait_for_end()
    second = start("--resume", waits=False)
    second.wait_for_prompt(ORDER)
    second.run("undo", prompt=ORDER)
    second.run("front red", prompt=ORDER)
    assert "✓ solved" in second.screen.text


def test_ctrl_d_in_a_lesson_ends_the_program(lesson):
    lesson.press("Ctrl-D")
    assert lesson.wait_for_end() == 0


@pytest.mark.parametrize("text, reason", [
    ("", "'end' is missing"),
    ("lesson a \"t\"\nend\n", "has no 'task"),
    ("\x00\x1b[31m\xff\n", "contains the control character U+0000"),
    ("lesson a \"t\"\nstart\n" + "add x\n" * 10, "has no 'end'"),
    ("lesson a \"\x1b[2Jt\"\ntask \"t\"\ncheck\nexpect hit nil\nend\nsolution\nhide root\nend\nend",
     "a"),
])
def test_hostile_lessons_are_refused_with_their_place(tapscope, tmp_path, text, reason):
    (tmp_path / "course").mkdir()
    (tmp_path / "course/1.lesson").write_text(text)
    tapscope.run("lesson from course")
    assert reason in tapscope.screen.text
    assert "\x1b[2Jt" not in tapscope.output.decode(errors="replace")
    tapscope.run("echo still here")
    assert "still here" in tapscope.screen.text


def test_a_lesson_of_somebody_else_reads_and_writes_nothing(tapscope, tmp_path):
    (tmp_path / "course").mkdir()
    (tmp_path / "secret.txt").write_text("add secret 0,0 9x9")
    text = COURSE.format(name="spy").replace("start\n", "start\n  source secret.txt\n")
    (tmp_path / "course/1.lesson").write_text(text)
    tapscope.run("lesson from course")
    tapscope.run("lesson spy")
    assert "the start of the lesson 'spy' fails" in tapscope.screen.text
    tapscope.run("find secret")
    assert "no view matches" in tapscope.screen.text


def test_without_files_the_course_is_there_and_nothing_is_kept(start, tmp_path):
    first = start("--no-files", rows=60)
    first.run("lesson from .")
    assert "must not use files" in first.screen.text
    first.run("lesson order", prompt=WHO)
    first.run("front red", prompt=ORDER)
    first.run("lesson leave")
    first.run("lesson")
    assert "2 ✓ order" in first.screen.text
    assert not (tmp_path / "state/tapscope/lessons").exists()


def test_next_and_clear_mean_what_they_mean_everywhere(lesson):
    lesson.run("clear", prompt=ORDER)
    assert "Lesson 2" not in lesson.screen.text
    lesson.run("next", prompt="    who?> ")
    assert "Lesson 3" in lesson.screen.text


def test_a_mistyped_guess_is_asked_again(tapscope):
    tapscope.run("lesson order", prompt=WHO)
    tapscope.run("blu", prompt=WHO)
    assert "did you mean blue?" in tapscope.screen.text
    tapscope.run("blue", prompt=ORDER)


# Quizzes


def test_a_quiz_is_answered_by_numbers_and_enter(tapscope, tmp_path):
    quiz = "  quiz 1> "
    tapscope.run("quiz hit-test 7 as Ann", prompt=quiz)
    tapscope.press("Enter")
    tapscope.wait_for_prompt(quiz)
    tapscope.run("1", prompt=quiz)
    assert "(1 of 1)" in tapscope.screen.text or "(0 of 1)" in tapscope.screen.text
    tapscope.press("Enter")
    tapscope.wait_for_prompt("  quiz 2> ")
    tapscope.run("quiz leave")
    assert "your scene is back" in tapscope.screen.text
    assert "Ann\t" in (tmp_path / "state/tapscope/quiz").read_text()


def test_a_quiz_in_a_lesson_gives_the_lesson_back(lesson):
    lesson.run("quiz 7", prompt="  quiz 1> ")
    lesson.run("quiz leave", prompt=ORDER)
    lesson.run("front red", prompt=ORDER)
    assert "✓ solved" in lesson.screen.text


# Talks


def test_enter_takes_the_command_that_stands_in_grey(talk):
    talk.press("Enter")
    talk.wait_for_hint("tap card")
    assert any(row.endswith("> add card 20,100 200x100") for row in talk.screen.rows)
    talk.press("Enter")
    talk.wait_for_text("the end of the chapter; Enter goes on to 'Second'")
    assert "touchesBegan  card" in talk.screen.text
    talk.press("Enter")
    talk.wait_for_hint("add other 0,0 9x9")
    assert "Ask who" not in talk.written


def test_the_command_can_be_changed_first(talk):
    talk.press("Right")
    talk.wait_for_line("add card 20,100 200x100|", prompt=TALK)
    talk.press("Backspace", "Backspace", "Backspace")
    talk.type("300")
    talk.press("Enter")
    # It was improvisation: the talk still has its own command, and goes on in its own scene.
    talk.wait_for_hint("add card 20,100 200x100")
    talk.press("Enter")
    talk.wait_for_hint("tap card")
    assert any(row.endswith("0m> talk next") for row in talk.screen.rows)
    # What is typed acts on what is seen, also where it is what the talk does next.
    talk.type("hide card\r")
    talk.type("tap card\r")
    talk.wait_for_text("card  ✗ hidden")
    talk.wait_for_hint("tap card")
    talk.press("Enter")
    talk.wait_for_text("touchesBegan  card")
    talk.type("talk back\r")
    talk.type("get card frame\r")
    talk.wait_for_text("(20 100; 200 100)")


def test_the_page_keys_go_on_and_back(talk):
    talk.send("\x1b[6~")
    talk.wait_for_hint("tap card")
    talk.send("\x1b[5~")
    talk.wait_for_hint("add card 20,100 200x100")
    talk.type("get card frame\r")
    talk.wait_for_text("no view is named 'card'")
    # With something in the line they do nothing.
    talk.type("tr")
    talk.send("\x1b[6~\x1b[5~")
    talk.type("ee\r")
    talk.wait_for_text("view of vc")


def test_what_is_typed_does_not_repeat_the_command(talk):
    talk.press("Enter")
    talk.wait_for_hint("tap card")
    talk.type("hide card\r")
    talk.wait_for_hint("tap card")
    talk.press("Enter")
    talk.wait_for_text("the end of the chapter")
    assert "touchesBegan  card" in talk.screen.text


def test_leaving_a_talk_brings_the_scene_back(talk):
    talk.press("Enter")
    talk.wait_for_hint("tap card")
    talk.type("talk leave")
    talk.press("Enter")
    talk.wait_for_prompt()
    talk.run("get mine frame")
    assert "(20 600; 90 90)" in talk.screen.text
    talk.run("undo")
    talk.run("find card")
    assert "no view matches" in talk.screen.text


def test_a_talk_goes_on_in_another_size_and_behind_ctrl_c(talk):
    talk.resize(60, 20)
    talk.type("hide")
    talk.press("Ctrl-C")
    talk.wait_for_hint("add card 20,100 200x100")
    talk.press("Enter")
    talk.wait_for_hint("tap card")


def test_without_colours_the_next_command_is_told(start, tmp_path):
    (tmp_path / "talk.md").write_text(TEXT)
    plain = start(set={"NO_COLOR": "1"})
    plain.run("talk talk.md", prompt=TALK)
    assert "next: add card 20,100 200x100" in plain.screen.text
    plain.press("Enter")
    plain.wait_for_prompt(TALK)
    assert "next: tap card" in plain.screen.text


def test_a_theme_without_grey_tells_the_next_command(start, tmp_path):
    (tmp_path / "talk.md").write_text(TEXT)
    plain = start("--theme", "projector")
    plain.run("talk talk.md", prompt=TALK)
    assert "next: add card 20,100 200x100" in plain.screen.text


def test_long_answers_in_a_talk_open_no_pager(start, tmp_path):
    (tmp_path / "talk.md").write_text(
        "# A\n## B\n```tapscope\n" + "".join(f"add a{k}\n" for k in range(40)) + "tree\n```\n")
    talk = start(set={"PAGER": None})
    talk.type("talk talk.md\r")
    for _ in range(41):
        talk.wait_for_read()
        talk.press("Enter")
    talk.wait_for_text("the end of the talk")
    assert "space: more" not in talk.written


def test_notes_are_written_where_nobody_sees_them(talk, tmp_path):
    talk.type("talk notes notes.txt\r")
    talk.wait_for_text("your notes go to notes.txt")
    talk.press("Enter")
    talk.wait_for_hint("tap card")
    assert "Ask who gets it." in (tmp_path / "notes.txt").read_text()
    assert "Ask who" not in talk.written
    assert FIRST not in talk.row(talk.cursor[0])


def test_a_reader_of_the_notes_may_go_away(talk, tmp_path):
    os.mkfifo(tmp_path / "notes")
    reader = os.open(tmp_path / "notes", os.O_RDONLY | os.O_NONBLOCK)
    talk.type("talk notes notes\r")
    talk.wait_for_text("your notes go to notes")
    os.close(reader)
    talk.press("Enter")
    talk.wait_for_hint("tap card")
