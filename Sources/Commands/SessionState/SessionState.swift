import Explanation
import Language
import ResponderKit
import Text

/// What a session remembers of what was said and done last.
struct SessionState {
  /// The last event, from the first finger down to the last one up.
  var event: EventTrace?
  /// The last event or question that was shown.
  var shown: EventTrace?
  /// The last hit-test of any kind, also one of an expectation.
  var hitTest: HitTest?
  /// What `it` means: the view that the last command created or hit.
  var it: UIResponder?
  /// Where the finger came down last, for drawings, in the coordinates of the screen.
  var tap: CGPoint?
  /// What happened in the second before the last gesture, as a part of the interaction before it.
  var meanwhile: Meanwhile?
  /// Whether a gesture was said last, so that the next one is to be another.
  var needsRest = false
  /// Where `step` stops.
  var breakpoints = Breakpoints()
  /// What was predicted of the next event, and how often that was right.
  var predictions = Predictions()
  /// The name of a test that has not written anything yet.
  var pendingHeading: TextLine?
}

/// What happened between two gestures.
struct Meanwhile {
  /// The interaction that it belongs to.
  var interaction: EventTrace
  /// The first of the interaction's moments that it is.
  var start: Int
  /// What the interaction was, if any.
  var title: String?
  /// The number of the interaction that follows it.
  var next: Int
}

/// All that a session knows beside the scene, to come back to after a test.
struct SessionSnapshot {
  fileprivate var memory: SessionState
  fileprivate var interaction: EventTrace?
  fileprivate var variables: [String: [Word]]
  fileprivate var aliases: [String: [Word]]
  fileprivate var macros: [String: Macro]
}

extension Session {
  /// What the session knows now; setting it makes it forget what came since.
  var recollection: SessionSnapshot {
    get {
      SessionSnapshot(
        memory: memory, interaction: recorder.interaction, variables: variables, aliases: aliases,
        macros: macros)
    }
    set {
      (memory, recorder.interaction) = (newValue.memory, newValue.interaction)
      (variables, aliases, macros) = (newValue.variables, newValue.aliases, newValue.macros)
    }
  }
}
