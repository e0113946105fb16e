import ResponderKit

/// A question that UIKit asks a view, and that its class of the code may answer.
enum AskedMethod: String {
  case hitTest = "hitTest(_:with:)"
  case pointInside = "point(inside:with:)"

  /// Returns the answer of UIKit's own method, as `super` calls it where the method itself would ask the
  /// code again; nil if the object is no view.
  func inherited(_ me: CodeValue, _ values: [CodeValue]) -> CodeValue? {
    guard let view = me.object as? UIView, case .point(let point)? = values.first else {
      return nil
    }
    switch self {
    case .hitTest:
      let event = values.last?.object as? UIEvent
      return view.standardHitTest(point, with: event).map { .object($0) } ?? CodeValue.none
    case .pointInside: return .bool(view.standardPoint(inside: point))
    }
  }
}
