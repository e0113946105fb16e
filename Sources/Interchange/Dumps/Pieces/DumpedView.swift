import ResponderKit
import Scenes

/// A view as a dump prints it, with its subviews.
///
/// Properties that a dump does not print have the values that UIKit leaves unprinted.
package struct DumpedView: Sendable {
  /// The class name as printed.
  package var className: String
  /// The nearest class of UIKit's, printed where the class is not one.
  package var baseClassName: String?
  /// The address as printed, in lower case (`0x…`), or nil where it was stripped.
  package var address: String?
  /// The rectangle in the superview, in points; with a transform, the bounding box.
  package var frame: CGRect
  /// The fixed point of the transform, in units of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The map that is applied about the anchor point.
  package var transform = CGAffineTransform.identity
  /// The opacity of the view, 0 to 1.
  package var alpha: CGFloat = 1
  /// Indicates whether the view and its subviews are neither drawn nor touched.
  package var isHidden = false
  /// Indicates whether the view and its subviews take touches.
  package var isUserInteractionEnabled = true
  /// Indicates whether drawing is clipped to the bounds.
  package var clipsToBounds = false
  /// A number that an app may use to find the view.
  package var tag = 0
  /// The text of a label, field or button, which UIKit may have cut short.
  package var text: String?
  /// The parts of the view's place that take up a change of the superview's size.
  package var autoresizingMask: UIView.AutoresizingMask = []
  /// Indicates whether the subviews are resized by their masks.
  package var autoresizesSubviews = true
  /// The rectangle in the view's own coordinates, where a dump of Tapscope's own prints it because
  /// nothing else tells it.
  package var bounds: CGRect?
  /// The origin of the bounds, printed for scroll views only.
  package var contentOffset: CGPoint?
  /// The size of a scroll view's content, in points.
  package var contentSize: CGSize?
  /// The distance from the edges by which a scroll view's content may leave them, in points.
  package var contentInset: UIEdgeInsets?
  /// The distance by which the view is drawn in front of its siblings, which hit-testing ignores.
  package var zPosition: CGFloat = 0
  /// The key paths of running animations.
  package var animatedKeys: [String] = []
  /// Indicates whether a control is enabled; few texts print it.
  package var isEnabled = true
  /// The accessibility identifier, where the text prints one.
  package var identifier: String?
  /// The instance variable that holds the view, where the text prints one.
  package var variableName: String?
  /// Indicates whether the view lets touches through where none of its subviews takes them.
  package var letsTouchesThrough = false
  /// The properties that the text leaves open.
  package var uncertainties: ViewProvenance.Uncertainties = []
  /// What the text tells of what the view draws.
  var drawing: Drawing = []
  /// The answers of the device that stand with the view.
  package var observations: [DumpedObservation] = []
  /// The number of the line in the dump, from 1; 0 if there is no dump.
  package var line: Int
  /// Indicates whether the text prints a window's layer.
  var hasWindowLayer = false
  /// The line of the first of several tops of trees that lie in one superview, which the text does
  /// not print; nil for the first itself.
  var firstSibling: Int?
  /// The list of what a capture tells, apart, so that the views of other texts stay small.
  private var capturedList: [CapturedFacts] = []
  var childList: DumpedViewList?

  /// Creates a view as a dump prints it.
  ///
  /// - Parameter address: The address as printed, or nil.
  package init(
    className: String, address: String? = nil, frame: CGRect, line: Int = 0,
    children: [DumpedView] = []
  ) {
    (self.className, self.address, self.frame, self.line) = (className, address, frame, line)
    self.children = children
  }

  /// Facts about what a view draws itself.
  struct Drawing: OptionSet, Sendable {
    let rawValue: UInt8

    static let background = Drawing(rawValue: 1)
    /// The colour of the background is clear.
    static let clear = Drawing(rawValue: 2)
    /// The view says that it does not fill its bounds.
    static let notOpaque = Drawing(rawValue: 4)
    /// The view shows an image or the like.
    static let content = Drawing(rawValue: 8)
    /// The layer is of a class that may draw by itself.
    static let ownLayer = Drawing(rawValue: 16)
  }

  /// The words in the names of classes that draw by themselves.
  private static let drawingWords = [
    "Effect", "Backdrop", "Background", "Shadow", "Separator", "Image", "Dimming", "Bar", "Player",
    "Web", "Hosting",
  ]

  /// Returns whether the view draws anything itself; nil if the text does not tell.
  ///
  /// - Parameter tellsBackgrounds: True if the text prints the colours of backgrounds, as newer
  ///   versions of iOS do, so that a view without one has none.
  func draws(tellsBackgrounds: Bool, in classes: ClassCatalogue) -> Bool? {
    if text?.isEmpty == false || !drawing.isDisjoint(with: [.background, .content]) { return true }
    let isPlain =
      classes.standIn(for: self, isRoot: false) == classes.plain && !drawing.contains(.ownLayer)
      && !Self.drawingWords.contains { className.contains($0) }
    guard isPlain else { return nil }
    return tellsBackgrounds || !drawing.isDisjoint(with: [.clear, .notOpaque]) ? false : nil
  }

  /// The facts that only a capture tells.
  var captured: CapturedFacts? {
    get { capturedList.first }
    set { capturedList = newValue.map { [$0] } ?? [] }
  }

  /// The subviews, back to front.
  package var children: [DumpedView] {
    get { childList?.views ?? [] }
    set { childList = newValue.isEmpty ? nil : DumpedViewList(newValue) }
  }

  /// Calls a function with the view and all its descendants, parents first, back to front.
  ///
  /// - Complexity: O(size of the tree), without recursion.
  package func forEachInTree(_ body: (DumpedView) throws -> Void) rethrows {
    try walk(with: ()) { view, _ in try body(view) }
  }

  /// Calls a function with the view and all its descendants, parents first, back to front, and
  /// with what it returned for the superview.
  ///
  /// - Parameter visit: Returns the value for the subviews of a view; nil to leave them out.
  /// - Complexity: O(views visited), without recursion.
  func walk<Value>(
    with value: Value, _ visit: (DumpedView, Value) throws -> Value?
  ) rethrows {
    guard let own = try visit(self, value) else { return }
    // Views are large, so those that are still to come are not copied.
    var open = [(value: own, views: children.makeIterator())]
    while !open.isEmpty {
      guard let view = open[open.count - 1].views.next() else {
        open.removeLast()
        continue
      }
      if let value = try visit(view, open[open.count - 1].value) {
        open.append((value, view.children.makeIterator()))
      }
    }
  }
}

