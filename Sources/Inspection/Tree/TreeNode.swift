import ResponderKit
import Scenes

/// A view of a tree with what the tree says of it.
struct TreeNode {
  let view: UIView
  let depth: Int
  /// Whether it is the last in its superview.
  let isLast: Bool
  let className: String
  /// What matters for touches.
  let marks: [Badge]
  /// What else can be seen of it.
  let looks: [Badge]
  /// How many views there are in its own tree.
  var size = 1
  /// Views of one class with the same marks that hold the same have the same shape.
  var shape = 0

  /// The badges, most important first.
  var badges: [Badge] { marks + looks }

  /// Whether hit-testing skips the view with all that it holds.
  var isSkipped: Bool {
    view.isHidden || Double(view.alpha) < HitTestRejection.alphaThreshold
  }

  /// The views of some trees, each behind its superview.
  ///
  /// - Parameter survey: Tells what a finger does not get to; nil to leave that out.
  static func all(in roots: [UIView], of scene: Scene, _ survey: TouchSurvey?) -> [TreeNode] {
    var nodes: [TreeNode] = []
    TreeReport.forEachView(in: roots) { view, depth, isLast in
      let marks = Badge.state(of: view) + [survey?.badge(of: view)].compactMap { $0 }
      nodes.append(
        TreeNode(
          view: view, depth: depth, isLast: isLast, className: scene.className(of: view),
          marks: marks + Badge.overrides(of: view, in: scene) + Badge.role(of: view, in: scene),
          looks: Badge.looks(of: view)))
    }
    return nodes
  }

  /// Counts the views in each tree and tells its shape.
  static func measure(_ nodes: inout [TreeNode]) {
    // From the end, so that all that a view holds is known before the view.
    for k in nodes.indices.reversed() {
      var hasher = Hasher()
      hasher.combine(nodes[k].className)
      for badge in nodes[k].marks { hasher.combine(badge.kind ?? badge.text) }
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
