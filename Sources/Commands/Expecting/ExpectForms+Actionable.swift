import Analysis
import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  static let expectActionable = Form(
    .word("actionable", .view()),
    .optional(.word("at", .sequence(.point(), .optional(.word("in", .view()))))),
    summary: "a tap on VIEW would run an action: it is hit there, enabled and not animating"
  ) { call, view, question in
    let scene = call.scene
    let target = call.target(ofQuestionAbout: view)
    let point = question.map { point, space in space?.screenPoint(point) ?? point }
    let diagnosis = Diagnosis(of: target, at: point, in: scene)
    guard !diagnosis.isActionable else { return }
    var lines: [String] = []
    DiagnosisReport(diagnosis).write(call.session.style) { lines.append($0.text) }
    let isSilent = diagnosis.works && !diagnosis.findings.contains { $0.code == .animating }
    throw ExpectationFailure(
      "expected '\(scene.label(of: target))' to be actionable",
      notes: isSilent ? ["a tap on it runs no action"] : Array(lines.prefix(2)))
  }
}

extension Diagnosis {
  /// Indicates whether a tap would run an action, now and not after an animation. Where an imported
  /// text does not tell the targets of controls, a control that gets the touch counts.
  fileprivate var isActionable: Bool {
    guard works, !findings.contains(where: { $0.code == .animating }) else { return false }
    switch course {
    case .performed, .recognized: return true
    case .received:
      return target is UIControl && scene.origin.map { !$0.tells.contains(.targets) } == true
    default: return false
    }
  }
}
