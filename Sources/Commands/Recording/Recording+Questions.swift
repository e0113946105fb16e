import Explanation
import ResponderKit
import Scenes

extension Recording {
  /// Commands that only show something, which `verify` can state.
  private static let shown: Set<String> = ["targets", "perform", "diff"]

  /// The expectations that state what a question was answered; nil if the command is none.
  func answers(to command: Command, _ words: [Word]) -> [String]? {
    if command === Command.hit {
      let answer = session.lastInteraction?.hitTest?.answer
      return ["expect hit \(answer.map { session.scene.label(of: $0) } ?? "nil")"]
    }
    // It changes the scene, whatever else it tells.
    if command === Command.why, words.last?.isBare("fix") == true { return nil }
    let isQueue = command === Command.queue && words.count == 1
    let isShown = command.group == .looking || Self.shown.contains(command.name) || isQueue
    guard isShown || ["inside", "convert", "get"].contains(command.name) else {
      return nil
    }
    if let line = answer(to: command, words), doubt(about: line) == nil { return [line] }
    return [verification(of: command, words)].compactMap { $0 }
  }

  /// The answer in one line, if there is an expectation for such a question.
  private func answer(to command: Command, _ words: [Word]) -> String? {
    guard let call = call(command, words) else { return nil }
    let scene = session.scene
    let question = words.scriptText
    if command === Command.inside {
      let isInside = call.view().point(inside: call.point(), with: nil)
      return "expect \(question) \(isInside ? "on" : "off")"
    }
    if command === Command.convert {
      return "expect \(question) \(call.converted.text { scene.label(of: $0) })"
    }
    if command === Command.find {
      let pattern = Array(words.dropFirst()).scriptText
      return "expect count \(pattern) \(scene.views(matching: call.text("PATTERN")).count)"
    }
    if command === Command.chain {
      guard
        let start = call.optionalResponder("REF") ?? session.memory.it
          ?? scene.names["root"] as? UIResponder
      else { return nil }
      let names = ResponderChain(from: start).map { scene.label(of: $0) }
      return "expect chain \(names.joined(separator: " > "))"
    }
    if command === Command.get,
      case .property(let property, let owner)? = call.arguments["PROPERTY"],
      let value = property.get(owner)
    {
      let text = value.text { scene.label(of: $0) }
      return "expect \(scene.label(of: owner)).\(property.name) \(text)"
    }
    return nil
  }

  private func call(_ command: Command, _ words: [Word]) -> Call? {
    for form in command.forms {
      var matcher = Matcher(words, from: 1, session: session)
      if (try? matcher.match(form.syntax)) == true, matcher.isAtEnd {
        return Call(session: session, arguments: matcher.arguments)
      }
    }
    return nil
  }

  /// What the command prints, in full.
  private func verification(of command: Command, _ words: [Word]) -> String? {
    let printed = try? session.printed { try session.perform(command, words) }
    guard let printed else { return nil }
    let delimiter = Heredoc.delimiter(of: printed)
    return
      (["verify \(withPathsFromHere(words).scriptText) <<\(delimiter)"] + printed + [delimiter])
      .joined(separator: "\n")
  }
}
