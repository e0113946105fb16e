/// A method by which a responder receives events.
public enum EventMethod: String, CaseIterable, Sendable {
  /// `touchesBegan(_:with:)`.
  case touchesBegan
  /// `touchesMoved(_:with:)`.
  case touchesMoved
  /// `touchesEnded(_:with:)`.
  case touchesEnded
  /// `touchesCancelled(_:with:)`.
  case touchesCancelled
  /// `motionBegan(_:with:)`.
  case motionBegan
  /// `motionEnded(_:with:)`.
  case motionEnded
  /// `motionCancelled(_:with:)`.
  case motionCancelled
  /// `remoteControlReceived(with:)`.
  case remoteControlReceived
  /// `pressesBegan(_:with:)`.
  case pressesBegan
  /// `pressesChanged(_:with:)`.
  case pressesChanged
  /// `pressesEnded(_:with:)`.
  case pressesEnded
  /// `pressesCancelled(_:with:)`.
  case pressesCancelled

  /// The four methods of touches.
  public static let touches: [EventMethod] = [
    .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
  ]
  /// The three methods of motion.
  public static let motion: [EventMethod] = [.motionBegan, .motionEnded, .motionCancelled]
  /// The four methods of presses.
  public static let presses: [EventMethod] = [
    .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled,
  ]
}
