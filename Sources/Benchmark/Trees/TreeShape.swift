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

  /// Returns a tree like a tablet's screen: private containers, a table of 42 cells, a navigation
  /// bar and a tab bar.
  static func app() -> SyntheticTree {
    let (width, height): (Int32, Int32) = (1024, 1366)
    let (top, bottom): (Int32, Int32) = (98, 83)
    var tree = SyntheticTree(width: width, height: height)
    var container: Int32 = 0
    var tabs: Int32 = 0
    var navigation: Int32 = 0
    for level in 1...9 {
      container = tree.add(to: container, 0, 0, width, height)
      if level == 3 { tabs = container }
      if level == 6 { navigation = container }
    }
    let box = tree.add(to: container, 0, top, width, height - top - bottom)
    let table = tree.add(to: box, 0, 0, width, height - top - bottom)
    for row: Int32 in 0..<42 { tree.addCell(to: table, y: 28 * row, width: width) }
    tree.addNavigationBar(to: navigation, width: width, height: top)
    tree.addTabBar(to: tabs, y: height - bottom, width: width, height: bottom)
    tree.scatterProbes()
    return tree
  }

  private mutating func addCell(to table: Int32, y: Int32, width: Int32) {
    let cell = add(to: table, 0, y, width, 28)
    add(to: cell, 0, 0, width, 28)
    let content = add(to: cell, 0, 0, width, 27)
    let avatar = add(to: content, 16, 2, 24, 24)
    add(to: avatar, 16, 16, 8, 8)
    let texts = add(to: content, 52, 1, 800, 25)
    add(to: texts, 0, 0, 300, 12)
    add(to: texts, 0, 13, 300, 12)
    let tags = add(to: texts, 310, 0, 480, 25)
    add(to: tags, 0, 2, 200, 20)
    add(to: tags, 220, 2, 200, 20)
    let accessory = add(to: content, 960, 2, 48, 24)
    add(to: accessory, 14, 2, 20, 20)
  }

  private mutating func addNavigationBar(to parent: Int32, width: Int32, height: Int32) {
    let bar = add(to: parent, 0, 0, width, height)
    let background = add(to: bar, 0, 0, width, height)
    add(to: background, 0, 0, width, height - 1)
    add(to: background, 0, height - 1, width, 1)
    let content = add(to: bar, 0, 54, width, 44)
    let items: [(x: Int32, width: Int32)] = [(0, 120), (412, 200), (844, 90), (934, 90)]
    for item in items {
      let button = add(to: content, item.x, 0, item.width, 44)
      let inner = add(to: button, 8, 6, item.width - 16, 32)
      add(to: inner, 4, 4, item.width - 24, 24)
    }
  }

  private mutating func addTabBar(to parent: Int32, y: Int32, width: Int32, height: Int32) {
    let bar = add(to: parent, 0, y, width, height)
    let background = add(to: bar, 0, 0, width, height)
    add(to: background, 0, 0, width, 1)
    for i: Int32 in 0..<5 {
      let item = add(to: bar, 52 + i * 184, 1, 184, 49)
      add(to: item, 76, 4, 32, 28)
      add(to: item, 52, 34, 80, 12)
    }
  }
}
