import Explanation
import ResponderKit
import Scenes
import Text

/// The hit-tests of an interaction as the calls that they made, nested and in their order, as an app
/// would log them in overrides that call super.
package struct CallTraceReport {
  private let tests: [HitTest]
  private let scene: Scene

  /// Creates a report of the hit-tests of one interaction.
  package init(_ interaction: EventTrace, in scene: Scene) {
    tests = interaction.parts.compactMap(\.hitTest)
    self.scene = scene
  }

  /// Indicates whether nothing was hit-tested.
  package var isEmpty: Bool { tests.isEmpty }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    for test in tests { Self.write(test, in: scene, style, tellsFlags: false, to: write) }
  }

  /// Writes the calls of one hit-test.
  ///
  /// - Parameter tellsFlags: True to tell also that the flags let a view be asked, with the rule of
  ///   each refusal, and who is drawn at the point although it cannot be touched there.
  static func write(
    _ test: HitTest, in scene: Scene, _ style: OutputStyle, tellsFlags: Bool,
    to write: (TextLine) -> Void
  ) {
    write(TextLine("hit-test ", .dim) + TextLine(test.point.text, .strong))
    var log = CallLog(scene, style, tellsFlags: tellsFlags)
    test.callsUnfolded.forEach { log.add($0, to: write) }
    for note in DecisionWords(scene).sentences(DeadAreaNotes(test, in: scene)) where tellsFlags {
      TextLine(note, .notice).wrapped(to: style.width).forEach(write)
    }
  }
}

/// A writer of nested calls. A call that makes no other ones stands in one line.
private struct CallLog {
  /// A call of which the line is not written yet.
  private struct Pending {
    let depth: Int
    let head: TextLine
    /// What the implementation did so far.
    var parts: [TextLine] = []
  }

  private let words: DecisionWords
  private let style: OutputStyle
  private let tellsFlags: Bool
  private var pending: Pending?

  init(_ scene: Scene, _ style: OutputStyle, tellsFlags: Bool) {
    words = DecisionWords(scene)
    (self.style, self.tellsFlags) = (style, tellsFlags)
  }

  mutating func add(_ call: HitTestCall, to write: (TextLine) -> Void) {
    switch call.kind {
    case .enter(let point, let override):
      open(to: write)
      let head = TextLine(words.name(call.view), .name) + TextLine(".hitTest\(point.text)")
      pending = Pending(depth: call.depth, head: head)
      if let override, override.hitTest != nil || override.isSwallowing {
        add(TextLine("overridden: \(words.hitTest(override))", .notice), call.depth, to: write)
      }
    case .flags(nil):
      if tellsFlags { add(TextLine(DecisionWords.flagsPass, .dim), call.depth, to: write) }
    case .ruled: break
    case .line(let line):
      open(to: write)
      let guide = TextLine(.spaces(indent(call.depth)))
      CodeLineWords(style: style).lines([.line(line)], behind: guide).forEach(write)
    case .flags(let refusal?):
      let reason = words.flag(refusal)
      let text = tellsFlags ? reason.citing(refusal.fact.rule) : reason
      add(TextLine(text, .bad), call.depth, to: write)
    case .inside(let point, _, let asker, let isInside):
      var line = TextLine(words.name(call.view), .name)
      // The standard implementation asks about the point that it was given.
      line.append(".point(inside:\(asker == call.view ? "" : " \(point.text)")) ")
      line.append("\(style.glyphs.arrow) ")
      line.append("\(isInside)", isInside ? .good : .bad)
      add(line, call.depth, to: write)
    case .asked(let run):
      told(run, words.missed(run)[0], call.depth, ".hitTest \(style.glyphs.arrow) nil", to: write)
    case .skip(let run, let skip): told(run, words.skipped(skip)[0], call.depth, to: write)
    case .unseen(let run): told(run, words.unseen[0], call.depth, to: write)
    case .answer(let answer):
      var result = TextLine(" \(style.glyphs.arrow) ")
      result.append(answer.map(words.name) ?? "nil", answer == nil ? .dim : .winner)
      close(result, call.depth, to: write)
    }
  }

  /// Adds what a call does, besides calling `hitTest` of others.
  private mutating func add(_ part: TextLine, _ depth: Int, to write: (TextLine) -> Void) {
    guard pending == nil else {
      pending?.parts.append(part)
      return
    }
    self.write(part, depth + 1, to: write)
  }

  /// Writes what became of several views.
  private mutating func told(
    _ run: HitTestRun, _ reason: String, _ depth: Int, _ outcome: String = "",
    to write: (TextLine) -> Void
  ) {
    open(to: write)
    let names =
      run.count > 3 ? "\(run.count) views" : run.views.map(words.name).joined(separator: ", ")
    self.write(
      TextLine(names, .name) + TextLine("\(outcome)  ") + TextLine(reason, .dim), depth, to: write)
  }

  /// Writes the beginning of the call whose line is not written yet: it makes calls itself.
  private mutating func open(to write: (TextLine) -> Void) {
    guard let call = pending else { return }
    pending = nil
    self.write(call.head + TextLine(" {"), call.depth, to: write)
    for part in call.parts { self.write(part, call.depth + 1, to: write) }
  }

  private mutating func close(
    _ result: TextLine, _ depth: Int, to write: (TextLine) -> Void
  ) {
    if let call = pending {
      var line = call.head
      for (k, part) in call.parts.enumerated() {
        line.append(k == 0 ? " { " : "; ")
        line.append(part)
      }
      if !call.parts.isEmpty { line.append(" }") }
      line.append(result)
      if call.parts.isEmpty || indent(depth) + line.width <= style.width {
        pending = nil
        return self.write(line, depth, to: write)
      }
      open(to: write)
    }
    self.write(TextLine("}") + result, depth, to: write)
  }

  /// Returns the columns before a line; views that are nested very deeply are not moved out of sight.
  private func indent(_ depth: Int) -> Int { min(2 * depth, style.width / 2) }

  private func write(_ line: TextLine, _ depth: Int, to write: (TextLine) -> Void) {
    let indent = indent(depth)
    for piece in (TextLine(.spaces(indent)) + line).wrapped(to: style.width, indent: indent + 4) {
      write(piece)
    }
  }
}
