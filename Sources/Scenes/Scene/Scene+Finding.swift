import ResponderKit
import Text

extension Scene {
  /// The view in a window of this scene with an identity.
  package func view(of id: ObjectID) -> UIView? {
    guard let entry = names.entry(of: id), let view = names[entry.name] as? UIView,
      ObjectID(view) == id
    else { return views.first { ObjectID($0) == id } }
    return view
  }

  /// The views of all windows, in tree order.
  package var views: Subtree { Subtree(of: windows) }

  /// The controller whose root view a view is, if any.
  package func controller(of view: UIView) -> UIViewController? {
    controllers.first { $0.viewIfLoaded === view }
  }

  /// The controllers with a loaded root view, by the identity of that view.
  package var controllersByView: [ObjectIdentifier: UIViewController] {
    Dictionary(
      controllers.compactMap { controller in
        controller.viewIfLoaded.map { (ObjectIdentifier($0), controller) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The controllers whose root view is loaded and in no other view, with that view.
  package var detachedControllers: [(controller: UIViewController, view: UIView)] {
    controllers.compactMap { controller in
      guard let view = controller.viewIfLoaded, view.window == nil, view.superview == nil else {
        return nil
      }
      return (controller, view)
    }
  }

  /// All windows in the order of drawing: the first one is the last that touches ask (R1.5).
  package var windowsBackToFront: [UIWindow] { application.windowsFrontToBack.reversed() }

  /// Whether a controller is the root view controller of a window.
  package func isRoot(_ controller: UIViewController) -> Bool {
    windows.contains { $0.rootViewController === controller }
  }

  /// The root view controller of a window whose root view a view is, if any.
  package func rootController(of view: UIView) -> UIViewController? {
    windows.lazy.compactMap(\.rootViewController).first { $0.viewIfLoaded === view }
  }

  /// The views that match a pattern, in tree order.
  ///
  /// A pattern with `*` stands for a whole name, class or text; the name of a class that the scene
  /// has stands for exactly that class; anything else is a part of a name, class, text or address,
  /// upper and lower case alike.
  package func views(matching pattern: String) -> [UIView] {
    let all = Array(views)
    let ofClass = all.filter { className(of: $0) == pattern }
    if !ofClass.isEmpty { return ofClass }
    let wanted = pattern.lowercased()
    return all.filter { view in
      facts(of: view).contains { fact in
        let fact = fact.lowercased()
        return wanted.contains("*") ? fact.matches(glob: wanted) : fact.contains(wanted)
      }
    }
  }

  private func facts(of view: UIView) -> [String] {
    [
      names.name(of: view), className(of: view), view.shownText,
      names.entry(of: ObjectID(view))?.address,
    ].compactMap { $0 }
  }

  /// The superviews of a view as a path, outermost first.
  ///
  /// - Parameters:
  ///   - columns: How many columns it may take; outer views are left out.
  ///   - ellipsis: What stands for them.
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

  /// The names from the window down to a view, as a reference may be spelled.
  package func fullPath(of view: UIView) -> String {
    let outer = path(of: view)
    return outer.isEmpty ? label(of: view) : "\(outer)/\(label(of: view))"
  }
}

extension UIView {
  /// The text that the view shows, if it is of a class that shows one.
  package var shownText: String? {
    if case .text(let text)? = PropertyTable.text(of: self)?.get(self) { text } else { nil }
  }
}

extension String {
  /// Whether the whole text matches a pattern in which `*` stands for any characters.
  func matches(glob pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return self == pattern }
    guard hasPrefix(parts[0]), hasSuffix(parts[parts.count - 1]) else { return false }
    var rest = dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.count >= parts[parts.count - 1].count
  }
}
