import Foundation

/// A control that shows a day. A tap on its upper half goes to the day before, a tap on its lower
/// half to the next one.
open class UIDatePicker: UIControl {
  /// The moment that is shown. Setting it sends no event.
  open var date = Date(timeIntervalSince1970: 0) { willSet { willChange() } }

  override class var ownClass: UIView.Type { UIDatePicker.self }
  open override var isCompositeControl: Bool { true }
  open override var keepsSingleTaps: Bool { true }
  open override var primaryEvent: Event { .valueChanged }

  /// Turns by a day, and sends `valueChanged`.
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    guard isInside else { return }
    date += touch.location(in: self).y < bounds.midY ? -86_400 : 86_400
    tell(.valueChanged, event)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let date = self.date
    return { [self] in
      base()
      self.date = date
    }
  }
}
