import Foundation
import ResponderKit

/// How an object differs between two moments or screens; views that moved alike are told together.
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

  /// An object that differs: as it is now, or as it was if it is gone.
  package struct Subject {
    package var label: String
    package var className: String
    /// The superview, or the view of a recognizer.
    package var place: String?
    /// What people read on it, on a screen.
    package var caption: String?
    /// Its lines in the texts of two screens.
    package var lines: (then: Int?, now: Int?)?
    /// Where it is on the screen, if it moved.
    package var frames: (then: CGRect, now: CGRect)?
  }

  package var change: Change
  /// One object, or several that have all changed alike.
  package var subjects: [Subject]
  /// How many views came or went with it, in its tree.
  package var inside = 0
  package var rows: [Row] = []
  /// How far it moved and grew on the screen.
  package var move: ScreenMove?
}

extension SceneDifference.Row {
  /// Another place among the siblings that there are at both moments.
  init(place then: Int, _ now: Int) {
    self.init(name: "place", then: .property(.integer(then)), now: .property(.integer(now)))
  }
}
