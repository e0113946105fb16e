import Foundation

/// The way of one property of a view from a value to another.
struct PropertyAnimation {
  /// What can be animated.
  enum Property: CaseIterable {
    case alpha, bounds, position, transform
  }

  let property: Property
  /// The numbers that the value is made of, at the beginning.
  let from: [CGFloat]
  /// When it begins to change, on the clock.
  let begin: TimeInterval
  let clock: VirtualClock
  let block: AnimationBlock

  /// How much of the way is done, 0 to 1: evenly over time, whatever the curve (simulator choice).
  private var part: CGFloat {
    guard block.duration > 0 else { return 1 }
    return CGFloat(min(1, max(0, (clock.now - begin) / block.duration)))
  }

  /// The numbers that are shown at this moment, on the way to the model's.
  func shown(to model: [CGFloat]) -> [CGFloat] {
    let part = part
    return zip(from, model).map { $0 + ($1 - $0) * part }
  }
}

extension ViewCore {
  /// The numbers that the value of an animatable property is made of.
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
    }
  }
}

extension LayerGeometry {
  /// Sets one of its parts from numbers.
  mutating func set(_ property: PropertyAnimation.Property, _ n: [CGFloat]) {
    switch property {
    case .alpha: break
    case .bounds: setBounds(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .position: setPosition(CGPoint(x: n[0], y: n[1]))
    case .transform:
      setTransform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
  }
}
