import Analysis
import Explanation
import Foundation
import ResponderKit
import Scenes
import Text

/// A report of a diagnosis for people: the verdict, the reasons in their order, and the changes
/// that would help.
package struct DiagnosisReport {
  let diagnosis: Diagnosis
  let trial: Diagnosis.Trial?

  /// Creates a report of a diagnosis and of the changes that were tried.
  package init(_ diagnosis: Diagnosis, trial: Diagnosis.Trial? = nil) {
    self.diagnosis = diagnosis
    self.trial = trial
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    writeVerdict(style, to: write)
    writeReach(style, to: write)
    for (k, finding) in diagnosis.findings.filter({ $0.weight != .note }).enumerated() {
      self.write(finding, number: k + 1, style, to: write)
    }
    for finding in diagnosis.findings where finding.weight == .note {
      writeNote(finding, style, to: write)
    }
    writeTrial(style, to: write)
    for line in confidence { self.write(line, style, indent: 2, to: write) }
  }

  private var words: FindingWords { FindingWords(diagnosis.scene) }

  private var name: String { diagnosis.scene.label(of: diagnosis.target) }

  private func writeVerdict(_ style: OutputStyle, to write: (TextLine) -> Void) {
    let isOpen = diagnosis.isReached && diagnosis.findings.contains { $0.code == .animating }
    let mark = isOpen ? "?" : diagnosis.works ? style.glyphs.yes : style.glyphs.no
    let textStyle: TextStyle = isOpen ? .notice : diagnosis.works ? .good : .bad
    var line = TextLine("\(mark) ", textStyle) + TextLine(name, .name)
    let place = diagnosis.isPointGiven ? "" : "its middle, "
    line.append(verdict(at: "\(place)\(diagnosis.point.text)", isOpen: isOpen), textStyle)
    self.write(line, style, indent: 2, to: write)
  }

  private func verdict(at point: String, isOpen: Bool) -> String {
    if isOpen { return " gets a touch at \(point), unless its animation keeps it" }
    if diagnosis.target.window == nil { return " gets no touch anywhere" }
    guard diagnosis.isReached else {
      let winner = diagnosis.winner.map { diagnosis.scene.label(of: $0) }
      let taker =
        diagnosis.winner === diagnosis.target
        ? "it keeps it to itself" : winner.map { "\($0) does" } ?? "nobody does"
      return " gets no touch at \(point): \(taker)"
    }
    let flag =
      diagnosis.target.flagSkippedByOverride.map { ", although it is \(words.state($0))" } ?? ""
    return " gets a touch at \(point)\(flag)\(course)"
  }

  /// The course of the touch in words, to stand behind the words that the view gets it.
  private var course: String {
    let scene = diagnosis.scene
    switch diagnosis.course {
    case nil, .notHit, .received: return ""
    case .undelivered: return ", but it is not delivered"
    case .disabled: return ", but it is disabled: nothing fires"
    case .taken(let recognizer, let isMissed):
      return "\(isMissed ? ", but" : ", until") \(scene.label(of: recognizer)) takes it"
    case .notPerformed(let actions):
      let names = actions.map(\.name).joined(separator: ", ")
      return ", but nobody performs its \(actions.count == 1 ? "action" : "actions") \(names)"
    case .recognized(let recognizers):
      return
        ", and \(recognizers.map { scene.label(of: $0) }.joined(separator: ", ")) recognizes it"
    case .performed(let actions):
      return ", and \(actions.map(performance).joined(separator: ", "))"
    }
  }

  private func performance(of action: TapOutcome.Action) -> String {
    switch action.receiver {
    case .object(let id): "\(diagnosis.scene.label(of: id)) performs \(action.name)"
    case .other(let className): "a \(className) performs \(action.name)"
    case .closure: "a closure runs"
    case .nobody: "nobody performs \(action.name)"
    }
  }

  private func writeReach(_ style: OutputStyle, to write: (TextLine) -> Void) {
    let reach = diagnosis.reach
    guard reach.total > 0, reach.percent < 100 || !diagnosis.isReached else { return }
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
    if diagnosis.isReached, let dead = reach.takers.first?.example {
      let place = diagnosis.target.screenPoint(dead)
      text +=
        ": why \(scene.reference(to: diagnosis.target)) \(place.x.shortText),\(place.y.shortText)"
    }
    self.write(TextLine(text, reach.reached == 0 ? .dim : .notice), style, indent: 2, to: write)
  }

  private func write(
    _ finding: Finding, number: Int, _ style: OutputStyle, to write: (TextLine) -> Void
  ) {
    let textStyle: TextStyle =
      switch finding.weight {
      case .blocks: .bad
      case .affects: .notice
      case .note: .dim
      }
    self.write(
      TextLine("\(number)  ", textStyle)
        + TextLine(words.statement(finding), isMain(finding) ? .strong : .plain),
      style, indent: 3, to: write)
    var small = TextLine("   \(finding.code.rawValue)", textStyle)
    small.append("  \(finding.rule)", .dim)
    write(small)
    // What comes behind an obstacle matters when the obstacle is gone.
    guard isMain(finding) else { return }
    for detail in words.details(finding) {
      self.write(TextLine("   \(detail)", .dim), style, indent: 3, to: write)
    }
    if let reason = words.reason(finding.confidence) {
      self.write(
        TextLine("   \(finding.confidence.word): \(reason)", .notice), style, indent: 3, to: write)
    }
    for (k, fix) in finding.fixes.enumerated() {
      // The code of the first is what people paste; the others are to be known.
      self.write(
        TextLine("   fix: ", .good) + TextLine(words.summary(fix)), style, indent: 8,
        to: write)
      let scene = diagnosis.scene
      let commands = fix.commands(in: scene) + [fix.template?.text(in: scene)].compactMap { $0 }
      for command in commands { write(TextLine("     \(command)", .strong)) }
      if k == 0 { for line in fix.swift(in: scene) { write(TextLine("     \(line)", .type)) } }
    }
  }

  /// Writes a finding that is worth knowing in one line.
  private func writeNote(_ finding: Finding, _ style: OutputStyle, to write: (TextLine) -> Void) {
    var line = TextLine("also  ", .dim) + TextLine(words.statement(finding), .dim)
    line.append("  \(finding.code.rawValue) \(finding.rule)", .dim)
    if case .assuming = finding.confidence, let reason = words.reason(finding.confidence) {
      line.append(" (assumed: \(reason))", .dim)
    }
    self.write(line, style, indent: 6, to: write)
    for detail in words.details(finding) where finding.code == .noTarget {
      self.write(TextLine("      \(detail)", .dim), style, indent: 6, to: write)
    }
  }

  /// Returns whether a finding is told in full.
  private func isMain(_ finding: Finding) -> Bool {
    switch finding.weight {
    case .blocks: true
    case .affects: diagnosis.obstacles.isEmpty
    case .note: false
    }
  }

  private func writeTrial(_ style: OutputStyle, to write: (TextLine) -> Void) {
    guard let trial else { return }
    let what = trial.commands.joined(separator: "; ")
    let result =
      trial.succeeds
      ? "\(name) then \(diagnosis.isReached ? "works" : "gets the touch")"
      : trial.isReached
        ? "\(name) then gets the touch, but nothing comes of it"
        : "\(trial.winner ?? "nobody") gets the touch even then"
    self.write(
      TextLine("tried: ", trial.succeeds ? .good : .notice) + TextLine(what, .strong)
        + TextLine(" \(style.glyphs.arrow) \(result)", trial.succeeds ? .good : .notice), style,
      indent: 7, to: write)
  }

  /// The lines that tell how sure the verdict is, and what it assumes.
  private var confidence: [TextLine] {
    guard let origin = diagnosis.scene.origin else { return [] }
    let source = origin.formats.joined(separator: ", ")
    if origin.isApproximate {
      return [
        TextLine(
          "not sure: \(source) holds accessible elements only; a view that takes the touch may be "
            + "missing in it", .notice)
      ]
    }
    var texts: [String] = []
    if !origin.tells.contains(.enabled) { texts.append("controls are enabled") }
    if !origin.tells.contains(.recognizers) { texts.append("recognizers cancel nothing") }
    texts.append("no class of the app overrides hitTest")
    return [
      TextLine("sure: frames and flags, from \(source)", .dim),
      TextLine("assumed: " + texts.joined(separator: "; "), .dim),
    ] + uncertainties
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

  private func write(
    _ line: TextLine, _ style: OutputStyle, indent: Int, to write: (TextLine) -> Void
  ) {
    for piece in line.wrapped(to: style.width, indent: indent) { write(piece) }
  }
}
