import Text

/// The lines of a tree laid out in columns: branches and names, classes, frames, and what else there
/// is to say of a view.
///
/// Where a line has no room for everything, the frame goes first, then the class, then the text, and
/// the name is cut last. What decides touches is never left out.
struct TreeTable {
  struct Row {
    var depth = 0
    var isLast = false
    /// The name, or the names of views that fill one another.
    var names: [TextLine]
    /// The class; nil in a line that has no columns.
    var type: String?
    var frame: TextLine?
    /// What decides touches, most important first.
    var state: [TextLine] = []
    /// What can be seen of the view.
    var looks: [TextLine] = []
  }

  /// The numbers of frames and other pieces that were left out.
  private struct Folded {
    var frames = 0
    var classes = 0
    var texts = 0
  }

  private static let shortestClass = 8
  private static let shortestText = 6
  private static let usualText = 10

  private let style: OutputStyle
  private let isWide: Bool
  private var rows: [Row] = []
  private var folded = Folded()
  private var nameWidth = 0
  private var typeWidth = 0

  /// - Parameter isWide: True to leave nothing out, however long the lines become.
  init(_ style: OutputStyle, isWide: Bool) {
    (self.style, self.isWide) = (style, isWide)
  }

  var rowCount: Int { rows.count }

  mutating func add(_ row: Row) { rows.append(row) }

  /// Writes the lines, and says what is left out.
  ///
  /// - Parameter mustStop: Returns whether to end early, with some lines missing.
  mutating func write(to write: (TextLine) -> Void, mustStop: () -> Bool) {
    var guide = TreeGuide(style, depth: rows.lazy.map(\.depth).max() ?? 0)
    let nameLimit = isWide ? Int.max : style.width / 2
    let names = rows.map { row in
      if mustStop() { return TextLine() }
      let branches = TextLine(guide.branches(depth: row.depth, isLast: row.isLast), .dim)
      guard row.type != nil else { return branches + row.names[0] }
      return name(of: row, behind: branches, most: nameLimit)
    }
    nameWidth = zip(rows, names).lazy.filter { $0.0.type != nil }.map(\.1.width).max() ?? 0
    typeWidth = rows.lazy.compactMap(\.type?.displayWidth).max() ?? 0
    let room = style.width - nameWidth
    let hasRoom =
      isWide || rows.allSatisfy { $0.type == nil || typeWidth + $0.widthBehindClass + 2 <= room }
    if !hasRoom { typeWidth = min(typeWidth, max(12, style.width / 5)) }
    for (row, name) in zip(rows, names) where !mustStop() {
      guard let type = row.type else {
        write(name.clipped(to: style.width, style))
        continue
      }
      if hasRoom {
        var line = name
        line.pad(to: nameWidth + 2)
        line.append(type, .type)
        line.pad(to: nameWidth + 2 + typeWidth)
        for fact in [row.frame].compactMap({ $0 }) + row.state + row.looks { line.add(fact) }
        write(line)
      } else {
        for line in lines(of: row, type, behind: name) { write(line) }
      }
    }
    if let note { write(note.clipped(to: style.width, style)) }
  }

  /// Returns a row in a tree that has no room for everything: mostly one line, more if what decides
  /// touches is long.
  private mutating func lines(of row: Row, _ type: String, behind name: TextLine) -> [TextLine] {
    let state = row.state.reduce(0) { $0 + 2 + $1.width }
    var line = name.clipped(to: max(style.width / 3, style.width - state), style)
    let texts = row.looks.isEmpty ? 0 : 2 + min(row.looks[0].width, Self.usualText)
    let room = style.width - state - texts - 2 - max(line.width, nameWidth)
    line.pad(to: min(nameWidth, style.width - state))
    if room >= min(type.displayWidth, Self.shortestClass) {
      line.append("  ")
      line.append(
        type.clipped(to: min(room, typeWidth), ellipsis: style.glyphs.ellipsis), .type)
      line.pad(to: min(nameWidth + 2 + typeWidth, style.width - state - texts))
    } else {
      folded.classes += 1
    }
    var rest: [TextLine] = []
    for fact in row.state {
      if line.width + 2 + fact.width <= style.width, rest.isEmpty {
        line.add(fact)
      } else {
        rest.append(fact)
      }
    }
    for look in row.looks {
      let room = style.width - line.width - 2
      if rest.isEmpty, room >= min(look.width, Self.shortestText) {
        line.add(look.clipped(to: room, style))
      } else {
        folded.texts += 1
      }
    }
    if let frame = row.frame {
      if rest.isEmpty, line.width + 2 + frame.width <= style.width {
        line.add(frame)
      } else {
        folded.frames += 1
      }
    }
    guard !rest.isEmpty else { return [line] }
    let indent = min(name.width + 2, style.width / 3)
    let more = rest.reduce(into: TextLine(.spaces(indent - 2))) { $0.add($1) }
    return [line] + more.wrapped(to: style.width, indent: indent)
  }

  /// A line such as `12 frames and 3 texts folded: 'tree wide' shows them`.
  private var note: TextLine? {
    let counts = [
      (folded.frames, "frame"), (folded.texts, "text"), (folded.classes, "class"),
    ].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return nil }
    let what = counts.map { count, noun in
      "\(count) \(noun)\(count == 1 ? "" : noun.hasSuffix("s") ? "es" : "s")"
    }
    return TextLine("\(what.listed()) folded: 'tree wide' shows them", .dim)
  }

  /// Returns the names of a line in a chain; where they do not fit, those in the middle are left
  /// out.
  private func name(of row: Row, behind branches: TextLine, most limit: Int) -> TextLine {
    func chain(_ names: [TextLine]) -> TextLine {
      names.dropFirst().reduce(branches + names[0]) {
        $0 + TextLine(" \(style.glyphs.next) ", .dim) + $1
      }
    }
    let whole = chain(row.names)
    guard whole.width > limit else { return whole }
    guard row.names.count > 1, let first = row.names.first, let last = row.names.last else {
      return whole.clipped(to: limit, style)
    }
    let ends = row.names.count == 2 ? [last] : [TextLine(style.glyphs.ellipsis, .dim), last]
    let room = limit - chain([TextLine()] + ends).width
    return chain([first.clipped(to: max(room, 4), style)] + ends).clipped(to: limit, style)
  }
}

extension TreeTable.Row {
  /// The columns that everything behind the class takes.
  fileprivate var widthBehindClass: Int {
    let facts = state + looks + [frame].compactMap { $0 }
    return facts.reduce(0) { $0 + 2 + $1.width }
  }
}

extension TextLine {
  /// Adds a piece behind two spaces.
  fileprivate mutating func add(_ piece: TextLine) {
    append("  ")
    append(piece)
  }
}
