extension UIView {
  /// Sends a phase of some fingers to the view, and reports it to the observer.
  final func receiveTouches(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent?) {
    let event = event ?? UIEvent(observer: window?.application?.eventObserver)
    switch phase {
    case .began:
      receive(.touchesBegan, event) { $0.touchesBegan(touches, with: event) }
    case .moved:
      receive(.touchesMoved, event) { $0.touchesMoved(touches, with: event) }
    case .ended:
      receive(.touchesEnded, event) { $0.touchesEnded(touches, with: event) }
    case .cancelled:
      receive(.touchesCancelled, event) { $0.touchesCancelled(touches, with: event) }
    case .stationary:
      break
    }
  }
}
