import Foundation

/// One call of `UIView.animate`, with the values that all views changed in its block share.
///
/// It stays on the thread that runs the block; a task-local value must be `Sendable` all the same.
final class AnimationBlock: @unchecked Sendable {
  /// The block that is running on this thread.
  @TaskLocal static var current: AnimationBlock?

  let delay: TimeInterval
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  /// The properties of views that the block animates, in the order in which they were changed.
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

  /// Schedules the end on the clock of the views' application. If nothing is animated, the end
  /// comes at once.
  func scheduleEnd() {
    guard let clock else {
      completion?(true)
      return
    }
    clock.schedule(after: delay + duration) { self.end() }
  }

  // This clears nothing, because undoing restores the timer, so that the block may end again.
  private func end() {
    let ended = animated.map { $0.view?.endAnimation(of: $0.property, by: self) == true }
    completion?(!ended.contains(false))
  }
}
