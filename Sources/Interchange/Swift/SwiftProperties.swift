import Inspection
import ResponderKit

/// The properties of an object that differ from a new one's, as assignments of Swift.
struct SwiftProperties {
  /// What ``SwiftGeometry`` and the showing of windows say.
  private static let elsewhere: Set = [
    "frame", "transform", "anchorPoint", "contentOffset", "bounds", "center",
  ]

  /// The assignments, without the object's name; calls stand for what UIKit has no setter for.
  ///
  /// - Parameters:
  ///   - object: A view or recognizer.
  ///   - made: A new one.
  static func assignments(of object: StatefulObject, unlike made: StatefulObject) -> [String] {
    PropertyTable.properties(of: object).flatMap { property -> [String] in
      guard property.isSaved, property.set != nil, !elsewhere.contains(property.name),
        !(object is UIWindow && property.name == "isHidden"),
        let value = property.get(object), value != property.get(made)
      else { return [] }
      return assignment(property, value)
    }
  }

  private static func assignment(_ property: Property, _ value: PropertyValue) -> [String] {
    let text = value.swiftText
    switch (property.name, value) {
    case ("title", _): return ["setTitle(\(text), for: .normal)"]
    case ("zPosition", _): return ["layer.zPosition = \(text)"]
    case ("windowLevel", _): return ["windowLevel = UIWindow.Level(rawValue: \(text))"]
    case ("decelerationRate", _):
      return ["decelerationRate = UIScrollView.DecelerationRate(rawValue: \(text))"]
    // A `Float` needs fewer digits.
    case (let name, .number(let number)) where name == "alpha" || property.className == "UISlider":
      return ["\(name) = \(number == number.rounded() ? text : "\(Float(number))")"]
    case ("numberOfSegments", .integer(let count)):
      return (0..<max(0, count)).map {
        "insertSegment(withTitle: nil, at: \($0), animated: false)"
      }
    default: return ["\(property.name) = \(text)"]
    }
  }
}

extension PropertyValue {
  /// The value in Swift.
  fileprivate var swiftText: String {
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
    case .word, .transform, .responder: "nil"
    }
  }
}

extension [String] {
  /// The names as a set of options in Swift.
  var swiftOptions: String {
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
