extension UIView {
  /// Options of animated changes, with UIKit's values.
  ///
  /// The curve and the options about repeating and layout exist so that an app's code compiles:
  /// every animation here runs once and at constant speed.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews during the animation; without effect.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the animated views take touches during the animation (R2.10).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the value that is shown at the moment, not from the value before the change.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without end; without effect.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and backwards; without effect.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration inside another animation's block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the animation's own curve; without effect.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Begins and ends slowly; without effect.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly; without effect.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly; without effect.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs at constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
