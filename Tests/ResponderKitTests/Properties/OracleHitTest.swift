/// UIKit's algorithm word by word (R2.1), with what the overrides of the articles do.
struct OracleHitTest {
  let tree: OracleTree
  /// The views whose `hitTest` was called, in order.
  private(set) var asked: [Int] = []

  init(_ tree: OracleTree) {
    self.tree = tree
  }

  /// `hitTest(_:with:)` of a view, override included.
  mutating func hitTest(_ view: Int, _ p: OraclePoint) -> Int? {
    asked.append(view)
    switch tree.nodes[view].twist {
    case .none, .inset, .circle, .accepting:
      return superHitTest(view, p)
    case .passthrough:
      let answer = superHitTest(view, p)
      return answer == view ? nil : answer
    case .except(let other):
      let answer = superHitTest(view, p)
      return answer == other ? nil : answer
    case .redirect(let other):
      return superHitTest(view, p) == nil ? nil : other
    case .intercept:
      return pointInside(view, p) ? view : nil
    case .block:
      return nil
    case .overflow:
      return pointInside(view, p) ? superHitTest(view, p) : subviewsHitTest(view, p)
    case .enlarge(let dx, let dy):
      let node = tree.nodes[view]
      guard node.isInteractive, !node.isHidden, Double(node.alpha) >= 0.01,
        contains(node, p, top: dy, left: dx, bottom: dy, right: dx)
      else { return nil }
      return subviewsHitTest(view, p) ?? view
    }
  }

  /// What UIView's own `hitTest(_:with:)` does, and UIControl's.
  private mutating func superHitTest(_ view: Int, _ p: OraclePoint) -> Int? {
    let node = tree.nodes[view]
    if node.isControl, !node.isEnabled { return nil }
    if !node.isInteractive { return nil }
    if node.isHidden { return nil }
    if Double(node.alpha) < 0.01 { return nil }
    if !pointInside(view, p) { return nil }
    return subviewsHitTest(view, p) ?? view
  }

  private mutating func subviewsHitTest(_ view: Int, _ p: OraclePoint) -> Int? {
    for child in tree.nodes[view].children.reversed() {
      // A view that is scaled to nothing is not found through its superview (R2.15).
      if tree.nodes[child].transform.determinant == 0 {
        asked.append(child)
        continue
      }
      if let answer = hitTest(child, tree.nodes[child].toParent.solve(p)) { return answer }
    }
    return nil
  }

  /// `point(inside:with:)` of a view, override included.
  private func pointInside(_ view: Int, _ p: OraclePoint) -> Bool {
    let node = tree.nodes[view]
    switch node.twist {
    case .inset(let top, let left, let bottom, let right):
      return contains(node, p, top: top, left: left, bottom: bottom, right: right)
    case .circle(let radius):
      let r = radius ?? min(node.width, node.height) / 2
      let dx = p.x - (node.x + node.width / 2)
      let dy = p.y - (node.y + node.height / 2)
      return dx * dx + dy * dy <= r * r
    case .accepting(let others):
      return contains(node, p)
        || others.contains { pointInside($0, tree.convert(p, from: view, to: $0)) }
    default:
      return contains(node, p)
    }
  }

  private func contains(
    _ node: OracleNode, _ p: OraclePoint, top: Double = 0, left: Double = 0, bottom: Double = 0,
    right: Double = 0
  ) -> Bool {
    p.x >= node.x + left && p.x < node.x + node.width - right
      && p.y >= node.y + top && p.y < node.y + node.height - bottom
  }
}
