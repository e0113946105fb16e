import Analysis
import Commands
import Foundation
import Language
import Presentation
import ResponderKit
import Scenes
import Session
import Text

/// A session that another program uses by calling tools, which answer with text and JSON.
///
/// Arguments become words of commands as they are; they are never read as a line. No command may use
/// files, except `import` in a folder that a person allows.
package final class ToolSession {
  /// An answer of a tool.
  package struct Answer {
    /// The text for people.
    package var text: String
    /// The same facts as `--format json` gives; nil for an error.
    package var facts: JSONObject?
  }

  /// The number of seconds after which a call is ended.
  private static let mostSeconds = 60.0

  private let session: Session
  private let folder: AllowedFolder?
  private var lines: [String] = []
  /// The facts of the command that was carried out last.
  private var facts: JSONObject = [:]
  private var deadline = ContinuousClock.now

  /// The tools that can be called.
  package let tools = Tool.all

  /// Creates a session with a new scene.
  ///
  /// - Parameter folder: The folder from which `import` may read files; nil for no files.
  package init(allowing folder: AllowedFolder? = nil) {
    self.folder = folder
    session = Session()
    session.access.allowsFiles = false
    session.access.allowsWriting = false
    session.observe([.output, .facts]) { [unowned self] in
      switch $0 {
      case .output(let line): lines.append(OutputStyle().render(line))
      case .facts(let facts): self.facts.merge(facts)
      default: break
      }
    }
    session.scene.isInterrupted = { [unowned self] in ContinuousClock.now > deadline }
  }

  /// Calls a tool.
  ///
  /// - Returns: Nil if there is no such tool.
  package func call(_ name: String, _ arguments: JSONObject) -> Answer? {
    guard let tool = tools.first(where: { $0.name == name }) else { return nil }
    if let fault = tool.fault(of: arguments) { return Answer(text: fault) }
    lines = []
    deadline = .now + .seconds(Self.mostSeconds)
    do {
      let facts = try facts(of: tool.name, arguments)
      return Answer(text: lines.joined(separator: "\n"), facts: facts)
    } catch let error as CommandError {
      return Answer(text: error.message)
    } catch let failure as ExpectationFailure {
      return Answer(text: ([failure.message] + failure.notes).joined(separator: "\n"))
    } catch is WorkInterrupted {
      return Answer(text: "it took longer than \(Int(Self.mostSeconds)) seconds")
    } catch {
      return Answer(text: "\(error)")
    }
  }

  private func facts(of tool: String, _ arguments: JSONObject) throws -> JSONObject {
    let view = arguments["view"]?.string.map(Self.reference)
    switch tool {
    case "import": return try importScreen(arguments)
    case "code":
      let text = arguments["text"]?.string ?? ""
      let code = Word(text: text, range: 0..<text.utf8.count, quoting: .heredoc)
      return try run("code", (view.map { [Self.word("on"), $0] } ?? []) + [code])
    case "tree":
      let all = arguments["all"]?.bool == true && view == nil ? [Self.word("all")] : []
      return try run("tree", [view].compactMap(\.self) + all)
    case "audit": return try run("audit", [view].compactMap(\.self) + [Self.word("lenient")])
    case "try_fix": return try tryFix(arguments, [view].compactMap(\.self))
    default: return try run(tool, [view].compactMap(\.self) + (try point(arguments)))
    }
  }

  private func importScreen(_ arguments: JSONObject) throws -> JSONObject {
    switch (arguments["text"]?.string, arguments["file"]?.string) {
    case (let text?, nil):
      session.access.inputText = Data(text.utf8)
      defer { session.access.inputText = nil }
      return try run("import", [])
    case (nil, let file?):
      guard let folder else {
        throw CommandError(.refused("no files are allowed; give the text itself"))
      }
      session.access.inputText = try folder.contents(of: file)
      defer { session.access.inputText = nil }
      return try run("import", [])
    case (nil, nil), (_?, _?):
      throw CommandError(.refused("give either 'text' or 'file'"))
    }
  }

  private func tryFix(_ arguments: JSONObject, _ view: [Word]) throws -> JSONObject {
    let question = view + (try point(arguments))
    let (scene, snapshot) = (session.scene, session.snapshot)
    let keeps = arguments["keep"]?.bool == true
    let before = try run("why", question)
    let errors = Audit(scene).count(of: .error)
    if !keeps { scene.journal.beginGroup() }
    defer {
      if !keeps { scene.journal.rollBack() }
      session.snapshot = snapshot
    }
    let commands = (arguments["commands"]?.array ?? []).compactMap(\.string)
    lines = []
    if commands.isEmpty { _ = try run("why", question + [Self.word("fix")]) }
    for command in commands { try change(command) }
    lines = []
    let after = try run("why", question)
    let errorsThen = Audit(scene).count(of: .error)
    let tried =
      commands.isEmpty
      ? before["why"]?.object?["tried"]?.object?["commands"] ?? .array([]) : .strings(commands)
    let names = (tried.array ?? []).compactMap(\.string).joined(separator: "; ")
    lines.append(names.isEmpty ? "nothing could be tried" : "tried: \(names)")
    lines.append("errors of audit: \(errors) before, \(errorsThen) then")
    lines.append(keeps ? "the changes are kept" : "the changes are taken back")
    return [
      "commands": tried, "before": before["why"] ?? .null, "after": after["why"] ?? .null,
      "errorsBefore": .integer(errors), "errorsAfter": .integer(errorsThen), "kept": .bool(keeps),
    ]
  }

  /// Carries out a command that changes the scene, and no other.
  private func change(_ line: String) throws {
    var lexer = Lexer("")
    let (earlier, last) = try lexer.words(of: line)
    for words in earlier + [last] {
      guard let first = words.first else { continue }
      guard let command = Catalogue.byWord[first.text], command.changesScene,
        command !== Command.import
      else {
        throw CommandError(.refused("'\(first.text)' is no command that changes the scene"))
      }
      try session.execute(words)
    }
  }

  /// Carries out a command and returns its facts.
  private func run(_ command: String, _ words: [Word]) throws -> JSONObject {
    facts = [:]
    try session.execute(Self.placed([Self.word(command)] + words))
    return facts
  }

  /// Returns words with the places that they would have in a line, from which an error tells which
  /// one it is about.
  private static func placed(_ words: [Word]) -> [Word] {
    var start = 0
    return words.map { word in
      var word = word
      word.range = start..<(start + word.text.utf8.count)
      start = word.range.upperBound + 1
      return word
    }
  }

  private func point(_ arguments: JSONObject) throws -> [Word] {
    switch (arguments["x"]?.number, arguments["y"]?.number) {
    case (nil, nil): return []
    case (let x?, let y?): return [Self.word("\(x),\(y)")]
    case (nil, _?), (_?, nil): throw CommandError(.refused("a point needs 'x' and 'y'"))
    }
  }

  private static func word(_ text: String, isQuoted: Bool = false) -> Word {
    Word(text: text, range: 0..<text.utf8.count, quoting: isQuoted ? .quoted : .bare)
  }

  /// Returns a reference to a view; a text in quotes, or with blanks, is one that a view shows.
  private static func reference(_ text: String) -> Word {
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      return word(String(text.dropFirst().dropLast()), isQuoted: true)
    }
    return word(text, isQuoted: text.contains(" "))
  }
}
