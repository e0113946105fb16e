import ResponderKit

/// A change of the touch areas of some views for one reason.
package struct TouchChange {
  /// A kind of change. The cases are in order, worst first.
  package enum Kind: String, CaseIterable {
    /// The views can still be seen, and can be touched nowhere.
    case lost
    /// The views can be touched in a smaller part than before.
    case shrunk
    /// The views cannot be seen or used any more, so nobody wants to touch them.
    case away
    /// The views can be touched in a larger part than before.
    case grown
    /// The views could be touched nowhere, and can be touched now.
    case gained
  }

  /// A view whose touch area changed.
  package struct Subject {
    /// The places of the view in the trees of both screens.
    package var places: (old: Int, new: Int)
    /// The share of the seen part that could be touched before and can be touched now, in per cent.
    package var percents: (then: Int, now: Int)
  }

  package var kind: Kind
  package var subjects: [Subject]
  /// The first obstacle that a hit-test of the first view meets, on the screen on which it gets no
  /// touches.
  package var cause: Finding?

  /// Indicates whether the cause is one on the old screen: the view got no touches there and gets
  /// them now.
  package var isAboutOldScreen: Bool { kind == .grown || kind == .gained }
}
