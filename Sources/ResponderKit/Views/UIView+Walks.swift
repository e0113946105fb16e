extension UIView {
  /// The superviews, nearest first.
  package final var superviews: DropFirstSequence<UnfoldFirstSequence<UIView>> {
    selfAndSuperviews.dropFirst()
  }

  /// The view and its superviews, nearest first.
  package final var selfAndSuperviews: UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0.superview }
  }

  /// The view and all its descendants, parents first, back to front.
  package final var subtree: Subtree { Subtree(of: [self]) }

  /// Indicates whether the view is the frontmost of its superview's subviews; false without a
  /// superview.
  package final var isFrontmostSubview: Bool {
    core.pointee.superview.map { core.pointee.index == $0.pointee.children.count - 1 } ?? false
  }

  /// Calls a function with the view and its descendants, parents first, back to front. Each call
  /// gets a value from that of the superview.
  ///
  /// - Parameters:
  ///   - value: The value for the view itself.
  ///   - visit: Returns the value for the view's subviews; nil to leave them out.
  /// - Complexity: O(views visited), without recursion.
  package final func walk<Value>(
    with value: Value, _ visit: (UIView, Value) throws -> Value?
  ) rethrows {
    var pending = [(view: self, value: value)]
    while let (view, value) = pending.popLast() {
      guard let handedDown = try visit(view, value) else { continue }
      for subview in view.subviewArray.reversed() { pending.append((subview, handedDown)) }
    }
  }
}

/// The views of some trees, parents first, back to front, found one by one.
///
/// The subviews of a view are looked up when the next view is asked for. There is no recursion,
/// however deep the trees are.
package struct Subtree: Sequence, IteratorProtocol {
  private var pending: [UIView]
  private var latest: UIView?

  /// Creates the sequence of the views of trees with these roots, tree by tree.
  package init(of roots: [UIView]) {
    pending = roots.reversed()
  }

  /// Moves on to the next view and returns it; nil at the end.
  package mutating func next() -> UIView? {
    if let table = latest?.core.pointee.children {
      for k in stride(from: table.count - 1, through: 0, by: -1) {
        pending.append(table[k].core.pointee.view.takeUnretainedValue())
      }
    }
    latest = pending.popLast()
    return latest
  }
}

/// Calls a function with the nodes of some trees and their depths, each before those below it.
///
/// - Parameters:
///   - roots: The nodes of depth 0.
///   - visit: Returns the nodes directly below a node, in the order of visiting.
/// - Complexity: O(nodes visited), without recursion.
package func walkDepthFirst<Node>(
  from roots: [Node], _ visit: (Node, _ depth: Int) throws -> [Node]
) rethrows {
  var pending = roots.reversed().map { (node: $0, depth: 0) }
  while let (node, depth) = pending.popLast() {
    for child in try visit(node, depth).reversed() { pending.append((child, depth + 1)) }
  }
}
