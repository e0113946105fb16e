import Foundation

extension TouchDelivery {
  /// Puts a finger down now.
  ///
  /// - Parameter point: The location, in screen coordinates.
  /// - Returns: The finger; its `view` is nil if no view claims the point (R1.8).
  @discardableResult
  public func begin(at point: CGPoint) -> UITouch {
    let free = TouchSample.fingers.first { application.pointAfterQueue(ofFinger: $0) == nil }
    APIMisuse.check(free != nil, "no more than \(TouchSample.fingers.count) fingers")
    post(TouchSample(.began, at: point, finger: free ?? 1))
    guard let touch = touch(ofFinger: free ?? 1) else {
      preconditionFailure("a finger cannot come down at once: the event queue is busy")
    }
    return touch
  }

  /// Moves a finger to a point in screen coordinates.
  public func move(_ touch: UITouch, to point: CGPoint) {
    post(TouchSample(.moved, at: point, finger: touch.finger))
  }

  /// Lifts a finger where it is; no effect if it is not down.
  public func end(_ touch: UITouch) {
    guard fingers.contains(touch) else { return }
    post(TouchSample(.ended, at: touch.screenPoint, finger: touch.finger))
  }

  /// Cancels the touch of a finger where it is; no effect if it is not down.
  public func cancel(_ touch: UITouch) {
    guard fingers.contains(touch) else { return }
    post(TouchSample(.cancelled, at: touch.screenPoint, finger: touch.finger))
  }

  private func post(_ sample: TouchSample) {
    do { try application.post([sample]) } catch {
      APIMisuse.check(false, "finger \(sample.finger) cannot be \(sample.phase): \(error)")
    }
  }
}

extension UITouch {
  /// The location of the finger, in screen coordinates.
  public final var screenPoint: CGPoint { window?.convert(position, to: nil) ?? position }
}
