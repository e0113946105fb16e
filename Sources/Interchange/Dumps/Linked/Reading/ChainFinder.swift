import Scenes

/// Finds responder chains among lines that print objects: a ladder on which each object is one deeper
/// than the one before, or a flat list, that holds what no view tree does.
struct ChainFinder {
  /// A line that prints an object.
  struct Rung {
    let link: DumpedChain.Link
    let depth: Int
    let range: Range<Int>
  }

  private(set) var chains: [DumpedChain] = []
  /// Where the chains stand in the text.
  private(set) var ranges: [Range<Int>] = []
  /// The lines that may turn out to be a chain.
  private var rungs: [Rung] = [] {
    didSet { if rungs.isEmpty { hasDepth = false } }
  }
  /// Whether one of them is not at the margin.
  private var hasDepth = false
  /// Whether the present lines cannot be a chain.
  private var isRefuted = false
  /// Whether a chain was asked for before the present lines.
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

  /// Takes note of what was typed: other objects follow.
  mutating func prompt(asksForChain: Bool) {
    end()
    isAskedFor = asksForChain
  }

  /// The lines so far belong together, and others follow.
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

  /// Whether an object is one of those that stand between views in a chain, or at its end.
  private static func isNoView(_ link: DumpedChain.Link) -> Bool {
    !link.isView
      && ["Controller", "Application", "Scene", "Delegate"].contains {
        link.className.hasSuffix($0)
      }
  }
}
