import ResponderKit
import Scenes
import Text

/// The parts of a scene that exported Swift leaves out.
struct SwiftOmissions {
  /// The omissions in words.
  private(set) var words: [String] = []

  init(_ scene: Scene, _ plan: SwiftPlan) {
    let views = plan.views
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
    let responders: [UIResponder] = views + scene.controllers
    add(recognizers.count { !$0.targetsAndActions.isEmpty && isNamed($0) }, "targets of", "gesture")
    add(recognizers.count { $0.delegate is AnsweringDelegate }, "delegates of", "gesture")
    add(responders.count { !$0.implementedActions.isEmpty }, "actions of", "responder")
    add(responders.count { $0.keyCommands?.isEmpty == false }, "key commands of", "responder")
    add(
      responders.count { $0.inputView != nil || $0.inputAccessoryView != nil }, "input views of",
      "responder")
    let contents = plan.steps.filter { if case .content = $0.placement { true } else { false } }
    add(
      contents.count { !SwiftOverride.all(of: $0.view, scene.overrides).isEmpty }, "overrides of",
      "content view")
    let others: [UIResponder?] = [
      scene.windowScene, scene.application, scene.application.delegate as? UIResponder,
    ]
    for case let other? in others where !SwiftOverride.all(ofResponder: other).isEmpty {
      words.append("overrides of '\(scene.label(of: other))'")
    }
    func isNamed(_ recognizer: UIGestureRecognizer) -> Bool {
      scene.names.name(of: recognizer) != nil
    }
  }

  private mutating func add(_ count: Int, _ phrase: String, _ noun: String) {
    guard count > 0 else { return }
    words.append("\(phrase) \(count.counted(noun))")
  }
}
