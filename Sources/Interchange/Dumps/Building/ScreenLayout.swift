import Foundation
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
  ///   - size: The size of the screen if no frame tells it.
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

/// The size and the centre of a view, told from its frame, which is the bounding box of the
/// transformed bounds.
///
/// With w, h for the size and W, H for the box: |a|·w + |c|·h = W and |b|·w + |d|·h = H.
struct SolvedGeometry {
  /// A degree to which the frame tells the geometry.
  enum Solution {
    case solved
    /// The size is guessed, as under a rotation by 45 degrees, when only w + h is known.
    case guessed
    /// The transform has no inverse.
    case singular
  }

  private(set) var size: CGSize
  private(set) var center = CGPoint.zero
  private(set) var solution = Solution.solved

  init(_ view: DumpedView) {
    let frame = view.frame.sane
    let transform = view.transform.sane
    size = frame.size
    if !transform.isIdentity { solve(frame.size, transform) }
    if let bounds = view.bounds, !transform.isIdentity {
      size = bounds.sane.size
      if solution == .guessed { solution = .solved }
    }
    center = Self.center(frame, size, view.anchorPoint.sane, transform)
  }

  private mutating func solve(_ box: CGSize, _ transform: CGAffineTransform) {
    let (a, b) = (abs(Double(transform.a)), abs(Double(transform.b)))
    let (c, d) = (abs(Double(transform.c)), abs(Double(transform.d)))
    let (width, height) = (Double(box.width), Double(box.height))
    if !transform.isInvertible {
      solution = .singular
      size = CGSize(width: Self.ratio(width, a + c), height: Self.ratio(height, b + d))
      return
    }
    let determinant = a * d - b * c
    let w = (d * width - c * height) / determinant
    let h = (a * height - b * width) / determinant
    let (widthError, heightError) = (Self.printingError(width), Self.printingError(height))
    let wError = (d * widthError + c * heightError) / abs(determinant)
    let hError = (a * heightError + b * widthError) / abs(determinant)
    // Also false for what a determinant of 0 gives.
    let isTold = wError + hError <= 0.01 * (abs(w) + abs(h)) && w >= -wError && h >= -hError
    if isTold || (width == 0 && height == 0) {
      size = CGSize(width: Self.rounded(w, within: wError), height: Self.rounded(h, within: hError))
    } else {
      solution = .guessed
      let side = Self.ratio(width + height, a + b + c + d)
      size = CGSize(width: side, height: side)
    }
    size = size.sane
  }

  /// Returns half a unit of the sixth digit, the last that a frame has.
  private static func printingError(_ value: Double) -> Double {
    value == 0 ? 0 : 0.5 * pow(10, floor(log10(abs(value))) - 5)
  }

  /// Returns the number that a program is likely to have set: a whole point, a pixel of a screen
  /// with two or three pixels to the point, or a hundredth, if one is within the error.
  private static func rounded(_ value: Double, within error: Double) -> Double {
    for grid in [1.0, 2, 3, 100] {
      let near = (value * grid).rounded() / grid
      if abs(near - value) <= error { return max(0, near) }
    }
    return max(0, value)
  }

  private static func ratio(_ length: Double, _ scale: Double) -> Double {
    scale == 0 ? 0 : length / scale
  }

  /// Returns the place of the anchor point: the middle of the frame is the middle of the bounds,
  /// moved.
  private static func center(
    _ frame: CGRect, _ size: CGSize, _ anchor: CGPoint, _ transform: CGAffineTransform
  ) -> CGPoint {
    let middle = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
      .applying(transform)
    return CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
  }
}
