/// The characters for branches and marks, so that every screen can be drawn in ASCII, too.
public struct Glyphs: Sendable {
  /// A branch with more to follow.
  public var branch: String
  /// The last branch.
  public var lastBranch: String
  /// A line that passes by.
  public var trunk: String
  /// A yes.
  public var yes: String
  /// A no.
  public var no: String
  /// Neither: not asked.
  public var skip: String
  /// A point of a slanting line.
  public var bullet: String
  /// Points at what was hit.
  public var pointer: String
  /// From one state to the next.
  public var arrow: String
  /// Between the responders of a chain.
  public var next: String
  /// Where a finger came down.
  public var tap: String
  /// Something left out.
  public var ellipsis: String
  /// The corners and sides of a box: top left, top right, bottom left, bottom right, horizontal,
  /// vertical.
  public var box: [Character]
  /// The six characters of a box that hit-testing refuses.
  public var faintBox: [Character]

  /// The characters of any modern terminal.
  public static let unicode = Glyphs(
    branch: "├─ ", lastBranch: "└─ ", trunk: "│  ", yes: "✓", no: "✗", skip: "·", bullet: "•",
    pointer: "←", arrow: "→",
    next: "›", tap: "✕", ellipsis: "…", box: Array("┌┐└┘─│"), faintBox: Array("┌┐└┘┄┆"))
  /// Plain ASCII.
  public static let ascii = Glyphs(
    branch: "|- ", lastBranch: "`- ", trunk: "|  ", yes: "+", no: "x", skip: ".", bullet: "*",
    pointer: "<-", arrow: "->",
    next: ">", tap: "X", ellipsis: "...", box: Array("++++-|"), faintBox: Array("++++.:"))
}
