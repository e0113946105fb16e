import Explanation
import ResponderKit
import Text

/// The state of a session that follows from its latest commands and events.
package struct SessionState {
  /// The last event, from the first finger down to the last one up.
  package var event: EventTrace?
  /// The last event or question that was shown.
  package var shown: EventTrace?
  /// The last hit-test of any kind, also one of an expectation.
  package var hitTest: HitTest?
  /// The object that `it` means: the view that the last command created or hit.
  package var it: UIResponder?
  /// The point at which the finger came down last, for drawings, in the coordinates of the screen.
  package var tap: CGPoint?
  /// The events in the second before the last gesture, as a part of the interaction before it.
  var meanwhile: Meanwhile?
  /// Indicates whether the last command was a gesture, so that the next one has to wait before it.
  package var needsRest = false
  /// The facts at which `step` stops.
  package var breakpoints = Breakpoints()
  /// What features keep, by their types.
  var parts: [ObjectIdentifier: any StatePart] = [:]
  /// The name of a test that has not written anything yet.
  package var pendingHeading: TextLine?
}

/// The events between two gestures.
struct Meanwhile {
  var interaction: EventTrace
  /// The index of the first of the interaction's moments that belongs to them.
  var start: Int
  /// The title of the interaction, if it has one.
  var title: String?
  /// The number of the interaction that follows it.
  var next: Int
}
