import Foundation
import ResponderKit

/// A view that writes down its touches and keeps them, and may do something on the way.
final class LoggedView: UIView {
  let log: CallLog
  let title: String
  var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent?) -> Void)?
  var isSharing = false
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

  init(_ title: String, frame: CGRect, log: CallLog) {
    self.title = title
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches, event)
    if isSharing { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches, event)
    if isSharing { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches, event)
    if isSharing { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches, event)
    if isSharing { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    mayBegin(recognizer)
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let fingers = touches.map(\.finger).sorted()
    let which = fingers == [1] ? "" : " \(fingers.map(String.init).joined(separator: "+"))"
    log.write("\(title) \(phase)\(which)")
    onTouches?(phase, touches, event)
  }
}

/// What overrides wrote down, in order.
final class CallLog {
  private(set) var lines: [String] = []
  /// The tags of the views whose methods have not returned, for code that says who asks.
  var running: [Int] = []

  func write(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines and starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The chain that begins with a responder, or the first ones of it.
func responders(from responder: UIResponder, first count: Int = .max) -> [UIResponder] {
  Array(ResponderChain(from: responder).prefix(count))
}

/// A target that writes down which recognizer told it of which state.
final class LogTarget: ActionTarget {
  let log: CallLog
  var onAction: ((UIGestureRecognizer) -> Void)?

  init(log: CallLog) {
    self.log = log
  }

  func method(for action: Selector) -> ActionMethod? {
    { [self] sender, _ in
      guard let recognizer = sender as? UIGestureRecognizer else { return }
      log.write("\(recognizer.name ?? "?") \(recognizer.state)!")
      onAction?(recognizer)
    }
  }
}
