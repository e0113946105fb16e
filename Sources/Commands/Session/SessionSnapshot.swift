import Explanation
import Language
import Text

/// A snapshot of a session's state beside the scene, restored after a test.
struct SessionSnapshot {
  fileprivate var state: SessionState
  fileprivate var interaction: EventTrace?
  fileprivate var variables: [String: [Word]]
  fileprivate var aliases: [String: [Word]]
  fileprivate var macros: [String: Macro]
}

extension Session {
  /// The snapshot of the present state; setting it restores that state.
  var snapshot: SessionSnapshot {
    get {
      SessionSnapshot(
        state: state, interaction: recorder.interaction, variables: variables, aliases: aliases,
        macros: macros)
    }
    set {
      (state, recorder.interaction) = (newValue.state, newValue.interaction)
      (variables, aliases, macros) = (newValue.variables, newValue.aliases, newValue.macros)
    }
  }
}
