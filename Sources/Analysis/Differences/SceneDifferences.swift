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
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: A checkpoint; nil for the last one, or, if there is none, for the scene before all
  ///     that can be undone. The result is nil if there is no such checkpoint.
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
