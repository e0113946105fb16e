import Inspection
import ResponderKit

/// What a session remembers of what was said and done last.
struct Memory {
  /// The last event, from the first finger down to the last one up.
  var event: Interaction?
  /// The last event or question that was shown.
  var shown: Interaction?
  /// The last hit-test of any kind, also one of an expectation.
  var hitTest: HitTest?
  /// What `it` means: the view that the last command created or hit.
  var it: UIResponder?
  /// Where the finger came down last, for drawings, in the coordinates of the screen.
  var tap: CGPoint?
  /// Whether a gesture was said last, so that the next one is to be another.
  var needsRest = false
  /// The name of a test that has not written anything yet.
  var pendingHeading: TextLine?
}
