import Foundation
import ResponderKit
import Scenes

extension DumpedView {
  /// Creates the view that a dump prints for a live view, without its subviews.
  init(_ view: UIView, in scene: Scene, address: String) {
    let entry = scene.names.entry(of: ObjectID(view))
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
    let hasUnknownRecognizers = entry?.origin?.doubts.contains(.recognizers) == true
    if view.gestureRecognizers?.isEmpty == false || hasUnknownRecognizers {
      doubts.insert(.recognizers)
    }
    if let scrollView = view as? UIScrollView {
      contentOffset = scrollView.contentOffset
      contentSize = scrollView.contentSize
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
