#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import ResponderKit
#endif

/// A button that takes touches only in the circle that it draws.
final class CircleButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    return (dx * dx + dy * dy).squareRoot() <= radius
  }
}
