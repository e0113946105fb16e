import Foundation
import ResponderKit

/// S-21: a larger touch area by `point(inside:with:)`.
class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -50, dy: -50).contains(point)
  }
}

/// S-22: a larger touch area by `hitTest(_:with:)`, as the article writes it.
class LargeByHitTestButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isUserInteractionEnabled || isHidden || alpha < 0.01 {
      return nil
    }
    let touchRect = bounds.insetBy(dx: -50, dy: -50)
    if touchRect.contains(point) {
      for subview in subviews.reversed() {
        let convertedPoint = subview.convert(point, from: self)
        if let hitTestView = subview.hitTest(convertedPoint, with: event) {
          return hitTestView
        }
      }
      return self
    }
    return nil
  }
}

/// S-27: a round view of radius 100.
class RoundView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - 100
    let dy = point.y - 100
    return (dx * dx + dy * dy).squareRoot() <= 100
  }
}

/// S-25: a tab bar whose middle button sticks out at the top.
class RaisedTabBar: UIView {
  let centerButton = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    centerButton.center = CGPoint(x: bounds.midX, y: 0)
    addSubview(centerButton)
    bringSubviewToFront(centerButton)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inButton = centerButton.convert(point, from: self)
    if centerButton.point(inside: inButton, with: event) {
      return true
    }
    return super.point(inside: point, with: event)
  }
}
