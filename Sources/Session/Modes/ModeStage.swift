import Scenes

/// The scene of a mode, in place of the session's own, which comes back at the end.
///
/// What makes the scene is the floor of `undo`.
package final class ModeStage {
  private let before: SessionSnapshot
  private unowned let session: Session
  private var isSet = false

  /// Creates a stage for the scene that a session has now.
  package init(_ session: Session) {
    (self.session, before) = (session, session.snapshot)
  }

  /// Begins with an empty scene, and with what some commands make in it.
  ///
  /// - Returns: The first error; then the session is as it was before the stage.
  package func set(_ commands: [String], as name: String) -> Diagnostic? {
    strike()
    let journal = session.scene.journal
    journal.beginGroup()
    session.startScene()
    isSet = true
    if let problem = session.carryOutPrivately(commands, as: name).first {
      journal.beginGroup()
      strike()
      return problem
    }
    session.forgetEvents()
    // The floor of 'undo'.
    journal.beginGroup()
    session.post(.sceneReplaced)
    return nil
  }

  /// Brings back what was there before.
  package func strike() {
    guard isSet else { return }
    isSet = false
    session.scene.journal.rollBack()
    session.scene.journal.rollBack()
    session.snapshot = before
    session.post(.sceneReplaced)
  }
}
