import Analysis
import ResponderKit
import Scenes
import Text

/// A report of an audit for people: one paragraph for each finding.
package struct AuditReport {
  let audit: Audit
  /// The differences to a saved audit, of which only what is new is reported; nil to report all.
  let comparison: AuditComparison?
  /// The number of targets of a finding that are named at most.
  private static let most = 4

  /// Creates a report of an audit.
  package init(_ audit: Audit, comparison: AuditComparison? = nil) {
    self.audit = audit
    self.comparison = comparison
  }

  var scene: Scene { audit.scene }

  var words: FindingWords { FindingWords(scene) }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    write(summary(style))
    if let comparison { self.write(comparison, style, to: write) }
    for finding in comparison?.new ?? audit.findings { self.write(finding, style, to: write) }
    writeOpenTargets(style, to: write)
  }

  private func write(
    _ comparison: AuditComparison, _ style: OutputStyle, to write: (TextLine) -> Void
  ) {
    let (new, gone) = (comparison.newCount, comparison.gone.count)
    write(
      TextLine(
        "compared with the saved audit: \(new) new, \(comparison.knownCount) known, \(gone) gone",
        new == 0 ? .good : .notice))
    for target in comparison.gone.prefix(Self.most) {
      write(TextLine("  gone: \(target.name)  \(target.code)", .dim))
    }
    if gone > Self.most { write(TextLine("  and \(gone - Self.most) more", .dim)) }
  }

  private func writeOpenTargets(_ style: OutputStyle, to write: (TextLine) -> Void) {
    guard !audit.openTargets.isEmpty else { return }
    let names = audit.openTargets.prefix(Self.most).map { "why \(scene.reference(to: $0))" }
    let rest = audit.openTargets.count - names.count
    let isAre = audit.openTargets.count == 1 ? "is" : "are"
    let reason =
      scene.unplaced.views.isEmpty ? "the text does not tell enough" : "sizes are not known"
    let line = TextLine(
      "\(audit.openTargets.count.counted("target")) \(isAre) open, as \(reason): "
        + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""), .notice)
    write("")
    for piece in line.wrapped(to: style.width, indent: 2) { write(piece) }
  }

  private func summary(_ style: OutputStyle) -> TextLine {
    let targets = audit.targetCount.counted("target")
    let views = audit.viewCount.counted("view")
    if audit.targetCount == 0, audit.findings.isEmpty {
      return TextLine("\(style.glyphs.skip) ", .notice)
        + TextLine("nothing to check among \(views): no control or recognizer is visible", .notice)
    }
    if audit.findings.isEmpty, !audit.openTargets.isEmpty {
      let count = audit.targetCount - audit.openTargets.count
      return TextLine("\(style.glyphs.skip) ", .notice)
        + TextLine(
          "\(targets) among \(views): \(count == 0 ? "none" : "\(count)") can be told to be sound",
          .notice)
    }
    if audit.findings.isEmpty {
      let behind = audit.behindCount
      let isAre = behind == 1 ? "is" : "are"
      let rest =
        behind == 0
        ? "all can be touched everywhere"
        : "all that are in front can be touched; \(behind) \(isAre) covered, as UIKit does it"
      return TextLine("\(style.glyphs.yes) ", .good)
        + TextLine("\(targets) among \(views): \(rest)", .good)
    }
    var line = TextLine("\(targets) among \(views): ", .strong)
    for (k, severity) in AuditSeverity.allCases.enumerated() {
      let count = audit.count(of: severity)
      if k > 0 { line.append(", ") }
      line.append(count.counted(severity.rawValue), count == 0 ? .dim : severity.style)
    }
    return line
  }

  private func write(_ finding: AuditFinding, _ style: OutputStyle, to write: (TextLine) -> Void) {
    let indent = 2
    func put(_ line: TextLine) {
      for piece in line.wrapped(to: style.width, indent: indent) { write(piece) }
    }
    write("")
    put(
      TextLine("\(finding.severity.rawValue)  ", finding.severity.style)
        + TextLine(statement(finding), .strong))
    write(TextLine("  \(finding.code.rawValue)", finding.severity.style) + cause(finding))
    if let cause = finding.cause {
      let others = finding.otherCulprits.count
      put(
        TextLine("  \(words.statement(cause))")
          + TextLine(others == 0 ? "" : "; \(others) more like it", .dim))
      if let reason = words.reason(cause.confidence) {
        put(TextLine("  \(cause.confidence.word): \(reason)", .notice))
      }
    }
    if let observation = finding.observation {
      let answer = ObservationReport(observation, in: scene).words(
        showsPoint: finding.code == .answersDiffer)
      put(TextLine("  the device answered: \(answer)", .notice))
    }
    for line in fix(finding) { put(line) }
  }

  private func cause(_ finding: AuditFinding) -> TextLine {
    guard let cause = finding.cause else { return "" }
    return TextLine("  \(cause.code.rawValue)\(cause.rule.map { "  \($0)" } ?? "")", .dim)
  }

  /// Returns the targets of a finding and their problem in words.
  package func statement(_ finding: AuditFinding) -> String {
    let names = finding.subjects.prefix(Self.most).map { name($0, finding.code) }
    let rest = finding.subjects.count - names.count
    let list =
      rest > 0
      ? names.joined(separator: ", ") + " and \(rest) more" : names.listed()
    let isOne = finding.subjects.count == 1
    let isItself = finding.cause?.culprit == finding.subjects.first.map { ObjectID($0.view) }
    let summary =
      switch finding.code {
      case .underNonInteractive where isItself: "\(isOne ? "has" : "have") user interaction off"
      // Nobody can tell, or the device says otherwise.
      case .unreachable where finding.severity == .note: "may be seen but nowhere touched"
      default: finding.code.summary(isOne: isOne)
      }
    return "\(list): \(summary)"
  }

  private func name(_ subject: AuditFinding.Subject, _ code: AuditCode) -> String {
    let name = scene.label(of: subject.view)
    switch code {
    case .small: return "\(name) (\(subject.size.text))"
    case .outsideParent, .partlyCovered, .overlapping, .deadZone, .scrolledUnder:
      return "\(name) (\(100 - subject.percent)%)"
    case .unreachable, .underNonInteractive, .behindAnotherScreen, .hitThoughDisabled,
      .notHittable, .answersDiffer, .unanswered, .midTransition:
      return name
    }
  }

  private func fix(_ finding: AuditFinding) -> [TextLine] {
    if finding.code == .midTransition {
      return [TextLine("  take the text again when nothing moves", .dim)]
    }
    if let fix = finding.fix {
      return [TextLine("  fix: ", .good) + TextLine(words.line(fix), .strong)]
        + [words.cost(of: fix)].compactMap(\.self).map { TextLine("  \($0)", .notice) }
    }
    return finding.subjects.first.map {
      [TextLine("  why \(scene.reference(to: $0.view))", .dim)]
    } ?? []
  }
}

