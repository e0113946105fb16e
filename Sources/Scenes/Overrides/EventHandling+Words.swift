import ResponderKit

extension EventHandling {
  /// Returns the words behind the events in `handle`, with a space in front.
  ///
  /// - Parameter naming: Returns the text for the responder that gets the message, too; nil for one
  ///   that cannot be named.
  package func words(_ naming: (UIResponder) -> String?) -> String {
    guard let name = receiver?.object.flatMap(naming) else {
      return callsSuper ? " and forward" : ""
    }
    return " and forward to \(name)" + (callsSuper ? " and call super" : "")
  }
}

extension UIResponder {
  /// The overrides of event methods, those with one behaviour together, in declaration order.
  package var handlingGroups: [(handling: EventHandling, methods: [EventMethod])] {
    var groups: [(handling: EventHandling, methods: [EventMethod])] = []
    for (method, handling) in handledMethods {
      if let place = groups.firstIndex(where: { $0.handling == handling }) {
        groups[place].methods.append(method)
      } else {
        groups.append((handling, [method]))
      }
    }
    return groups
  }
}

extension EventMethod {
  /// Returns a phrase for several methods: `touches` stands for all four.
  package static func phrase(_ methods: [EventMethod]) -> String {
    var rest = methods
    var words: [String] = []
    for (name, group) in [("touches", touches), ("motion", motion), ("presses", presses)]
    where Set(group).isSubset(of: rest) {
      words.append(name)
      rest.removeAll { group.contains($0) }
    }
    return (words + rest.map(\.rawValue)).joined(separator: " ")
  }
}
