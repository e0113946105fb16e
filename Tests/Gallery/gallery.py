"""Plays screens on terminals of several sizes and backgrounds, and measures their colours."""

import concurrent.futures
import pathlib
import sys
import tempfile

from PIL import Image, ImageDraw, ImageFont
from prompt import BINARY, PACKAGE, Terminal

SIZES = [(80, 24), (60, 20)]
#: The arguments, the background and the letters of a terminal, and the least contrast on it.
LOOKS = {
    "dark": ([], "1e1e1e", "d4d4d4", 4.5),
    "light": ([], "fdf6e3", "073642", 4.5),
    "projector": (["--theme", "projector"], "ffffff", "000000", 7),
    "projector-dark": (["--theme", "projector"], "000000", "ffffff", 7),
}
CHECKOUT = PACKAGE / "examples/screens/checkout.txt"
#: The name of each screen, the lines that are entered before, and the keys that follow.
SCREENS = [
    ("first", [], []),
    ("tap", ["add UIButton buy 20,100 200x50", "target buy touchUpInside vc.pay", "tap buy"], []),
    ("chain", ["chain buy"], []),
    ("gestures", ["gesture tap once on buy", "tap buy; log"], []),
    ("errors", ["tap by", "ad buy", "expect hit root at 30,110"], []),
    ("history", ["hide buy", "show buy", "history"], []),
    ("options", ["set-option"], []),
    ("completion", [], ["set-option ", "Tab"]),
    ("hint", [], ["targ"]),
    ("search", [], ["Ctrl-R", "bu"]),
    ("step", [], ["step", "Enter"]),
    ("lessons", ["set-option pager off", "lesson"], []),
    ("lesson", ["lesson order"], []),
    ("lesson-solved", ["red", "hide blue", "undo", "front red"], []),
    ("quiz", ["lesson leave", "quiz hit-test 7"], []),
    ("quiz-answer", ["1"], []),
    ("quiz-report", ["quiz report"], []),
    ("talk", ["quiz leave", "talk hit-testing"], []),
    ("talk-tap", ["", "", ""], []),
    ("swift", ["talk leave", "buy.alpha = 0.5", "po buy.frame", "set-option pager on"], []),
    ("help", ["help"], []),
    ("help-page", ["help tap"], []),
    ("tree", [f"import {CHECKOUT}", "set-option pager off", "tree"], []),
    ("map", ["map"], []),
    ("draw", ["draw"], []),
    ("why", ["why button2"], []),
    ("pages", ["set-option pager on"], ["help rules", "Enter"]),
    ("pages-search", [], ["/window", "Enter"]),
]
CELL, MARGIN, FONT_SIZE = (9, 19), 8, 15


def parts(colour):
    return tuple(int(colour[k : k + 2], 16) for k in (0, 2, 4))


def luminance(colour):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
              for c in (part / 255 for part in parts(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def font(bold):
    for folder in ["/usr/share/fonts/truetype/dejavu", "/Library/Fonts"]:
        path = pathlib.Path(folder, f"DejaVuSansMono{'-Bold' if bold else ''}.ttf")
        if path.exists():
            return ImageFont.truetype(str(path), FONT_SIZE)
    return ImageFont.load_default(FONT_SIZE)


def cells(screen, background, letters):
    """Every cell with its character, its colours and whether it is bold."""
    for y in range(screen.lines):
        for x in range(screen.columns):
            cell = screen.buffer[y][x]
            fore = letters if cell.fg == "default" else cell.fg
            back = background if cell.bg == "default" else cell.bg
            if cell.reverse:
                fore, back = back, fore
            yield x, y, cell.data, fore, back, cell.bold


def picture(screen, background, letters):
    fonts = {bold: font(bold) for bold in [False, True]}
    size = (screen.columns * CELL[0] + 2 * MARGIN, screen.lines * CELL[1] + 2 * MARGIN)
    image = Image.new("RGB", size, parts(background))
    draw = ImageDraw.Draw(image)
    for x, y, text, fore, back, bold in cells(screen, background, letters):
        place = (MARGIN + x * CELL[0], MARGIN + y * CELL[1])
        if back != background:
            draw.rectangle([*place, place[0] + CELL[0], place[1] + CELL[1]], fill=parts(back))
        if text.strip():
            draw.text(place, text, fill=parts(fore), font=fonts[bold])
    return image


def play(look, size, folder):
    """Plays all screens on one terminal; answers the colours that are hard to read."""
    arguments, background, letters, least = LOOKS[look]
    seen, bad = {}, []
    with tempfile.TemporaryDirectory() as home:
        terminal = Terminal(
            BINARY, arguments, {
                "HOME": home, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8",
                # The answer below may come too late for the first screen where much else runs.
                "COLORFGBG": "15;0" if background < letters else "0;15"}, columns=size[0], rows=size[1])
        terminal.wait_for(lambda _: b"\x1b]11;?" in terminal.output, "the question")
        red, green, blue = (background[k : k + 2] for k in (0, 2, 4))
        terminal.send(f"\x1b]11;rgb:{red}/{green}/{blue}\x1b\\")
        terminal.wait_for_prompt()
        for name, lines, keys in SCREENS:
            if lines:
                terminal.send("\x0c")
            for line in lines:
                enter(terminal, line)
            for key in keys:
                terminal.press(key) if key in ("Tab", "Enter", "Ctrl-R") else terminal.type(key)
            settle(terminal)
            stem = f"{look}-{size[0]}x{size[1]}-{name}"
            (folder / f"{stem}.txt").write_text("\n".join(terminal.screen.rows) + "\n")
            picture(terminal.screen, background, letters).save(folder / f"{stem}.png")
            if "error:" in terminal.screen.text and name != "errors":
                bad.append(f"{stem} shows an error")
            for _, _, text, fore, back, _ in cells(terminal.screen, background, letters):
                if text.strip():
                    seen.setdefault((fore, back), name)
            if terminal.screen.is_alternate and name != "pages":
                terminal.type("q")
                terminal.wait_for_prompt()
            elif keys and name != "pages":
                terminal.press("Ctrl-C")
                settle(terminal)
        terminal.close()
    report = []
    for (fore, back), name in sorted(seen.items()):
        measured = contrast(fore, back)
        report.append(f"{measured:5.1f}  #{fore} on #{back}  first in {name}")
        if measured < least:
            bad.append(f"{look} {size[0]}x{size[1]} {report[-1]} (wanted {least})")
    (folder / f"{look}-{size[0]}x{size[1]}-contrast.txt").write_text("\n".join(report) + "\n")
    return bad


def enter(terminal, line):
    """Enters a line and goes through its pages to the next prompt."""
    reads = terminal.screen.reads
    terminal.type(line + "\r")
    while terminal.screen.reads == reads:
        terminal.wait_for(
            lambda screen: screen.reads > reads or screen.is_alternate, f"the answer to {line!r}")
        if terminal.screen.reads == reads:
            terminal.type("q")
            terminal.wait_for(lambda screen: not screen.is_alternate, "the end of the pages")
    settle(terminal)


def settle(terminal):
    """Takes in output until a moment passes without any."""
    while terminal._take_in(0.15):
        pass


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ProcessPoolExecutor(4) as pool:
        runs = [pool.submit(play, look, size, folder) for look in LOOKS for size in SIZES]
        bad = [line for run in runs for line in run.result()]
    print(f"{len(runs) * len(SCREENS)} screens in {folder}")
    if bad:
        sys.exit("not fit to be shown:\n" + "\n".join(bad))


if __name__ == "__main__":
    main()
