import ResponderKit

/// The story of an interaction: every decision of its hit-test, then who received the event.
public struct TraceReport {
  private let scene: Scene
  private let interaction: Interaction

  /// A report of one interaction.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - start: The first of its moments that is told.
  ///   - scene: The scene.
  public init(_ interaction: Interaction, from start: Int = 0, in scene: Scene) {
    self.interaction = interaction.suffix(from: start)
    self.scene = scene
  }

  /// Writes the report.
  ///
  /// - Parameter isFolded: Whether runs of siblings and long ways straight down share a line.
  public func write(_ look: Look, isFolded: Bool, to write: (TextLine) -> Void) {
    for test in interaction.hitTests {
      writeHitTest(test, look, isFolded: isFolded, to: write)
    }
    writeDeliveries(look, isFolded: isFolded, to: write)
  }

  private func writeHitTest(
    _ test: HitTest, _ look: Look, isFolded: Bool, to write: (TextLine) -> Void
  ) {
    write(TextLine("hit-test ", .dim) + TextLine(test.point.text, .strong))
    let rows = TraceRows(test, scene, look, isFolded: isFolded).rows
    var guide = TreeGuide(look, depth: rows.lazy.map(\.depth).max() ?? 0)
    let names = rows.map { row in
      TextLine(guide.branches(depth: row.depth, isLast: row.isLast), .dim) + row.name(in: scene)
    }
    let column = Self.column(
      names.map(\.width), rows.map { $0.verdicts.first?.width ?? 0 }, look.width)
    for (name, row) in zip(names, rows) {
      var line = name
      line.pad(to: column)
      line.append("  ")
      line.append(row.verdict(from: line.width, to: look.width))
      if let rule = row.rule { line.append("  \(rule)", .dim) }
      write(line)
    }
    if rows.isEmpty { write(TextLine("no window is visible", .notice)) }
    writeAnswer(of: test, look, to: write)
    for note in DeadAreaNotes(test, in: scene).texts {
      let line = TextLine(note, .notice)
      for piece in line.wrapped(to: look.width) { write(piece) }
    }
  }

  /// The column of the verdicts: behind the longest name that leaves room for most of them.
  private static func column(_ names: [Int], _ verdicts: [Int], _ width: Int) -> Int {
    let widest = verdicts.max() ?? 0
    let limit = max(width / 2, width - 2 - widest)
    return names.filter { $0 <= limit }.max() ?? limit
  }

  private func writeAnswer(of test: HitTest, _ look: Look, to write: (TextLine) -> Void) {
    guard let answer = test.answer else {
      let reason =
        interaction.isEvent ? "no view claims the point: no touches are sent (R1.8)" : "hit nil"
      write(TextLine(reason, .notice))
      return
    }
    guard test.stepOfHit(in: test.steps) == nil else { return }
    write(TextLine("hit ", .dim) + TextLine(scene.label(of: answer), .winner))
  }

  private func writeDeliveries(
    _ look: Look, isFolded: Bool, to write: (TextLine) -> Void
  ) {
    let routes = interaction.routes
    let column = (routes.map(\.method.rawValue.count).max() ?? 0) + 2
    for (k, route) in routes.enumerated() {
      var line = TextLine(route.method.rawValue, .strong)
      line.pad(to: column)
      let isRepeated = k > 0 && routes[k - 1].hasSameCourse(as: route)
      let isRepeatedNext = k + 1 < routes.count && routes[k + 1].hasSameCourse(as: route)
      line.append(
        isRepeated ? TextLine("the same way", .dim) : path(of: route, look, isFolded: isFolded))
      // Methods that go the same way share the verdict.
      if !isRepeatedNext {
        let verdict = summary(of: route)
        line.append("   ", .dim)
        line.append(verdict)
      }
      for piece in line.wrapped(to: look.width, indent: column) { write(piece) }
    }
  }

  /// The way along the chain; a very long one is told by its beginning and its end.
  private func path(
    of route: Interaction.Route, _ look: Look, isFolded: Bool
  ) -> TextLine {
    let (first, last) = (8, 12)
    let hidden = route.path.count - first - last
    var line = TextLine()
    for (k, responder) in route.path.enumerated() {
      if isFolded, hidden > 4, (first..<(first + hidden)).contains(k) {
        if k == first {
          line.append(" \(look.glyphs.next) \(look.glyphs.ellipsis) \(hidden) more", .dim)
        }
        continue
      }
      if k > 0 { line.append(" \(look.glyphs.next) ", .dim) }
      line.append(
        scene.label(of: responder), route.handlers.contains(responder) ? .winner : .name)
    }
    return line
  }

  private func summary(of route: Interaction.Route) -> TextLine {
    guard let last = route.handlers.last else { return TextLine("nobody handled it", .notice) }
    let names = route.handlers.map { scene.label(of: $0) }.joined(separator: ", ")
    let isKept = route.isKept && route.path.last == last
    return TextLine("handled by \(names)\(isKept ? "" : ", passed on")", .good)
  }
}
