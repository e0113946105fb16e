import Foundation

/// One call of `UIView.animate`, with the values that all views changed in its block share. It
/// stays on the thread that runs the block; a task-local value must be `Sendable` all the same.
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
  var clock: VirtualClock?
  /// The part of the animation that is over, from 0 to 1, if an animator decides about it.
  var progress: (() -> CGFloat)?
  /// The values before and after the animation, once an animator was stopped.
  private var stopped: [StoppedAnimation] = []

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

  /// Schedules the end on the clock of the views' application; at once if nothing is animated.
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

/// The values of a property before and after an animation that was stopped.
private struct StoppedAnimation {
  weak var view: UIView?
  let property: PropertyAnimation.Property
  let (from, to): ([CGFloat], [CGFloat])
}

extension AnimationBlock {
  /// Ends the animations of an animator with the views at a place; later it only sets the values.
  func settle(at position: UIViewAnimatingPosition) {
    for item in animated {
      guard let view = item.view,
        let animation = view.animations.first(where: {
          $0.property == item.property && $0.block === self
        })
      else { continue }
      let model = view.core.pointee.numbers(of: item.property)
      let shown = animation.shown(to: model)
      _ = view.endAnimation(of: item.property, by: self)
      stopped.append(
        StoppedAnimation(view: view, property: item.property, from: animation.from, to: model))
      if position == .current { view.set(item.property, shown) }
    }
    guard position != .current else { return }
    for item in stopped { item.view?.set(item.property, position == .start ? item.from : item.to) }
  }
}

extension UIView {
  /// Sets a property that can be animated, without animation.
  fileprivate func set(_ property: PropertyAnimation.Property, _ numbers: [CGFloat]) {
    guard numbers != core.pointee.numbers(of: property) else { return }
    UIView.performWithoutAnimation {
      if property == .alpha {
        alpha = numbers[0]
        return
      }
      var geometry = core.pointee.geometry
      geometry.set(property, numbers)
      switch property {
      case .bounds: bounds = geometry.bounds
      case .position: center = geometry.position
      case .transform: transform = geometry.transform
      case .alpha, .transition: break
      }
    }
  }
}

/// The animation of one property of a view from a value to another.
struct PropertyAnimation {
  /// A property that can be animated.
  enum Property: CaseIterable {
    case alpha, bounds, position, transform
    /// What is in the view, which has no numbers.
    case transition
  }

  let property: Property
  /// The numbers that the value consists of, at the beginning.
  let from: [CGFloat]
  /// The time on the clock when the value begins to change, in seconds.
  let begin: TimeInterval
  let clock: VirtualClock
  let block: AnimationBlock

  /// The part of the animation that is over, from 0 to 1, whatever the curve (simulator choice).
  private var part: CGFloat {
    if let progress = block.progress { return progress() }
    guard block.duration > 0 else { return 1 }
    return CGFloat(min(1, max(0, (clock.now - begin) / block.duration)))
  }

  /// Returns the numbers that are shown now, between those at the beginning and the model's.
  func shown(to model: [CGFloat]) -> [CGFloat] {
    let part = part
    return zip(from, model).map { $0 + ($1 - $0) * part }
  }
}

extension ViewCore {
  /// Returns the numbers that the value of an animatable property consists of.
  func numbers(of property: PropertyAnimation.Property) -> [CGFloat] {
    switch property {
    case .alpha: return [CGFloat(alpha)]
    case .bounds:
      let bounds = geometry.bounds
      return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    case .position: return [geometry.position.x, geometry.position.y]
    case .transform:
      let map = geometry.transform
      return [map.a, map.b, map.c, map.d, map.tx, map.ty]
    case .transition: return []
    }
  }
}

extension LayerGeometry {
  /// Sets an animatable property from numbers, but for the alpha, which is no part of the geometry.
  mutating func set(_ property: PropertyAnimation.Property, _ n: [CGFloat]) {
    switch property {
    case .alpha, .transition: break
    case .bounds: setBounds(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .position: setPosition(CGPoint(x: n[0], y: n[1]))
    case .transform:
      setTransform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
  }
}
