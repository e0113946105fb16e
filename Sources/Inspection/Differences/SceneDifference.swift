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
    var then: String
    var now: String
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
