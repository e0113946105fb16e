import ResponderKit
import Scenes

/// A view of a tree, with what the tree shows of it.
package struct TreeNode {
  package let view: UIView
  package let depth: Int
  /// Indicates whether the view is the last one of its superview.
  package let isLast: Bool
  package let className: String
  /// The remarks that matter for touches.
  package let marks: [ViewRemark]
  /// The remarks on what can be seen of the view.
  package let looks: [ViewRemark]
  /// The number of views in the view's own tree, itself included.
  package var size = 1
  /// A number that is the same for views of one class with the same marks and the same content.
  var shape = 0

  /// Indicates whether hit-testing skips the view with all its descendants.
  package var isSkipped: Bool { view.isHiddenOrFaint }

  /// Returns the views of some trees, each behind its superview.
  ///
  /// - Parameter survey: The scan for views that no touch reaches; nil to leave these remarks out.
  package static func all(in roots: [UIView], of scene: Scene, _ survey: ReachabilityScan?)
    -> [TreeNode]
  {
    var nodes: [TreeNode] = []
    walkDepthFirst(from: roots) { view, depth in
      let marks = ViewRemark.state(of: view) + [survey?.remark(on: view)].compactMap { $0 }
      nodes.append(
        TreeNode(
          view: view, depth: depth, isLast: depth == 0 || view.isFrontmostSubview,
          className: scene.className(of: view),
          marks: marks + ViewRemark.overrides(of: view, in: scene)
            + ViewRemark.role(of: view, in: scene),
          looks: ViewRemark.looks(of: view)))
      return view.subviews
    }
    return nodes
  }

  /// Sets the size and the shape of each node.
  package static func measure(_ nodes: inout [TreeNode]) {
    // From the end, so that all that a view holds is known before the view.
    for k in nodes.indices.reversed() {
      var hasher = Hasher()
      hasher.combine(nodes[k].className)
      for remark in nodes[k].marks { hasher.combine(remark.kind) }
      var (last, repeats) = (0, 0)
      for child in children(of: k, in: nodes) {
        nodes[k].size += nodes[child].size
        let shape = nodes[child].shape
        (last, repeats) = (shape, shape == last ? repeats + 1 : 0)
        // Three lines of text or four are no difference.
        if repeats < 2 { hasher.combine(shape) }
      }
      nodes[k].shape = hasher.finalize()
    }
  }

  /// Returns the places of a view's subviews; sizes must be known.
  static func children(of place: Int, in nodes: [TreeNode]) -> [Int] {
    var children: [Int] = []
    var next = place + 1
    while next < nodes.count, nodes[next].depth == nodes[place].depth + 1 {
      children.append(next)
      next += nodes[next].size
    }
    return children
  }
}
