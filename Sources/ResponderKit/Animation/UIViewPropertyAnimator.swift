import Foundation

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// A state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It runs, or pauses.
  case active
  /// It was stopped and is to be finished.
  case stopped
}

/// An animation that an app can pause, move with a finger and turn back (R2.10). As in
/// `UIView.animate`, the views have their new values as soon as the animation begins, and
/// hit-testing uses these; they take touches meanwhile. Curves and springs do not matter: all runs
/// at constant speed on the clock of the first view's application (simulator choice).
open class UIViewPropertyAnimator: StatefulObject {
  /// The seconds from the start to the end.
  public final let duration: TimeInterval
  /// Inert: the curve.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// Indicates whether the views take touches while the animation runs; true by default.
  open var isUserInteractionEnabled = true
  /// Inert: indicates whether the animation can be paused. It can always be here.
  open var isInterruptible = true
  /// Inert: indicates whether a finger moves the animation at constant speed. It always does here.
  open var scrubsLinearly = true
  /// Indicates whether the animator stays active at its end, to be turned back.
  open var pausesOnCompletion = false
  /// The state.
  public private(set) final var state = UIViewAnimatingState.inactive
  /// Indicates whether the animation moves by itself.
  public private(set) final var isRunning = false

  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var block: AnimationBlock?
  /// Where it was, from 0 at the start to 1 at the end, and when, in seconds on the clock.
  private final var (place, since): (CGFloat, TimeInterval) = (0, 0)
  /// How fast it moves from there, in parts of the way in a second.
  private final var speed: CGFloat = 0
  private final var timer: Int?
  private final var turnsBack = false

  /// Creates an animator.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (self.duration, timingParameters) = (max(0, duration), parameters)
    super.init()
  }

  /// Creates an animator with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that runs.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes of views. Those of an active animator are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    willChange()
    guard state == .active, let block else { return animations.append(animation) }
    AnimationBlock.$current.withValue(block, operation: animation)
  }

  /// Adds changes of views, which do not wait for a part of the animation here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    willChange()
    completions.append(completion)
  }

  /// Begins, or goes on after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after some seconds. The views have their new values at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    willChange()
    activate()
    run(for: abs(target - place) * duration, after: max(0, delay))
  }

  /// Pauses. An animator that has not begun becomes active.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    willChange()
    activate()
    hold(at: progress)
  }

  /// Goes on after a pause, at constant speed, in a part of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    willChange()
    let factor = durationFactor > 0 ? durationFactor : abs(target - place)
    run(for: factor * duration, after: 0)
  }

  /// Stops, and leaves the views as they are shown. Without finishing, the animator is over and
  /// tells nobody; otherwise ``finishAnimation(at:)`` is to be called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    willChange()
    hold(at: progress)
    block?.settle(at: .current)
    if withoutFinishing { end() } else { state = .stopped }
  }

  /// Ends an animator that was stopped, with the views at a place.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    willChange()
    block?.settle(at: finalPosition)
    complete(at: finalPosition)
  }

  /// Indicates whether the animation moves back to its start.
  open var isReversed: Bool {
    get { turnsBack }
    set {
      guard newValue != turnsBack else { return }
      willChange()
      let wasRunning = isRunning
      if wasRunning { hold(at: progress) }
      turnsBack = newValue
      if wasRunning { run(for: abs(target - place) * duration, after: 0) }
    }
  }

  /// The part of the way that is done, from 0 to 1. Setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { turnsBack ? 1 - progress : progress }
    set {
      pauseAnimation()
      let part = min(1, max(0, newValue.isFinite ? newValue : 0))
      if state == .active { hold(at: turnsBack ? 1 - part : part) }
    }
  }

  open override func captureState() -> () -> Void {
    capture(
      \.place, \.since, \.speed, \.turnsBack, \.timer, \.block, \.state, \.isRunning, \.animations,
      \.completions, after: super.captureState())
  }

  /// The place to which the animation moves.
  private var target: CGFloat { turnsBack ? 0 : 1 }

  /// The place where the animation is, from 0 at the start to 1 at the end.
  private var progress: CGFloat {
    guard isRunning, let now = block?.clock?.now else { return place }
    return min(1, max(0, place + speed * CGFloat(max(0, now - since))))
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let block = AnimationBlock(
      duration: duration, delay: 0,
      options: isUserInteractionEnabled ? [.allowUserInteraction] : [], completion: nil)
    block.progress = { [weak self] in self?.progress ?? 1 }
    self.block = block
    let changes = animations
    animations = []
    AnimationBlock.$current.withValue(block) { for change in changes { change() } }
  }

  private func run(for seconds: TimeInterval, after delay: TimeInterval) {
    guard let clock = block?.clock, seconds > 0 else { return arrive() }
    (isRunning, since) = (true, clock.now + delay)
    speed = (target - place) / seconds
    timer = clock.schedule(after: delay + seconds) { self.arrive() }
  }

  private func hold(at place: CGFloat) {
    if let timer { block?.clock?.cancel(timer) }
    (timer, isRunning, self.place) = (nil, false, place)
  }

  private func arrive() {
    willChange()
    let end = target
    hold(at: end)
    guard !pausesOnCompletion else { return }
    let position: UIViewAnimatingPosition = end == 1 ? .end : .start
    block?.settle(at: position)
    complete(at: position)
  }

  private func end() {
    (state, block, place, turnsBack) = (.inactive, nil, 0, false)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let told = completions
    completions = []
    end()
    for completion in told { completion(position) }
  }
}

/// A curve of an animation. It does not matter here.
public protocol UITimingCurveProvider {}

/// A curve with two control points.
public struct UICubicTimingParameters: UITimingCurveProvider, Sendable {
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// The curve; ease-in-ease-out for one of control points.
  public let animationCurve: UIView.AnimationCurve

  /// Creates a curve of a kind.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (controlPoint1, controlPoint2, animationCurve) = (.zero, .zero, curve)
  }

  /// Creates a curve of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2, animationCurve) = (point1, point2, .easeInOut)
  }
}

/// A spring.
public struct UISpringTimingParameters: UITimingCurveProvider, Sendable {
  /// The speed at the start, in ways in a second.
  public let initialVelocity: CGVector

  /// Creates a spring.
  public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// Creates a spring of a mass.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }
}
