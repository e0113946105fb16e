extension UIView {
  /// Indicates whether an animation without `allowUserInteraction` makes the view swallow touches:
  /// the view answers a hit-test itself, and no view receives the finger (R2.10).
  ///
  /// The alpha that is shown at this moment counts, but the place is that of the model (simulator
  /// choice).
  public final var blocksTouchesWhileAnimating: Bool { core.pointee.flags.contains(.animating) }

  /// Updates ``blocksTouchesWhileAnimating`` after a change of the animations.
  final func refreshSwallowing() {
    core.pointee.setFlag(.animating, animations.contains { !$0.block.allowsInteraction })
    refreshTouchBox()
  }
}
