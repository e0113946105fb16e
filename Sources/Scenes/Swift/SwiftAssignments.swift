import ResponderKit
import Text

extension Property {
  /// Returns the assignments that give the property a value, without the object's name. A property
  /// that has no setter in UIKit is set by a call.
  package func swiftAssignments(of value: PropertyValue) -> [String] {
    let text = value.swiftText
    switch (name, value) {
    case ("title", _): return ["setTitle(\(text), for: .normal)"]
    case ("zPosition", _): return ["layer.zPosition = \(text)"]
    case ("windowLevel", _): return ["windowLevel = UIWindow.Level(rawValue: \(text))"]
    case ("decelerationRate", _):
      return ["decelerationRate = UIScrollView.DecelerationRate(rawValue: \(text))"]
    // A `Float` needs fewer digits.
    case (let name, .number(let number)) where isFloat:
      return ["\(name) = \(number == number.rounded() ? text : "\(Float(number))")"]
    case ("numberOfSegments", .integer(let count)):
      return (0..<max(0, count)).map {
        "insertSegment(withTitle: nil, at: \($0), animated: false)"
      }
    default: return ["\(name) = \(text)"]
    }
  }
}

extension PropertyValue {
  /// The value in Swift.
  package var swiftText: String {
    switch self {
    case .bool(let isOn): "\(isOn)"
    case .number(let number): number.exactText
    case .integer(let integer): String(integer)
    case .point(let point): point.swiftText
    case .size(let size): size.swiftText
    case .rect(let rect): rect.swiftText
    case .insets(let i):
      "UIEdgeInsets(top: \(i.top.exactText), left: \(i.left.exactText), "
        + "bottom: \(i.bottom.exactText), right: \(i.right.exactText))"
    case .text(let text): text?.swiftLiteral ?? "nil"
    case .mask(let mask): mask.swiftText
    case .options(let bits, let names):
      names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element).swiftOptions
    case .transform(let transform): transform.swiftText
    case .word, .responder: "nil"
    }
  }
}

extension [String] {
  /// The names as a set of options in Swift.
  package var swiftOptions: String {
    count == 1 ? ".\(self[0])" : "[\(map { ".\($0)" }.joined(separator: ", "))]"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var swiftText: String {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
    return names.filter { contains($0.0) }.map(\.1).swiftOptions
  }
}
