import ResponderKit
import Scenes

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
