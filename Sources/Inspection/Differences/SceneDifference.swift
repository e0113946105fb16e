import ResponderKit

/// How one object differs between two moments.
struct SceneDifference {
  /// What became of it.
  enum Change: String, CaseIterable {
    case appeared, changed, gone
  }

  /// Something that was one way and is another.
  struct Row {
    var name: String
    var then: SceneFact.Value
    var now: SceneFact.Value
  }

  var change: Change
  var label: String
  var className: String
  /// The superview, or the view of a recognizer, if it appeared or is gone.
  var place: String?
  /// How many views came or went with it, in its tree.
  var inside = 0
  var rows: [Row] = []
}

extension SceneDifference.Row {
  /// Another place among the siblings that there are at both moments.
  init(place then: Int, _ now: Int) {
    self.init(name: "place", then: .property(.integer(then)), now: .property(.integer(now)))
  }
}
