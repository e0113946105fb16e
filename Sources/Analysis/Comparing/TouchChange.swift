import ResponderKit

/// What became of the touch areas of some views for one reason.
package struct TouchChange {
  /// What became of them, worst first.
  package enum Kind: String, CaseIterable {
    /// They can still be seen, and be touched nowhere.
    case lost
    /// They can be touched in a smaller part than before.
    case shrunk
    /// They cannot be seen or used any more, so nobody wants to touch them.
    case away
    /// They can be touched in a larger part than before.
    case grown
    /// They could be touched nowhere and can now.
    case gained
  }

  /// A view that it is about.
  package struct Subject {
    /// Its places in both screens.
    package var places: (old: Int, new: Int)
    /// How much of it could be touched before and can be now, in per cent of what is seen of it.
    package var percents: (then: Int, now: Int)
  }

  package var kind: Kind
  package var subjects: [Subject]
  /// The first reason that a hit-test meets at the first of them, on the screen on which it is
  /// dead.
  package var cause: Finding?

  /// Tells that the cause is one on the old screen: what was dead there can be touched now.
  package var isAboutOldScreen: Bool { kind == .grown || kind == .gained }
}
