import Foundation

extension UIView {
  /// The view as `print(view)` writes it, in UIKit's order: attributes with default values are left
  /// out, and numbers have six digits. The addresses of its layer, recognizers and animations follow from
  /// that of the view.
  final var printedDescription: String {
    printed(as: "\(type(of: self))") { ObjectID(self).belonging(at: $0) }
  }

  /// Returns the view in words.
  ///
  /// - Parameters:
  ///   - name: The name of its class.
  ///   - address: Returns the address of the view, or of what lies some bytes behind it.
  package final func printed(as name: String, at address: (UInt) -> String) -> String {
    var parts = ["<\(name): \(address(0))"]
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
    if !animations.isEmpty {
      let words = animations.map { animation in
        let place = address(0xC0 + 0x10 * animation.property.place)
        return "\(animation.property.key)=<CABasicAnimation: \(place)>; "
      }
      parts.append("animations = { \(words.joined())}")
    }
    if gestureRecognizers?.isEmpty == false {
      parts.append("gestureRecognizers = <NSArray: \(address(0x80))>")
    }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    parts.append("layer = <\(layerName): \(address(Self.layerOffset))>")
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

  /// The name of the layer's class in UIKit.
  fileprivate final var layerName: String {
    switch self {
    case is UILabel: "_UILabelLayer"
    case is UIWindow: "UIWindowLayer"
    default: "\(Self.layerClass)"
    }
  }

  /// How far behind its view a layer is said to lie, in bytes.
  fileprivate static var layerOffset: UInt { 0x40 }

  private var printedText: String? {
    switch self {
    case let label as UILabel: label.text
    case let input as any TextEditing: input.text ?? ""
    default: nil
    }
  }
}

extension CALayer: CustomStringConvertible {
  /// The layer in words, such as `<CALayer: 0x…>`.
  public final var description: String {
    guard let view else {
      let address = UInt(bitPattern: ObjectIdentifier(self))
      return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
    }
    return "<\(view.layerName): \(ObjectID(view).belonging(at: UIView.layerOffset))>"
  }
}

extension UIColor: CustomStringConvertible {
  /// The colour in words, such as `UIExtendedSRGBColorSpace 1 0 0 1`.
  public var description: String {
    if variesWithTraits { return "<UIDynamicProviderColor>" }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let isGray = red == green && green == blue
    let numbers = (isGray ? [] : [red, green]) + [blue, alpha]
    return (isGray ? "UIExtendedGrayColorSpace " : "UIExtendedSRGBColorSpace ")
      + numbers.map { [$0].printed }.joined(separator: " ")
  }
}

extension PropertyAnimation.Property {
  /// The name of the property in Core Animation.
  fileprivate var key: String {
    switch self {
    case .alpha: "opacity"
    case .bounds: "bounds.size"
    case .position: "position"
    case .transform: "transform"
    case .transition: "transition"
    }
  }

  fileprivate var place: UInt { UInt(Self.allCases.firstIndex(of: self) ?? 0) }
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
