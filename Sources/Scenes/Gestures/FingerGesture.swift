/// A movement of a finger on a view that makes a recognizer take its touch.
package enum FingerGesture: Equatable, Sendable {
  /// A number of taps.
  case taps(Int)
  /// A touch that stays.
  case longPress
  /// A drag that begins anywhere.
  case drag
  /// A quick drag.
  case swipe
}
