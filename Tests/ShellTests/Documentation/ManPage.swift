import Session

@testable import Help

/// The manual page: a text with the options of the executable and the table of commands put in.
struct ManPage {
  /// The text, with words such as `@OPTIONS@` for what is put in.
  let template: String
  let command: CommandLineFacts.Command
  /// What `tapscope test` says of itself.
  let test: CommandLineFacts.Command

  static let templatePath = "Sources/CEmbeddedFiles/Resources/Setup/tapscope.1.in"

  var file: GeneratedFile {
    let text = template.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch line {
      case "@SYNOPSIS@": Self.synopsis(of: command)
      case "@TEST_SYNOPSIS@": Self.synopsis(of: test)
      case "@OPTIONS@": Self.list(command.options)
      case "@TEST_OPTIONS@": Self.list(test.options.without(command.options))
      case "@COMMANDS@": commands
      case "@TOPICS@": topics
      default: String(line)
      }
    }
    return GeneratedFile(
      path: "Sources/CEmbeddedFiles/Resources/Setup/tapscope.1", text: text.joined(separator: "\n"))
  }

  private static func synopsis(of command: CommandLineFacts.Command) -> String {
    command.arguments.map { argument in
      switch argument.kind {
      case .positional: ".Op Ar \(argument.valueName ?? "") ..."
      case .flag: ".Op \(flags(argument))"
      case .option: ".Op \(flags(argument, separator: " | ")) Ar \(argument.valueName ?? "")"
      }
    }.sortedLast { $0.hasSuffix("...") }.joined(separator: "\n")
  }

  private static func list(_ options: [CommandLineFacts.Argument]) -> String {
    options.map { option in
      let value = option.kind == .option ? " Ar \(option.valueName ?? "")" : ""
      return
        ".It \(flags(option, separator: " , "))\(value)\n\((option.abstract ?? "").asRoff)"
    }.joined(separator: "\n")
  }

  private var commands: String {
    CommandGroup.allCases.map { group in
      let items = Catalogue.all.filter { $0.group == group }.map { command in
        // A name that is a mark of punctuation is still a name.
        let names = ([command.name] + command.aliases.map { "\\&" + $0 }).joined(separator: " , ")
        return ".It Cm \(names)\n\(command.summary.asRoff)"
      }
      return ".Ss \(group.rawValue)\n.Bl -tag -width simultaneous -compact\n"
        + items.joined(separator: "\n") + "\n.El"
    }.joined(separator: "\n")
  }

  private var topics: String {
    let items = HelpTopic.all.map { ".It Cm \($0.name)\n\($0.summary.asRoff)" }
    return ".Bl -tag -width view-controllers -compact\n" + items.joined(separator: "\n") + "\n.El"
  }

  /// `Fl c`, or `Fl -color` for a name of two dashes.
  private static func flags(
    _ argument: CommandLineFacts.Argument, separator: String = " | "
  ) -> String {
    argument.texts.map { "Fl \($0.dropFirst().asRoffName)" }.joined(separator: separator)
  }
}

extension StringProtocol {
  /// A name in which dashes stay dashes.
  fileprivate var asRoffName: String {
    split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
  }

  /// Text as the typesetter reads it: one sentence per line, and no character of its own.
  fileprivate var asRoff: String {
    var lines = [""]
    for word in split(separator: " ") {
      // Names from the code are not cut at the end of a line.
      let isName = word.dropFirst().contains { $0.isUppercase || "():".contains($0) }
      let escaped = (isName ? "\\%" : "") + word.unicodeScalars.map(\.asRoff).joined()
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = escaped
      } else if last.last == "." || last.count + 1 + escaped.count > 80 {
        lines.append(escaped.first == "." ? "\\&" + escaped : escaped)
      } else {
        lines[lines.count - 1] += " " + escaped
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// The character as the typesetter reads it.
  fileprivate var asRoff: String {
    switch self {
    case "\\": return "\\e"
    case "'": return "\\(aq"
    case _ where isASCII: return String(self)
    default:
      let digits = String(value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
    }
  }
}

extension [String] {
  /// The texts, with those that fulfil a condition at the end.
  fileprivate func sortedLast(_ isLast: (String) -> Bool) -> [String] {
    filter { !isLast($0) } + filter(isLast)
  }
}
