import Explanation
import ResponderKit
import Scenes

extension Interaction {
  /// Why a responder did not handle the event, or why somebody did although nobody should.
  ///
  /// - Parameters:
  ///   - expected: The responder that was expected to; nil for nobody.
  ///   - methods: The methods that are meant; none for all.
  package func whyNotHandled(
    by expected: UIResponder?, methods: [EventMethod] = [], in scene: Scene
  ) -> String {
    let routes = routes.filter { methods.isEmpty || methods.contains($0.method) }
    let rule = "(\(RuleID(5, 5)))"
    guard let expected else {
      guard let route = routes.first(where: { !$0.handlers.isEmpty }) else { return "" }
      return "\(scene.label(of: route.handlers[0])) overrides \(route.method.rawValue) \(rule)"
    }
    guard let first = routes.first else {
      let what = methods.isEmpty ? "anything" : EventMethod.phrase(methods)
      return "no responder received \(what)"
    }
    let name = scene.label(of: expected)
    if let route = routes.first(where: {
      $0.path.contains(ObjectID(expected)) && !$0.handlers.contains(ObjectID(expected))
    }) {
      return "\(name) received \(route.method.rawValue) and passed it on \(rule)"
    }
    let way = first.path.map { scene.label(of: $0) }
    if first.isKept, let keeper = way.last {
      return "\(keeper) handled \(first.method.rawValue) and did not call super, so it ended "
        + "there \(rule)"
    }
    return "\(name) is not on the way, which began at \(way.first ?? "nobody") \(rule)"
  }
}
