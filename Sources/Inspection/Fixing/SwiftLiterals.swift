import Foundation

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
  /// Whether a reader of source would not see it, or not where it is. Joiners belong to what they
  /// join.
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
