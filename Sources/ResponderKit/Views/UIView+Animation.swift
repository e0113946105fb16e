extension UIView {
  /// Whether an animation without `allowUserInteraction` makes the view swallow touches (R2.10).
  final var isSwallowingTouches: Bool { false }
}
