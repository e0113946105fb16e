import Foundation
import ResponderKit

/// A difference of an object between two moments or screens. Views that moved alike share one.
package struct SceneDifference {
  /// A kind of difference.
  package enum Change: String, CaseIterable {
    case appeared, changed, gone
  }

  /// A property that was one way and is another.
  package struct Row {
    package var name: String
    package var then: SceneFact.Value
    package var now: SceneFact.Value

    /// Creates a row of a property that has changed.
    package init(name: String, then: SceneFact.Value, now: SceneFact.Value) {
      self.name = name
      self.then = then
      self.now = now
    }
  }

  /// An object that differs: as it is now, or as it was if it is gone.
  package struct Subject {
    package var label: String
    package var className: String
    /// The name of the superview, or of the view of a recognizer.
    package var place: String?
    /// The text that people read on the view.
    package var caption: String?
    /// The line numbers of the object in the dumps of two screens.
    package var lines: (then: Int?, now: Int?)?
    /// The frames on the screen then and now, in points, if the view moved.
    package var frames: (then: CGRect, now: CGRect)?
  }

  package var change: Change
  /// The object, or several objects that have all changed alike.
  package var subjects: [Subject]
  /// The number of views in the tree of the view that came or went with it.
  package var inside = 0
  package var rows: [Row] = []
  /// The distance by which the view moved and grew on the screen.
  package var move: ScreenMove?
}

extension SceneDifference.Row {
  /// Creates a row of a place among the siblings that exist at both moments.
  init(place then: Int, _ now: Int) {
    self.init(name: "place", then: .property(.integer(then)), now: .property(.integer(now)))
  }
}
