import Foundation

/// A control that counts down by taps on its left half, up by taps on its right half, when a finger
/// lifts. A finger that stays down counts again and again (simulator choice).
open class UIStepper: UIControl {
  /// The seconds after which a finger that stays down counts for the first time (simulator choice).
  static let repeatDelay = 0.5
  /// The time between the later counts of a finger that stays down, in seconds (simulator choice).
  static let repeatInterval = 0.1

  /// The least value. One above the greatest value ends the program, as in UIKit (R7.15).
  open var minimumValue: Double {
    get { numbers.least }
    set { change(\.least, to: newValue) }
  }
  /// The greatest value. One below the least value ends the program, as in UIKit (R7.15).
  open var maximumValue: Double {
    get { numbers.greatest }
    set { change(\.greatest, to: newValue) }
  }
  /// The amount by which the value changes. One that is not above 0 ends the program, as in UIKit
  /// (R7.15).
  open var stepValue: Double {
    get { numbers.step }
    set { change(\.step, to: newValue) }
  }
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
  /// The numbers that the stepper counts by.
  package private(set) final var numbers = Numbers() { willSet { willChange() } }

  /// The numbers that a stepper counts by.
  package struct Numbers {
    /// The least value.
    package var least = 0.0
    /// The greatest value.
    package var greatest = 100.0
    /// The amount by which the value changes.
    package var step = 1.0

    /// The mistake in the numbers, for which UIKit raises an exception (R7.15); nil without one.
    package var mistake: Mistake? {
      step > 0 ? (least <= greatest ? nil : .minimumAboveMaximum) : .stepNotAboveZero
    }
  }

  /// A mistake in the numbers of a stepper, in the words of the exception here (R7.15).
  package enum Mistake: String {
    case stepNotAboveZero = "stepValue must be above 0"
    case minimumAboveMaximum = "minimumValue must not be above maximumValue"
  }

  /// Returns the mistake that another number would be; nil if UIKit takes it (R7.15).
  package final func mistake(
    setting number: WritableKeyPath<Numbers, Double>, to value: Double
  ) -> Mistake? {
    var changed = numbers
    changed[keyPath: number] = value
    return changed.mistake
  }

  /// Sets a number, unless that is a mistake, and returns the mistake (R7.15).
  @discardableResult
  package final func set(
    _ number: WritableKeyPath<Numbers, Double>, to value: Double
  ) -> Mistake? {
    if let mistake = mistake(setting: number, to: value) { return mistake }
    numbers[keyPath: number] = value
    stored = limited(stored)
    return nil
  }

  private final func change(_ number: WritableKeyPath<Numbers, Double>, to value: Double) {
    let mistake = set(number, to: value)
    APIMisuse.check(mistake == nil, mistake?.rawValue ?? "")
  }

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
  private static let size = CGSize(width: 94, height: 32)
  package override var fixedSize: CGSize { Self.size }
  package override var keepsSize: Bool { bounds.size == Self.size }

  /// Creates a stepper at the corner of a rectangle in its superview's coordinates, in points. The
  /// size is its own, whatever that of the rectangle (R7.14).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.standardized.origin, size: Self.size))
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

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
      \.numbers, \.stored, \.holding, \.isContinuous, \.autorepeat, \.wraps,
      after: super.captureState())
  }
}
