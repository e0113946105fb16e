import Explanation
import Language
import ResponderKit
import Scenes
import Session

/// A moment before a command, with which a recording compares the state after it.
struct RecordedMoment {
  var interactionCount: Int
  var momentCount: Int
  var first: UIResponder?
  var it: String?

  init(_ session: Session) {
    interactionCount = session.recorder.count
    momentCount = session.recorder.interaction?.moments.count ?? 0
    first = session.scene.application.keyWindow?.firstResponder
    it = session.state.it.map { session.scene.label(of: $0) }
  }
}

extension ScriptRecorder {
  /// The commands that are about the session and not the scene, or whose commands are written one
  /// by one.
  private static let unrecorded: Set<String> = [
    "source", "repeat", "macro", "alias", "let", "record", "export", "save", "set-option", "help",
    "quit", "history", "live", "votes",
  ]
  /// The commands that lead to a scene to which the commands in the file may not lead.
  private static let leaping: Set<String> = ["undo", "redo", "restore", "reset", "end"]

  func observe(_ event: SessionEvent, in session: Session) {
    switch event {
    case .sceneReplaced: isOutOfStep = true
    case .willRun(let command, _) where session.work.nestedCommands == 0: prepare(for: command)
    case .didRun(let command, let words, let error) where session.work.nestedCommands == 0:
      guard let moment = moments.popLast() ?? nil else { return }
      let name = Word(text: command.name, range: words[0].range, quoting: .bare)
      let line = [name] + words.dropFirst()
      if let error {
        write(line, of: command, failedWith: error)
      } else {
        write(line, of: command, since: moment)
      }
      finish()
    default: break
    }
  }

  /// Notes what there is before a command.
  private func prepare(for command: Command) {
    // What is recorded is 'talk next', and not its command as well.
    let isWithin = moments.contains { $0 != nil }
    guard !isWithin, !Self.unrecorded.contains(command.name) else { return moments.append(nil) }
    let isInTest = session.runner?.isInTest ?? false
    if isOutOfStep || (replayRunner.isInTest && !isInTest) { keepInStep() }
    moments.append(RecordedMoment(session))
  }

  /// Writes the file; if that fails the recording is over, and the session goes on.
  private func finish() {
    do { try flush() } catch {
      session.remove(self)
      session.runner?.complain(
        CommandError(
          .file(
            path: name, action: "write", reason: "\(error.reason); the recording has ended")))
    }
  }

  private func write(_ words: [Word], of command: Command, since before: RecordedMoment) {
    if let expectations = answers(to: command, words) {
      if command === Command.hit { add(command: words.scriptText) }
      for line in expectations where !add(expectation: line) { return }
      return
    }
    if command === Command.xfail, !words.contains(where: { $0.isBare(":") }) {
      heldXfail = words.scriptText
      return
    }
    if command === Command.end || command === Command.test { heldXfail = nil }
    if command.group == .expecting, command.block == nil, command !== Command.end {
      add(expectation: withPathsFromHere(words).scriptText, carrying: command.carriesAnother(words))
      return
    }
    let renamed = command === Command.test ? withNewTestName(words) : words
    let line = speakingOfIt(withPathsFromHere(renamed), before.it)
    let isNewInteraction = session.recorder.count != before.interactionCount
    let moments = session.recorder.interaction?.moments.count ?? 0
    let isEvent = command.changesScene && (isNewInteraction || moments > before.momentCount)
    if isNewInteraction || !isEvent { forgetWhatWasSaid() }
    let isRepeated = add(command: line.scriptText, isEnd: command === Command.end)
    if !isRepeated && command.changesScene || Self.leaping.contains(command.name) { keepInStep() }
    for words in isEvent ? eventExpectations(since: before) : [] where holds(words) {
      add(expectation: words.scriptText)
    }
  }

  /// Writes a command that failed as one that is expected to fail; leaves it out if it is of no use
  /// to a script.
  private func write(_ words: [Word], of command: Command, failedWith error: any Error) {
    guard let error = error as? any ExplainedError, command.block == nil, !command.standsAlone,
      command !== Command.import, !Self.leaping.contains(command.name)
    else { return }
    if error is ExpectationFailure, session.runner?.test?.expectedToFail != nil {
      if let heldXfail { add(command: heldXfail) }
      heldXfail = nil
      add(expectation: withPathsFromHere(words).scriptText, carrying: command.carriesAnother(words))
      return
    }
    // The message without the advice behind it, which is no observation.
    let text = error.message.prefix { !$0.isNewline && $0 != ";" }.prefix(200)
    let isEmpty = text.allSatisfy(\.isWhitespace)
    let part = isEmpty ? [] : [Word(text: String(text), range: 0..<0, quoting: .quoted)]
    forgetWhatWasSaid()
    add(
      expectation: ([Word](bare: ["expect", "error"]) + part + [Word](bare: [":"]) + words)
        .scriptText,
      carrying: command.carriesAnother(words))
  }

  /// Writes an expectation that was typed; a command in it may have changed the scene even if the
  /// expectation failed.
  private func add(expectation line: String, carrying isCarrying: Bool) {
    if isCarrying { forgetWhatWasSaid() }
    add(expectation: line)
    if isCarrying { keepInStep() }
  }

  /// Returns whether an expectation holds in the session.
  private func holds(_ words: [Word]) -> Bool {
    session.work.nestedCommands += 1
    defer { session.work.nestedCommands -= 1 }
    do {
      try session.silently { try session.execute(words) }
      return true
    } catch {
      return false
    }
  }

  /// Returns the words of a `test` with a name that the file does not have yet: a test of a `repeat`
  /// stands in it several times.
  private func withNewTestName(_ words: [Word]) -> [Word] {
    let declared = replayRunner.declaredTests
    guard words.count > 1, declared.contain(words[1].text) else { return words }
    var words = words
    let name = words[1].text
    var number = 2
    while declared.contain("\(name) \(number)") { number += 1 }
    words[1] = Word(text: "\(name) \(number)", range: words[1].range, quoting: .quoted)
    return words
  }

  /// Returns the words with a name for `it` where it means something else in the file.
  private func speakingOfIt(_ words: [Word], _ it: String?) -> [Word] {
    guard let it, it != replaySession.state.it.map({ replaySession.scene.label(of: $0) }) else {
      return words
    }
    return words.map { word in
      guard word.quoting == .bare, word.text == "it" || word.text.hasPrefix("it.") else {
        return word
      }
      var word = word
      word.text = it + word.text.dropFirst(2)
      return word
    }
  }
}

extension Command {
  /// Returns whether another command stands behind this one and is carried out.
  fileprivate func carriesAnother(_ words: [Word]) -> Bool {
    self === Command.verify || words.contains { $0.isBare(":") }
  }
}
