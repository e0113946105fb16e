/// Draws the branches to the left of the lines of a tree, however deep.
///
/// The deeper the tree, the narrower its branches; behind a certain depth the lines go no further to
/// the right and carry the depth as a number instead. A tree must stay readable, and a deep one must
/// not take quadratic space.
package struct TreeGuide {
  private let gap: String
  private let trunk: String
  private let branch: String
  private let lastBranch: String
  private let unit: Int
  private let deepest: Int
  private var isLast: [Bool] = []

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - look: The characters and the width to fit.
  ///   - depth: The depth of the deepest line.
  package init(_ look: Look, depth: Int) {
    // At most a third of the line is spent on branches.
    let room = max(12, look.width / 3)
    unit = depth * 3 <= room - 6 ? 3 : depth * 2 <= room ? 2 : 1
    deepest = room / unit
    let unit = unit
    func narrowed(_ branch: String) -> String {
      unit == 3 ? branch : branch.prefix(1) + (unit == 2 ? " " : "")
    }
    gap = String(repeating: " ", count: unit)
    trunk = unit == 3 ? look.glyphs.trunk : String(look.glyphs.trunk.prefix(unit))
    branch = narrowed(look.glyphs.branch)
    lastBranch = narrowed(look.glyphs.lastBranch)
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
    var branches = ""
    for isLast in isLast { branches += isLast ? gap : trunk }
    isLast.append(last)
    return branches + (last ? lastBranch : branch)
  }
}
