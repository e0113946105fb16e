"""A terminal with a program in it: press keys, then wait for what has to be seen.

Nothing here sleeps: output is taken in as it comes, until the screen fulfils a condition.
"""

import os
import pathlib
import resource
import select
import signal
import time

import pexpect
import pyte
import pytest
from keys import KEYS, PASTE_BEGINS, PASTE_ENDS
from screen import Screen, wrap
from wcwidth import wcwidth

#: How long anything may take. It is generous because it only bounds failures.
TIMEOUT = int(os.environ.get("PROMPT_TIMEOUT", "60"))
FIRST = "tapscope> "
MORE = "     ...> "
TEST = "    test> "
BASH = "$ "
PACKAGE = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("TAPSCOPE", str(PACKAGE / ".build/debug/tapscope"))


def _be_as_from_a_shell():
    # Python ignores SIGPIPE, nohup SIGHUP, a background job SIGINT; what they start would, too.
    for number in (signal.SIGPIPE, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM,
                   signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Terminal:
    """A program on a terminal of its own, 80 by 24 unless told otherwise."""

    def __init__(self, program, arguments, environment, *, columns=80, rows=24, reflows=False):
        self.screen = Screen(columns, rows, reflows=reflows)
        self._stream = pyte.ByteStream(self.screen)
        self._reads = 0
        self._has_ended = False
        #: Everything the program has written.
        self.output = b""
        self._child = pexpect.spawn(
            program, list(arguments), env=environment, cwd=environment["HOME"],
            dimensions=(rows, columns), timeout=TIMEOUT, maxread=65_536,
            preexec_fn=_be_as_from_a_shell)
        self._child.delayafterread = None
        os.set_blocking(self._child.child_fd, False)

    @property
    def process(self):
        """The id of the program."""
        return self._child.pid

    # Doing

    def send(self, text):
        """Sends text; takes in output only where the program would not go on otherwise."""
        terminal = self._child.child_fd
        remaining = text if isinstance(text, bytes) else text.encode()
        while remaining:
            try:
                remaining = remaining[os.write(terminal, remaining) :]
            except BlockingIOError:
                select.select([terminal], [terminal], [], TIMEOUT)
                self._take_in(0)

    def type(self, text):
        """Types text into the line."""
        self.send(text)

    def press(self, *names):
        """Presses keys by their names."""
        for name in names:
            self.send(KEYS[name][0])

    def paste(self, text):
        """Pastes as terminals do: marked, and with carriage returns for newlines."""
        self.send(PASTE_BEGINS + text.replace("\n", "\r") + PASTE_ENDS)

    def run(self, command, prompt=FIRST):
        """Enters a line and waits for the next prompt."""
        self.type(command)
        self.press("Enter")
        self.wait_for_prompt(prompt)

    def resize(self, columns, rows=24):
        """Gives the terminal another size, of which the program is told by a signal."""
        self.screen.resize(rows, columns)
        self._child.setwinsize(rows, columns)

    def kill(self, number=signal.SIGKILL):
        self._child.kill(number)

    # Waiting

    def wait_for(self, condition, what="the screen"):
        """Takes in output until the screen fulfils a condition."""
        __tracebackhide__ = True
        end = time.monotonic() + TIMEOUT
        while not condition(self.screen):
            if self._take_in(max(0, end - time.monotonic())):
                continue
            reason = "the program has ended" if self._has_ended else f"not in {TIMEOUT} s"
            pytest.fail(f"{what} never came ({reason}); this did:\n{self.picture}", pytrace=True)

    def wait_for_text(self, text):
        self.wait_for(lambda screen: text in screen.text, repr(text))

    def wait_for_prompt(self, prompt=FIRST):
        """Waits until a new line is being read: not for a prompt that was seen before.

        Hints behind it count as nothing.
        """
        self.wait_for(
            lambda screen: screen.reads > self._reads
            and screen.typed(screen.cursor.y) == prompt.rstrip()
            and screen.cursor.x == len(prompt),
            f"a new prompt {prompt!r}")
        self._reads = self.screen.reads

    def wait_for_read(self):
        """Waits until a new line is being read, whatever stands in it already."""
        self.wait_for(lambda screen: screen.reads > self._reads, "a new line")
        self._reads = self.screen.reads

    def wait_for_line(self, line, prompt=FIRST):
        """Waits until the line is this one, with the cursor where the `|` is.

        A `\\n` in it is a row that ended early; hints behind the line count as nothing.
        """
        __tracebackhide__ = True
        before, _, after = line.partition("|")

        def is_seen(screen):
            rows, _ = wrap(prompt + before + after, screen.columns)
            to_cursor, column = wrap(prompt + before, screen.columns)
            if after and column + wcwidth(after[0]) > screen.columns:
                # The cursor goes with the wide character it stands on.
                to_cursor, column = to_cursor + [""], 0
            top = screen.cursor.y + 1 - len(to_cursor)
            return screen.cursor.x == column and top >= 0 and all(
                screen.typed(top + k) == row.rstrip() for k, row in enumerate(rows))

        self.wait_for(is_seen, f"the line {line!r}")

    def wait_for_hint(self, hint):
        """Waits until a grey text stands at the end of the cursor's row, or "" for none."""
        self.wait_for(
            lambda screen: screen.hint(screen.cursor.y) == hint, f"the hint {hint!r}")

    def wait_for_colour(self, text, colour):
        """Waits until the last such text down to the cursor's row is in one colour."""
        self.wait_for(
            lambda screen: screen.colours(text) == [colour], f"{text!r} in {colour}")

    def wait_for_end(self):
        """Waits for the end of the program; answers its status, or minus the deadly signal."""
        while self._take_in(TIMEOUT):
            pass
        if not self._has_ended:
            pytest.fail(f"the program goes on; this is seen:\n{self.picture}")
        return self._status()

    def hang_up(self):
        """Takes the terminal away from the program; answers its status as `wait_for_end` does."""
        self._child.ptyproc.fileobj.close()
        return self._status()

    def _status(self):
        self._child.wait()
        status = self._child.exitstatus
        return -self._child.signalstatus if status is None else status

    # Seeing

    @property
    def written(self):
        """All text the program has written, without colours and other escape sequences."""
        return self.screen.written

    def row(self, y):
        return self.screen.row(y)

    def styles(self, y):
        return self.screen.styles(y)

    @property
    def cursor(self):
        return (self.screen.cursor.y, self.screen.cursor.x)

    @property
    def picture(self):
        """The screen for a message about a failure; the cursor's row is marked."""
        cursor = self.screen.cursor.y
        rows = range(max(len(self.screen.text.split("\n")), cursor + 1))
        return "\n".join(f"{'>' if y == cursor else ' '}|{self.row(y)}" for y in rows)

    def _take_in(self, timeout):
        """Takes in what has been written; answers whether there was anything."""
        try:
            data = self._child.read_nonblocking(65_536, timeout)
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            self._has_ended = True
            return False
        self.output += data
        self._stream.feed(data)
        return True

    def close(self):
        """Ends the program if it is still there."""
        if not self._child.terminated:
            self._child.kill(signal.SIGKILL)
            self._child.wait()
        self._child.ptyproc.fileobj.close()
