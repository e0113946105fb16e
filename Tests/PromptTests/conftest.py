import os
import shutil

import pytest
from prompt import BASH, BINARY, Terminal
from screen import PROMPT_MARK


@pytest.fixture
def environment(tmp_path, history_file):
    """What every program is told about the world: a home of its own, and a UTF-8 locale.

    Somebody has typed there before, so that the prompt begins with one line.
    """
    history_file.parent.mkdir(parents=True)
    history_file.touch()
    return {
        "HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "PATH": os.environ["PATH"],
        "TERM": "xterm-256color",
        # Long output comes at once, unless a test is about pages.
        "PAGER": "",
        "LC_ALL": "C.UTF-8",
        # A program that a test ends as a fault would is not to be looked into.
        "SWIFT_BACKTRACE": "enable=no",
    }


@pytest.fixture
def start(environment):
    """Starts tapscope, or another program, as often as a test likes.

    An environment variable given as None is taken away.
    """
    terminals = []

    def start(*arguments, program=BINARY, set={}, waits=True, **options):
        merged = {name: value for name, value in (environment | set).items() if value is not None}
        terminal = Terminal(program, arguments, merged, **options)
        terminals.append(terminal)
        if waits:
            terminal.wait_for_prompt()
        return terminal

    yield start
    for terminal in terminals:
        terminal.close()


@pytest.fixture
def tapscope(start):
    """A prompt that waits for its first line."""
    return start()


@pytest.fixture
def bash(start):
    """A shell with job control, in which tapscope can be stopped and continued."""
    terminal = start(
        "--norc", "--noprofile", "--noediting", "-i", program=shutil.which("bash"),
        set={"PS1": rf"\e[?{PROMPT_MARK}h$ ", "TAPSCOPE": BINARY}, waits=False)
    terminal.wait_for_prompt(BASH)
    return terminal


@pytest.fixture
def history_file(tmp_path):
    return tmp_path / "state/tapscope/history"
