import Explanation

/// A snapshot of a session's state beside the scene, restored after a test.
package struct SessionSnapshot {
  fileprivate var state: SessionState
  fileprivate var interaction: EventTrace?
  fileprivate var vocabulary: Vocabulary
}

extension Session {
  /// The snapshot of the present state; setting it restores that state.
  package var snapshot: SessionSnapshot {
    get {
      SessionSnapshot(
        state: state, interaction: recorder.interaction, vocabulary: vocabulary)
    }
    set {
      (state, recorder.interaction) = (newValue.state, newValue.interaction)
      vocabulary = newValue.vocabulary
    }
  }
}
