import Scenes

/// A kind of fact about the place of a view or of a point, which no decision of a hit-test tells.
package enum PlaceFact: CaseIterable, Sendable {
  case noWindow, offScreen, outsideAncestor

  /// The rule that such facts follow.
  package var rule: RuleID {
    switch self {
    case .noWindow, .offScreen: RuleID(1, 5)
    case .outsideAncestor: RuleID(2, 6)
    }
  }

  /// The decision of a hit-test that such a fact is a conclusion of, if it is one.
  package var premise: HitTestFact? {
    switch self {
    case .noWindow, .offScreen: nil
    case .outsideAncestor: .outside
    }
  }
}
