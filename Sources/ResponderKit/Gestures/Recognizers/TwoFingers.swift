import Foundation

/// The two fingers of a pinch or rotation, in the window's coordinates.
struct TwoFingers {
  private(set) var touches: [UITouch] = []
  /// The distance between them when both were down, in points.
  private(set) var firstDistance: CGFloat = 0
  /// The angle of the line between them when both were down, in radians.
  private(set) var firstAngle: CGFloat = 0

  /// Whether both are down.
  var areBoth: Bool { touches.count == 2 }

  /// Takes a finger in if there is room for it.
  mutating func add(_ touch: UITouch) -> Bool {
    guard touches.count < 2 else { return false }
    touches.append(touch)
    if areBoth { (firstDistance, firstAngle) = (distance, angle) }
    return true
  }

  mutating func lift(_ lifted: Set<UITouch>) {
    touches.removeAll { lifted.contains($0) }
  }

  /// The distance between them, in points.
  var distance: CGFloat {
    touches[0].location(in: nil).distance(to: touches[1].location(in: nil))
  }

  /// The angle of the line between them, in radians.
  var angle: CGFloat {
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return atan2(b.y - a.y, b.x - a.x)
  }

  /// How far the line between them has turned, in radians, the shorter way round.
  var turn: CGFloat {
    let turn = angle - firstAngle
    return turn - 2 * .pi * (turn / (2 * .pi)).rounded()
  }
}