/// The children of a view, which are let go of without recursion, however deep the tree.
///
/// Never changed but by the holder of the last reference, hence safe to share.
final class DumpedViewList: @unchecked Sendable {
  private(set) var views: [DumpedView]

  init(_ views: [DumpedView]) {
    self.views = views
  }

  deinit {
    var pending = take()
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view.childList), let list = view.childList {
        pending.append(contentsOf: list.take())
      }
    }
  }

  private func take() -> [DumpedView] {
    defer { views = [] }
    return views
  }
}

extension DumpedView {
  /// The number of the last line of the tree.
  var lastLine: Int {
    var line = line
    forEachInTree { line = max(line, $0.line) }
    return line
  }
}

extension ClassCatalogue {
  /// Returns the class that stands for the one that a text prints: the class itself if the library
  /// has it, else that of its printed base class, else that of a private class that is known, else
  /// that of its name.
  ///
  /// - Parameter isRoot: True if the view may be a window; a window below the top is a plain view.
  func standIn(for dumped: DumpedView, isRoot: Bool) -> ViewClass {
    let found =
      named(inText: dumped.className) ?? dumped.baseClassName.flatMap(standIn)
      ?? standIn(for: dumped.className) ?? (dumped.looksLikeWindow ? .window : plain)
    return found.isWindow && !isRoot ? plain : imported(found)
  }

  /// Returns the class that an import makes for views of a class of the library's: texts print
  /// the views that it makes for itself, so an import makes none.
  func imported(_ viewClass: ViewClass) -> ViewClass {
    viewClass.makesParts ? plain : viewClass
  }

  /// Returns whether the top of a tree is a window; any other top has to be put into one.
  func isWindow(_ dumped: DumpedView) -> Bool { standIn(for: dumped, isRoot: true).isWindow }
}

extension DumpedView {
  /// Apps and UIKit call their windows so, and only a window has a window's layer.
  fileprivate var looksLikeWindow: Bool {
    hasWindowLayer || className.hasSuffix("Window") || baseClassName?.hasSuffix("Window") == true
  }
}
