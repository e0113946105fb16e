import Foundation
import ResponderKit

extension UIView {
  /// A view at a place in its superview, in points.
  convenience init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Adds subviews, back to front.
  @discardableResult
  func with(_ subviews: UIView...) -> Self {
    subviews.forEach(addSubview)
    return self
  }

  /// Hit-tests outside of event handling.
  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    hitTest(CGPoint(x: x, y: y), with: nil)
  }

  /// Asks `point(inside:with:)` outside of event handling.
  func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
    point(inside: CGPoint(x: x, y: y), with: nil)
  }
}
