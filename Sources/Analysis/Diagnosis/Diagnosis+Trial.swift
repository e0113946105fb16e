import ResponderKit
import Scenes

extension Diagnosis {
  /// The outcome of trying what would help.
  package struct Trial {
    /// The changes that were made, one after the other.
    package let changes: [any SceneChange]
    /// The commands for the changes, with the names that objects had just before each.
    package let commands: [String]
    /// Whether the target gets the touch then.
    package let isReached: Bool
    /// Whether it gets the touch then, and what it is there for comes of it.
    package let succeeds: Bool
    /// The view that gets it then, by its name; nil if nobody does.
    package let winner: String?
  }

  /// The number of changes that are tried one after the other.
  private static let mostChanges = 12

  /// Makes the first change that would help against the first obstacle that has one, again and
  /// again, until the touch arrives and something comes of it or nothing more is known; then takes
  /// all of it back.
  ///
  /// - Returns: Nil if nothing is in the way, or if no change is known that would help.
  package func trial() -> Trial? {
    var changes: [any SceneChange] = []
    var commands: [String] = []
    var state = self
    scene.journal.beginGroup()
    defer { scene.journal.rollBack() }
    while !state.works, changes.count < Self.mostChanges,
      let change = state.nextChange(besides: changes)
    {
      commands += [change.command(in: scene)].compactMap { $0 }
      changes.append(change)
      change.perform(in: scene)
      state = Diagnosis(
        of: target, at: isPointGiven ? point : nil, in: scene, isMeasured: false)
    }
    guard !changes.isEmpty else { return nil }
    return Trial(
      changes: changes, commands: commands, isReached: state.isReached, succeeds: state.works,
      winner: state.winner.map { scene.label(of: $0) })
  }

  private func nextChange(besides tried: [any SceneChange]) -> (any SceneChange)? {
    obstacles.lazy.flatMap(\.fixes).flatMap(\.changes).first { change in
      !tried.contains { $0.isSame(as: change, in: scene) }
    }
  }
}
