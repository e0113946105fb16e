import Foundation
import ResponderKit
import Scenes

/// The geometry of a view: the frame that it is made with, and the properties that are set
/// afterwards.
///
/// Every statement is tried on a view of our own, so that the same numbers come out in the end.
struct SwiftGeometry {
  private let view: UIView
  /// The frame to make the view with, in its superview and without its transform, which would make
  /// it a bounding box.
  let frame: CGRect
  /// A view in the state after the statements so far.
  private let trial: UIView

  init(_ view: UIView) {
    self.view = view
    if view.transform.isIdentity {
      frame = view.frame
    } else {
      let size = view.bounds.size
      frame = CGRect(
        x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
        width: size.width, height: size.height)
    }
    trial = UIView(frame: frame)
  }

  /// Records that a controller gives the view a frame.
  func willBeSized(to rect: CGRect) { trial.frame = rect }

  /// Records that a window takes the view in as its root view.
  func willFill(_ window: UIWindow) {
    let bounds = window.bounds
    if trial.bounds.size != bounds.size || trial.frame.origin != bounds.origin {
      trial.frame = CGRect(origin: .zero, size: bounds.size)
    }
  }

  /// The assignments that are still needed, without the view's name.
  var assignments: [String] {
    var found: [String] = []
    if trial.anchorPoint != view.anchorPoint {
      found.append("anchorPoint = \(view.anchorPoint.swiftText)")
      trial.anchorPoint = view.anchorPoint
    }
    if trial.bounds.size != view.bounds.size {
      found.append("bounds.size = \(view.bounds.size.swiftText)")
      trial.bounds.size = view.bounds.size
    }
    if trial.bounds.origin != view.bounds.origin {
      let property = view is UIScrollView ? "contentOffset" : "bounds.origin"
      found.append("\(property) = \(view.bounds.origin.swiftText)")
      trial.bounds.origin = view.bounds.origin
    }
    if trial.center != view.center {
      found.append("center = \(view.center.swiftText)")
      trial.center = view.center
    }
    if !view.transform.isIdentity {
      found.append("transform = \(view.transform.swiftText)")
    } else if trial.frame != view.frame {
      // Where bounds and center round differently from how the frame was set.
      found.append("frame = \(view.frame.swiftText)")
    }
    return found
  }
}
