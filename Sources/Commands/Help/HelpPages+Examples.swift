import Language
import Text

extension HelpPages {
  /// Examples under a heading.
  static func examples(_ examples: [Command.Example], _ look: OutputStyle) -> [TextLine] {
    guard !examples.isEmpty else { return [] }
    let heading =
      examples.count == 1 ? "Example, in a new scene:" : "Examples, each in a new scene:"
    return [TextLine(), TextLine(heading, .dim)] + examples.flatMap { lines(of: $0, look) }
  }

  /// Returns an example as lines that run as they stand: the commands that make its scene, the line
  /// itself, and its output as a comment, behind the line or above where there is no room.
  static func lines(of example: Command.Example, _ look: OutputStyle) -> [TextLine] {
    let setup = code(example.setup, look, .dim)
    let pieces = pieces(of: example.line, width(look) - 2)
    var last = TextLine("  \(pieces.last ?? "")", .name)
    last.pad(to: 34)
    last.append("  # \(example.meaning)", .dim)
    guard pieces.count == 1, last.width <= width(look) else {
      let comment = paragraph(example.meaning, look, indent: 4).map {
        TextLine("  # \($0.text.dropFirst(4))", .dim)
      }
      return comment + setup + code(example.line, look)
    }
    return setup + [last]
  }

  /// Returns a line to type, or several where there is no room for one.
  static func code(_ line: String, _ look: OutputStyle, _ style: TextStyle = .name) -> [TextLine] {
    pieces(of: line, width(look) - 2).map { TextLine("  \($0)", style) }
  }

  /// Returns a line cut between commands, or with a backslash within one, into lines of a width.
  /// Several lines stay as they are: they may hold text.
  private static func pieces(of line: String, _ width: Int) -> [String] {
    guard !line.contains("\n") else { return line.split(separator: "\n").map(String.init) }
    var pieces: [String] = []
    for command in commands(in: line) {
      if let last = pieces.last, last.count + 2 + command.count <= width {
        pieces[pieces.count - 1] = "\(last); \(command)"
      } else if command.count <= width {
        pieces.append(command)
      } else {
        let lines = TextLine(command).wrapped(to: width - 2, indent: 2).map(\.text)
        pieces += lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
      }
    }
    return pieces
  }

  /// Returns the commands of a line as they are written.
  private static func commands(in line: String) -> [String] {
    var lexer = Lexer(line)
    let bytes = Array(line.utf8)
    return ((try? lexer.commands()) ?? []).map { words in
      String(
        decoding: bytes[words[0].range.lowerBound..<words[words.count - 1].range.upperBound],
        as: UTF8.self)
    }
  }
}
