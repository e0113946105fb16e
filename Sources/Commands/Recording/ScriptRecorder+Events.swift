import Explanation
import Language
import ResponderKit
import Scenes
import Session

extension ScriptRecorder {
  /// Returns the expectations about the last interaction, in the order in which help lists them.
  func eventExpectations(since before: RecordedMoment) -> [[Word]] {
    let scene = session.scene
    var lines: [[String]] = []
    if let event = session.state.event {
      if let test = event.hitTest {
        lines.append(["hit", test.answer.map { scene.label(of: $0) } ?? "nil"])
      }
      lines += handlers(in: event) + states(in: event) + firings(in: event)
    }
    let first = scene.application.keyWindow?.firstResponder
    if first !== before.first {
      lines.append(["first", first.map { scene.label(of: $0) } ?? "none"])
    }
    return lines.map { [Word](bare: ["expect"] + $0) }
  }

  private func handlers(in event: EventTrace) -> [[String]] {
    let routes = event.routes
    guard !routes.isEmpty else { return [] }
    guard routes.contains(where: { !$0.handlers.isEmpty }) else { return [["handled", "nobody"]] }
    var lines: [[String]] = []
    for method in routes.map(\.method).eachOnce {
      let handlers = routes.filter { $0.method == method }.flatMap(\.handlers).eachOnce
      let names = handlers.map { session.scene.label(of: $0) }
      lines += (names.isEmpty ? ["nobody"] : names).map {
        ["handled", $0, "by", method.rawValue]
      }
    }
    return lines
  }

  private func states(in event: EventTrace) -> [[String]] {
    session.scene.gestureRecognizers.compactMap { recognizer in
      let states = event.states(of: ObjectID(recognizer))
      guard !states.isEmpty else { return nil }
      return ["state", session.scene.label(of: recognizer)] + states
    }
  }

  private func firings(in event: EventTrace) -> [[String]] {
    let scene = session.scene
    let sent = event.firings(in: scene).filter { !$0.isEvent }
    guard !sent.isEmpty else {
      let isInPlay = event.moments.contains {
        switch $0.event {
        case .gesture, .controlEvent: true
        default: false
        }
      }
      return isInPlay ? [["nothing", "fired"]] : []
    }
    let lines = sent.compactMap { firing -> [String]? in
      guard let sender = firing.sender else { return nil }
      let name = scene.label(of: sender)
      // A recognizer without targets is told of by its states already.
      guard name != firing.name else { return nil }
      let fact = firing.isPerformed ? "fired" : "sent"
      let count = sent.count {
        $0.sender == sender && $0.name == firing.name
          && ($0.isPerformed || !firing.isPerformed)
      }
      return [fact, firing.name, "on", name] + (count > 1 ? ["times=\(count)"] : [])
    }
    let isPerformed = sent.contains(where: \.isPerformed)
    return lines.eachOnce + (isPerformed ? [] : [["nothing", "fired"]])
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order, each where it comes first.
  fileprivate var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ScriptRecorder {
  /// The commands that only show something, which `verify` can state.
  private static let shown: Set<String> = ["perform", "diff"]

  /// Returns the expectations that state the answer to a question; nil if the command is no
  /// question.
  func answers(to command: Command, _ words: [Word]) -> [String]? {
    if command === Command.hit {
      let answer = session.lastInteraction?.hitTest?.answer
      return ["expect hit \(answer.map { session.scene.label(of: $0) } ?? "nil")"]
    }
    // It changes the scene, whatever else it tells.
    if command === Command.why, words.last?.isBare("fix") == true { return nil }
    let isList =
      command === Command.queue && words.count == 1
      || command === Command.target && words.count == 2
    let isShown = command.group == .looking || Self.shown.contains(command.name) || isList
    guard isShown || ["inside", "convert"].contains(command.name) else { return nil }
    let forms = session.forms(of: command).forms
    let answer = forms.lazy.compactMap { $0.answer(to: words, in: self.session) }.first
    if let line = answer, doubt(about: line) == nil { return [line] }
    return [verification(of: command, words)].compactMap { $0 }
  }

  /// Returns a `verify` with all lines that the command prints.
  private func verification(of command: Command, _ words: [Word]) -> String? {
    let printed = try? session.printed { try session.runForms(of: command, words) }
    guard let printed else { return nil }
    let delimiter = Heredoc.delimiter(of: printed)
    return
      (["verify \(withPathsFromHere(words).scriptText) <<\(delimiter)"] + printed + [delimiter])
      .joined(separator: "\n")
  }
}
