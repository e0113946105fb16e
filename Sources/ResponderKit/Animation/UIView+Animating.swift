import Foundation

extension UIView {
  /// Changes views at once, and shows the change gradually over a time, after a delay in seconds
  /// (R2.10). The completion is told whether all animations ran to their end.
  ///
  /// Without ``AnimationOptions/allowUserInteraction`` the changed views swallow touches until the
  /// end, the delay included, and lose the fingers that they have (R5.7). The time is that of the
  /// application in whose window a view is. A view in no window is not animated. Frame, bounds,
  /// center, transform and alpha can be animated.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationBlock.current
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    let block = AnimationBlock(
      duration: inherits ? outer?.duration ?? duration : duration, delay: delay, options: options,
      completion: completion)
    AnimationBlock.$current.withValue(block, operation: animations)
    block.scheduleEnd()
  }

  /// Changes views at once, and shows the change gradually over a time in seconds (R2.10). The
  /// completion is told whether all animations ran to their end.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Changes views without animation, even inside the block of an animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationBlock.$current.withValue(nil, operation: actions)
  }

  /// The block that animates changes of the view; cheap to read for a view in no window.
  final var animationBlock: AnimationBlock? {
    guard core.pointee.window != nil, let block = AnimationBlock.current,
      block.delay + block.duration > 0
    else { return nil }
    return block
  }

  /// Animates the properties that a block has changed, from the old values to those of the view.
  final func animate(
    from old: ViewCore, _ properties: [PropertyAnimation.Property],
    by block: AnimationBlock
  ) {
    guard let application = window?.application else { return }
    let isNew = !animations.contains { $0.block === block }
    var hasChanged = false
    for property in properties {
      let before = old.numbers(of: property)
      guard before != core.pointee.numbers(of: property) else { continue }
      let index = animations.firstIndex { $0.property == property }
      var from = before
      if let index, block.options.contains(.beginFromCurrentState) {
        from = animations[index].shown(to: before)
      } else if let index, animations[index].block === block {
        // If a block changes a property twice, the first old value counts.
        from = animations[index].from
      }
      if let index { animations.remove(at: index) }
      animations.append(
        PropertyAnimation(
          property: property, from: from, begin: application.clock.now + block.delay,
          clock: application.clock, block: block))
      block.add(self, property, application.clock)
      hasChanged = true
    }
    if hasChanged { began(block, isNew: isNew, in: application) }
  }

  /// Animates what is in the view, as a transition does.
  final func beginTransition(by block: AnimationBlock) {
    guard let application = window?.application, block.delay + block.duration > 0 else { return }
    let isNew = !animations.contains { $0.block === block }
    willChange()
    animations.removeAll { $0.property == .transition }
    animations.append(
      PropertyAnimation(
        property: .transition, from: [], begin: application.clock.now + block.delay,
        clock: application.clock, block: block))
    block.add(self, .transition, application.clock)
    began(block, isNew: isNew, in: application)
  }

  private func began(_ block: AnimationBlock, isNew: Bool, in application: UIApplication) {
    refreshSwallowing()
    guard isNew else { return }
    tellOfAnimation(application, by: block, isRunning: true)
    if !block.allowsInteraction { application.touchDelivery.cancelTouches(in: self) }
  }

  /// Ends an animation of a block. Returns whether it was still running, not replaced by another.
  final func endAnimation(
    of property: PropertyAnimation.Property, by block: AnimationBlock
  ) -> Bool {
    guard
      let index = animations.firstIndex(where: { $0.property == property && $0.block === block })
    else { return false }
    willChange()
    animations.remove(at: index)
    refreshSwallowing()
    if let application = window?.application, !animations.contains(where: { $0.block === block }) {
      tellOfAnimation(application, by: block, isRunning: false)
    }
    return true
  }

  private func tellOfAnimation(
    _ application: UIApplication, by block: AnimationBlock, isRunning: Bool
  ) {
    application.eventObserver?.observe(
      .note(
        .animation(
          view: ObjectID(self), isRunning: isRunning,
          allowsInteraction: block.allowsInteraction)))
  }

  /// Options of animated changes, with UIKit's values. Curves, repeating and layout only exist so
  /// that code compiles: every animation here runs once and at constant speed.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

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

  /// Indicates whether a property of the view is being animated.
  public final var isBeingAnimated: Bool { !animations.isEmpty }

  /// The alpha of the view as it is shown at this moment, from 0 to 1.
  final var shownAlpha: CGFloat {
    guard let animation = animations.first(where: { $0.property == .alpha }) else { return alpha }
    return animation.shown(to: core.pointee.numbers(of: .alpha))[0]
  }

  /// The geometry of the view as it is shown at this moment.
  final var shownGeometry: LayerGeometry {
    var geometry = core.pointee.geometry
    for animation in animations {
      geometry.set(
        animation.property, animation.shown(to: core.pointee.numbers(of: animation.property)))
    }
    return geometry
  }

  /// Indicates whether an animation without `allowUserInteraction` makes the view swallow touches:
  /// the view answers a hit-test itself, and no view receives the finger (R2.10). The alpha that is
  /// shown at this moment counts, but the place is that of the model (simulator choice).
  public final var blocksTouchesWhileAnimating: Bool { core.pointee.flags.contains(.animating) }

  /// Updates ``blocksTouchesWhileAnimating`` after a change of the animations.
  final func refreshSwallowing() {
    core.pointee.setFlag(.animating, animations.contains { !$0.block.allowsInteraction })
    refreshTouchBox()
  }
}
