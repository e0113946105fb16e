import ResponderKit
import Scenes

/// Makes views from what a dump prints of them.
///
/// The printed facts win over the defaults of a class: a label takes touches and a window is shown
/// unless the dump says otherwise.
package struct DumpBuilder {
  private let classes: ClassCatalogue
  /// The code that tells which classes of UIKit's the app's own inherit from.
  private let code: (any SceneCode)?

  /// Creates a builder.
  ///
  /// - Parameter code: The code that tells which of these the app's own inherit from; nil for none.
  package init(_ classes: ClassCatalogue = .standard, code: (any SceneCode)? = nil) {
    (self.classes, self.code) = (classes, code)
  }

  /// Returns the class that stands for one that the text names.
  private func standIn(for dumped: DumpedView, isRoot: Bool) -> ViewClass {
    var dumped = dumped
    dumped.baseClassName = code?.baseClass(ofClassNamed: dumped.className) ?? dumped.baseClassName
    return classes.standIn(for: dumped, isRoot: isRoot)
  }

  /// Makes a view and all its subviews.
  ///
  /// A window below the root becomes a plain view, as a window cannot lie in a tree, and so does an
  /// effect view, whose content view the dump prints by itself. Numbers that are not finite or
  /// beyond ±1e15 are replaced by near ones.
  ///
  /// - Parameters:
  ///   - dumped: The view and its subviews as the dump prints them.
  ///   - isRoot: True if the view may be a window.
  ///   - mustStop: Returns whether to end early, with some subviews missing.
  /// - Complexity: O(size of the tree), however deep.
  package func makeView(
    _ dumped: DumpedView, isRoot: Bool = true, mustStop: () -> Bool = { false }
  ) -> BuiltView {
    let root = standIn(for: dumped, isRoot: isRoot).make(.zero)
    var clamped: [Int] = []
    configure(root, as: dumped, &clamped)
    if dumped.captured == nil, let level = ForeignClasses.standard.windowLevel(of: dumped.className)
    {
      (root as? UIWindow)?.windowLevel = level
    }
    var parts: [BuiltView.Part] = []
    dumped.walk(with: UIView?.none) { dumped, superview in
      if mustStop() { return nil }
      var view = root
      if let superview {
        view = standIn(for: dumped, isRoot: false).make(.zero)
        configure(view, as: dumped, &clamped)
        superview.addSubview(view)
      }
      parts.append(BuiltView.Part(view: view, dumped: dumped))
      return view
    }
    return BuiltView(root: root, parts: parts, clampedLines: clamped)
  }

  /// Must come before the subviews, which a change of size would resize.
  private func configure(_ view: UIView, as dumped: DumpedView, _ clamped: inout [Int]) {
    place(view, as: dumped)
    view.alpha = dumped.alpha.sane
    // A window is shown before it belongs to an application.
    UnobservedMistake.withHandler({ _, _ in }) { view.isHidden = dumped.isHidden }
    view.isUserInteractionEnabled = dumped.isUserInteractionEnabled
    view.autoresizingMask = dumped.autoresizingMask
    view.autoresizesSubviews = dumped.autoresizesSubviews
    view.clipsToBounds = dumped.clipsToBounds
    view.tag = dumped.tag
    view.zPosition = dumped.zPosition.sane
    if case .simulated(let behavior)? = ForeignClasses.standard.note(on: dumped.className)?.effect {
      view.hitTestBehavior = behavior
    }
    (view as? UIControl)?.isEnabled = dumped.isEnabled
    if dumped.letsTouchesThrough { view.hitTestBehavior = Passthrough() }
    if let text = dumped.text { _ = PropertyTable.text(of: view)?.set?(view, .text(text)) }
    if let scrollView = view as? UIScrollView {
      // What is told is the adjusted inset, and the offset is where the content was: neither may be
      // adjusted again, for safe areas that are the simulator's (R8.7).
      scrollView.contentInsetAdjustmentBehavior = .never
      if let inset = dumped.contentInset { scrollView.contentInset = inset.sane }
    }
    dumped.captured?.configure(view)
    if let size = dumped.contentSize { (view as? UIScrollView)?.contentSize = size.sane }
    guard !view.keepsNumberRule else { return }
    // Each number is sane, but not what follows from them, such as the far edge.
    clamped.append(dumped.line)
    view.transform = .identity
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.bounds.origin = .zero
    view.frame = dumped.frame.roomy
  }

  private func place(_ view: UIView, as dumped: DumpedView) {
    let origin = (dumped.contentOffset ?? dumped.bounds?.origin)?.sane ?? .zero
    view.dropOwnSize()
    view.anchorPoint = dumped.anchorPoint.sane
    if dumped.transform.isIdentity {
      view.bounds.origin = origin
      // Not by bounds and center, whose rounding would move the view off its pixels.
      view.frame = dumped.frame.sane
    } else if let bounds = dumped.bounds, let center = dumped.captured?.center {
      view.bounds = bounds.sane
      view.transform = dumped.transform.sane
      view.center = center.sane
    } else {
      let solved = SolvedGeometry(dumped)
      view.bounds = CGRect(origin: origin, size: solved.size)
      view.transform = dumped.transform.sane
      view.center = solved.center
    }
  }
}

/// A tree of views made from a dump, and where each view comes from.
package struct BuiltView {
  /// A view and what the dump prints of it.
  package struct Part {
    /// The view.
    package let view: UIView
    /// The class name as printed, the address, the line and all other facts.
    package let dumped: DumpedView
  }

  /// The view at the top.
  package let root: UIView
  /// The root and all its descendants, parents first, back to front.
  package let parts: [Part]
  /// The lines of the views whose geometry was replaced by a near one that a scene can hold.
  var clampedLines: [Int] = []
}

extension CapturedFacts {
  /// Sets the properties of a view.
  fileprivate func configure(_ view: UIView) {
    if let placeholder { (view as? UITextField)?.placeholder = placeholder }
    if let backgroundColor { view.backgroundColor = backgroundColor }
    for setting in settings {
      // A class that stands for another one may lack the property.
      guard let property = PropertyTable.property(keyValueName: setting.name, of: view),
        let content = property.type.captured?(setting.value)
      else { continue }
      _ = property.set?(view, PropertyValue(property.type, content))
    }
  }
}

extension PropertyTable {
  /// Returns the property that key-value coding calls by a name: `hidden` is `isHidden`.
  fileprivate static func property(keyValueName name: String, of object: StatefulObject)
    -> Property?
  {
    property(name, of: object)
      ?? property("is" + name.prefix(1).uppercased() + name.dropFirst(), of: object)
  }
}
