import Analysis
import Explanation
import ResponderKit
import Scenes
import Text

/// A report of a diagnosis for people: the verdict, the reasons in their order, and the changes
/// that would help.
///
/// It fills no more than a screen, unless everything is asked for: parts that matter less give way.
package struct DiagnosisReport {
  let diagnosis: Diagnosis
  let trial: Diagnosis.Trial?
  /// Indicates whether the changes that were tried are kept.
  let isKept: Bool

  /// Creates a report of a diagnosis and of the changes that were tried.
  package init(_ diagnosis: Diagnosis, trial: Diagnosis.Trial? = nil, isKept: Bool = false) {
    (self.diagnosis, self.trial, self.isKept) = (diagnosis, trial, isKept)
  }

  /// The number of rows of a report that leaves room for the command and the next prompt on a
  /// screen of 24.
  private static let mostRows = 22

  /// Writes the report.
  ///
  /// - Parameter isFull: True to write all of it, however long it is.
  package func write(_ style: OutputStyle, isFull: Bool = false, to write: (TextLine) -> Void) {
    var parts = DiagnosisParts(style)
    addVerdict(style, to: &parts)
    addReach(to: &parts)
    let main = diagnosis.findings.filter { $0.weight != .note && (isFull || matters($0)) }
    for (k, finding) in main.enumerated() { add(finding, number: k + 1, isFull, to: &parts) }
    for finding in diagnosis.findings where finding.weight == .note && (isFull || matters(finding))
    {
      addNote(finding, to: &parts)
    }
    addTrial(style, to: &parts)
    addConfidence(isFull, to: &parts)
    addQuestion(to: &parts)
    let name = diagnosis.scene.reference(to: diagnosis.target)
    parts.write(most: isFull ? .max : Self.mostRows, all: "why \(name) all", to: write)
  }

  private func matters(_ finding: Finding) -> Bool {
    switch finding.fact {
    case .treeShape, .noTargets(_, isOpen: true, _): false
    case .observed, .outdated: true
    default: finding.weight != .note || diagnosis.verdict == .reached
    }
  }

  private func addReach(to parts: inout DiagnosisParts) {
    let reach = diagnosis.reach
    guard reach.total > 0, diagnosis.verdict != .open, observation == nil,
      reach.percent < 100 || !diagnosis.isReached
    else { return }
    let scene = diagnosis.scene
    let takers = reach.takers.prefix(3).map { taker in
      "\(taker.view.map { scene.label(of: $0) } ?? "nobody") "
        + "\(TouchCoverage.percent(taker.count, of: reach.total))%"
    }.joined(separator: ", ")
    var text = reach.reached == 0 ? "  no point of it works" : "  \(reach.percent)% of it works"
    if let point = diagnosis.pointThatWorks { text += ", for example \(point.text)" }
    if !takers.isEmpty {
      text +=
        reach.reached == 0 ? "; its touches go to: \(takers)" : "; the rest goes to: \(takers)"
    }
    if reach.open > 0 {
      let reason = scene.unplaced.views.isEmpty ? "code needs values" : "sizes are not known"
      text += "; \(TouchCoverage.percent(reach.open, of: reach.total))% is open, as \(reason)"
    } else if diagnosis.isReached, let dead = reach.takers.first?.example {
      let place = diagnosis.target.screenPoint(dead)
      text +=
        ": why \(scene.reference(to: diagnosis.target)) \(place.x.shortText),\(place.y.shortText)"
    }
    parts.add(TextLine(text, reach.reached == 0 ? .dim : .notice), indent: 2, .verdict)
  }

  private func add(
    _ finding: Finding, number: Int, _ isFull: Bool, to parts: inout DiagnosisParts
  ) {
    let isFirst = number == 1
    let row = words.row(of: finding)
    // The verdict has said it.
    let isTold = isFirst && observation != nil
    let textStyle: TextStyle =
      switch finding.weight {
      case .blocks: .bad
      case .affects: .notice
      case .note: .dim
      }
    let isObstacle = isMain(finding)
    if !isTold {
      parts.add(
        TextLine("\(number)  ", textStyle)
          + TextLine(row.statement, isObstacle ? .strong : .plain),
        indent: 3, isFirst ? .firstReason : isObstacle ? .reason : .effect)
    }
    var small = TextLine("   \(finding.code.rawValue)", textStyle)
    if let rule = finding.rule { small.append("  \(rule)", .dim) }
    parts.add(small, indent: 3, isFirst ? .firstReason : isObstacle ? .reason : .effect)
    // What comes behind an obstacle matters when the obstacle is gone.
    guard isObstacle || isFirst else { return }
    for detail in row.details {
      parts.add(TextLine("   \(detail)", .dim), indent: 3, isFirst ? .detail : .secondary)
    }
    if let reason = words.reason(finding.confidence) {
      parts.add(
        TextLine("   \(finding.confidence.word): \(reason)", .notice), indent: 3,
        isFirst ? .detail : .secondary)
    }
    guard isObstacle else { return }
    for (k, fix) in finding.fixes.enumerated() {
      add(fix, isFirst: isFirst && k == 0, hasCode: k == 0, to: &parts)
    }
  }

  /// Adds a fix. The code of the first is what people paste; the others are to be known.
  private func add(_ fix: Fix, isFirst: Bool, hasCode: Bool, to parts: inout DiagnosisParts) {
    let scene = diagnosis.scene
    let priority: DiagnosisParts.Priority = isFirst ? .fix : .secondary
    parts.add(
      TextLine("   fix: ", .good) + TextLine(words.summary(fix)), indent: 8, priority)
    let commands = fix.commands(in: scene) + [fix.template?.text(in: scene)].compactMap { $0 }
    for command in commands {
      parts.add(TextLine("     \(command)", .strong), indent: 5, priority)
    }
    if let cost = words.cost(of: fix) {
      parts.add(TextLine("     \(cost)", .notice), indent: 5, priority)
    }
    guard hasCode else { return }
    parts.add(
      code: fix.swift(in: scene).map { TextLine("     \($0)", .type) },
      isFirst ? .code : .secondary)
  }

  /// Adds a finding that is worth knowing in one line.
  private func addNote(_ finding: Finding, to parts: inout DiagnosisParts) {
    var line = TextLine("also  ", .dim) + TextLine(words.statement(finding), .dim)
    line.append("  \(finding.code.rawValue)\(finding.rule.map { " \($0)" } ?? "")", .dim)
    if case .assuming = finding.confidence, let reason = words.reason(finding.confidence) {
      line.append(" (assumed: \(reason))", .dim)
    }
    parts.add(line, indent: 6, .note)
  }

  /// Returns whether a finding is told in full.
  private func isMain(_ finding: Finding) -> Bool {
    switch finding.weight {
    case .blocks: true
    case .affects: diagnosis.obstacles.isEmpty
    case .note: false
    }
  }

  private func addTrial(_ style: OutputStyle, to parts: inout DiagnosisParts) {
    guard let trial else { return }
    let what = trial.commands.joined(separator: "; ")
    let result =
      trial.succeeds
      ? "\(name) then \(diagnosis.isReached ? "works" : "gets the touch")"
      : trial.isReached
        ? "\(name) then gets the touch, but nothing comes of it"
        : trial.isOpen
          ? "whether \(name) then gets the touch is open"
          : "\(trial.winner ?? "nobody") gets the touch even then"
    if isKept {
      let now = trial.succeeds && !diagnosis.isReached ? "\(name) now gets the touch" : result
      let done = TextLine("done: ", trial.succeeds ? .good : .notice) + TextLine(what, .strong)
      return parts.add(
        done + TextLine("; \(now); 'undo' takes it back", trial.succeeds ? .good : .notice),
        indent: 6, .trial)
    }
    parts.add(
      TextLine("tried: ", trial.succeeds ? .good : .notice) + TextLine(what, .strong)
        + TextLine(" \(style.glyphs.arrow) \(result)", trial.succeeds ? .good : .notice),
      indent: 7, .trial)
  }

  /// Adds the lines that tell how sure the verdict is, and what it assumes.
  private func addConfidence(_ isFull: Bool, to parts: inout DiagnosisParts) {
    guard let origin = diagnosis.scene.origin else { return }
    let source = origin.formats.joined(separator: ", ")
    if origin.isApproximate {
      return parts.add(
        TextLine(
          "not sure: \(source) holds accessible elements only; a view that takes the touch may be "
            + "missing in it", .notice), indent: 2, .question)
    }
    for line in uncertainties { parts.add(line, indent: 2, .question) }
    guard isFull || diagnosis.verdict == .reached else { return }
    var texts: [String] = []
    if !origin.tells.contains(.enabled), diagnosis.target is UIControl {
      texts.append("\(name) is enabled")
    }
    let scene = diagnosis.scene
    if !origin.tells.contains(.overrides),
      scene.code == nil || scene.views.contains(where: { scene.classWithoutCode(of: $0) != nil })
    {
      let other = scene.code == nil ? "" : "other "
      texts.append("no \(other)class of the app overrides hitTest")
    }
    guard !texts.isEmpty else { return }
    parts.add(TextLine("assumed: " + texts.joined(separator: "; "), .dim), indent: 2, .note)
  }

  private func addQuestion(to parts: inout DiagnosisParts) {
    if let name = classToRead {
      parts.add(
        TextLine("if you have the code of \(name), it tells more: ", .dim)
          + TextLine("code \(name).swift", .strong), indent: 2, .question)
    }
    if let line = DebuggerLine(diagnosis.openPoints, in: diagnosis.scene) {
      // Who pipes a text in has no second chance to add to it.
      parts.add(
        TextLine(
          "to be sure, run this in the debugger; import its reply, or add it to the text:", .dim),
        toCopy: TextLine(line.text, .strong), .question)
    }
    guard diagnosis.verdict == .open, diagnosis.scene.origin?.tells.contains(.overrides) == false,
      isToldByCaptures
    else { return }
    parts.add(
      TextLine("a capture of the running app tells it as well: 'help captures'", .dim), indent: 2,
      .question)
  }

  /// The name of the class of the app that decides first and whose code was not read; nil if there is
  /// none.
  private var classToRead: String? {
    let scene = diagnosis.scene
    guard scene.tellsClasses, diagnosis.verdict != .reached else { return nil }
    let first = diagnosis.findings.first { $0.weight != .note }
    let view: UIView? =
      switch first?.fact {
      case .suspect(let view, _)?, .ownCode(let view)?: view
      case .covered(let covering)?: covering.sibling
      default: nil
      }
    return view.flatMap(scene.classWithoutCode)
  }

  /// Indicates whether what is open is one of the facts that captures tell.
  private var isToldByCaptures: Bool {
    switch diagnosis.findings.first(where: { $0.weight != .note })?.fact {
    case .suspect?, .ownCode?, .covered?, .coveredByOwnChild?, .letThrough?, .underBar?,
      .unknownRecognizers?, .notPerformed?, .otherWindow?:
      true
    default: false
    }
  }

  /// The lines that tell what the dump leaves open about the views on the path.
  private var uncertainties: [TextLine] {
    let scene = diagnosis.scene
    let open: [(ViewProvenance.Uncertainties, String)] = [
      (.cut, "its line is cut"), (.guessedSize, "its size is guessed"),
      (.approximatedTransform, "its transform is three-dimensional"),
      (.superview, "lines are missing above it"), (.frame, "it has no frame"),
    ]
    return diagnosis.target.selfAndSuperviews.compactMap { view in
      guard let origin = scene.origin(of: view) else { return nil }
      let words = open.filter { origin.uncertainties.contains($0.0) }.map(\.1)
      guard !words.isEmpty else { return nil }
      return TextLine(
        "in doubt: \(scene.label(of: view)) (line \(origin.line)): \(words.joined(separator: ", "))",
        .notice)
    }
  }
}
