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
  package init(_ style: OutputStyle, depth: Int) {
    // At most a third of the line is spent on branches.
    let room = max(12, style.width / 3)
    unit = depth * 3 <= room - 6 ? 3 : depth * 2 <= room ? 2 : 1
    deepest = room / unit
    let unit = unit
    func narrowed(_ branch: String) -> String {
      unit == 3 ? branch : branch.prefix(1) + (unit == 2 ? " " : "")
    }
    gap = .spaces(unit)
    trunk = unit == 3 ? style.glyphs.trunk : String(style.glyphs.trunk.prefix(unit))
    branch = narrowed(style.glyphs.branch)
    lastBranch = narrowed(style.glyphs.lastBranch)
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

  /// Returns what stands before a text of its own below the line that came last.
  ///
  /// - Parameter hasLower: Indicates whether lines that branch off from that line follow.
  package func below(depth: Int, hasLower: Bool) -> TextLine {
    var line = TextLine()
    line.begin(.dim)
    guard depth <= deepest else { return TextLine(.spaces((deepest + 1) * unit + 4), .dim) }
    for isLast in isLast.prefix(depth) { line.extend(isLast ? gap : trunk) }
    line.extend(hasLower ? trunk : gap)
    return line
  }
}

/// The characters for branches and marks, so that every screen can be drawn in ASCII, too.
package final class Glyphs: Sendable {
  /// A branch with more branches below it.
  package let branch: String
  /// The last branch.
  package let lastBranch: String
  /// A line that passes by an indented branch.
  package let trunk: String
  /// The mark of a yes.
  package let yes: String
  /// The mark of a no.
  package let no: String
  /// The mark of something that was not asked.
  package let skip: String
  /// A point of a slanting line.
  package let bullet: String
  /// An arrow that points at the view that was hit.
  package let pointer: String
  /// An arrow from one state to the next.
  package let arrow: String
  /// The mark between the responders of a chain.
  package let next: String
  /// The mark of the place where a finger came down.
  package let tap: String
  /// The mark of the current entry of a list.
  package let current: String
  /// The mark of something left out.
  package let ellipsis: String
  /// The dash between the first and the last of many.
  package let dash: String
  /// The corners and sides of a box: top left, top right, bottom left, bottom right, horizontal,
  /// vertical.
  package let box: [Character]
  /// The six characters of a box that hit-testing refuses.
  package let faintBox: [Character]
  /// The six characters of the box that is highlighted.
  package let litBox: [Character]
  /// The joints of boxes: left, right, top, bottom, in the middle.
  package let joints: [Character]
  /// The characters of lines that rise and of lines that fall.
  package let slants: [Character]

  private init(
    branch: String, lastBranch: String, trunk: String, yes: String, no: String, skip: String,
    bullet: String, pointer: String, arrow: String, next: String, tap: String, current: String,
    ellipsis: String, dash: String,
    box: [Character], faintBox: [Character], litBox: [Character], joints: [Character],
    slants: [Character]
  ) {
    (self.branch, self.lastBranch, self.trunk, self.yes) = (branch, lastBranch, trunk, yes)
    (self.no, self.skip, self.bullet, self.pointer, self.arrow) = (no, skip, bullet, pointer, arrow)
    (self.next, self.tap, self.current, self.ellipsis) = (next, tap, current, ellipsis)
    (self.dash, self.box, self.faintBox, self.litBox) = (dash, box, faintBox, litBox)
    (self.joints, self.slants) = (joints, slants)
  }

  /// The characters of any modern terminal.
  package static let unicode = Glyphs(
    branch: "├─ ", lastBranch: "└─ ", trunk: "│  ", yes: "✓", no: "✗", skip: "·", bullet: "•",
    pointer: "←", arrow: "→",
    next: "›", tap: "✕", current: "▸", ellipsis: "…", dash: "–", box: Array("┌┐└┘─│"),
    faintBox: Array("┌┐└┘┄┆"), litBox: Array("╔╗╚╝═║"), joints: Array("├┤┬┴┼"),
    slants: Array("╱╲"))
  /// The characters for terminals that show plain ASCII only.
  package static let ascii = Glyphs(
    branch: "|- ", lastBranch: "`- ", trunk: "|  ", yes: "+", no: "x", skip: ".", bullet: "*",
    pointer: "<-", arrow: "->",
    next: ">", tap: "X", current: ">", ellipsis: "...", dash: "-", box: Array("++++-|"),
    faintBox: Array("++++.:"), litBox: Array("####=#"), joints: Array("+++++"),
    slants: Array("/\\"))
}
