/// The trees of a text without those that are printed again, as in a session of a debugger that
/// prints the window and then a view of it.
struct DistinctTrees {
  /// The trees to build, in the order of the text.
  private(set) var roots: [DumpedView]
  /// The warnings about trees that were left out.
  private(set) var warnings: [DumpWarning] = []

  /// A key of a view. An address alone may be that of another object, made after the first one was
  /// gone.
  private struct Key: Hashable {
    let address: String
    let className: String

    init?(_ view: DumpedView) {
      guard let address = view.address else { return nil }
      (self.address, className) = (address, view.className)
    }
  }

  /// - Complexity: O(number of views).
  init(_ roots: [DumpedView]) {
    self.roots = roots
    guard roots.count > 1 else { return }
    keepLastPrints()
    dropParts()
  }

  /// Indicates whether the text prints the colours of backgrounds.
  var tellBackgrounds: Bool {
    var isTold = false
    for root in roots where !isTold {
      root.forEachInTree {
        if !$0.drawing.isDisjoint(with: [.background, .clear]) { isTold = true }
      }
    }
    return isTold
  }

  private mutating func keepLastPrints() {
    var lastLines: [Key: Int] = [:]
    var kept: [DumpedView] = []
    for root in roots.reversed() {
      if let key = Key(root), let line = lastLines[key] {
        warnings.append(
          DumpWarning(line: root.line, kind: .printedAgain(key.address, lastLine: line)))
        continue
      }
      if let key = Key(root) { lastLines[key] = root.line }
      kept.append(root)
    }
    roots = kept.reversed()
  }

  private mutating func dropParts() {
    let tops = Set(roots.compactMap(Key.init))
    var owners: [Key: Set<Int>] = [:]
    for (index, root) in roots.enumerated() {
      for child in root.children {
        child.forEachInTree { view in
          guard let key = Key(view), tops.contains(key) else { return }
          owners[key, default: []].insert(index)
        }
      }
    }
    var dropped: Set<Int> = []
    for (index, root) in roots.enumerated() {
      guard let key = Key(root), let trees = owners[key],
        let owner = trees.filter({ $0 != index && !dropped.contains($0) }).min()
      else { continue }
      dropped.insert(index)
      warnings.append(
        DumpWarning(
          line: root.line, kind: .partOfTree(key.address, treeLine: roots[owner].line)))
    }
    roots = roots.indices.filter { !dropped.contains($0) }.map { roots[$0] }
  }
}

extension HierarchyDump {
  /// The trees of which views are made: of a view that is printed several times only one.
  ///
  /// - Complexity: O(number of views).
  package var distinctRoots: [DumpedView] { DistinctTrees(roots).roots }
}
