/// Draws the branches to the left of the lines of a tree, however deep.
///
/// The deeper the tree, the narrower its branches; behind a certain depth the lines go no further to
/// the right and carry the depth as a number instead. A tree must stay readable, and a deep one must
/// not take quadratic space.
package struct TreeGuide {
  private let glyphs: Glyphs
  private let unit: Int
  private let deepest: Int
  private var isLast: [Bool] = []

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - look: The characters and the width to fit.
  ///   - depth: The depth of the deepest line.
  package init(_ look: Look, depth: Int) {
    glyphs = look.glyphs
    // At most a third of the line is spent on branches.
    let room = max(12, look.width / 3)
    unit = depth * 3 <= room - 6 ? 3 : depth * 2 <= room ? 2 : 1
    deepest = room / unit
  }

  /// The branches of the next line.
  package mutating func branches(depth: Int, isLast last: Bool) -> String {
    guard depth > 0 else {
      isLast.removeAll()
      return ""
    }
    guard depth <= deepest else {
      return String(repeating: " ", count: (deepest + 1) * unit) + "\(depth) "
    }
    if isLast.count >= depth { isLast.removeSubrange((depth - 1)...) }
    while isLast.count < depth - 1 { isLast.append(true) }
    let gap = String(repeating: " ", count: unit)
    let trunks = isLast.map { $0 ? gap : String(glyphs.trunk.prefix(unit)) }.joined()
    isLast.append(last)
    let branch = (last ? glyphs.lastBranch : glyphs.branch).prefix(unit == 3 ? 3 : 1)
    return trunks + branch + (unit == 2 ? " " : "")
  }
}
