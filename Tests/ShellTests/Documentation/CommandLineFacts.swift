import Foundation

/// What the executable says of its own command line.
struct CommandLineFacts: Decodable {
  let command: Command

  struct Command: Decodable {
    let abstract: String
    let arguments: [Argument]
  }

  /// An option, a flag, or what stands without a name.
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      let kind: String
      let name: String

      /// As it is typed.
      var text: String { (kind == "short" ? "-" : "--") + name }
    }

    /// What completes its value.
    struct Completion: Decodable {
      struct Files: Decodable { let extensions: [String] }
      let file: Files?
    }

    let kind: Kind
    let names: [Name]?
    let abstract: String?
    let valueName: String?
    let allValues: [String]?
    let isRepeating: Bool
    let completionKind: Completion?

    /// Its names as they are typed.
    var texts: [String] { (names ?? []).map(\.text) }
  }

  /// Asks the executable.
  ///
  /// - Parameter command: The words that call what is asked about.
  static func ask(_ command: String...) throws -> Command {
    let run = try Tapscope.run(command + ["--experimental-dump-help"])
    return try JSONDecoder().decode(CommandLineFacts.self, from: Data(run.output.utf8)).command
  }
}

extension [CommandLineFacts.Argument] {
  /// Those that another command does not have.
  func without(_ others: [CommandLineFacts.Argument]) -> [CommandLineFacts.Argument] {
    let names = Set(others.map(\.texts))
    return filter { !names.contains($0.texts) }
  }
}

extension CommandLineFacts.Command {
  /// Options and flags.
  var options: [CommandLineFacts.Argument] { arguments.filter { $0.kind != .positional } }

  /// The end of the names of scripts.
  var scriptExtension: String {
    arguments.first { $0.kind == .positional }?.completionKind?.file?.extensions.first ?? ""
  }
}
