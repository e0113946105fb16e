extension TouchDelivery {
  /// Returns the reason why the view does not receive a finger that comes down in it; nil if it
  /// does (R5.3, R5.4).
  func refusal(of touch: UITouch) -> TouchReport.Refusal? {
    if application.isIgnoringInteractionEvents { return .ignored }
    guard let view = touch.hitView, let window = touch.window else { return nil }
    if view.blocksTouchesWhileAnimating { return .animating }
    let others = fingers.filter { $0.window === window && $0.refusal == nil }
    // A window takes any number of fingers, whatever `isMultipleTouchEnabled` is.
    if !view.isMultipleTouchEnabled, view !== window,
      others.contains(where: { $0.hitView === view })
    {
      return .secondFinger
    }
    let elsewhere = others.filter { $0.hitView !== view }
    if view.isExclusiveTouch, !elsewhere.isEmpty { return .exclusiveViewComesLate }
    if elsewhere.contains(where: { $0.hitView?.isExclusiveTouch == true }) {
      return .exclusiveViewIsTouched
    }
    return nil
  }
}
