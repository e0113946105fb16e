import Foundation
import ResponderKit
import Text

/// An audit for people: one paragraph for each thing that is wrong.
package struct AuditReport {
  let audit: Audit
  /// How many targets of a finding are named.
  private static let most = 4

  /// A report of an audit.
  package init(_ audit: Audit) {
    self.audit = audit
  }

  var scene: Scene { audit.scene }

  /// Writes the report.
  package func write(_ look: Look, to write: (TextLine) -> Void) {
    write(summary(look))
    for finding in audit.findings { self.write(finding, look, to: write) }
  }

  private func summary(_ look: Look) -> TextLine {
    let targets = audit.targetCount.counted("target")
    let views = audit.viewCount.counted("view")
    if audit.targetCount == 0 {
      return TextLine("\(look.glyphs.skip) ", .notice)
        + TextLine("nothing to judge among \(views): no control or recognizer can be seen", .notice)
    }
    if audit.findings.isEmpty {
      return TextLine("\(look.glyphs.yes) ", .good)
        + TextLine("\(targets) among \(views): all can be touched all over", .good)
    }
    var line = TextLine("\(targets) among \(views): ", .strong)
    for (k, severity) in AuditSeverity.allCases.enumerated() {
      let count = audit.count(of: severity)
      if k > 0 { line.append(", ") }
      line.append(count.counted(severity.rawValue), count == 0 ? .dim : severity.style)
    }
    return line
  }

  private func write(_ finding: AuditFinding, _ look: Look, to write: (TextLine) -> Void) {
    let indent = 2
    func put(_ line: TextLine) {
      for piece in line.wrapped(to: look.width, indent: indent) { write(piece) }
    }
    write("")
    put(
      TextLine("\(finding.severity.rawValue)  ", finding.severity.style)
        + TextLine(statement(finding), .strong))
    write(TextLine("  \(finding.code.rawValue)", finding.severity.style) + cause(finding))
    if let cause = finding.cause {
      let others = finding.otherCulprits.count
      put(
        TextLine("  \(cause.statement)")
          + TextLine(others == 0 ? "" : "; \(others) more alike", .dim))
      if let reason = cause.confidence.reason {
        put(TextLine("  \(cause.confidence.word): \(reason)", .notice))
      }
    }
    for line in fix(finding) { put(line) }
  }

  private func cause(_ finding: AuditFinding) -> TextLine {
    guard let cause = finding.cause else { return "" }
    return TextLine("  \(cause.code.rawValue)  \(cause.rule)", .dim)
  }

  /// The targets and what is wrong with them.
  package func statement(_ finding: AuditFinding) -> String {
    let names = finding.subjects.prefix(Self.most).map { name($0, finding.code) }
    let rest = finding.subjects.count - names.count
    let list =
      rest > 0
      ? names.joined(separator: ", ") + " and \(rest) more" : Self.list(names)
    let isOne = finding.subjects.count == 1
    let isItself = finding.cause?.culprit == finding.subjects.first.map { ObjectID($0.view) }
    let summary =
      finding.code == .underNonInteractive && isItself
      ? "has user interaction off" : finding.code.summary
    return "\(list): \(isOne ? summary : Self.plural(summary))"
  }

  private func name(_ subject: AuditFinding.Subject, _ code: AuditCode) -> String {
    let name = scene.label(of: subject.view)
    switch code {
    case .small: return "\(name) (\(subject.size.text))"
    case .outsideParent, .partlyCovered, .overlapping, .deadZone, .scrolledUnder:
      return "\(name) (\(100 - subject.percent)%)"
    case .unreachable, .underNonInteractive, .behindAnotherScreen: return name
    }
  }

  private func fix(_ finding: AuditFinding) -> [TextLine] {
    if finding.code == .small, let view = finding.subjects.first?.view {
      let size = finding.subjects[0].size
      // The inset is one in the view's coordinates, which a transform may have made smaller.
      let area = view.touchArea
      let scale = CGSize(width: size.width / area.width, height: size.height / area.height)
      let dx = max(0, ((Audit.fingertip - size.width) / 2 / scale.width).rounded(.up))
      let dy = max(0, ((Audit.fingertip - size.height) / 2 / scale.height).rounded(.up))
      return [
        TextLine("  fix: ", .good)
          + TextLine(
            "inset \(scene.reference(to: view)) \(CGFloat(0 - dx).shortText),\(CGFloat(0 - dy).shortText)",
            .strong)
      ]
    }
    let why =
      finding.subjects.first.map { TextLine("  why \(scene.reference(to: $0.view))", .dim) }
    guard finding.severity != .note, finding.code != .overlapping,
      let fix = finding.cause?.fixes.first
    else {
      return [why].compactMap { $0 }
    }
    let what = fix.commands.isEmpty ? fix.summary : fix.commands.joined(separator: "; ")
    return [TextLine("  fix: ", .good) + TextLine(what, .strong)]
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A sentence about one as one about several.
  private static func plural(_ sentence: String) -> String {
    let verbs = ["lies": "lie", "sticks": "stick", "is": "are", "shares": "share", "has": "have"]
    guard let space = sentence.firstIndex(of: " ") else { return sentence }
    let verb = String(sentence[..<space])
    return (verbs[verb] ?? verb) + sentence[space...]
  }
}

extension AuditSeverity {
  /// How it looks.
  var style: TextStyle {
    switch self {
    case .error: .bad
    case .warning: .notice
    case .note: .dim
    }
  }
}
