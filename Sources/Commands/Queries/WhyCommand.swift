import Analysis
import Presentation
import ResponderKit
import Scenes
import Text

extension Command {
  static let why = Command(
    name: "why", group: .looking,
    summary: "explains why a view does or does not get a touch, and how to fix it",
    details: [
      "Without a point, it checks the middle of the visible part and says how much can be "
        + "touched. The reasons come first, in the order in which a hit-test meets them. After "
        + "them it says what recognizers, scroll views and the control itself do with the touch. "
        + "Each fix is tried on the scene and taken back; with 'fix' it stays, as one step of "
        + "'undo'. 'help COVERED_BY' explains a code.",
      "? means that an imported text leaves the answer open. What the text records of the device "
        + "decides over what the frames say.",
    ],
    forms: [
      Form(
        .view(), .part(.optional(.point()), "fix"), summary: "applies the fix"
      ) { call, view, point in
        try call.diagnose(view, at: point, isFixed: true)
      },
      Form(
        .view(), .part(.optional(.point()), "all"),
        summary: "explains why, with everything that it knows"
      ) { call, view, point in
        try call.diagnose(view, at: point, isFull: true)
        call.session.state.it = view
      },
      Form(.view(), .optional(.point()), summary: "explains why") { call, view, point in
        try call.diagnose(view, at: point)
        call.session.state.it = view
      },
    ],
    examples: [
      Example(
        "why buy", "something lies in front of it",
        setup: "add UIButton buy 20,40 100x44; add veil 0,0 390x844",
        shows: "COVERED_BY"),
      Example(
        "why plus 195,690", "the raised button of a tab bar",
        setup: "add bar 0,700 390x83; add UIButton plus 160,-20 60x60 in bar",
        shows: "override bar accepts plus"),
      Example(
        "why buy fix; tap buy; expect hit buy", "the fix is applied",
        setup: "add UIButton buy 20,40 100x44; add veil 0,0 390x844"),
    ])
}

extension Call {
  /// Says what keeps the touch away.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point of the screen; nil for the middle of the view.
  ///   - isFull: True to say everything, however long it is.
  ///   - isFixed: True to carry out the changes that would help, and keep them.
  fileprivate func diagnose(
    _ view: UIView, at point: CGPoint?, isFixed: Bool = false, isFull: Bool = false
  ) throws {
    let target = target(ofQuestionAbout: view)
    if target !== view {
      write(
        TextLine("\(scene.label(of: view)) is a part of \(scene.label(of: target))", .dim))
    }
    // A text is asked where it is.
    let point = point ?? (target === view ? nil : view.pointAsked(in: scene))
    let (diagnosis, trial) = unobserved {
      let diagnosis = Diagnosis(of: target, at: point, in: scene)
      return (diagnosis, diagnosis.trial())
    }
    let report = DiagnosisReport(diagnosis, trial: trial)
    report.write(session.style, isFull: isFull, to: session.write)
    facts(CommandFacts.why, report)
    guard isFixed, let trial, !scene.mustStop() else { return }
    scene.journal.begin("why \(scene.label(of: target)) fix")
    unobserved { for change in trial.changes { change.perform(in: scene) } }
    scene.journal.end()
  }

  /// Does something of which the session takes no note, as of events that it makes.
  private func unobserved<Result>(_ body: () -> Result) -> Result {
    let snapshot = session.snapshot
    defer { session.snapshot = snapshot }
    return body()
  }

  /// Returns the view that is meant: the control, if its label or image was named.
  func target(ofQuestionAbout named: UIView) -> UIView {
    guard !named.isUserInteractionEnabled,
      !scene.classes.nearestClass(of: named).takesTouches || named.superview is UIControl
    else { return named }
    let control = named.superviews.first {
      $0.isInteractive(in: scene) && $0.isUserInteractionEnabled
    }
    return control ?? named
  }
}
