import ResponderKit
import Scenes
import Text

extension DumpedView {
  /// Creates the view that a dump prints for a live view, without its subviews.
  init(_ view: UIView, in scene: Scene, address: String) {
    let entry = scene.names.entry(of: view)
    let isTransformed = !view.transform.isIdentity
    self.init(
      className: scene.className(of: view).asClassInDump, address: address,
      frame: isTransformed ? view.frame.withoutNoise : view.frame)
    anchorPoint = view.anchorPoint
    transform = view.transform
    alpha = view.alpha
    isHidden = view.isHidden
    isUserInteractionEnabled = view.isUserInteractionEnabled
    clipsToBounds = view.clipsToBounds
    tag = view.tag
    text = view.printedText
    autoresizingMask = view.autoresizingMask
    autoresizesSubviews = view.autoresizesSubviews
    let hasUnknownRecognizers = entry?.origin?.uncertainties.contains(.recognizers) == true
    if view.gestureRecognizers?.isEmpty == false || hasUnknownRecognizers {
      uncertainties.insert(.recognizers)
    }
    if let scrollView = view as? UIScrollView {
      contentOffset = scrollView.contentOffset
      contentSize = scrollView.contentSize
      let inset = scrollView.adjustedContentInset
      if inset != .zero { contentInset = inset }
    }
    let isOriginTold = contentOffset != nil || view.bounds.origin == .zero
    let isSizeTold = !isTransformed || SolvedGeometry(self).size == view.bounds.size
    if !isOriginTold || !isSizeTold { bounds = view.bounds }
    setBaseClass(of: view, in: scene.classes)
  }

  /// Sets the nearest class of UIKit's. UIKit prints it for classes that are not its own. Here it
  /// is printed also where the name would not tell it; the library's own names always tell theirs.
  private mutating func setBaseClass(of view: UIView, in classes: ClassCatalogue) {
    let own = classes.named(inText: String(describing: type(of: view))) ?? classes.plain
    let kind = classes.imported(own)
    let isRoot = view.superview == nil
    let isForeign = !className.hasPrefix("UI") && !className.hasPrefix("_UI")
    let isTold = classes.standIn(for: self, isRoot: isRoot) == kind
    guard !isTold || (isForeign && kind != classes.plain) else { return }
    baseClassName = kind.name
    if classes.standIn(for: self, isRoot: isRoot) != kind { baseClassName = nil }
  }
}

extension UIView {
  fileprivate var printedText: String? {
    PropertyTable.text(of: self)?.holdsOwnText == true ? shownText : nil
  }
}

extension CGRect {
  /// The bounding box without the last digits, which differ from one computation to the next.
  fileprivate var withoutNoise: CGRect {
    func quiet(_ value: CGFloat) -> CGFloat {
      abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
    }
    return CGRect(x: quiet(minX), y: quiet(minY), width: quiet(width), height: quiet(height))
  }
}

extension String {
  /// The name with `_` in place of characters that would end a class name in a dump.
  fileprivate var asClassInDump: String {
    let isMangled = hasPrefix("_Tt")
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isPart =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_.$".unicodeScalars.contains(scalar)
        || (isMangled && scalar.value >= 0x20 && !":;<>".unicodeScalars.contains(scalar))
      result.append(isPart ? scalar : "_")
    }
    return result.first.map { ("0"..."9").contains($0) } != false
      ? "_" + String(result) : String(result)
  }
}

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
    if uncertainties.contains(.recognizers) {
      parts.append("gestureRecognizers = <NSArray: \(address.address(plus: 0x80))>")
    }
    parts.append("layer = <CALayer: \(address.address(plus: 0x40))>")
    if let bounds { parts.append("bounds = \(bounds.dumpText)") }
    if let contentOffset { parts.append("contentOffset: {\(contentOffset.dumpText)}") }
    if let contentSize {
      parts.append(
        "contentSize: {\(contentSize.width.exactText), \(contentSize.height.exactText)}")
    }
    if let contentInset {
      let edges = [
        contentInset.top, contentInset.left, contentInset.bottom, contentInset.right,
      ]
      parts.append("adjustedContentInset: {\(edges.map(\.exactText).joined(separator: ", "))}")
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
