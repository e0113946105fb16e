"""Differences of runs as people read them."""

import difflib
import json

#: The columns in which a JSON value stays on one line.
WIDTH = 140
#: How many lines of a side the table shows.
TABLE_LINES = 6
TABLE_HEAD = "| row | before | after |\n|---|---|---|"


def differences(runs, ignored=None):
    """The unified diffs of an input's runs without the lines that are ignored, or nothing."""
    def kept(lines):
        return [line for line in lines if not (ignored and ignored.search(line))]

    texts = [kept(runs[side, "text"].lines) for side in ("old", "new")]
    # What JSON tells as text is compared once, as text.
    is_told = texts[0] != texts[1]
    found = diff("text", *texts)
    found += diff("json", *(kept(readable(runs[side, "json"], is_told)) for side in ("old", "new")))
    return "\n".join(found)


def diff(kind, old, new):
    return list(difflib.unified_diff(old, new, f"old {kind}", f"new {kind}", n=2, lineterm=""))


def readable(result, leaves_out_output):
    """The lines of a run with each JSON object laid out over lines."""
    found = []
    for line in result.lines:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            found.append(line)
            continue
        if leaves_out_output:
            value.pop("output", None)
        found += layout(value)
    return found


def layout(value, indent=0, head=""):
    """A value on one line if it fits, else its parts, each indented."""
    margin = " " * indent
    line = margin + head + json.dumps(value, ensure_ascii=False)
    if len(line) <= WIDTH or not isinstance(value, (dict, list)):
        return [line]
    if isinstance(value, list):
        parts, marks = [("", each) for each in value], "[]"
    else:
        parts, marks = [(f"{json.dumps(key)}: ", each) for key, each in value.items()], "{}"
    inner = [line for key, each in parts for line in layout(each, indent + 2, key)]
    return [margin + head + marks[0], *inner, margin + marks[1]]


def table_row(each, runs):
    """What an input printed and prints, where its comment says to look."""
    kind = comment(each, "In:")[:1] or ["text"]
    old, new = (readable(runs[side, kind[0]], False) for side in ("old", "new"))
    marks = comment(each, "Look at:") or [""]
    # Two marks may lie in one change.
    pairs = dict.fromkeys(parts(old, new, mark) for mark in marks)
    before, after = (cell([line for pair in pairs for line in pair[side]]) for side in (0, 1))
    name = each.name.removeprefix("rows/").removesuffix(".scope")
    return f"| {name} | {before} | {after} |"


def comment(each, label):
    """What stands behind a label in the comment at the top of a script."""
    head = f"# {label} "
    return [line.removeprefix(head) for line in each.text.splitlines() if line.startswith(head)]


def parts(old, new, mark):
    """The first lines that differ, of a change that has the mark on either side."""
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for kind, start, end, new_start, new_end in matcher.get_opcodes():
        before, after = old[start:end], new[new_start:new_end]
        if kind != "equal" and any(mark in line for line in before + after):
            return excerpt(before, mark), excerpt(after, mark)
    same = tuple(line for line in old if mark and mark in line)[:1]
    return same, ("(the same)",)


def excerpt(lines, mark):
    """The lines from the first with the mark, or from the first."""
    start = next((index for index, line in enumerate(lines) if mark in line), 0)
    return tuple(lines[start:start + TABLE_LINES])


def cell(lines):
    shown = [f"`{line.strip()[:160]}`" for line in lines if line.strip()]
    return "<br>".join(shown).replace("|", "\\|") or "nothing"
