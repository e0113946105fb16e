import Help
import Text

/// The lines with which the prompt begins.
struct Greeting {
  /// Indicates whether nobody has typed anything yet, on this computer.
  var isFirst: Bool

  func lines(width: Int) -> [TextLine] {
    let title = TextLine("Tapscope", .strong) + TextLine("  who gets a touch, and why")
    guard isFirst else {
      return (title + TextLine("  ") + TextLine("'help' lists the commands, Ctrl-D quits", .dim))
        .wrappedAtPhrases(to: width, indent: 2)
    }
    let keys = TextLine(
      "'try surprise 4' is a demonstration, 'lesson' a course, 'help' lists the commands, Ctrl-D "
        + "quits", .dim)
    let invitation = TextLine("The screen is empty. Type this, with Enter behind each line:")
    return title.wrapped(to: width, indent: 2) + [TextLine()]
      + invitation.wrapped(to: width, indent: 2)
      + HelpPages.firstLines(width: width) + [TextLine()]
      + keys.wrappedAtPhrases(to: width, indent: 0)
  }
}
