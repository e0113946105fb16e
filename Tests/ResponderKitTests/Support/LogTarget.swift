import ResponderKit

/// A target that writes down which recognizer told it of which state.
final class LogTarget: ActionTarget {
  let log: CallLog
  var onAction: ((UIGestureRecognizer) -> Void)?

  init(log: CallLog) {
    self.log = log
  }

  func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    log.write("\(recognizer.name ?? "?") \(recognizer.state)!")
    onAction?(recognizer)
  }
}
