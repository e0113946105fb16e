import ResponderKit

extension Interaction {
  /// Why a responder did not handle the event, or why somebody did although nobody should.
  ///
  /// - Parameter expected: The responder that was expected to; nil for nobody.
  package func whyNotHandled(by expected: UIResponder?, in scene: Scene) -> String {
    let routes = routes
    guard let expected else {
      guard let route = routes.first(where: { !$0.handlers.isEmpty }) else { return "" }
      return "\(scene.label(of: route.handlers[0])) overrides \(route.method.rawValue) (R5.5)"
    }
    guard let first = routes.first else { return "no responder received anything" }
    let name = scene.label(of: expected)
    if let route = routes.first(where: { $0.path.contains(ObjectID(expected)) }) {
      return "\(name) received \(route.method.rawValue) and passed it on (R5.5)"
    }
    let way = first.path.map { scene.label(of: $0) }
    if first.isKept, let keeper = way.last {
      return "\(keeper) handled \(first.method.rawValue) and did not call super, so it ended "
        + "there (R5.5)"
    }
    return "\(name) is not on the way, which began at \(way.first ?? "nobody") (R5.5)"
  }
}
