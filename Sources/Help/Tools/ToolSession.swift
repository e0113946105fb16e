import Foundation
import Language
import Scenes
import Session
import Text

/// A session that another program uses by calling tools, which answer with text and JSON.
///
/// Arguments become words of commands as they are; only those that are commands are read as a line.
/// No command may use files, except those of a folder that a person allows.
package final class ToolSession {
  /// An answer of a tool.
  package struct Answer {
    /// The text for people.
    package var text: String
    /// The same facts as `--format json` gives; nil where there are none.
    package var facts: JSONObject?
    /// Indicates whether something could not be done.
    package var isError = false
  }

  let session: Session
  let folder: AllowedFolder?
  let limit: ToolLimit
  var output: ToolOutput
  /// The facts of the command that was carried out last.
  private var facts: JSONObject = [:]
  /// The line that is carried out, which an error points into.
  private var line = ""
  private var deadline = ContinuousClock.now
  /// Indicates whether the call has met an error that its facts tell.
  var hasErrors = false

  /// Creates a session with a new scene.
  ///
  /// - Parameter folder: The folder from which `import` and `run` may read files; nil for no files.
  package init(
    _ kit: SessionKit, allowing folder: AllowedFolder? = nil, limit: ToolLimit = ToolLimit()
  ) {
    self.folder = folder
    self.limit = limit
    output = ToolOutput(limit.characters)
    session = Session(kit)
    session.access.allowsFiles = false
    session.access.allowsWriting = false
    session.tellsExpectations = true
    session.observe([.output, .notes, .facts]) { [unowned self] in
      switch $0 {
      case .output(let line), .note(let line): output.add(line)
      case .facts(let facts): self.facts.merge(facts)
      default: break
      }
    }
    session.scene.isInterrupted = { [unowned self] in
      ContinuousClock.now > deadline || output.isFull
    }
  }

  /// Calls a tool.
  ///
  /// - Returns: Nil if there is no such tool.
  package func call(_ name: String, _ arguments: JSONObject) -> Answer? {
    guard let tool = Tool.all.first(where: { $0.name == name }) else { return nil }
    if let fault = tool.fault(of: arguments) { return refusal([fault]) }
    output.clear()
    (line, hasErrors) = ("", false)
    deadline = .now + .seconds(limit.seconds)
    do {
      let facts = try tool.perform(self, ToolArguments(object: arguments))
      guard !output.isFull else { return refusal([output.complaint]) }
      let said = ToolFacts.output.object(of: output.lines)
      return Answer(
        text: output.lines.joined(separator: "\n"), facts: said.merging(facts.rounded),
        isError: hasErrors)
    } catch let error as CommandError where error.range == nil {
      return refusal([error.message])
    } catch is WorkInterrupted {
      return refusal([
        output.isFull ? output.complaint : "it took longer than \(limit.seconds.shortText) s"
      ])
    } catch {
      let diagnostic = Diagnostic(error, in: line, file: nil, number: 1)
      return refusal(diagnostic.lines.map { OutputStyle().render($0) })
    }
  }

  private func refusal(_ lines: [String]) -> Answer {
    Answer(text: lines.joined(separator: "\n"), isError: true)
  }

  /// Carries out a command and returns its facts.
  func run(_ command: String, _ words: [Word]) throws -> JSONObject {
    var (line, placed) = (command, [Word.bare(command)])
    for var word in words {
      let text = word.quoting == .quoted ? word.text.quotedText : word.text
      word.range = (line.utf8.count + 1)..<(line.utf8.count + 1 + text.utf8.count)
      line += " \(text)"
      placed.append(word)
    }
    // From its place in the line, an error tells which word it is about.
    return try run(placed, in: line)
  }

  /// Carries out the words of a line and returns their facts.
  func run(_ words: [Word], in line: String) throws -> JSONObject {
    facts = [:]
    self.line = line
    try session.execute(words)
    return facts
  }

  /// Reads a line with one command.
  ///
  /// - Parameter command: The command that is meant if another word stands in front.
  func command(in line: String, else command: String? = nil) throws -> (line: String, [Word]) {
    var lexer = Lexer("")
    self.line = line
    let (earlier, words) = try lexer.words(of: line)
    guard earlier.isEmpty, let first = words.first else {
      throw CommandError(.refused("give one command; 'run' takes several"))
    }
    if let command, session.kit.byWord[first.text] == nil {
      return try self.command(in: "\(command) \(line)")
    }
    return (line, words)
  }

  /// The view among the arguments, as words of a command; a text in quotes, or with blanks, is one
  /// that a view shows.
  func view(_ arguments: ToolArguments) -> [Word] {
    guard let text = arguments.text("view") else { return [] }
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      return [.bare(String(text.dropFirst().dropLast()), isQuoted: true)]
    }
    return [.bare(text, isQuoted: text.contains(" "))]
  }

  /// The point among the arguments, as words of a command.
  func point(_ arguments: ToolArguments) throws -> [Word] {
    switch (arguments.number("x"), arguments.number("y")) {
    case (nil, nil): return []
    case (let x?, let y?): return [.bare("\(x),\(y)")]
    case (nil, _?), (_?, nil): throw CommandError(.refused("a point needs 'x' and 'y'"))
    }
  }
}

extension Word {
  static func bare(_ text: String, isQuoted: Bool = false) -> Word {
    Word(text: text, range: 0..<text.utf8.count, quoting: isQuoted ? .quoted : .bare)
  }
}

extension JSONObject {
  /// The object with its numbers as text prints them.
  fileprivate var rounded: JSONObject {
    JSONObject(members.map { ($0.name, $0.value.rounded) })
  }
}

extension JSONValue {
  fileprivate var rounded: JSONValue {
    switch self {
    case .number(let number) where number.isFinite: .number(Double(number.shortText) ?? number)
    case .array(let values): .array(values.map(\.rounded))
    case .object(let object): .object(object.rounded)
    case .null, .bool, .integer, .number, .string: self
    }
  }
}
