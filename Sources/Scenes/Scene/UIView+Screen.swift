import Foundation
import ResponderKit

extension UIView {
  /// Converts a point of the view to screen coordinates.
  package func screenPoint(_ point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, to: nil) }
    return window.convert(convert(point, to: window), to: nil)
  }

  /// Converts a point in screen coordinates to the view's coordinates.
  package func point(fromScreen point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, from: nil) }
    return convert(window.convert(point, from: nil), from: window)
  }

  /// The bounding box of the view, in screen coordinates.
  package var screenFrame: CGRect {
    guard let window else { return convert(bounds, to: nil) }
    return window.convert(convert(bounds, to: window), to: nil)
  }

  /// Returns the part of the view's bounding box that is on the screen; nil if no part is.
  ///
  /// - Parameter screen: The bounds of the screen.
  package func visiblePart(of screen: CGRect) -> CGRect? {
    let part = screenFrame.intersection(screen)
    return part.isEmpty ? nil : part
  }
}

extension Scene {
  /// Returns the view at a point in screen coordinates.
  package func hitView(at point: CGPoint) -> UIView? {
    application.hitTest(at: point, with: nil)?.view
  }
}
