import Foundation

/// One call of `UIView.animate`: what all views that are changed in its block have in common.
///
/// It stays on the thread that runs the block; a task-local value must be `Sendable` all the same.
final class AnimationBlock: @unchecked Sendable {
  /// The block that runs now on this thread.
  @TaskLocal static var current: AnimationBlock?

  let delay: TimeInterval
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  /// What is being animated, in the order of changing.
  private(set) var animated: [Animated] = []
  private let completion: ((Bool) -> Void)?
  /// The clock of the first view's application.
  private var clock: VirtualClock?

  /// A property of a view that the block has changed.
  struct Animated {
    weak var view: UIView?
    var property: PropertyAnimation.Property
  }

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.options = options
    self.completion = completion
  }

  var allowsInteraction: Bool { options.contains(.allowUserInteraction) }

  func add(_ view: UIView, _ property: PropertyAnimation.Property, _ clock: VirtualClock) {
    if self.clock == nil { self.clock = clock }
    let isKnown = animated.contains { $0.view === view && $0.property == property }
    if !isKnown { animated.append(Animated(view: view, property: property)) }
  }

  /// Has the end come on the clock of the views' application; at once if nothing is animated.
  func scheduleEnd() {
    guard let clock else {
      completion?(true)
      return
    }
    clock.schedule(after: delay + duration) { self.end() }
  }

  // Undoing brings the timer back, so the block may end again: it forgets nothing.
  private func end() {
    let ended = animated.map { $0.view?.endAnimation(of: $0.property, by: self) == true }
    completion?(!ended.contains(false))
  }
}
