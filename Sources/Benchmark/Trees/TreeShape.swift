/// The trees that are measured, by name.
enum TreeShape: String, CaseIterable {
  /// One parent with a thousand subviews in a grid.
  case wide1e3
  /// Ten thousand.
  case wide1e4
  /// A hundred thousand.
  case wide1e5
  /// A chain of ten views, each a little smaller than its parent.
  case deep10
  /// A hundred.
  case deep100
  /// A thousand.
  case deep1000
  /// The screen of an app on a tablet: private containers, a table, two bars.
  case app
  /// Ten subviews in each view, five levels down.
  case balanced

  func makeTree() -> SyntheticTree {
    switch self {
    case .wide1e3: return .wide(1_000)
    case .wide1e4: return .wide(10_000)
    case .wide1e5: return .wide(100_000)
    case .deep10: return .deep(10)
    case .deep100: return .deep(100)
    case .deep1000: return .deep(1_000)
    case .app: return .app()
    case .balanced: return .balanced()
    }
  }
}

extension SyntheticTree {
  fileprivate static func wide(_ count: Int32) -> SyntheticTree {
    let columns = Int32(Double(count).squareRoot().rounded(.up))
    let rows = (count + columns - 1) / columns
    var tree = SyntheticTree(width: columns * 10, height: rows * 10)
    for i in 0..<count {
      tree.add(to: 0, i % columns * 10, i / columns * 10, 10, 10)
    }
    tree.scatterProbes()
    return tree
  }

  fileprivate static func deep(_ depth: Int32) -> SyntheticTree {
    var side = 2 * depth + 400
    var tree = SyntheticTree(width: side, height: side)
    var parent: Int32 = 0
    for _ in 0..<depth {
      side -= 2
      parent = tree.add(to: parent, 1, 1, side, side)
    }
    // Every probe lies in the innermost view, so that each walk goes all the way down.
    tree.scatterProbes(over: Box(parent: -1, x: depth, y: depth, width: 400, height: 400))
    return tree
  }

  fileprivate static func balanced() -> SyntheticTree {
    var tree = SyntheticTree(width: 4000, height: 1600)
    func fill(_ parent: Int32, _ width: Int32, _ height: Int32, level: Int) {
      guard level < 5 else { return }
      let (columns, rows): (Int32, Int32) = level.isMultiple(of: 2) ? (5, 2) : (2, 5)
      let (cellWidth, cellHeight) = (width / columns, height / rows)
      for i: Int32 in 0..<10 {
        let cell = tree.add(
          to: parent, i % columns * cellWidth, i / columns * cellHeight, cellWidth, cellHeight)
        fill(cell, cellWidth, cellHeight, level: level + 1)
      }
    }
    fill(0, 4000, 1600, level: 0)
    tree.scatterProbes()
    return tree
  }
}
