import Foundation

/// A control that counts down by taps on its left half, up by taps on its right half, when a finger
/// lifts. A finger that stays down counts again and again (simulator choice).
open class UIStepper: UIControl {
  /// The seconds after which a finger that stays down counts for the first time (simulator choice).
  static let repeatDelay = 0.5
  /// The time between the later counts of a finger that stays down, in seconds (simulator choice).
  static let repeatInterval = 0.1

  /// The least value. The greatest one follows if it would be less (R7.12).
  open var minimumValue = 0.0 {
    willSet { willChange() }
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      stored = limited(stored)
    }
  }
  /// The greatest value. The least one follows if it would be more (R7.12).
  open var maximumValue = 100.0 {
    willSet { willChange() }
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      stored = limited(stored)
    }
  }
  /// The amount by which the value changes.
  open var stepValue = 1.0 { willSet { willChange() } }
  /// Indicates whether every step sends an event while the finger stays down, or one when it lifts.
  open var isContinuous = true { willSet { willChange() } }
  /// Indicates whether a finger that stays down counts again and again.
  open var autorepeat = true { willSet { willChange() } }
  /// Indicates whether the value goes on at the other end when it passes the least or the greatest.
  open var wraps = false { willSet { willChange() } }
  /// The value, limited to the range from least to greatest. Setting it sends no event (R7.10).
  open var value: Double {
    get { stored }
    set {
      willChange()
      stored = limited(newValue)
    }
  }
  private final var stored = 0.0

  private func limited(_ value: Double) -> Double { max(minimumValue, min(maximumValue, value)) }

  /// The counts of a finger that stays down.
  private final var holding = Holding() { willSet { willChange() } }

  private struct Holding {
    var timer: Int?
    var hasRepeated = false
    /// Indicates whether there is a change for which no event was sent yet.
    var isUntold = false
  }

  override class var ownClass: UIView.Type { UIStepper.self }
  package override var fixedSize: CGSize { CGSize(width: 94, height: 32) }
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
    tellValueChanged(event)
  }

  /// Counts once, up or down by the half in which a finger is. Returns whether the value changed.
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
      if isContinuous { tellValueChanged(nil) } else { holding.isUntold = true }
    }
    // A handler may have taken the finger away.
    if isTracking { wait(Self.repeatInterval) }
  }

  private final func stopWaiting() {
    if let timer = holding.timer { window?.application?.clock.cancel(timer) }
    holding.timer = nil
  }

  open override func captureState() -> () -> Void {
    capture(
      \.minimumValue, \.maximumValue, \.stepValue, \.stored, \.holding, \.isContinuous,
      \.autorepeat, \.wraps, after: super.captureState())
  }
}
