/// Draws the branches to the left of the lines of a tree, however deep.
///
/// Behind a certain depth the lines go no further to the right and carry the depth as a number
/// instead: a tree must stay readable, and a deep one must not take quadratic space.
public struct TreeGuide {
  private let glyphs: Glyphs
  private let deepest: Int
  private var isLast: [Bool] = []

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - look: The characters and the width to fit.
  ///   - depth: The depth of the deepest line.
  public init(_ look: Look, depth: Int) {
    glyphs = look.glyphs
    // At most a third of the line is spent on branches.
    deepest = max(6, look.width / 9)
  }

  /// The branches of the next line.
  public mutating func branches(depth: Int, isLast last: Bool) -> String {
    guard depth > 0 else {
      isLast.removeAll()
      return ""
    }
    guard depth <= deepest else { return String(repeating: "  ", count: deepest) + "\(depth) " }
    if isLast.count >= depth { isLast.removeSubrange((depth - 1)...) }
    while isLast.count < depth - 1 { isLast.append(true) }
    let trunks = isLast.map { $0 ? "   " : glyphs.trunk }.joined()
    isLast.append(last)
    return trunks + (last ? glyphs.lastBranch : glyphs.branch)
  }
}