extension AuditCode {
  /// Returns the predicate of a sentence about the targets that have the fault.
  ///
  /// - Parameter isOne: True if the sentence is about one target.
  package func summary(isOne: Bool = true) -> String {
    let (lies, has, isOrAre) = isOne ? ("lies", "has", "is") : ("lie", "have", "are")
    let side = TouchCoverage.fingertip.shortText
    return switch self {
    case .unreachable: "can be seen but nowhere touched"
    case .underNonInteractive: "\(lies) in a view with user interaction off"
    case .behindAnotherScreen: "\(lies) behind another screen"
    case .scrolledUnder: "\(has) scrolled under something that lies in front of the scroll view"
    case .outsideParent:
      isOne
        ? "sticks out of a view above it and is dead there"
        : "stick out of a view above them and are dead there"
    case .partlyCovered:
      "\(isOrAre) partly covered by a view that takes \(isOne ? "its" : "their") touches"
    case .overlapping:
      isOne
        ? "shares a part of its touch area with another target"
        : "share a part of their touch area with another target"
    case .deadZone: "\(has) a dead zone inside"
    case .hitThoughDisabled:
      "\(isOrAre) disabled but \(isOne ? "takes" : "take") touches all the same"
    case .answersDiffer: "\(isOne ? "is" : "are") hit at other points on the device than here"
    case .notHittable: "\(isOne ? "gets" : "get") no touch on the device"
    case .unanswered:
      "\(isOne ? "gets its touch and does" : "get their touches and do") not act on it"
    case .midTransition:
      "\(has) user interaction off in the middle of a transition, while the screens move"
    case .small: "\(isOrAre) smaller than \(side)x\(side) points"
    }
  }
}

extension AuditSeverity {
  var style: TextStyle {
    switch self {
    case .error: .bad
    case .warning: .notice
    case .note: .dim
    }
  }
}
