import ResponderKit

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
