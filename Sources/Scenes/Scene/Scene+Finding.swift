import ResponderKit
import Text

extension Scene {
  /// Returns the view with an identity, if it is in a window of this scene.
  package func view(of id: ObjectID) -> UIView? {
    guard let entry = names.entry(of: id), let view = names[entry.name] as? UIView,
      ObjectID(view) == id
    else { return views.first { ObjectID($0) == id } }
    return view
  }

  /// The views of all windows, in tree order, those of the keyboard's last.
  package var views: Subtree {
    application.shownKeyboardWindow.map { Subtree(of: windows + [$0]) } ?? Subtree(of: windows)
  }

  /// Returns the controller whose root view a view is, if any.
  package func controller(of view: UIView) -> UIViewController? {
    guard let controller = view.viewController, names.entry(of: controller) != nil else {
      return nil
    }
    return controller
  }

  /// The controllers with a loaded root view, by the identity of that view.
  package var controllersByView: [ObjectIdentifier: UIViewController] {
    Dictionary(
      controllers.compactMap { controller in
        controller.viewIfLoaded.map { (ObjectIdentifier($0), controller) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The controllers whose root view is loaded and not in another view, with that view.
  package var detachedControllers: [(controller: UIViewController, view: UIView)] {
    controllers.compactMap { controller in
      guard let view = controller.viewIfLoaded, view.window == nil, view.superview == nil else {
        return nil
      }
      return (controller, view)
    }
  }

  /// The views with a name that lie in nothing, except windows and the views of controllers, by
  /// their names (R4.9).
  package var detachedViews: [UIView] {
    sortedByName { object in
      guard let view = object as? UIView, !(view is UIWindow), view.superview == nil,
        controller(of: view) == nil, (view as? _UIButtonBarButton)?.item == nil
      else { return nil }
      return view
    }
  }

  /// The recognizers with a name that have no view, by their names.
  package var detachedRecognizers: [UIGestureRecognizer] {
    sortedByName { object in
      (object as? UIGestureRecognizer).flatMap { $0.view == nil ? $0 : nil }
    }
  }

  /// The views in which others lie and that lie in nothing: windows, and what is in no window.
  package var topViews: [UIView] { windows + detachedControllers.map(\.view) + detachedViews }

  private func sortedByName<Object: StatefulObject>(
    _ pick: (StatefulObject) -> Object?
  ) -> [Object] {
    names.objects.compactMap(pick).sorted { label(of: $0) < label(of: $1) }
  }

  /// The windows in the order of drawing. Touches ask the last one first (R1.5).
  package var windowsBackToFront: [UIWindow] { application.windowsFrontToBack.reversed() }

  /// Returns whether a controller is the root view controller of a window.
  package func isRoot(_ controller: UIViewController) -> Bool {
    windows.contains { $0.rootViewController === controller }
  }

  /// Returns the root view controller of a window whose root view a view is, if any.
  package func rootController(of view: UIView) -> UIViewController? {
    windows.lazy.compactMap(\.rootViewController).first { $0.viewIfLoaded === view }
  }

  /// Returns the views that match a pattern, in tree order.
  ///
  /// A pattern with `*` stands for a whole name, class or text. The name of a class that the scene
  /// has stands for exactly that class. Any other pattern is a part of a name, class, text or
  /// address, in upper or lower case.
  ///
  /// - Parameter tops: The views below which is looked; nil for the windows.
  package func views(matching pattern: String, among tops: [UIView]? = nil) -> [UIView] {
    let all = Array(Subtree(of: tops ?? windows))
    let ofClass = all.filter { className(of: $0) == pattern }
    if !ofClass.isEmpty { return ofClass }
    let wanted = pattern.lowercased()
    return all.filter { view in
      !mustStop()
        && facts(of: view).contains { fact in
          let fact = fact.lowercased()
          return wanted.contains("*") ? fact.matches(glob: wanted) : fact.contains(wanted)
        }
    }
  }

  private func facts(of view: UIView) -> [String] {
    [
      names.name(of: view), className(of: view), shownText(of: view),
      names.entry(of: view)?.address,
    ].compactMap { $0 }
  }

  /// Returns the superviews of a view as a path, outermost first.
  ///
  /// - Parameters:
  ///   - columns: The largest number of columns that the path may take; outer views are left out.
  ///   - ellipsis: The text that stands for views that are left out.
  package func path(of view: UIView, most columns: Int = .max, ellipsis: String = "…") -> String {
    var path = ""
    for current in view.superviews {
      let longer = path.isEmpty ? label(of: current) : "\(label(of: current))/\(path)"
      guard path.isEmpty || longer.displayWidth + ellipsis.count < columns else {
        return "\(ellipsis)/\(path)"
      }
      path = longer
    }
    return path
  }

  /// Returns the names from the window down to a view, as a reference may be spelled.
  package func fullPath(of view: UIView) -> String {
    let outer = path(of: view)
    return outer.isEmpty ? label(of: view) : "\(outer)/\(label(of: view))"
  }

  /// Returns the text that a view shows, if its class or the text that it was imported from tells.
  package func shownText(of view: UIView) -> String? { view.shownText ?? origin(of: view)?.text }
}

extension UIView {
  /// The text that the view shows, if it is of a class that shows one.
  package var shownText: String? {
    PropertyTable.text(of: self)?.get(self)?.as(.text) ?? nil
  }

  /// The text that the view shows, or the first one in it.
  package var textInside: String? {
    subtree.lazy.compactMap(\.shownText).first { !$0.isEmpty }
  }

  /// The text by which people know the view: its own, or the first one in a control; nil for views
  /// without text.
  package var caption: String? {
    if self is UIControl { return textInside }
    return shownText.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension String {
  /// Returns whether the whole text matches a pattern in which `*` stands for any characters.
  func matches(glob pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return self == pattern }
    guard hasPrefix(parts[0]), hasSuffix(parts[parts.count - 1]) else { return false }
    var rest = dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.count >= parts[parts.count - 1].count
  }
}

extension UIView {
  /// Converts a point of the view to screen coordinates.
  package func screenPoint(_ point: CGPoint) -> CGPoint {
    CoordinateRoute(toScreenFrom: self).map(point)
  }

  /// Converts a point in screen coordinates to the view's coordinates.
  package func point(fromScreen point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, from: nil) }
    return convert(window.convert(point, from: nil), from: window)
  }

  /// The bounding box of the view, in screen coordinates.
  package var screenFrame: CGRect { CoordinateRoute(toScreenFrom: self).map(bounds) }

  /// Returns the part of the view's bounding box that is on the screen; nil if no part is.
  package func visiblePart(of screen: CGRect) -> CGRect? {
    let part = screenFrame.intersection(screen)
    return part.isEmpty ? nil : part
  }
}

extension Scene {
  /// Returns the view at a point in screen coordinates.
  package func hitView(at point: CGPoint) -> UIView? {
    asking { application.hitTest(at: point, with: nil)?.view }
  }
}

/// The windows of a scene for hit-tests of many points: they are listed once, and no reference to
/// them is counted at each point, which takes as long as a hit-test of few views.
package struct HitTestWindows {
  private let windows: [UIWindow]
  // Unsafe here: `windows` retains them.
  private let frontToBack: [Unmanaged<UIWindow>]

  /// Lists the windows as they are now.
  package init(of scene: Scene) {
    windows = scene.application.windowsFrontToBack
    frontToBack = windows.map(Unmanaged.passUnretained)
  }

  /// Returns the view at a point in screen coordinates (R1.5).
  package func view(at point: CGPoint) -> UIView? {
    withExtendedLifetime(windows) {
      for window in frontToBack {
        let view = window._withUnsafeGuaranteedRef {
          $0.hitTest($0.convert(point, from: nil), with: nil)
        }
        if let view { return view }
      }
      return nil
    }
  }
}
