import Text

/// A text that is longer than the screen, and the page of it that is seen, which keys change.
struct Pages {
  /// An outcome of pressing a key.
  enum Outcome: Equatable {
    case show
    case leave
    /// The next page needs lines that are still to come.
    case more
    case nothing
  }

  private static let help = "space b d u j k: move  g G: ends  / n N: search  q: back"

  /// The lines in rows as wide as the screen, each with the line that it belongs to.
  private var rows: [(row: TextLine, line: Int)] = []
  private var lines: [TextLine] = []
  private var size: Terminal.Size
  /// The first row that is seen.
  private(set) var top = 0
  /// The rows to go down as soon as more lines have come.
  private var pending = 0
  /// Indicates whether all lines have come.
  var isComplete = false
  /// The text that is being typed to search for; nil while nothing is.
  private var typed: String?
  private var query = ""
  /// The row in which the text was found last.
  private var found: Int?
  /// What the last row tells instead of the keys.
  private var note: String?

  /// Creates the pages of a screen.
  init(size: Terminal.Size) {
    self.size = size
  }

  /// The number of rows of a page, above the one that tells the place.
  private var height: Int { max(1, size.rows - 1) }
  private var lastTop: Int { max(0, rows.count - height) }
  private var bottom: Int { min(rows.count, top + height) }
  /// Indicates whether a person asked for the end, which needs all lines.
  var wantsEnd: Bool { pending == .max }
  var rowCount: Int { rows.count }

  /// Adds a line at the end.
  mutating func append(_ line: TextLine) {
    rows += line.cut(into: size.columns).map { ($0, lines.count) }
    lines.append(line)
  }

  /// Goes where a key wanted to go when more lines were needed.
  mutating func goOn() {
    if pending > 0 { top = min(lastTop, wantsEnd ? lastTop : top + pending) }
    pending = 0
  }

  /// Lays the lines out for another screen; the line at the top stays there.
  mutating func resize(to size: Terminal.Size) {
    guard size != self.size else { return }
    let line = rows.indices.contains(top) ? rows[top].line : 0
    self.size = size
    rows = lines.enumerated().flatMap { index, line in
      line.cut(into: size.columns).map { ($0, index) }
    }
    found = nil
    top = min(lastTop, rows.firstIndex { $0.line == line } ?? 0)
  }

  /// Changes the page as a key asks.
  mutating func press(_ key: Key) -> Outcome {
    note = nil
    if let typed { return type(key, behind: typed) }
    switch key {
    case .space where top >= lastTop && isComplete: return .leave
    case .space, .pageDown, .character("f"): return move(by: height)
    case .enter, .down, .character("j"): return move(by: 1)
    case .character("d"): return move(by: max(1, height / 2))
    case .character("b"), .pageUp: return move(by: -height)
    case .character("u"): return move(by: -max(1, height / 2))
    case .character("k"), .up, .backspace: return move(by: -1)
    case .character("g"), .home: return move(by: -rows.count)
    case .character("G"), .end: return move(by: .max)
    case .character("/"): typed = ""
    case .character("n"): return find(forward: true)
    case .character("N"): return find(forward: false)
    case .character("?"), .character("h"): note = Self.help
    case .character("q"), .escape, .interrupt, .endOfInput: return .leave
    case .redraw, .visitor: break
    case .character, .left, .right: return .nothing
    }
    return .show
  }

  private mutating func move(by count: Int) -> Outcome {
    if count > 0, top >= lastTop || count == .max, !isComplete {
      pending = count
      return .more
    }
    let (before, last) = (top, lastTop)
    top = count == .max ? last : max(0, min(last, top + count))
    return top == before ? .nothing : .show
  }

  // MARK: Searching

  private mutating func type(_ key: Key, behind text: String) -> Outcome {
    switch key {
    case .character(let character): typed = text + String(character)
    case .space: typed = text + " "
    case .backspace: typed = text.isEmpty ? nil : String(text.dropLast())
    case .enter:
      typed = nil
      if !text.isEmpty { (query, found) = (text, nil) }
      return query.isEmpty ? .show : find(forward: true)
    case .escape, .interrupt: typed = nil
    case .endOfInput: return .leave
    case .redraw: break
    default: return .nothing
    }
    return .show
  }

  /// Goes to the next row with the text, and behind the last one to the first.
  private mutating func find(forward: Bool) -> Outcome {
    guard !query.isEmpty else {
      note = "nothing was searched for yet; / begins"
      return .show
    }
    let start = found ?? (forward ? top - 1 : top)
    let (behind, before) = (Array(max(0, start + 1)..<rows.count), Array(0..<max(0, start)))
    let order =
      forward ? behind + before + [start] : before.reversed() + behind.reversed() + [start]
    let text = query.lowercased()
    guard
      let row = order.first(where: {
        rows.indices.contains($0) && rows[$0].row.text.lowercased().contains(text)
      })
    else {
      found = nil
      note = "'\(query)' is not " + (isComplete ? "found" : "in the rows so far; G reads all")
      return .show
    }
    let goesRound = forward ? row < start : row > start
    note = "'\(query)' in row \(row + 1)" + (goesRound ? ", round the end" : "") + "  n N: others"
    found = row
    top = min(row, lastTop)
    return .show
  }

  // MARK: Drawing

  /// The rows of the screen: the page, and the place in the last one.
  var screen: [TextLine] {
    let page = rows[top..<bottom].map { query.isEmpty ? $0.row : $0.row.marking(query) }
    let empty = Array(repeating: TextLine(), count: height - page.count)
    return page + empty + [status.clipped(to: size.columns - 1)]
  }

  private var status: TextLine {
    if let typed { return TextLine("/\(typed)", .strong) }
    let keys =
      top >= lastTop && isComplete
      ? "b: up  space: back to the prompt" : "space: more  q: back  /: search"
    return place + TextLine("  ") + TextLine(note ?? keys, note == nil ? .dim : .notice)
  }

  private var place: TextLine {
    TextLine("rows \(top + 1)-\(bottom) of \(rows.count)\(isComplete ? "" : "+")", .strong)
  }

  /// The rows that stay on the screen when the pages are left: those up to the end of the page that
  /// was seen last, and the place if there were more.
  func rest(most: Int) -> [TextLine] {
    let seen = rows[max(0, bottom - most)..<bottom].map(\.row)
    return bottom == rows.count && isComplete ? seen : seen + [place]
  }
}
