import Foundation
import ResponderKit

extension UIView {
  /// A point of the view as one of the screen.
  package func screenPoint(_ point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, to: nil) }
    return window.convert(convert(point, to: window), to: nil)
  }

  /// A point of the screen in the view's coordinates.
  package func point(fromScreen point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, from: nil) }
    return convert(window.convert(point, from: nil), from: window)
  }

  /// The box round the view on the screen.
  package var screenFrame: CGRect {
    guard let window else { return convert(bounds, to: nil) }
    return window.convert(convert(bounds, to: window), to: nil)
  }
}

extension Scene {
  /// The view at a point of the screen.
  package func hitView(at point: CGPoint) -> UIView? {
    application.hitTest(at: point, with: nil)?.view
  }
}
