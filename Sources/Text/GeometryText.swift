import Foundation

extension CGPoint {
  /// The point as reports print it: `(12, -3.5)`.
  package var text: String {
    String(writing: 2, write)
  }

  fileprivate func write(_ writer: inout NumberWriter) {
    writer.write("(", x)
    writer.write(", ", y)
    writer.write(")")
  }
}

extension CGSize {
  /// The size as reports print it: `100x44`.
  package var text: String { "\(width.shortText)x\(height.shortText)" }
}

extension CGRect {
  /// The rectangle as UIKit prints it: `(0 0; 390 844)`.
  package var text: String {
    String(writing: 4, write)
  }

  fileprivate func write(_ writer: inout NumberWriter) {
    writer.write("(", minX)
    writer.write(" ", minY)
    writer.write("; ", width)
    writer.write(" ", height)
    writer.write(")")
  }
}

extension TextLine {
  /// Adds a point to the piece at the end, in the form of ``CGPoint/text``.
  package mutating func extend(_ point: CGPoint) { extend(numbers: 2, point.write) }

  /// Adds a rectangle to the piece at the end, in the form of ``CGRect/text``.
  package mutating func extend(_ rect: CGRect) { extend(numbers: 4, rect.write) }

  /// Adds a number to the piece at the end, in the form of ``CGFloat/shortText``.
  package mutating func extend(_ number: CGFloat) {
    extend(numbers: 1) { $0.write("", number) }
  }
}
