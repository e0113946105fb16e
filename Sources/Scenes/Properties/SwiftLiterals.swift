import ResponderKit
import Text

extension String {
  /// The text as a literal of Swift.
  package var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.isInvisible:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text as it may stand in a comment of one line.
  package var inComment: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isInvisible ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Indicates whether a reader of source does not see the scalar, or sees it at another place.
  /// Joiners are excepted, as they are part of what they join.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}

extension CGRect {
  /// The rectangle in Swift.
  package var swiftText: String {
    "CGRect(x: \(minX.exactText), y: \(minY.exactText), width: \(width.exactText), "
      + "height: \(height.exactText))"
  }
}

extension CGPoint {
  /// The point in Swift.
  package var swiftText: String { "CGPoint(x: \(x.exactText), y: \(y.exactText))" }
}

extension CGSize {
  /// The size in Swift.
  package var swiftText: String { "CGSize(width: \(width.exactText), height: \(height.exactText))" }
}

extension CGAffineTransform {
  /// The transform in Swift: the identity, a scale or a rotation if that gives the same numbers
  /// exactly, otherwise its six numbers.
  package var swiftText: String {
    if isIdentity { return ".identity" }
    if b == 0, c == 0, tx == 0, ty == 0 {
      return "CGAffineTransform(scaleX: \(a.exactText), y: \(d.exactText))"
    }
    let degrees = (atan2(Double(b), Double(a)) * 180 / .pi * 1000).rounded() / 1000
    if self == CGAffineTransform(rotationAngle: degrees / 180 * .pi) {
      return "CGAffineTransform(rotationAngle: \(degrees.exactText) / 180 * .pi)"
    }
    let parts = zip(["a", "b", "c", "d", "tx", "ty"], [a, b, c, d, tx, ty])
    let text = parts.map { "\($0): \($1.exactText)" }.joined(separator: ", ")
    return "CGAffineTransform(\(text))"
  }
}

extension Property {
  /// Returns the assignments that give the property a value, without the object's name. A property
  /// that has no setter in UIKit is set by a call.
  package func swiftAssignments(of value: PropertyValue) -> [String] {
    let text = value.swiftText
    switch (name, value.content) {
    case ("title", _): return ["setTitle(\(text), for: .normal)"]
    case ("zPosition", _), ("cornerRadius", _): return ["layer.\(name) = \(text)"]
    case ("windowLevel", _): return ["windowLevel = UIWindow.Level(rawValue: \(text))"]
    case ("allowedTouchTypes", .bits(let bits)):
      let kinds = UITouch.TouchType.allCases.filter { bits & 1 << UInt($0.rawValue) != 0 }.map {
        "NSNumber(value: UITouch.TouchType.\($0).rawValue)"
      }
      return ["allowedTouchTypes = [\(kinds.joined(separator: ", "))]"]
    case ("decelerationRate", _):
      return ["decelerationRate = UIScrollView.DecelerationRate(rawValue: \(text))"]
    case ("alpha", _): return ["alpha = \(scriptText(of: value))"]
    case ("numberOfSegments", .integer(let count)):
      return (0..<max(0, count)).map {
        "insertSegment(withTitle: nil, at: \($0), animated: false)"
      }
    default: return ["\(name) = \(text)"]
    }
  }
}

extension [String] {
  /// The names as a set of options in Swift.
  package var swiftOptions: String {
    count == 1 ? ".\(self[0])" : "[\(map { ".\($0)" }.joined(separator: ", "))]"
  }
}

/// A supply of Swift identifiers, of which no two objects share one.
package struct SwiftIdentifiers {
  private var taken: Set<String>
  /// The last number given to each name that several objects would have.
  private var numbers: [String: Int] = [:]

  /// Creates a supply of identifiers.
  package init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Returns a free identifier of a variable that is similar to a name: `close-button` becomes
  /// `closeButton`.
  ///
  /// - Parameter noun: The word that replaces a name without letters, and that is added to one
  ///   which is a word of Swift: `in` becomes `inView`.
  package mutating func variable(like name: String, noun: String) -> String {
    var result = Self.joined(name)
    result = result.prefix(1).lowercased() + result.dropFirst()
    if result.isEmpty { result = noun.prefix(1).lowercased() + noun.dropFirst() }
    if Self.words.contains(result) { result += noun }
    return free(result)
  }

  /// Returns a free identifier of a type that is similar to a name: a button `buy` is a
  /// `BuyButton`.
  package mutating func type(like name: String, noun: String) -> String {
    var result = Self.joined(name)
    result = result.prefix(1).uppercased() + result.dropFirst()
    if !result.lowercased().contains(noun.lowercased()) { result += noun }
    // The prefix UI belongs to UIKit.
    if result.hasPrefix("UI") { result = "My" + result }
    return free(result)
  }

  private mutating func free(_ name: String) -> String {
    var result = name
    while !taken.insert(result).inserted {
      numbers[name, default: 1] += 1
      result = "\(name)\(name.last?.isNumber == true ? "_" : "")\(numbers[name, default: 1])"
    }
    return result
  }

  /// Returns the parts of a name that may be in an identifier, all but the first with a capital.
  private static func joined(_ name: String) -> String {
    var parts = [String.UnicodeScalarView()]
    for scalar in name.unicodeScalars {
      if scalar == "_" || scalar.properties.isXIDContinue {
        parts[parts.count - 1].append(scalar)
      } else {
        parts.append(String.UnicodeScalarView())
      }
    }
    let words = parts.map(String.init).filter { !$0.isEmpty }
    let result = words.dropFirst().reduce(words.first ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    guard result.contains(where: { $0 != "_" }) else { return "" }
    guard let first = result.unicodeScalars.first else { return "" }
    return first == "_" || first.properties.isXIDStart ? result : "_" + result
  }

  /// The words that mean something else where a variable's name can be.
  private static let words = Set(
    """
    actor any as associatedtype async await borrowing break case catch class consume consuming \
    continue copy default defer deinit didSet discard do dynamic each else enum extension \
    fallthrough false fileprivate final for func get guard if import in indirect infix init inout \
    internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional \
    override package postfix precedencegroup prefix private protocol public repeat required \
    rethrows return self sending set some static struct subscript super switch then throw throws \
    true try typealias unowned unsafe var weak where while willSet yield
    """.split(separator: " ").map(String.init))
}
