import Foundation
import Scenes

/// A forest of views: it puts views into trees by their depths, in the order of the text.
struct DumpForest {
  /// A view that may still get subviews.
  private struct Open {
    var view: DumpedView
    let depth: Int
    /// The number of views that were begun before this one.
    let ordinal: Int
    var children: [DumpedView] = []
    var latestChildDepth: Int?
  }

  /// Indicates whether the text prints the front view first, so that views have to be put in
  /// reverse order.
  private let isFrontFirst: Bool
  private var roots: [DumpedView] = []
  private var warnings: [DumpWarning]
  /// The open views, from the root down to the latest view.
  private var open: [Open] = []
  /// The depth that the present dump begins with; nil before its first view.
  private var rootDepth: Int?
  /// The depth of the latest root, and the line of the first one in the same superview.
  private var latestRoot: (depth: Int, firstLine: Int)?
  /// The number of views that were begun in all, and the number of those before lines were left
  /// out.
  private var (count, countBeforeGap) = (0, 0)
  /// The line of the first tree of the present list, 0 before it; nil outside of lists. What one
  /// array holds lies in one superview.
  private var listLine: Int?
  /// The lines of the present tree's addresses.
  private var lines: [String: Int] = [:]

  /// Creates a forest that begins with warnings about the whole text.
  init(warnings: [DumpWarning] = [], isFrontFirst: Bool = false) {
    self.warnings = warnings
    self.isFrontFirst = isFrontFirst
  }

  /// Adds a view with its number of pipes and the warnings about its line.
  mutating func add(_ view: DumpedView, at depth: Int, warnings others: [DumpWarning]) {
    if let address = view.address, address == open.first?.view.address {
      // A root cannot be its own subview: the same tree was pasted again.
      endDump()
    }
    close(downTo: depth)
    var view = view
    if open.isEmpty {
      view.firstSibling = beginTree(at: depth, on: view.line)
    } else if noteChild(at: depth, on: view.line) {
      view.uncertainties.insert(.superview)
    }
    if let address = view.address {
      if let firstLine = lines[address] {
        warn(.repeatedAddress(address, firstLine: firstLine), on: view.line)
      } else {
        lines[address] = view.line
      }
    }
    warnings += others
    open.append(Open(view: view, depth: depth, ordinal: count))
    count += 1
  }

  /// Handles a line that prints no view.
  mutating func note(_ content: OtherLine, on line: Int) {
    switch content {
    case .prompt:
      endDump()
      listLine = nil
    case .list(let begins):
      endDump()
      listLine = begins ? 0 : nil
    case .elision:
      countBeforeGap = count
      warn(.elided, on: line)
    case .object(let className): warn(.notAView(className: className), on: line)
    case .layer: warn(.layer, on: line)
    case .unknown: warn(.notUnderstood, on: line)
    case .nothing: break
    }
  }

  mutating func finish() -> (roots: [DumpedView], warnings: [DumpWarning]) {
    endDump()
    return (isFrontFirst ? roots.reversed() : roots, warnings)
  }

  /// Begins a tree.
  ///
  /// - Returns: The line of an earlier root with the same superview, which has pipes of its own;
  ///   nil if there is none.
  private mutating func beginTree(at depth: Int, on line: Int) -> Int? {
    var sibling = latestRoot.flatMap { $0.depth == depth && depth > 0 ? $0.firstLine : nil }
    if let first = listLine {
      if first == 0 { listLine = line } else { sibling = first }
    }
    latestRoot = (depth, sibling ?? line)
    // Without pipes it is another window; with pipes the first line was not the top.
    if let rootDepth, depth > 0, depth < rootDepth { warn(.aboveRoot, on: line) }
    rootDepth = rootDepth ?? depth
    lines = [:]
    return sibling
  }

  /// Warns once of levels that are missing between a view and its subviews.
  ///
  /// - Returns: True if the true superview may have been left out.
  private mutating func noteChild(at depth: Int, on line: Int) -> Bool {
    let parent = open[open.count - 1]
    let missing = depth - parent.depth - 1
    if missing > 0, parent.latestChildDepth != depth {
      warn(.levelsMissing(count: missing), on: line)
    }
    open[open.count - 1].latestChildDepth = depth
    // Of the top there is one only, so that a gap cannot hold another one.
    return missing > 0 || (open.count > 1 && parent.ordinal < countBeforeGap)
  }

  private mutating func endDump() {
    close(downTo: Int.min)
    rootDepth = nil
    latestRoot = nil
  }

  /// Closes the open views that are as deep or deeper, and gives each to its superview.
  private mutating func close(downTo depth: Int) {
    while let last = open.last, last.depth >= depth {
      open.removeLast()
      var view = last.view
      view.children = isFrontFirst ? last.children.reversed() : last.children
      if open.isEmpty {
        roots.append(view)
      } else {
        let strays = view.takeStrays(from: open[open.count - 1].view)
        open[open.count - 1].children.append(view)
        for stray in strays {
          warn(.movedOut(address: stray.address ?? stray.className), on: stray.line)
          open[open.count - 1].children.append(stray)
        }
      }
    }
  }

  private mutating func warn(_ kind: DumpWarning.Kind, on line: Int) {
    warnings.append(DumpWarning(line: line, kind: kind))
  }
}

extension DumpedView {
  /// Takes out the subviews that the text has one level too deep, as a text does that somebody has
  /// shortened: those of a stack view that lie outside of it, but in the stack view round it beside
  /// it, where that one arranges its views.
  fileprivate mutating func takeStrays(from outer: DumpedView) -> [DumpedView] {
    let name = "UIStackView"
    guard className == name, outer.className == name, children.count > 1 else { return [] }
    let inside = CGRect(origin: .zero, size: frame.size)
    let around = CGRect(origin: .zero, size: outer.frame.size)
    let (strays, own) = children.reduce(into: ([DumpedView](), [DumpedView]())) {
      let isStray =
        !$1.frame.isEmpty && !$1.frame.intersects(inside) && !$1.frame.intersects(frame)
        && around.contains($1.frame)
      if isStray { $0.0.append($1) } else { $0.1.append($1) }
    }
    guard !strays.isEmpty, own.contains(where: { $0.frame.intersects(inside) }) else { return [] }
    children = own
    return strays
  }
}

/// A line that prints no view.
enum OtherLine {
  /// The line is blank, or its text is known to say nothing about views.
  case nothing
  /// The command that was typed to get the dump; another dump begins.
  case prompt
  /// A list of views begins or ends.
  case list(begins: Bool)
  /// A layer that no view owns, printed among the subviews.
  case layer
  /// Dots in place of lines.
  case elision
  /// An object that is no view.
  case object(className: String)
  case unknown
}
