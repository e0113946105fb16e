import Foundation

/// A view that reacts to touches by itself instead of passing them on (R5.6).
open class UIControl: UIView {
  /// What a control looks and behaves like (R7.9).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected by the app.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control reacts; a disabled control and its subviews are not even hit (R2.9).
  open var isEnabled: Bool {
    get { !core.pointee.flags.contains(.disabled) }
    set { setTouchState { $0.setFlag(.disabled, !newValue) } }
  }
  /// Whether the app has selected it.
  open var isSelected = false { willSet { willChange() } }
  /// Whether it is drawn as under a finger.
  open var isHighlighted = false { willSet { willChange() } }
  /// Whether it follows a finger (R7.1).
  public private(set) final var isTracking = false
  /// The finger that is followed; later ones are not (R7.6).
  private final weak var trackedTouch: UITouch?

  /// The state as a combination of flags (R7.9).
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Asked whether to follow a finger that came down (R7.1).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asked whether to go on following a finger that moved (R7.2).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Told that the finger lifted (R7.3).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Told that the finger was taken away (R7.4).
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the finger and keeps the event; passes it on only if it does not (R5.6).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { return }
    guard isEnabled, isUserInteractionEnabled, let touch = touches.first,
      handling(of: .touchesBegan) == nil, beginTracking(touch, with: event)
    else {
      super.touchesBegan(touches, with: event)
      return
    }
    willChange()
    isTracking = true
    trackedTouch = touch
    isHighlighted = true
  }

  /// Follows the finger while tracking, else passes the event on (R5.6).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else {
      super.touchesMoved(touches, with: event)
      return
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    if !continueTracking(touch, with: event) { stopTracking() }
  }

  /// Ends tracking, else passes the event on (R5.6, R7.3).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else {
      super.touchesEnded(touches, with: event)
      return
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    endTracking(touch, with: event)
    stopTracking()
  }

  /// Cancels tracking; never passed on (R5.6, R7.4).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
  }

  private func stopTracking() {
    willChange()
    isTracking = false
    trackedTouch = nil
    isHighlighted = false
  }

  override var forwardsByDefault: Bool { false }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (isSelected, isHighlighted, isTracking, trackedTouch)
    return { [self] in
      base()
      (isSelected, isHighlighted, isTracking, trackedTouch) = state
    }
  }
}
