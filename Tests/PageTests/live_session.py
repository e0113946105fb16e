"""A prompt of Tapscope whose page is open, for a browser to look at."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

TIMEOUT = 60
PROMPT = "\u001b[?2004h"


class LiveSession:
    """A session at a terminal that nobody sees: lines go in, and the page says what comes of them."""

    def __init__(self, binary, home, *arguments):
        self.binary, self.home = binary, home
        environment = {
            "HOME": str(home), "XDG_STATE_HOME": f"{home}/state", "XDG_CONFIG_HOME": f"{home}/config",
            "PATH": os.environ["PATH"], "TERM": "xterm", "PAGER": "", "LC_ALL": "C.UTF-8",
            "NO_COLOR": "1",
        }
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGPIPE, signal.SIGTSTP):
                signal.signal(number, signal.SIG_DFL)
            os.execve(binary, [binary, *arguments], environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        self.output = ""
        self.prompts = 0
        self.wait_for_prompt()

    def send(self, text):
        data = text.encode()
        while data:
            _, writable, _ = select.select([self.terminal], [self.terminal], [], TIMEOUT)
            if writable:
                data = data[os.write(self.terminal, data[:512]):]
            self.take_in(0)

    def take_in(self, seconds):
        """Takes in what was printed; false if nothing came."""
        readable, _, _ = select.select([self.terminal], [], [], seconds)
        if not readable:
            return False
        try:
            self.output += os.read(self.terminal, 1 << 16).decode(errors="replace")
        except OSError:
            return False
        return True

    def wait_for(self, condition):
        end = time.monotonic() + TIMEOUT
        while not condition():
            assert time.monotonic() < end, self.output[-2000:]
            self.take_in(0.2)

    def wait_for_prompt(self):
        """Waits until another line is read than the last time."""
        self.wait_for(lambda: self.output.count(PROMPT) > self.prompts)
        self.prompts = self.output.count(PROMPT)

    def wait_for_text(self, text):
        self.wait_for(lambda: text in self.output)

    def run(self, *lines):
        for line in lines:
            self.send(line + "\r")
            self.wait_for_prompt()

    @property
    def address(self):
        """A new address of the page."""
        self.run("live")
        return re.findall(r"http://127\.0\.0\.1:\d+/#[0-9a-f]{32}", self.output)[-1]

    def kill(self, number=signal.SIGKILL):
        os.kill(self.process, number)

    def close(self):
        try:
            self.kill()
        except ProcessLookupError:
            pass
        os.waitpid(self.process, 0)
        os.close(self.terminal)
