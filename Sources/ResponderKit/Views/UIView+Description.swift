import Foundation

extension UIView {
  /// The view as `print(view)` writes it, in UIKit's order: attributes with default values are left
  /// out, and numbers have six digits.
  final var printedDescription: String {
    var parts = ["<\(type(of: self)): \(ObjectID(self))"]
    let base = Self.ownClass
    if base != type(of: self), base != UIView.self { parts.append("baseClass = \(base)") }
    parts.append("frame = \(frame.printed)")
    if let text = printedText {
      parts.append("text = '\(text.count > 25 ? "\(text.prefix(25))..." : text)'")
    }
    if anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      parts.append("anchorPoint = (\([anchorPoint.x, anchorPoint.y].printed))")
    }
    let matrix = transform
    if !matrix.isIdentity {
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      parts.append("transform = [\(numbers.printed)]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \([alpha].printed)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.printed)") }
    if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let count = gestureRecognizers?.count, count > 0 {
      parts.append("gestureRecognizers = <NSArray: \(count)>")
    }
    parts.append("layer = <CALayer: \(ObjectID(self))>")
    if let scrollView = self as? UIScrollView {
      let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
      parts.append("contentOffset: {\([offset.x, offset.y].printed)}")
      parts.append("contentSize: {\([size.width, size.height].printed)}")
      let inset = scrollView.adjustedContentInset
      let edges = [inset.top, inset.left, inset.bottom, inset.right]
      parts.append("adjustedContentInset: {\(edges.printed)}")
    }
    return parts.joined(separator: "; ") + ">"
  }

  private var printedText: String? {
    switch self {
    case let label as UILabel: label.text
    case let input as any TextEditing: input.text ?? ""
    default: nil
    }
  }
}

extension UIGestureRecognizer {
  /// The recognizer as `print(recognizer)` writes it.
  final var printedDescription: String {
    let view = view.map { "; view = <\(type(of: $0)): \(ObjectID($0))>" } ?? ""
    return "<\(type(of: self)): \(ObjectID(self)); state = \(state.rawValue.capitalized)"
      + "\(isEnabled ? "" : "; enabled = NO")\(view)>"
  }
}

extension CGRect {
  fileprivate var printed: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { [$0].printed }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}

extension [CGFloat] {
  /// The numbers as UIKit prints them, with six digits.
  fileprivate var printed: String {
    map { String(format: "%g", Double($0)) }.joined(separator: ", ")
  }
}

extension UIView.AutoresizingMask {
  fileprivate var printed: String {
    let words = ["LM", "W", "RM", "TM", "H", "BM"]
    return words.indices.filter { rawValue & 1 << $0 != 0 }.map { words[$0] }
      .joined(separator: "+")
  }
}
