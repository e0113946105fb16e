import Foundation
import ResponderKit
import Scenes
import Text

extension DumpedView {
  /// The view as one line of a dump, without its indentation; attributes with default values are
  /// left out, as UIKit does.
  var printed: String {
    let address = address ?? "0x0"
    var parts = ["<\(className): \(address)"]
    if let baseClassName { parts.append("baseClass = \(baseClassName)") }
    parts.append("frame = \(frame.dumpText)")
    if let text { parts.append("text = '\(EscapedText.encode(text))'") }
    if anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      parts.append("anchorPoint = (\(anchorPoint.dumpText))")
    }
    if !transform.isIdentity { parts.append("transform = \(transform.dumpText)") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(Float(alpha).dumpText)") }
    if isHidden { parts.append("hidden = YES") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.text)") }
    if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if doubts.contains(.recognizers) {
      parts.append("gestureRecognizers = <NSArray: \(address.address(plus: 0x80))>")
    }
    parts.append("layer = <CALayer: \(address.address(plus: 0x40))>")
    if let bounds { parts.append("bounds = \(bounds.dumpText)") }
    if let contentOffset { parts.append("contentOffset: {\(contentOffset.dumpText)}") }
    if let contentSize {
      parts.append(
        "contentSize: {\(contentSize.width.exactText), \(contentSize.height.exactText)}")
    }
    return parts.joined(separator: "; ") + ">"
  }
}

extension CGRect {
  fileprivate var dumpText: String {
    "(\(origin.x.exactText) \(origin.y.exactText); "
      + "\(size.width.exactText) \(size.height.exactText))"
  }
}

extension CGPoint {
  fileprivate var dumpText: String { "\(x.exactText), \(y.exactText)" }
}

extension CGAffineTransform {
  fileprivate var dumpText: String {
    "[" + [a, b, c, d, tx, ty].map(\.exactText).joined(separator: ", ") + "]"
  }
}

extension Float {
  /// The digits that tell it from other numbers of its kind, which are fewer than a `Double`'s.
  fileprivate var dumpText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
