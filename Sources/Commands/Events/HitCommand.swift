import Analysis
import Explanation
import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let hit = Command(
    name: "hit", aliases: ["hit-test", "hittest", "hitTest"], group: .happening,
    summary: "runs a hit-test without an event",
    forms: [
      Form(.point(), .optional(.word("in", .view()))) { call, point, view in
        call.tellDevice(at: view.map { $0.screenPoint(point) } ?? point)
        call.ask(point, in: view, isShown: true)
        call.writeInteraction(isFolded: true)
      }
    ])
}

extension Call {
  /// Tells what the device itself answered at a point of the screen, if a text records it.
  fileprivate func tellDevice(at point: CGPoint) {
    guard let observation = scene.observation(at: point) else { return }
    let report = ObservationReport(observation, in: scene)
    let isSame = observation.isConfirmed(in: scene)
    write(
      TextLine(
        "the device answered \(isSame ? "the same" : "otherwise"): \(report.words())",
        isSame ? .dim : .notice))
    facts(CommandFacts.device, report)
  }

  /// Hit-tests a point without an event and remembers the answer.
  ///
  /// - Parameter isShown: True for a question, which `trace` and `draw` show from now on; false
  ///   for an expectation.
  func ask(_ point: CGPoint, in view: UIView?, isShown: Bool) {
    if isShown { session.post(.willMeet) }
    let story = view.map { $0.explainedHitTest(point).story }
    let test = story ?? scene.application.explainedHitTest(at: point)
    session.state.hitTest = test
    guard isShown else { return }
    let title = view.map { " in \(scene.label(of: $0))" } ?? ""
    var question = EventTrace(title: "hit \(point.text)\(title)", isEvent: false)
    question.add(.hitTest(test))
    session.state.shown = question
    session.post(.shown(question))
    if view == nil { session.state.tap = point }
    if let answer = test.answer { session.state.it = scene.view(of: answer) ?? session.state.it }
  }
}
