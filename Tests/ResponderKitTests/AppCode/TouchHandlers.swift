import Foundation
import ResponderKit

/// A view that writes down its touches and keeps them: no method calls super.
class HandlingView: UIView {
  let log: CallLog

  init(frame: CGRect, log: CallLog) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.write("handling began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.write("handling moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.write("handling ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.write("handling cancelled")
  }
}

/// A view that writes down its touches and passes them on with super.
class SharingView: UIView {
  let log: CallLog
  private(set) var received: [(touches: [ObjectIdentifier], event: ObjectIdentifier?)] = []

  init(frame: CGRect, log: CallLog) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.write("sharing began")
    note(touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.write("sharing ended")
    note(touches, event)
    super.touchesEnded(touches, with: event)
  }

  private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
    received.append((touches.map { ObjectIdentifier($0) }, event.map { ObjectIdentifier($0) }))
  }
}

/// S-65: calls super and next, which is once too often.
class TwiceView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }
}

/// A view that sends its events to somebody else than its superview.
class DetouringView: UIView {
  weak var detour: UIResponder?

  override var next: UIResponder? {
    detour ?? super.next
  }
}

/// A control that writes down how it is tracked.
class TrackedControl: UIControl {
  let log: CallLog
  var accepts = true

  init(frame: CGRect, log: CallLog) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.write("beginTracking")
    return accepts
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.write("endTracking")
  }

  override func cancelTracking(with event: UIEvent?) {
    log.write("cancelTracking")
  }
}
