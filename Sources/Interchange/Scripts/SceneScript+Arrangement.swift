import ResponderKit
import Scenes

extension SceneScript {
  /// Puts a controller's root view where setting it as a window's root view controller puts it.
  mutating func placeRoot(_ view: UIView, in window: UIWindow) {
    let isInPlace = tree.superview(of: view) === window
    guard window.windowScene?.usesPrivateContainers == true else {
      if !isInPlace { tree.place(view, in: window) }
      return
    }
    let index = isInPlace ? tree.subviews(of: window).firstIndex { $0 === view } : nil
    let containers = window.rootContainers
    let outer = containers.first ?? UITransitionView()
    let inner = containers.last ?? UIDropShadowView()
    tree.remove(view)
    tree.place(outer, in: window, at: index)
    tree.place(inner, in: outer)
    tree.place(view, in: inner)
    writeNames(of: containers)
  }

  /// Returns UIKit's own views round root views and presented ones.
  static func containers(in scene: Scene) -> Set<ObjectIdentifier> {
    let ofRoots = scene.windows.flatMap(\.rootContainers)
    let ofPresentations = scene.controllers.compactMap(\.presentationContainer).flatMap { view in
      [view] + view.subviews.filter(\.isMadeByPresentation)
    }
    return Set((ofRoots + ofPresentations).map { ObjectIdentifier($0) })
  }

  /// Writes the names that UIKit's own views were given.
  mutating func writeNames(of containers: [UIView]) {
    for view in containers {
      guard let name = scene.names.name(of: view) else { continue }
      lines.append("rename \(number(of: view)) \(name)")
    }
  }

  /// Writes the moves of views that are not where the lines so far have put them: views that were
  /// moved after a controller placed them, and UIKit's own views with what was put into them.
  mutating func arrange() {
    var present: Set<ObjectIdentifier> = []
    for parent in Subtree(of: scene.topViews) where !mustStop() {
      present.insert(ObjectIdentifier(parent))
      for (index, view) in parent.subviews.filter(tree.holds).enumerated() where !mustStop() {
        let there = tree.subviews(of: parent)
        if index < there.count, there[index] === view { continue }
        lines.append(
          "move \(reference(to: view)) to \(reference(to: parent)) at \(index)"
            + unarranged(in: parent))
        tree.place(view, in: parent, at: index)
      }
    }
    if mustStop() { return }
    for view in tree.views where !present.contains(ObjectIdentifier(view)) {
      // What lies in a view that is gone goes with it.
      guard let parent = tree.superview(of: view), present.contains(ObjectIdentifier(parent)) else {
        continue
      }
      lines.append("remove \(reference(to: view))")
      tree.remove(view)
    }
  }

  /// Has stack views arrange their views, after all that resizes these has been written. Then a
  /// layout leaves them as they are. A stack view comes after those in it, as its views' sizes follow
  /// from theirs.
  ///
  /// - Parameter areAway: Whether those are meant that no window lays out. These come when their window
  ///   has lost them, so that what was never laid out is not laid out by the script.
  mutating func writeArrangements(areAway: Bool) {
    for case let stack as UIStackView in views.reversed()
    where away.contains(ObjectIdentifier(stack)) == areAway && !mustStop() {
      let arranged = stack.arrangedSubviews
      for view in stack.subviews {
        var settings: [String] = []
        if view.ownSize != view.bounds.size { settings.append("ownSize \(view.ownSize.exactText)") }
        if let spacing = view.customSpacing {
          settings.append("customSpacing \(Double(spacing).exactText)")
        }
        if !settings.isEmpty {
          lines.append("set \(reference(to: view)) \(settings.joined(separator: " "))")
        }
      }
      if !arranged.isEmpty {
        lines.append(
          "set \(reference(to: stack)) arrangedSubviews "
            + arranged.map { reference(to: $0) }.joined(separator: ","))
      }
    }
  }

  /// The end of a command that puts a view into another one: a stack view does not arrange it yet.
  func unarranged(in parent: UIView) -> String { parent is UIStackView ? " arrangedIndex=-1" : "" }

  /// Returns the reference to a view without a name, while the script is where it is now: its class
  /// and its number among the views that are made.
  func number(of view: UIView) -> String {
    let className = scene.className(of: view)
    let same = tree.views.filter { scene.className(of: $0) == className }
    return "\(className)#\((same.firstIndex { $0 === view } ?? 0) + 1)"
  }
}
