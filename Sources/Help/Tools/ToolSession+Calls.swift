import Analysis
import Commands
import Foundation
import Language
import Scenes
import Session
import Text

/// The tools that are more than one command.
extension ToolSession {
  /// The checkpoint from which `diff` tells what has changed.
  private static let imported = "imported"

  func importScreen(_ arguments: ToolArguments) throws -> JSONObject {
    let text: Data
    switch (arguments.text("text"), arguments.text("file")) {
    case (let given?, nil): text = Data(given.utf8)
    case (nil, let file?):
      guard let folder else {
        throw CommandError(.refused("no files are allowed; give the text itself"))
      }
      text = try folder.contents(of: file)
    case (nil, nil), (_?, _?): throw CommandError(.refused("give either 'text' or 'file'"))
    }
    let facts = try naming(["-": text]) { try run("import", []) }
    _ = try run("checkpoint", [.bare(Self.imported)])
    return facts
  }

  func readCode(_ arguments: ToolArguments) throws -> JSONObject {
    let text = arguments.text("text") ?? ""
    let code = Word(text: text, range: 0..<text.utf8.count, quoting: .heredoc)
    let view = view(arguments)
    return try run("code", (view.isEmpty ? [] : [.bare("on")] + view) + [code])
  }

  func compare(_ arguments: ToolArguments) throws -> JSONObject {
    switch (arguments.text("then"), arguments.text("now")) {
    case (let then?, let now?):
      return try naming(["then": Data(then.utf8), "now": Data(now.utf8)]) {
        try run("diff", [.bare("then"), .bare("now"), .bare("lenient")])
      }
    case (nil, nil):
      let isKnown = session.scene.journal.checkpoints.contains(Self.imported)
      return try run("diff", isKnown ? [.bare(Self.imported)] : [])
    case (nil, _?), (_?, nil):
      throw CommandError(.refused("two screens need 'then' and 'now'"))
    }
  }

  /// Lets commands read texts by names, as files.
  private func naming<Result>(
    _ texts: [String: Data], _ body: () throws -> Result
  ) rethrows -> Result {
    session.access.texts = texts
    defer { session.access.texts = [:] }
    return try body()
  }

  func makeEvent(_ arguments: ToolArguments) throws -> JSONObject {
    let place = view(arguments) + (try point(arguments))
    switch (arguments.text("event"), place.count) {
    case (nil, 1): return try run("tap", place)
    case (let event?, 0):
      let (line, words) = try command(in: event, else: "tap")
      guard let command = session.kit.byWord[words[0].text], command.group == .happening,
        command.changesScene
      else {
        let events = session.kit.commands.filter { $0.group == .happening && $0.changesScene }
        throw CommandError(
          .refused("'\(words[0].text)' is no event; events are \(events.map(\.name).listed())"))
      }
      return try run(words, in: line)
    default: throw CommandError(.refused("give one of 'view', 'x' with 'y', and 'event'"))
    }
  }

  func expect(_ arguments: ToolArguments) throws -> JSONObject {
    let condition = arguments.text("condition") ?? ""
    let (line, words) = try command(in: condition, else: "expect")
    guard session.kit.byWord[words[0].text] === Command.expect else {
      return try expect(behind: "expect \(condition)")
    }
    return try expect(behind: line)
  }

  private func expect(behind line: String) throws -> JSONObject {
    let (line, words) = try command(in: line)
    // What stands behind 'expect error' may succeed, and changes the scene then.
    session.scene.journal.beginGroup()
    let snapshot = session.snapshot
    defer {
      session.scene.journal.rollBack()
      session.snapshot = snapshot
    }
    do {
      _ = try run(words, in: line)
      return ToolFacts.expectation.object(of: nil)
    } catch let failure as ExpectationFailure {
      for text in [failure.message] + failure.notes { output.add(TextLine(text)) }
      return ToolFacts.expectation.object(of: failure)
    }
  }

  func tryFix(_ arguments: ToolArguments) throws -> JSONObject {
    let question = view(arguments) + (try point(arguments))
    let (scene, snapshot) = (session.scene, session.snapshot)
    let (commands, isKept) = (arguments.texts("commands"), arguments.isSet("keep"))
    let before = try run("why", question)["why"]
    let errors = Audit(scene).count(of: .error)
    if !isKept { scene.journal.beginGroup() }
    defer {
      if !isKept { scene.journal.rollBack() }
      session.snapshot = snapshot
    }
    if commands.isEmpty { _ = try run("why", question + [.bare("fix")]) }
    for command in commands { try change(command) }
    output.clear()
    let after = try run("why", question)["why"]
    let proposed = before?.object?["tried"]?.object?["commands"]?.array ?? []
    let trial = ToolFacts.Trial(
      commands: commands.isEmpty ? proposed.compactMap(\.string) : commands, before: before,
      after: after, errorsBefore: errors, errorsAfter: Audit(scene).count(of: .error),
      isKept: isKept)
    let tried = trial.commands.joined(separator: "; ")
    for text in [
      tried.isEmpty ? "nothing could be tried" : "tried: \(tried)",
      "errors of audit: \(errors) before, \(trial.errorsAfter) then",
      isKept ? "the changes are kept" : "the changes are taken back",
    ] { output.add(TextLine(text)) }
    return ToolFacts.trial.object(of: trial)
  }

  /// Carries out commands that change the scene, and no others.
  private func change(_ line: String) throws {
    var lexer = Lexer("")
    let (earlier, last) = try lexer.words(of: line)
    for words in earlier + [last] {
      guard let first = words.first else { continue }
      guard let command = session.kit.byWord[first.text], command.changesScene,
        command !== Command.import
      else {
        throw CommandError(.refused("'\(first.text)' is no command that changes the scene"))
      }
      _ = try run(words, in: line)
    }
  }

  func runScript(_ arguments: ToolArguments) throws -> JSONObject {
    var limit = limit
    let seconds = arguments.number("seconds") ?? Double(ToolScript.usualSeconds)
    guard ToolScript.seconds.contains(seconds) else {
      let range = ToolScript.seconds
      throw CommandError(
        .refused(
          "a script may take from \(range.lowerBound.shortText) to \(range.upperBound.shortText) s")
      )
    }
    limit.seconds = min(limit.seconds, seconds)
    let script = ToolScript(
      arguments.text("script") ?? "", session.kit, within: limit, allowing: folder)
    output.take(script.output)
    hasErrors = script.hasErrors
    return ToolFacts.script.object(of: script)
  }
}
