import Foundation

extension UIWindow {
  /// Sends each phase of the window's touches to the views that have them.
  final func deliverTouches(of event: UIEvent) {
    let touches = (event.touches(for: self) ?? []).filter { $0.phase != .stationary }
    let byView = Dictionary(grouping: touches.filter { $0.view != nil }) { $0.view }
    for (view, touches) in byView {
      guard let view else { continue }
      for (phase, touches) in Dictionary(grouping: touches, by: \.phase) {
        view.receiveTouches(Set(touches), phase, event)
      }
    }
  }
}

extension UIView {
  fileprivate func receiveTouches(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
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
