import Foundation
import ResponderKit

/// A screen with one control, and what the control told of, in order.
final class ControlStage<Control: UIControl> {
  let screen = Screen()
  let control: Control
  let log = CallLog()
  private(set) var finger: UITouch?

  init(_ control: Control) {
    self.control = control
    screen.window.addSubview(control)
    for (name, event) in UIControl.Event.named {
      control.addAction(
        UIAction(identifier: .init("log \(name)")) { [log] _ in log.write(name) }, for: event)
    }
  }

  convenience init(_ make: (CGRect) -> Control) {
    self.init(make(CGRect(x: 100, y: 100, width: 100, height: 40)))
  }

  private var delivery: TouchDelivery { screen.application.touchDelivery }

  /// Puts a finger down.
  @discardableResult
  func begin(_ x: CGFloat, _ y: CGFloat) -> Self {
    finger = delivery.begin(at: CGPoint(x: x, y: y))
    return self
  }

  /// Moves the finger.
  @discardableResult
  func move(_ x: CGFloat, _ y: CGFloat) -> Self {
    finger.map { delivery.move($0, to: CGPoint(x: x, y: y)) }
    return self
  }

  /// Lifts the finger.
  @discardableResult
  func end() -> Self {
    finger.map { delivery.end($0) }
    return self
  }

  /// Has the system take the finger away.
  @discardableResult
  func cancel() -> Self {
    finger.map { delivery.cancel($0) }
    return self
  }

  /// Puts a finger down and lifts it.
  @discardableResult
  func tap(_ x: CGFloat, _ y: CGFloat) -> Self { begin(x, y).end() }
}

/// An object that is no responder and takes actions.
final class Receiver: ActionTarget {
  let log: CallLog
  let name: String

  init(_ name: String = "", log: CallLog) {
    self.name = name
    self.log = log
  }

  func method(for action: Selector) -> ActionMethod? {
    { [name, log] sender, event in
      let given = [sender.map { _ in "sender" }, event.map { _ in "event" }].compactMap { $0 }
      log.write(([name + "\(action)"] + given).joined(separator: " "))
    }
  }
}
