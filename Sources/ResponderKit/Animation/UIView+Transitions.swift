import Foundation

extension UIView {
  /// A curve of an animation. It does not matter here: all runs at constant speed.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// Changes views at once, and shows the change over a time (R2.10). The spring does not matter
  /// here; see ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Changes views at once, and shows the change over a time (R2.10). The spring does not matter
  /// here; see ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Changes views in parts that follow each other; see
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. All views have their last values
  /// at once (R2.10).
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0x3F), animations: animations,
      completion: completion)
  }

  /// Changes views in a part of an animation of key frames, whose begin and length go from 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let outer = AnimationBlock.current else { return animations() }
    let part = AnimationBlock(
      duration: outer.duration * min(1, max(0, frameDuration)),
      delay: outer.delay + outer.duration * min(1, max(0, frameStartTime)),
      options: outer.options, completion: nil)
    AnimationBlock.$current.withValue(part, operation: animations)
    if outer.clock == nil { outer.clock = part.clock }
    part.scheduleEnd()
  }

  /// Changes what is in a view, and shows the change over a time. Without
  /// ``AnimationOptions/allowUserInteraction`` the view swallows touches until the end (R2.10).
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: 0, options: options, completion: completion)
    if let animations { AnimationBlock.$current.withValue(block, operation: animations) }
    view.beginTransition(by: block)
    block.scheduleEnd()
  }

  /// Puts a view in place of another one in its superview, or with
  /// ``AnimationOptions/showHideTransitionViews`` shows it and hides the other one. The superview
  /// swallows touches until the end (R2.10).
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: parent, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          parent.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Options of animations of key frames, with UIKit's values.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews during the animation; without effect.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets the animated views take touches during the animation (R2.10).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the value that is shown at the moment.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without end; without effect.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and backwards; without effect.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Moves at constant speed from key to key.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from key to key; without effect.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at the same speed all the time; without effect.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Moves round the keys; without effect.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

/// The looks of transitions; without effect, but for ``showHideTransitionViews``.
extension UIView.AnimationOptions {
  /// Animates the content, too.
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Shows and hides the views of a transition instead of adding and removing them.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// Uses the animation's own options inside another animation's block.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  /// Turns from the left.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// Turns from the right.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// Turns the page up.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// Turns the page down.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// Fades.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// Turns from the top.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// Turns from the bottom.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
}
