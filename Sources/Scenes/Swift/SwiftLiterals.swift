import Foundation
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
