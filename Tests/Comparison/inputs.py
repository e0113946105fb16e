"""Finds everything that is run through both binaries."""

import re
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
ROWS = Path(__file__).resolve().parent / "rows"
PAGES = "Sources/**/*.md"
#: Where a script lies that has no file of its own.
LOOSE = "script.scope"


@dataclass
class Input:
    """A script: its name in reports, its text, and the path at which it runs."""

    name: str
    text: str
    file: str = LOOSE


def everything(runner, options):
    """All inputs, always in the same order; the new binary tells its help."""
    package = options.package
    return [
        *examples(package), *readme(package), *pages(package),
        *help_pages(runner, options, package), *rows()]


def examples(package):
    files = sorted((package / "examples").rglob("*.scope"))
    names = [file.relative_to(package).as_posix() for file in files]
    return [Input(name, file.read_text(), name) for name, file in zip(names, files)]


def rows():
    return [
        Input(f"rows/{file.name}", file.read_text(), file.name)
        for file in sorted(ROWS.glob("*.scope"))]


def readme(package):
    return [
        Input(f"README.md:{line}", text)
        for language, line, text, _ in blocks(package / "README.md") if language == "scope"]


def pages(package):
    """The scripts of the documentation, in whichever of its ways a page shows them."""
    return [
        Input(f"{file.name}:{line}", script)
        for file in sorted(package.glob(PAGES))
        for language, line, text, before in blocks(file)
        for script in scripts(file, language, text, before)]


def scripts(file, language, text, before):
    if language == "scope":
        return [text]
    if language:
        return []
    # An example as the prompt shows it: its meaning, what is typed, what is printed.
    if text.startswith("# ") and "\n> " in text:
        return ["".join(f"{line[2:]}\n" for line in text.splitlines() if line[:2] == "> ")]
    # A page of codes has the bare scripts, one of JSON their scene in the line before.
    if file.name == "Codes.md":
        return [text]
    if file.name == "JSONOutput.md":
        setup = re.fullmatch(r"After `(.*)`:", before)
        return [f"{setup[1]}\n{text}" if setup else text]
    return []


def blocks(file):
    """The fenced blocks of a page: language, line, text, and the last line of prose before."""
    prose, language, start, body = "", None, 0, []
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if language is None:
            if line.startswith("```"):
                language, start, body = line[3:].strip(), number + 1, []
            elif line:
                prose = line
        elif line.startswith("```"):
            yield language, start, "".join(f"{each}\n" for each in body), prose
            language = None
        else:
            body.append(line)


def help_pages(runner, options, package):
    """The pages of help, and the examples of those that stand in no page of the documentation."""
    found = [Input("help", "help\n")]
    for name in page_names(package):
        page = Input(f"help {name}", f"help {name}\n")
        found.append(page)
        example = f"help {name}: example"
        if options.only not in example or not re.match(r"R\d|surprise", name):
            continue
        shown = runner.run(options.new, page, "text").output
        if "Example, in a new scene:" in shown:
            body = shown[shown.index("Example, in a new scene:") + 1:]
            end = body.index("") if "" in body else len(body)
            text = "".join(f"{line[2:]}\n" for line in body[:end])
            found.append(Input(example, text))
    return found


def page_names(package):
    """What help has pages of, from the headings of the generated pages."""
    def text(page):
        # Which catalogue has it depends on the age of the checkout.
        return next(package.glob(f"Sources/*/*.docc/{page}")).read_text()

    heads = {"Reference.md": r"### (.+)", "Topics.md": r"## (.+)", "Codes.md": r"### (.+)",
             "Rules.md": r"- \*\*(R\d+\.\d+)\*\*"}
    names = [
        match[1] for page, head in heads.items()
        for match in re.finditer(f"(?m)^{head}", text(page))
        if match[1] != "Overview"]
    surprises = re.findall(r"(?m)^\| Surprise (\d+) \|", text("Coverage.md"))
    return [*names, *(f"surprise {number}" for number in surprises)]
