import Explanation
import ResponderKit
import Scenes

extension Command {
  static let hit = Command(
    name: "hit", group: .happening,
    summary: "runs a hit-test without an event",
    details: [
      "Without a view, the point is in screen coordinates and the windows are asked (R1.5). With a "
        + "view, the point is in that view's coordinates."
    ],
    forms: [
      Form(.point(), .optional(.word("in", .view()))) { call, point, view in
        call.ask(point, in: view, isShown: true)
        call.writeInteraction(isFolded: true)
      }
    ],
    examples: [
      Example("hit 20,20", "asks the windows", shows: "root"),
      Example("hit 5,5 in red", "asks red", setup: "add red 0,0 90x90", shows: "red"),
    ])
}

extension Call {
  /// Hit-tests a point without an event and remembers the answer.
  ///
  /// - Parameter isShown: True for a question, which `trace` and `draw` show from now on; false
  ///   for an expectation.
  func ask(_ point: CGPoint, in view: UIView?, isShown: Bool) {
    let story = view.map { $0.explainedHitTest(point).story }
    let test = story ?? scene.application.explainedHitTest(at: point)
    session.state.hitTest = test
    guard isShown else { return }
    let title = view.map { " in \(scene.label(of: $0))" } ?? ""
    var question = EventTrace(title: "hit \(point.text)\(title)", isEvent: false)
    question.add(.hitTest(test))
    session.state.shown = question
    if view == nil { session.state.tap = point }
    if let answer = test.answer { session.state.it = scene.view(of: answer) ?? session.state.it }
  }
}
