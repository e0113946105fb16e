import Analysis
import ResponderKit
import Scenes
import Text

extension TreeReport {
  /// A view with its place in the tree.
  struct PlacedView {
    let view: UIView
    let depth: Int
    let scene: Scene
  }

  /// The views, parents before what lies in them.
  fileprivate var placedViews: [PlacedView] {
    var views: [PlacedView] = []
    walkDepthFirst(from: roots) { view, depth in
      views.append(PlacedView(view: view, depth: depth, scene: scene))
      return view.subviews
    }
    return views
  }
}

extension JSONObjectType<TreeReport> {
  package static let tree = JSONObjectType("tree", "A tree of views.") {
    JSONMember(
      "tree", .list(.object(.treeView)),
      "the views, each before what lies in it, back to front; a list, as readers of JSON give up at "
        + "depths that a tree may have"
    ) { $0.placedViews }
  }
}

extension JSONObjectType<TreeReport.PlacedView> {
  fileprivate static let treeView = JSONObjectType("treeView", "A view in a tree.") {
    JSONMember("depth", .count, "how deep it lies") { $0.depth }
    JSONMember("name", .textOrNull, "its name") { $0.scene.names.name(of: $0.view) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.view) }
    JSONMember("superview", .textOrNull, "what it lies in; null at the top") { row in
      row.depth == 0 ? nil : row.view.superview.map { row.scene.label(of: $0) }
    }
    JSONMember("frame", .rect, "its rectangle in the superview") { $0.view.frame }
    JSONMember("bounds", .rect, "its rectangle in its own coordinates") { $0.view.bounds }
    JSONMember("alpha", .number, "how opaque it is") { Double($0.view.alpha) }
    JSONMember("isHidden", .bool, "whether it is hidden; then it gets no touches") {
      $0.view.isHidden
    }
    JSONMember(
      "isUserInteractionEnabled", .bool, "whether it and its subviews take touches"
    ) { $0.view.isUserInteractionEnabled }
    JSONMember(optional: "isEnabled", .bool, "whether a control reacts") {
      ($0.view as? UIControl)?.isEnabled
    }
    JSONMember("remarks", .names, "what 'tree' says of it") {
      row in
      ViewRemark.all(of: row.view, in: row.scene).map { $0.words(in: row.scene) }
    }
  }
}
