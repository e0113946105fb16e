extension UIView {
  /// How views are animated; UIKit's numbers.
  ///
  /// The curve and the options about repeating and layout are there so that an app's code compiles:
  /// every animation here runs once and evenly.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews along; without effect.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The animated views take touches meanwhile (R2.10).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown, not from the value before.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever; without effect.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back; without effect.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside another animation's block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve; without effect.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends; without effect.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning; without effect.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end; without effect.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
