/// The branches to the left of the lines of a tree, however deep it is.
///
/// The deeper the tree is, the narrower are its branches. Behind a certain depth the lines go no
/// further to the right and carry the depth as a number instead. A tree must stay readable, and a
/// deep one must not take quadratic space.
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
  package init(_ look: OutputStyle, depth: Int) {
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

  /// Returns the branches of the next line.
  package mutating func branches(depth: Int, isLast: Bool) -> String {
    var line = TextLine()
    extend(&line, depth: depth, isLast: isLast)
    return line.text
  }

  /// Adds the branches of the next line to an empty one.
  package mutating func extend(_ line: inout TextLine, depth: Int, isLast last: Bool) {
    guard depth > 0 else { return isLast.removeAll(keepingCapacity: true) }
    line.begin(.dim)
    guard depth <= deepest else {
      line.extend(.spaces((deepest + 1) * unit))
      return line.extend("\(depth) ")
    }
    if isLast.count >= depth { isLast.removeSubrange((depth - 1)...) }
    while isLast.count < depth - 1 { isLast.append(true) }
    for isLast in isLast { line.extend(isLast ? gap : trunk) }
    isLast.append(last)
    line.extend(last ? lastBranch : branch)
  }
}
