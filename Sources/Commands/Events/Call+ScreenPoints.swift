import Language
import ResponderKit
import Scenes

extension Call {
  /// Returns the point of the screen that a place means.
  func screenPoint(_ place: Located<Place>) throws -> CGPoint {
    try screenPoint(place.value, at: place.range)
  }

  /// Returns the point of the screen that a place means: a point, or the centre of a view's bounds.
  func screenPoint(_ place: Place, at range: Range<Int>) throws -> CGPoint {
    switch place {
    case .point(let point): return point
    case .view(let view):
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return try screenPoint(middle, of: view, at: range)
    }
  }

  /// Returns the point of the screen at which a point of a view is.
  func screenPoint(_ point: CGPoint, of view: UIView, at range: Range<Int>) throws -> CGPoint {
    guard let window = view.window else {
      throw CommandError(
        .refused("'\(scene.label(of: view))' is in no window, so it cannot be touched"),
        at: range)
    }
    return window.convert(view.convert(point, to: window), to: nil)
  }
}
