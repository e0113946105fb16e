import Text

/// The lines of a tree laid out in columns: branches and names, classes, facts.
struct TreeTable {
  /// A line.
  struct Row {
    var depth = 0
    var isLast = false
    /// The name, or the names of views that fill one another.
    var names: [TextLine]
    /// The class; nil in a line that has no columns.
    var type: String?
    /// The facts about the view, most important first.
    var facts: [TextLine] = []
  }

  private let style: OutputStyle
  private let isDense: Bool
  private var rows: [Row] = []

  /// - Parameter isDense: True if names and classes are to leave room for facts.
  init(_ style: OutputStyle, isDense: Bool) {
    (self.style, self.isDense) = (style, isDense)
  }

  var rowCount: Int { rows.count }

  mutating func add(_ row: Row) { rows.append(row) }

  /// Writes the lines, each clipped to the width of the output.
  ///
  /// - Parameters:
  ///   - write: The closure that writes a line.
  ///   - mustStop: Returns whether to end early, with some lines missing.
  func write(to write: (TextLine) -> Void, mustStop: () -> Bool) {
    var guide = TreeGuide(style, depth: rows.lazy.map(\.depth).max() ?? 0)
    let nameLimit = style.width / 2
    let names = rows.map { row in
      if mustStop() { return TextLine() }
      let branches = TextLine(guide.branches(depth: row.depth, isLast: row.isLast), .dim)
      guard row.type != nil else { return branches + row.names[0] }
      return name(of: row, behind: branches, most: isDense ? nameLimit : .max)
    }
    let rowsWithNames = zip(rows, names).lazy.filter { $0.0.type != nil }
    let nameWidth = rowsWithNames.map(\.1.width).filter { $0 <= nameLimit }.max() ?? 0
    let typeLimit = isDense ? max(12, style.width / 5) : max(16, style.width * 3 / 10)
    let typeWidth = min(typeLimit, rows.lazy.compactMap(\.type?.displayWidth).max() ?? 0)
    for (row, name) in zip(rows, names) where !mustStop() {
      guard let type = row.type else {
        write(name.clipped(to: style.width, style))
        continue
      }
      var line = name
      line.pad(to: nameWidth)
      line.append("  ")
      line.append(type.clipped(to: typeLimit, ellipsis: style.glyphs.ellipsis), .type)
      line.pad(to: nameWidth + 2 + typeWidth)
      for (k, fact) in row.facts.enumerated() {
        // A clipped fact says little; only the most important one is shown clipped.
        guard k == 0 || line.width + 2 + fact.width <= style.width else { continue }
        line.append("  ")
        line.append(fact)
      }
      write(line.clipped(to: style.width, style))
    }
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
