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

  /// Returns the part of the box round the view that is on the screen; nil if no part is.
  ///
  /// - Parameter screen: The bounds of the screen.
  package func visiblePart(of screen: CGRect) -> CGRect? {
    let part = screenFrame.intersection(screen)
    return part.isEmpty ? nil : part
  }
}

extension Scene {
  /// The view at a point of the screen.
  package func hitView(at point: CGPoint) -> UIView? {
    application.hitTest(at: point, with: nil)?.view
  }
}
