import Scenes

/// A finder of responder chains among lines that print objects. A chain is a ladder, on which each
/// object is one level deeper than the one before, or a flat list; in both cases it holds objects
/// that no view tree holds.
struct ChainFinder {
  /// A line that prints an object.
  struct Rung {
    let link: DumpedChain.Link
    let depth: Int
    let range: Range<Int>
  }

  private(set) var chains: [DumpedChain] = []
  /// The ranges of the chains in the text.
  private(set) var ranges: [Range<Int>] = []
  /// The lines that may turn out to be a chain.
  private var rungs: [Rung] = [] {
    didSet { if rungs.isEmpty { hasDepth = false } }
  }
  /// Indicates whether one of the lines is indented.
  private var hasDepth = false
  /// Indicates whether the present lines cannot be a chain.
  private var isRefuted = false
  /// Indicates whether a chain was asked for before the present lines.
  private var isAskedFor = false

  /// Adds the next line.
  mutating func add(_ rung: Rung) {
    if rung.depth == 0, !isFlat { end() }
    if rung.depth == 1, isFlat, rungs.count > 1, let last = rungs.popLast() {
      end()
      rungs = [last]
    }
    if !isRefuted, let last = rungs.last, rung.depth != 0 || !isFlat {
      isRefuted = rung.depth != last.depth + 1
    }
    if isRefuted {
      rungs = []
    } else {
      rungs.append(rung)
      if rung.depth != 0 { hasDepth = true }
    }
  }

  /// Ends the present lines at a typed command; other objects follow.
  mutating func prompt(asksForChain: Bool) {
    end()
    isAskedFor = asksForChain
  }

  /// Ends the present lines, and keeps them if they are a chain.
  mutating func end() {
    let isChain =
      isAskedFor
      || (isFlat
        ? rungs.contains { $0.link.className == "UIApplication" }
          && rungs.contains { $0.link.isView }
        : rungs.contains { Self.isNoView($0.link) })
    if isChain, !isRefuted, rungs.count > 1 {
      chains.append(DumpedChain(links: rungs.map(\.link)))
      ranges += rungs.map(\.range)
    }
    if !rungs.isEmpty || isRefuted { isAskedFor = false }
    rungs = []
    isRefuted = false
  }

  private var isFlat: Bool { !isRefuted && !hasDepth }

  /// Returns whether an object is no view but one of those that stand between views in a chain, or
  /// at its end.
  private static func isNoView(_ link: DumpedChain.Link) -> Bool {
    !link.isView
      && ["Controller", "Application", "Scene", "Delegate"].contains {
        link.className.hasSuffix($0)
      }
  }
}
