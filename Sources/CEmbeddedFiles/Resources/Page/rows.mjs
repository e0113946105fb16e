// Which views a tree lists, and where its keys lead.

/** The views that match a text in lower case, or without one those that lie in no closed view. */
export function rowsOf(views, wanted, closed) {
  if (wanted) {
    return views.filter(view => [view.name, view.class, view.text ?? "", view.states ?? ""]
      .some(text => text.toLowerCase().includes(wanted)));
  }
  const rows = [], isInClosed = new Set();
  // A view stands before those in it.
  for (const view of views) {
    const parent = view.superview;
    if (parent && (closed.has(parent) || isInClosed.has(parent))) isInClosed.add(view);
    else rows.push(view);
  }
  return rows;
}

/** The row to which a key leads from a view: null where it leads nowhere. */
export function stepFrom(rows, view, key) {
  const place = rows.indexOf(view);
  switch (key) {
    case "ArrowDown": return rows[place + 1] ?? null;
    case "ArrowUp": return rows[place - 1] ?? null;
    case "Home": return rows[0];
    case "End": return rows[rows.length - 1];
    case "PageDown": return rows[Math.min(rows.length - 1, place + 20)];
    case "PageUp": return rows[Math.max(0, place - 20)];
    case "ArrowLeft": return view.superview;
    case "ArrowRight": return view.subviews[0] ?? null;
    default: return null;
  }
}

/** Finds names by their first letters, typed in quick succession. */
export class TypeAhead {
  constructor() {
    this.text = "";
    this.time = -Infinity;
  }

  /** The next row whose name begins with what was typed; null if none does or no letter came. */
  next(rows, view, { key, timeStamp }) {
    if ([...key].length !== 1) return null;
    const letter = key.toLowerCase(), isQuick = timeStamp - this.time < 700;
    this.time = timeStamp;
    // More letters of the same name stay at it; others begin a new one.
    const longer = isQuick && find(rows, rows.indexOf(view), this.text + letter);
    this.text = longer ? this.text + letter : letter;
    return longer || find(rows, rows.indexOf(view) + 1, letter);
  }
}

function find(rows, first, text) {
  return [...rows.slice(first), ...rows.slice(0, first)]
    .find(each => each.name.toLowerCase().startsWith(text)) ?? null;
}
