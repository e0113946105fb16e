"""The screen of a terminal, as a person would see it."""

import copy

import pyte
from wcwidth import wcswidth, wcwidth

BRACKETED_PASTE = 2004
ALTERNATE_SCREEN = 1049
#: Means nothing to any terminal; a prompt of bash can tell with it that it is there.
PROMPT_MARK = 9999
#: The colours of hints, commands, texts and errors where the background is not known.
GREY, COMMAND, TEXT, WRONG = "808080", "0087d7", "5f875f", "ff005f"


def wrap(text, columns):
    """The rows that a text fills, and the column in which the cursor comes to stand."""
    rows, column = [""], 0
    for character in text:
        width = wcwidth(character)
        if character == "\n" or column + width > columns:
            rows.append("")
            column = 0
        if character != "\n":
            rows[-1] += character
            column += width
        if column == columns:
            rows.append("")
            column = 0
    return rows, column


class Screen(pyte.Screen):
    """A screen that also counts prompts, and that can wrap its rows afresh when resized."""

    def __init__(self, columns, rows, *, reflows=False):
        self.reflows = reflows
        #: How often a line began to be read: the editor asks for marked pastes then.
        self.reads = 0
        #: All text, in the order in which it was written.
        self.written = ""
        self._is_drawing = False
        self._main = None
        super().__init__(columns, rows)

    # What is seen

    @property
    def rows(self):
        """The text of every row, without the spaces at its end."""
        return [self.row(y) for y in range(self.lines)]

    def row(self, y):
        """The text of a row; the second cell of a wide character is empty."""
        cells = self.buffer[y]
        return "".join(cells[x].data for x in range(self.columns)).rstrip()

    def typed(self, y):
        """The text of a row without what is grey, as hints are."""
        cells = self.buffer[y]
        seen = (cells[x] for x in range(self.columns))
        return "".join(" " if cell.fg == GREY else cell.data for cell in seen).rstrip()

    def hint(self, y):
        """The grey text at the end of a row."""
        typed, row = self.typed(y), self.row(y)
        return row[len(typed) :].strip() if row.startswith(typed) else ""

    def colours(self, text):
        """The colours of the last such text in the cursor's row or above, but for hints.

        One for each stretch of it; none if it is not there.
        """
        for y in range(self.cursor.y, -1, -1):
            typed = self.typed(y)
            if text not in typed:
                continue
            start = wcswidth(typed[: typed.rindex(text)])
            seen = [self.buffer[y][x].fg for x in range(start, start + wcswidth(text))]
            return [colour for k, colour in enumerate(seen) if k == 0 or seen[k - 1] != colour]
        return []

    @property
    def text(self):
        return "\n".join(self.rows).rstrip()

    def column(self, text):
        """The cells in which a text begins, from the top; one for each row that has it."""
        rows = [row for row in self.rows if text in row]
        return [wcswidth(row[: row.index(text)]) for row in rows]

    def styles(self, y):
        """A row as runs of (text, colour, is bold)."""
        runs = []
        for x in range(self.columns):
            cell = self.buffer[y][x]
            style = (cell.fg, cell.bold)
            if runs and runs[-1][1:] == style:
                runs[-1] = (runs[-1][0] + cell.data, *style)
            else:
                runs.append((cell.data, *style))
        return runs

    # What pyte leaves out

    def set_mode(self, *modes, **options):
        super().set_mode(*modes, **options)
        if options.get("private") and (BRACKETED_PASTE in modes or PROMPT_MARK in modes):
            self.reads += 1
        if options.get("private") and ALTERNATE_SCREEN in modes and self._main is None:
            self._main = (copy.deepcopy(self.buffer), copy.copy(self.cursor))
            self.erase_in_display(2)

    def reset_mode(self, *modes, **options):
        super().reset_mode(*modes, **options)
        if options.get("private") and ALTERNATE_SCREEN in modes and self._main is not None:
            self.buffer, self.cursor = self._main
            self._main = None

    @property
    def is_alternate(self):
        return self._main is not None

    @property
    def marks_pastes(self):
        """Whether the program asked for marks around what is pasted."""
        return BRACKETED_PASTE << 5 in self.mode

    # Wrapping afresh: a row that ran over at its right end is one with the next row

    def draw(self, data):
        self.written += data
        self._is_drawing = True
        for character in data:
            # A wide character does not go into half a row.
            if self.cursor.x == self.columns - 1 and wcwidth(character) == 2:
                super().draw(" ")
            super().draw(character)
        self._is_drawing = False

    def linefeed(self):
        self.buffer[self.cursor.y].runs_over = self._is_drawing
        if not self._is_drawing:
            self.written += "\n"
        super().linefeed()

    def erase_in_line(self, how=0, private=False):
        super().erase_in_line(how, private)
        if how != 1:
            self.buffer[self.cursor.y].runs_over = False

    def erase_in_display(self, how=0, *arguments, **options):
        super().erase_in_display(how, *arguments, **options)
        for y in range(self.cursor.y if how == 0 else 0, self.lines if how != 1 else 0):
            self.buffer[y].runs_over = False

    def resize(self, lines=None, columns=None):
        if not self.reflows or columns in (None, self.columns):
            super().resize(lines, columns)
            self.cursor.x = min(self.cursor.x, self.columns - 1)
            return
        wrapped, (cursor_y, cursor_x) = self._wrapped(columns)
        super().resize(lines, columns)
        dropped = max(0, cursor_y + 1 - self.lines)
        self.buffer.clear()
        for y, (cells, runs_over) in enumerate(wrapped[dropped : dropped + self.lines]):
            self.buffer[y].update(enumerate(cells))
            self.buffer[y].runs_over = runs_over
        self.cursor.y, self.cursor.x = cursor_y - dropped, cursor_x

    def _wrapped(self, columns):
        """All rows laid out in another width, and where the cursor comes to stand."""
        rows, cursor = [], None
        logical, offset = [], None
        last = max([y for y in range(self.lines) if self.row(y)] + [self.cursor.y])
        for y in range(last + 1):
            runs_over = getattr(self.buffer[y], "runs_over", False)
            if y == self.cursor.y:
                offset = len(logical) + self.cursor.x
            used = [x for x in range(self.columns) if self.buffer[y][x].data != " "]
            width = self.columns if runs_over else max(used, default=-1) + 1
            logical += [self.buffer[y][x] for x in range(width)]
            if runs_over:
                continue
            pieces, starts = [[]], [0]
            for k, cell in enumerate(logical):
                # The second cell of a wide character is empty.
                is_wide = k + 1 < len(logical) and logical[k + 1].data == ""
                if len(pieces[-1]) + (2 if is_wide else 1) > columns:
                    pieces.append([])
                    starts.append(k)
                pieces[-1].append(cell)
            if offset is not None:
                while offset - starts[-1] >= columns:
                    pieces.append([])
                    starts.append(starts[-1] + columns)
                row = max(k for k, start in enumerate(starts) if start <= offset)
                cursor = (len(rows) + row, offset - starts[row])
            rows += [(piece, k + 1 < len(pieces)) for k, piece in enumerate(pieces)]
            logical, offset = [], None
        return rows, cursor
