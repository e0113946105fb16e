import Text

/// The lines with which the prompt begins.
struct Greeting {
  /// The commands that show a tap on a button that reacts, with those of one line together.
  static let firstLines = [
    ["add UIButton buy 20,100 200x50", "target buy touchUpInside vc.buy"], ["tap buy"],
  ]
  private static let indent = "  "

  /// Indicates whether nobody has typed anything yet, on this computer.
  var isFirst: Bool

  /// Returns the lines for a width in columns.
  func lines(width: Int) -> [TextLine] {
    let title = TextLine("Tapscope", .strong) + TextLine("  who gets a touch, and why")
    guard isFirst else {
      return (title + TextLine("  ") + TextLine("'help' lists the commands, Ctrl-D quits", .dim))
        .wrappedAtPhrases(to: width, indent: 2)
    }
    let keys = TextLine("'help' lists the commands, Tab completes, Ctrl-D quits", .dim)
    let invitation = TextLine("The screen is empty. Type this, with Enter behind each line:")
    return title.wrapped(to: width, indent: 2) + [TextLine()]
      + invitation.wrapped(to: width, indent: 2)
      + Self.firstLines.flatMap { commands(of: $0, width: width) } + [TextLine()]
      + keys.wrapped(to: width, indent: 2)
  }

  /// Returns the commands in one line, or in one each if that is too wide.
  private func commands(of line: [String], width: Int) -> [TextLine] {
    let joined = Self.indent + line.joined(separator: "; ")
    // The prompt before them takes room, too, when they are typed.
    let fits = joined.displayWidth + "tapscope> ".count <= width
    return (fits ? [joined] : line.map { Self.indent + $0 }).map { TextLine($0, .type) }
  }
}
