import ResponderKit
import Scenes

/// A view of a tree with what the tree says of it.
package struct TreeNode {
  package let view: UIView
  package let depth: Int
  /// Whether it is the last in its superview.
  package let isLast: Bool
  package let className: String
  /// What matters for touches.
  package let marks: [ViewRemark]
  /// What else can be seen of it.
  package let looks: [ViewRemark]
  /// How many views there are in its own tree.
  package var size = 1
  /// Views of one class with the same marks that hold the same have the same shape.
  var shape = 0

  /// Whether hit-testing skips the view with all that it holds.
  package var isSkipped: Bool { view.isHiddenOrFaint }

  /// The views of some trees, each behind its superview.
  ///
  /// - Parameter survey: Tells what a finger does not get to; nil to leave that out.
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

  /// Counts the views in each tree and tells its shape.
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

  /// The places of what lies directly in a view; sizes must be known.
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
