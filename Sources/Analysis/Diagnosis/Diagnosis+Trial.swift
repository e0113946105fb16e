import ResponderKit
import Scenes

extension Diagnosis {
  /// The outcome of trying what would help.
  package struct Trial {
    /// The changes that were made, one after the other.
    package let changes: [any SceneChange]
    /// The commands for the changes, with the names that objects had just before each.
    package let commands: [String]
    /// Indicates whether the target gets the touch after the changes.
    package let isReached: Bool
    /// Indicates whether nobody can tell whether the target gets the touch after the changes.
    package let isOpen: Bool
    /// Indicates whether the target gets the touch after the changes and reacts to it.
    package let succeeds: Bool
    /// The name of the view that gets the touch after the changes; nil if none does.
    package let winner: String?
  }

  /// The number of changes that are tried one after the other.
  private static let mostChanges = 12

  /// Applies the first fix that would help against the first obstacle that has one, and repeats this
  /// until the touch arrives and the target reacts to it, or no further fix is known. Then takes all
  /// of it back. Observers are not told.
  ///
  /// - Returns: Nil if nothing is in the way, or if no change is known that would help.
  package func trial() -> Trial? { scene.unobserved(tried) }

  private func tried() -> Trial? {
    var changes: [any SceneChange] = []
    var commands: [String] = []
    var state = self
    scene.journal.beginGroup()
    defer { scene.journal.rollBack() }
    while !state.works, changes.count < Self.mostChanges,
      let next = state.nextChanges(besides: changes)
    {
      for change in next {
        commands += [change.command(in: scene)].compactMap { $0 }
        changes.append(change)
        change.perform(in: scene)
      }
      state = Diagnosis(
        of: target, at: place == nil ? point : nil, middleOf: place === target ? nil : place,
        in: scene, isMeasured: false, isJudged: true)
    }
    guard !changes.isEmpty else { return nil }
    return Trial(
      changes: changes, commands: commands, isReached: state.isReached,
      isOpen: state.verdict == .open, succeeds: state.works,
      winner: state.winner.map { scene.label(of: $0) })
  }

  /// Returns the changes of the first fix that does anything new.
  private func nextChanges(besides tried: [any SceneChange]) -> [any SceneChange]? {
    obstacles.lazy.flatMap(\.fixes).map { fix in
      fix.changes.filter { change in !tried.contains { $0.isSame(as: change, in: scene) } }
    }.first { !$0.isEmpty }
  }
}
