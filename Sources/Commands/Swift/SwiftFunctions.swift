import Code
import ResponderKit
import Scenes
import Session

/// A function of numbers that makes a value, such as the initializers of CGRect.
struct SwiftFunction: Sendable {
  private let name: String
  private let labels: [String?]
  private let make: @Sendable ([Double]) -> PropertyValue

  private init(
    _ name: String, _ labels: [String?], _ make: @escaping @Sendable ([Double]) -> PropertyValue
  ) {
    (self.name, self.labels, self.make) = (name, labels, make)
  }

  private static func rect(_ n: [Double]) -> PropertyValue {
    .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
  }

  private static func insets(_ n: [Double]) -> PropertyValue {
    .insets(UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
  }

  private static let all: [SwiftFunction] = [
    SwiftFunction("CGRect", ["x", "y", "width", "height"], rect),
    SwiftFunction("CGRectMake", [nil, nil, nil, nil], rect),
    SwiftFunction("CGPoint", ["x", "y"]) { .point(CGPoint(x: $0[0], y: $0[1])) },
    SwiftFunction("CGPointMake", [nil, nil]) { .point(CGPoint(x: $0[0], y: $0[1])) },
    SwiftFunction("CGSize", ["width", "height"]) { .size(CGSize(width: $0[0], height: $0[1])) },
    SwiftFunction("CGSizeMake", [nil, nil]) { .size(CGSize(width: $0[0], height: $0[1])) },
    SwiftFunction("UIEdgeInsets", ["top", "left", "bottom", "right"], insets),
    SwiftFunction("UIEdgeInsetsMake", [nil, nil, nil, nil], insets),
    SwiftFunction("CGAffineTransform", ["rotationAngle"]) {
      .transform(CGAffineTransform(rotationAngle: $0[0]))
    },
    SwiftFunction("CGAffineTransformMakeRotation", [nil]) {
      .transform(CGAffineTransform(rotationAngle: $0[0]))
    },
    SwiftFunction("CGAffineTransform", ["scaleX", "y"]) {
      .transform(CGAffineTransform(scaleX: $0[0], y: $0[1]))
    },
    SwiftFunction("CGAffineTransformMakeScale", [nil, nil]) {
      .transform(CGAffineTransform(scaleX: $0[0], y: $0[1]))
    },
    SwiftFunction("CGAffineTransform", ["translationX", "y"]) {
      .transform(CGAffineTransform(translationX: $0[0], y: $0[1]))
    },
    SwiftFunction("CGAffineTransformMakeTranslation", [nil, nil]) {
      .transform(CGAffineTransform(translationX: $0[0], y: $0[1]))
    },
    SwiftFunction("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]) {
      .transform(
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]))
    },
    SwiftFunction("UIColor", ["red", "green", "blue", "alpha"]) {
      .color(UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]))
    },
    SwiftFunction("UIColor", ["white", "alpha"]) {
      .color(UIColor(white: $0[0], alpha: $0[1]))
    },
    SwiftFunction("CGFloat", [nil]) { .number($0[0]) },
    SwiftFunction("Double", [nil]) { .number($0[0]) },
    SwiftFunction("Float", [nil]) { .number($0[0]) },
    SwiftFunction("Int", [nil]) { .number($0[0].rounded(.towardZero)) },
    SwiftFunction("Level", ["rawValue"]) { .number($0[0]) },
  ]

  /// Returns the value that a call of a function of a name gives.
  static func value(
    of name: String, _ arguments: [CodeArgument], _ reader: SwiftReader,
    at range: Range<Int>
  ) throws(CommandError) -> PropertyValue {
    let functions = all.filter { $0.name == name }
    guard !functions.isEmpty else {
      let names = Set(all.map(\.name)).sorted()
      throw CommandError(
        .swift(
          .unknownFunction(
            name, suggestions: reader.session.suggestions(for: name, in: names))), at: range)
    }
    let labels = arguments.map(\.label)
    if name == "CGRect", labels == ["origin", "size"] {
      if let origin = try reader.value(arguments[0].value, as: .point)?.as(.point),
        let size = try reader.value(arguments[1].value, as: .size)?.as(.size)
      {
        return .rect(CGRect(origin: origin, size: size))
      }
    }
    if arguments.isEmpty, functions[0].labels.count > 1 {
      return functions[0].make(Array(repeating: 0, count: functions[0].labels.count))
    }
    guard let function = functions.first(where: { $0.labels == labels }) else {
      throw CommandError(.swift(.wrongArguments(name, forms: functions.map(\.form))), at: range)
    }
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try reader.number(argument.value)) }
    let value = function.make(numbers)
    guard value.keepsNumberRule else {
      throw CommandError(.hugeNumber(reader.source(at: range)), at: range)
    }
    return value
  }

  private var form: String {
    "\(name)(\(labels.map { $0.map { "\($0): …" } ?? "…" }.joined(separator: ", ")))"
  }
}
