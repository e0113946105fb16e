"""What terminals send for the keys that have names."""

KEYS = {
    "Enter": ["\r"],
    "Tab": ["\t"],
    "Escape": ["\x1b"],
    "Backspace": ["\x7f", "\x08"],
    "Up": ["\x1b[A", "\x1bOA"],
    "Down": ["\x1b[B", "\x1bOB"],
    "Right": ["\x1b[C", "\x1bOC"],
    "Left": ["\x1b[D", "\x1bOD"],
    # xterm in both of its modes, the Linux console and tmux, rxvt
    "Home": ["\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"],
    "End": ["\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"],
    "Delete": ["\x1b[3~"],
    "Alt-F": ["\x1bf"],
    # xterm, xterm with Alt, the older xterm, rxvt
    "Ctrl-Left": ["\x1b[1;5D", "\x1b[1;3D", "\x1b[5D", "\x1bOd"],
    "Ctrl-Right": ["\x1b[1;5C", "\x1b[1;3C", "\x1b[5C", "\x1bOc"],
} | {f"Ctrl-{letter}": [chr(ord(letter) - 64)] for letter in "ABCDEFKLNPRUWZ"}

PASTE_BEGINS = "\x1b[200~"
PASTE_ENDS = "\x1b[201~"


def encodings(*names):
    """Every key of these names in every encoding, for `pytest.mark.parametrize`."""
    return [(name, sequence) for name in names for sequence in KEYS[name]]
