import ResponderKit
import Scenes

/// The differences between a scene now and what it was.
package struct SceneDifferences {
  /// The moment with which the scene is compared.
  package enum Moment: Equatable {
    /// A checkpoint of a name.
    case checkpoint(String)
    /// The scene before all changes that can be undone, and the number of these.
    case start(steps: Int)
  }

  /// The moment with which the scene is compared.
  package let since: Moment
  /// The objects that differ: those that exist now in tree order, then those that are gone.
  package let all: [SceneDifference]
  private let scene: Scene
  private let record: SceneRecord

  /// Compares a scene with an earlier moment.
  ///
  /// - Parameter name: A checkpoint; nil for the last one, or, if there is none, for the scene
  ///   before all that can be undone. The result is nil if there is no such checkpoint.
  package init?(_ scene: Scene, since name: String?) {
    let journal = scene.journal
    let now = SceneMoment(scene)
    let names = scene.names
    var record: SceneRecord?
    func take(_ changes: SceneChanges) {
      record = SceneRecord(scene, changes, now: now, names: names)
    }
    if let name = name ?? journal.checkpoints.last {
      guard journal.peek(at: name, take) else { return nil }
      since = .checkpoint(name)
    } else {
      journal.peekAtStart(take)
      since = .start(steps: journal.undoableLabels.count)
    }
    guard let record else { return nil }
    self.scene = scene
    self.record = record
    all = SceneComparison(scene, record, now: now).differences
  }

  /// Returns the name that an object had then.
  package func labelThen(of object: StatefulObject) -> String { record.label(of: object) }

  /// Returns the name that an object has now.
  package func labelNow(of object: StatefulObject) -> String { scene.label(of: object) }
}

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
      (self.name, self.then, self.now) = (name, then, now)
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

extension Sequence {
  /// Returns the elements that lie in none of the others, each with the number of others that lie
  /// in it.
  ///
  /// - Parameters:
  ///   - id: Returns the identity of an element; each element comes behind the one that it lies in.
  ///   - parent: Returns the element that an element lies in directly.
  ///   - counts: Returns whether an element is counted where it lies in another.
  func outermost<ID: Hashable>(
    id: (Element) -> ID, parent: (Element) -> ID?, counts: (Element) -> Bool = { _ in true }
  ) -> [(element: Element, inside: Int)] {
    var tops: [ID: Int] = [:]
    var found: [(element: Element, inside: Int)] = []
    for element in self {
      if let top = parent(element).flatMap({ tops[$0] }) {
        tops[id(element)] = top
        if counts(element) { found[top].inside += 1 }
      } else {
        tops[id(element)] = found.count
        found.append((element, 0))
      }
    }
    return found
  }
}
