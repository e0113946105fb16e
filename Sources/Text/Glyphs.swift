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

  private init(
    branch: String, lastBranch: String, trunk: String, yes: String, no: String, skip: String,
    bullet: String, pointer: String, arrow: String, next: String, tap: String, current: String,
    ellipsis: String, dash: String,
    box: [Character], faintBox: [Character], litBox: [Character]
  ) {
    self.branch = branch
    self.lastBranch = lastBranch
    self.trunk = trunk
    self.yes = yes
    self.no = no
    self.skip = skip
    self.bullet = bullet
    self.pointer = pointer
    self.arrow = arrow
    self.next = next
    self.tap = tap
    self.current = current
    self.ellipsis = ellipsis
    self.dash = dash
    self.box = box
    self.faintBox = faintBox
    self.litBox = litBox
  }

  /// The characters of any modern terminal.
  package static let unicode = Glyphs(
    branch: "├─ ", lastBranch: "└─ ", trunk: "│  ", yes: "✓", no: "✗", skip: "·", bullet: "•",
    pointer: "←", arrow: "→",
    next: "›", tap: "✕", current: "▸", ellipsis: "…", dash: "–", box: Array("┌┐└┘─│"),
    faintBox: Array("┌┐└┘┄┆"), litBox: Array("╔╗╚╝═║"))
  /// The characters for terminals that show plain ASCII only.
  package static let ascii = Glyphs(
    branch: "|- ", lastBranch: "`- ", trunk: "|  ", yes: "+", no: "x", skip: ".", bullet: "*",
    pointer: "<-", arrow: "->",
    next: ">", tap: "X", current: ">", ellipsis: "...", dash: "-", box: Array("++++-|"),
    faintBox: Array("++++.:"), litBox: Array("####=#"))
}
