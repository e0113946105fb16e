extension UIView {
  /// Whether an animation without `allowUserInteraction` makes the view swallow touches: it answers
  /// a hit-test itself, and nobody receives the finger (R2.10).
  ///
  /// How opaque it is shown at this moment counts, but its place is that of the model (simulator
  /// choice).
  public final var blocksTouchesWhileAnimating: Bool { core.pointee.flags.contains(.animating) }

  /// Takes note of whether an animation makes the view swallow touches.
  final func refreshSwallowing() {
    core.pointee.setFlag(.animating, animations.contains { !$0.block.allowsInteraction })
    refreshTouchBox()
  }
}
