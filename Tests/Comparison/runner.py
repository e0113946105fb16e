"""Runs one input through one binary, in a folder of its own."""

import os
import shutil
import signal
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

FORMATS = ("text", "json")
#: The exit status of tapscope for errors of its own.
INTERNAL_ERROR = 4
#: The folder that scripts read.
DATA = "examples"


@dataclass
class Result:
    """What a run printed and wrote, line by line, and how it failed, if it did."""

    output: list
    errors: list
    status: str
    files: list
    failure: str = ""

    @property
    def lines(self):
        errors = ["--- standard error", *self.errors] if self.errors else []
        return [*self.output, *errors, f"--- {self.status}", *self.files]


class Runner:
    """Runs inputs; one that speaks of the package's examples has a copy of them."""

    def __init__(self, package, timeout):
        self.package = package
        self.timeout = timeout

    def run(self, binary, each, kind):
        command = [os.path.abspath(binary), "--width", "80", "--color", "never", "--format", kind]
        with tempfile.TemporaryDirectory(prefix="compare-") as name:
            folder = Path(name)
            if DATA in each.file + each.text:
                shutil.copytree(self.package / DATA, folder / DATA)
            script = folder / each.file
            script.parent.mkdir(parents=True, exist_ok=True)
            script.write_text(each.text)
            before = stamps(folder)
            process = subprocess.Popen(
                [*command, each.file], cwd=folder, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
                env={"HOME": name, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]})
            try:
                output, errors = process.communicate(timeout=self.timeout)
            except subprocess.TimeoutExpired:
                # Its children hold the pipes open, too.
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
                return Result([], [], "hangs", [], f"hangs for {self.timeout:g} s")
            status = process.returncode
            failed = status < 0 or status >= 128 or status == INTERNAL_ERROR
            return Result(
                lines(output, name), lines(errors, name), f"exit status {status}",
                written(folder, before), f"ends with status {status}" if failed else "")


def lines(data, folder):
    """The lines of an output, without the folder's name."""
    return data.decode(errors="replace").replace(folder, "FOLDER").splitlines()


def stamps(folder):
    return {
        file: (file.stat().st_mtime_ns, file.stat().st_size)
        for file in folder.rglob("*") if file.is_file()}


def written(folder, before):
    """The files that a run wrote, with their names before them."""
    found = []
    for file, stamp in sorted(stamps(folder).items()):
        if before.get(file) != stamp:
            found.append(f"--- file {file.relative_to(folder)}")
            found += lines(file.read_bytes(), str(folder))
    return found
