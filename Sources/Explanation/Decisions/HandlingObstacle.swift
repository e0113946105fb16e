import ResponderKit
import Scenes

/// An obstacle that kept a responder from handling an event, or the fact that a responder handled
/// an event which none should.
package enum HandlingObstacle: Equatable, Sendable {
  /// A responder handled a method although none should.
  case handled(EventMethod, by: ObjectID)
  /// No responder received one of the methods, or any method if the list is empty.
  case nothingReceived([EventMethod])
  /// The responder received a method and passed it on.
  case passedOn(EventMethod, by: ObjectID)
  /// Another responder handled a method and did not call super.
  case kept(EventMethod, by: ObjectID)
  /// The responder is not on the way of the method, which began elsewhere.
  case elsewhere(ObjectID, start: ObjectID?)

  /// The rule that the obstacle follows, if any.
  package var rule: RuleID? {
    if case .nothingReceived = self { nil } else { EventFact.delivery.rule }
  }
}

extension EventTrace {
  /// Returns the obstacle that kept a responder from handling the event; nil if nothing did.
  ///
  /// - Parameters:
  ///   - expected: The responder that was expected to; nil for nobody.
  ///   - methods: The methods that are meant; none for all.
  package func handlingObstacle(
    to expected: UIResponder?, _ methods: [EventMethod] = []
  ) -> HandlingObstacle? {
    let routes = routes.filter { methods.isEmpty || methods.contains($0.method) }
    guard let expected = expected.map({ ObjectID($0) }) else {
      return routes.first { !$0.handlers.isEmpty }.map { .handled($0.method, by: $0.handlers[0]) }
    }
    guard let first = routes.first else { return .nothingReceived(methods) }
    if let route = routes.first(where: {
      $0.path.contains(expected) && !$0.handlers.contains(expected)
    }) {
      return .passedOn(route.method, by: expected)
    }
    if first.isKept, let keeper = first.path.last { return .kept(first.method, by: keeper) }
    return .elsewhere(expected, start: first.path.first)
  }
}
