import ResponderKit

/// The tree of views that a script makes, as far as it is written.
///
/// The nodes are the views of the scene that the script rebuilds, so that the two trees can be
/// compared.
struct ScriptedTree {
  private var tops: [UIView] = []
  private var topIDs: Set<ObjectIdentifier> = []
  private var superviews: [ObjectIdentifier: UIView] = [:]
  private var children: [ObjectIdentifier: [UIView]] = [:]

  /// Adds a view at the top: a window, or the view of a controller that is shown nowhere.
  mutating func addTop(_ view: UIView) {
    tops.append(view)
    topIDs.insert(ObjectIdentifier(view))
  }

  /// Returns whether the script has made a view and put it into the tree.
  func holds(_ view: UIView) -> Bool {
    let id = ObjectIdentifier(view)
    return superviews[id] != nil || topIDs.contains(id)
  }

  func subviews(of view: UIView) -> [UIView] { children[ObjectIdentifier(view)] ?? [] }

  func superview(of view: UIView) -> UIView? { superviews[ObjectIdentifier(view)] }

  /// Returns whether a view lies in another one, or is it.
  func lies(_ view: UIView, in other: UIView) -> Bool {
    sequence(first: view, next: superview).contains { $0 === other }
  }

  func top(of view: UIView) -> UIView {
    var view = view
    while let parent = superview(of: view) { view = parent }
    return view
  }

  /// Puts a view among the subviews of another one, in front of them unless a place is given.
  mutating func place(_ view: UIView, in parent: UIView, at index: Int? = nil) {
    let isNew = superviews[ObjectIdentifier(view)] !== parent
    remove(view)
    if topIDs.remove(ObjectIdentifier(view)) != nil { tops.removeAll { $0 === view } }
    superviews[ObjectIdentifier(view)] = parent
    let id = ObjectIdentifier(parent)
    let count = children[id]?.count ?? 0
    children[id, default: []].insert(view, at: min(index ?? count, count))
    // A row keeps its content view in front of what is added.
    guard isNew, let content = (parent as? UITableViewCell)?.contentView, content !== view,
      let place = children[id]?.firstIndex(where: { $0 === content })
    else { return }
    children[id]?.append(content)
    children[id]?.remove(at: place)
  }

  /// Takes a view with its subviews out of its superview and keeps it, as a container does with the
  /// view of a child that it does not show.
  mutating func lift(_ view: UIView) {
    guard superviews[ObjectIdentifier(view)] != nil else { return }
    remove(view)
    addTop(view)
  }

  /// Takes a view with its subviews out of the tree.
  mutating func remove(_ view: UIView) {
    guard let old = superviews.removeValue(forKey: ObjectIdentifier(view)) else { return }
    children[ObjectIdentifier(old)]?.removeAll { $0 === view }
  }

  /// The views in tree order.
  var views: [UIView] {
    var views: [UIView] = []
    var pending = Array(tops.reversed())
    while let view = pending.popLast() {
      views.append(view)
      pending += subviews(of: view).reversed()
    }
    return views
  }
}
