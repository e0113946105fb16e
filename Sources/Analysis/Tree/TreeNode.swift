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
  /// - Parameter scan: The scan for views that no touch reaches; nil to leave these remarks out.
  package static func all(in roots: [UIView], of scene: Scene, _ scan: ReachabilityScan?)
    -> [TreeNode]
  {
    var nodes: [TreeNode] = []
    walkDepthFirst(from: roots) { view, depth in
      if scene.mustStop() { return [] }
      let marks = ViewRemark.state(of: view) + [scan?.mark(of: view)].compactMap { $0 }
      nodes.append(
        TreeNode(
          view: view, depth: depth, isLast: depth == 0 || view.isFrontmostSubview,
          className: scene.className(of: view),
          marks: marks + ViewRemark.device(of: view, in: scene)
            + ViewRemark.overrides(of: view, in: scene) + ViewRemark.role(of: view, in: scene),
          looks: ViewRemark.looks(of: view, in: scene)))
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

/// A folding of a tree that is too long to be read view by view: several views share a line.
package struct TreeFolding {
  /// The number of views that a tree may have before anything of it is folded.
  package static let mostViews = 60
  /// The number of alike siblings from which on they are counted instead of shown.
  private static let fewestAlike = 4

  /// A line.
  package struct Line {
    package enum Content {
      /// A view, or several views, each of which fills the one before; places of nodes.
      case views([Int])
      /// A view whose content is the same as that of a sibling before.
      case same(Int, as: Int)
      /// Views that are like the one before.
      case more([Int], like: Int)
    }

    package var content: Content
    package var depth: Int
    package var isLast: Bool
  }

  private let nodes: [TreeNode]

  /// Returns the lines of a tree whose nodes have been measured.
  package static func lines(of nodes: [TreeNode]) -> [Line] { TreeFolding(nodes: nodes).lines }

  private var lines: [Line] {
    var lines: [Line] = []
    walkDepthFirst(from: folded(roots, depth: 0)) { line, depth in
      guard case .views(let places) = line.content else {
        lines.append(line)
        return []
      }
      let chain = chain(from: places[0])
      lines.append(Line(content: .views(chain), depth: depth, isLast: line.isLast))
      let last = chain[chain.count - 1]
      guard !nodes[last].isSkipped else { return [] }
      return folded(TreeNode.children(of: last, in: nodes), depth: depth + 1)
    }
    return lines
  }

  private var roots: [Int] {
    var roots: [Int] = []
    var next = 0
    while next < nodes.count {
      roots.append(next)
      next += nodes[next].size
    }
    return roots
  }

  /// Returns siblings as lines: what many of them share is told once.
  private func folded(_ siblings: [Int], depth: Int) -> [Line] {
    var lines: [Line] = []
    var examples: [Int: Int] = [:]
    for run in siblings.runs(where: { nodes[$0].shape == nodes[$1].shape }) {
      let isLong = run.count >= Self.fewestAlike
      for place in isLong ? run.prefix(1) : run {
        let example = nodes[place].size > 2 ? examples[nodes[place].shape] : nil
        if example == nil { examples[nodes[place].shape] = place }
        let content = example.map { Line.Content.same(place, as: $0) } ?? .views([place])
        lines.append(Line(content: content, depth: depth, isLast: false))
      }
      if isLong {
        let rest = Array(run.dropFirst())
        lines.append(
          Line(content: .more(rest, like: run[run.startIndex]), depth: depth, isLast: false))
      }
    }
    if !lines.isEmpty { lines[lines.count - 1].isLast = true }
    return lines
  }

  /// Returns a view and the descendants that do nothing but fill the one before.
  private func chain(from place: Int) -> [Int] {
    var chain = [place]
    while let last = chain.last, nodes[last].marks.isEmpty, !(nodes[last].view is UIControl) {
      let children = TreeNode.children(of: last, in: nodes)
      guard children.count == 1, let only = children.first,
        nodes[only].view.frame == nodes[last].view.bounds
      else { break }
      chain.append(only)
    }
    return chain
  }
}

extension [Int] {
  /// Returns the longest runs of neighbours that belong together.
  fileprivate func runs(where belong: (Int, Int) -> Bool) -> [ArraySlice<Int>] {
    var runs: [ArraySlice<Int>] = []
    var start = 0
    for k in indices where k + 1 == count || !belong(self[k], self[k + 1]) {
      runs.append(self[start...k])
      start = k + 1
    }
    return runs
  }
}

extension Scene {
  /// Returns whether there are more views than a number; stops counting there.
  package func hasMoreViews(than limit: Int) -> Bool {
    views.dropFirst(limit).contains { _ in true }
  }
}
