import Foundation

/// A control that counts up and down: its left half down, its right half up.
///
/// A tap counts when the finger lifts; a finger that stays counts again and again (simulator
/// choice).
open class UIStepper: UIControl {
  /// After how many seconds a finger that stays counts for the first time (simulator choice).
  static let repeatDelay = 0.5
  /// After how many seconds it counts again (simulator choice).
  static let repeatInterval = 0.1

  /// The least value.
  open var minimumValue = 0.0 {
    willSet { willChange() }
    didSet { stored = limited(stored) }
  }
  /// The greatest value.
  open var maximumValue = 100.0 {
    willSet { willChange() }
    didSet { stored = limited(stored) }
  }
  /// By how much it counts.
  open var stepValue = 1.0 { willSet { willChange() } }
  /// Whether it tells of every step while the finger stays, or once when it lifts.
  open var isContinuous = true { willSet { willChange() } }
  /// Whether a finger that stays counts again and again.
  open var autorepeat = true { willSet { willChange() } }
  /// Whether it goes on at the other end behind the least and the greatest value.
  open var wraps = false { willSet { willChange() } }
  /// The value; kept between the least and the greatest. Setting it tells nobody (R7.10).
  open var value: Double {
    get { stored }
    set {
      willChange()
      stored = limited(newValue)
    }
  }
  private final var stored = 0.0

  private func limited(_ value: Double) -> Double { max(minimumValue, min(maximumValue, value)) }

  /// What the finger that stays has done.
  private final var holding = Holding() { willSet { willChange() } }

  private struct Holding {
    var timer: Int?
    var hasRepeated = false
    /// Whether there is a change that nobody was told of yet.
    var isUntold = false
  }

  override class var ownClass: UIView.Type { UIStepper.self }
  open override var isCompositeControl: Bool { true }
  open override var keepsSingleTaps: Bool { true }
  open override var primaryEvent: Event { .valueChanged }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    holding = Holding()
    if autorepeat { wait(Self.repeatDelay) }
    return super.beginTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopWaiting()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopWaiting()
  }

  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    let isChanged = isInside && !holding.hasRepeated && step(at: touch)
    guard isChanged || holding.isUntold else { return }
    holding.isUntold = false
    tell(.valueChanged, event)
  }

  /// Counts once, in the direction of the half that a finger is in; returns whether that changed
  /// anything.
  private final func step(at touch: UITouch) -> Bool {
    let old = value
    let isUp = touch.location(in: self).x >= bounds.midX
    let next = old + (isUp ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return value != old
  }

  private final func wait(_ seconds: TimeInterval) {
    holding.timer = window?.application?.clock.schedule(after: seconds) { [weak self] in
      self?.repeatStep()
    }
  }

  private final func repeatStep() {
    guard isTracking, let touch = trackedTouch else { return }
    holding.hasRepeated = true
    if isTouchInside, step(at: touch) {
      if isContinuous { tell(.valueChanged, nil) } else { holding.isUntold = true }
    }
    // Whoever was told may have taken the finger away.
    if isTracking { wait(Self.repeatInterval) }
  }

  private final func stopWaiting() {
    if let timer = holding.timer { window?.application?.clock.cancel(timer) }
    holding.timer = nil
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let values = (minimumValue, maximumValue, stepValue, stored, holding)
    let flags = (isContinuous, autorepeat, wraps)
    return { [self] in
      base()
      (minimumValue, maximumValue, stepValue, stored, holding) = values
      (isContinuous, autorepeat, wraps) = flags
    }
  }
}
