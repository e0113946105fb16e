import ResponderKit

/// A layout of a dump's screen: its size, and the windows to make for trees whose tops are no
/// windows.
///
/// Such trees have places in superviews that the text does not print, so that two of them may seem
/// to overlap. They are put side by side, right of all windows, unless the text has them in one
/// superview or tells their places on the screen.
struct ScreenLayout {
  private(set) var screenSize: CGSize
  /// The frames of the windows to make, in points.
  private(set) var windowFrames: [CGRect] = []
  /// The index, for each tree, of the window to make that it goes into; nil for a window.
  private(set) var places: [Int?] = []
  private(set) var warnings: [DumpWarning] = []

  /// - Parameters:
  ///   - trees: The trees, in the order of the text.
  ///   - isOnScreen: True if all frames are told on the screen.
  init(_ trees: [BuiltView], isOnScreen: Bool, or size: CGSize) {
    let windows = trees.filter { $0.root is UIWindow }.map(\.root.frame)
    screenSize = windows.first?.size ?? .zero
    let lines = assignPlaces(trees, isOnScreen: isOnScreen)
    guard screenSize != .zero || windowFrames.contains(where: { $0.size != .zero }) else {
      // A text without frames tells no size.
      screenSize = size
      windowFrames = windowFrames.map { _ in CGRect(origin: .zero, size: size) }
      return
    }
    var edge = isOnScreen ? 0 : windows.map(\.maxX).max() ?? 0
    for (index, line) in lines.enumerated() {
      if edge > 0 { warnings.append(DumpWarning(line: line, kind: .putBeside)) }
      let size = windowFrames[index].size
      windowFrames[index] = CGRect(
        x: edge, y: 0, width: max(1, size.width), height: max(1, size.height))
      windowFrames[index] = windowFrames[index].roomy
      edge = windowFrames[index].maxX
      screenSize.width = max(screenSize.width, edge)
      screenSize.height = max(screenSize.height, windowFrames[index].maxY)
    }
    screenSize = CGSize(width: max(1, screenSize.width), height: max(1, screenSize.height))
    if let line = lines.first, windows.isEmpty {
      warnings.insert(
        DumpWarning(line: line, kind: .madeUpWindow(size: windowFrames[0].size)), at: 0)
    }
  }

  /// Puts each tree into a window as large as its extent, and neighbours into the same one.
  ///
  /// - Returns: The lines of the first trees of the windows.
  private mutating func assignPlaces(_ trees: [BuiltView], isOnScreen: Bool) -> [Int] {
    var lines: [Int] = []
    for tree in trees {
      guard !(tree.root is UIWindow), let dumped = tree.parts.first?.dumped else {
        places.append(nil)
        continue
      }
      let first = dumped.firstSibling ?? dumped.line
      let isNeighbour = dumped.firstSibling != nil && lines.last == first
      if windowFrames.isEmpty || !(isOnScreen || isNeighbour) {
        windowFrames.append(.zero)
        lines.append(first)
      }
      let place = windowFrames.count - 1
      let frame = tree.root.frame
      windowFrames[place].size.width = max(
        windowFrames[place].width, frame.width, frame.maxX)
      windowFrames[place].size.height = max(
        windowFrames[place].height, frame.height, frame.maxY)
      places.append(place)
    }
    return lines
  }
}
