import Foundation

extension CGPoint {
  /// The point as reports print it: `(12, -3.5)`.
  package var text: String {
    String(writing: 2) { writer in
      writer.write("(", x)
      writer.write(", ", y)
      writer.write(")")
    }
  }
}

extension CGSize {
  /// The size as reports print it: `100x44`.
  package var text: String { "\(width.shortText)x\(height.shortText)" }
}

extension CGRect {
  /// The rectangle as UIKit prints it: `(0 0; 390 844)`.
  package var text: String {
    String(writing: 4) { writer in
      writer.write("(", minX)
      writer.write(" ", minY)
      writer.write("; ", width)
      writer.write(" ", height)
      writer.write(")")
    }
  }
}
