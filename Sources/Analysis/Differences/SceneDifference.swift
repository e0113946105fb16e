import ResponderKit

/// How one object differs between two moments.
package struct SceneDifference {
  /// What became of it.
  package enum Change: String, CaseIterable {
    case appeared, changed, gone
  }

  /// Something that was one way and is another.
  package struct Row {
    package var name: String
    package var then: SceneFact.Value
    package var now: SceneFact.Value

    /// Creates a row of something that is another now.
    package init(name: String, then: SceneFact.Value, now: SceneFact.Value) {
      self.name = name
      self.then = then
      self.now = now
    }
  }

  package var change: Change
  package var label: String
  package var className: String
  /// The superview, or the view of a recognizer, if it appeared or is gone.
  package var place: String?
  /// How many views came or went with it, in its tree.
  package var inside = 0
  package var rows: [Row] = []

  /// Creates the difference of one object.
  package init(
    change: Change, label: String, className: String, place: String? = nil, inside: Int = 0,
    rows: [Row] = []
  ) {
    self.change = change
    self.label = label
    self.className = className
    self.place = place
    self.inside = inside
    self.rows = rows
  }
}

extension SceneDifference.Row {
  /// Another place among the siblings that there are at both moments.
  init(place then: Int, _ now: Int) {
    self.init(name: "place", then: .property(.integer(then)), now: .property(.integer(now)))
  }
}
