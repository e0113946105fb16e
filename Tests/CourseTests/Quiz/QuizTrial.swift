import SessionStage

@testable import Course

/// The answer to a question as somebody finds it who types the commands and reads.
struct QuizTrial {
  private let question: QuizQuestion
  private let desk = TestSession()
  /// What the event printed.
  private let lines: [String]

  init(_ question: QuizQuestion) {
    self.question = question
    desk.run(question.draft.scene.joined(separator: "\n"))
    let start = desk.output.count
    desk.run(question.draft.event + "\nwait 1")
    lines = Array(desk.output[start...])
  }

  /// The answer; a message if something failed.
  var answer: String {
    guard desk.messages.isEmpty else { return desk.messages.joined() }
    switch question.draft.probe {
    case .hit: return only { "expect hit \($0 == "nobody" ? "nil" : $0)" }
    case .next:
      let chain = lines.first.map { $0.components(separatedBy: " › ") } ?? []
      return chain.count > 1 ? chain[1] : "nobody"
    case .actions: return actions
    case .performers:
      let words = lines.compactMap { line in
        line.firstMatch(of: /action \w+ .*?\bto (\w+)/).map { String($0.output.1) }
      }
      return words.isEmpty ? "nobody" : words.joined(separator: ", ")
    case .handlers(let method):
      let found = owners(of: "handle").filter {
        holds("expect handled \($0) by \(method.rawValue)")
      }
      let answers = question.choices.map(\.answer)
      let controls = answers.filter { holds("expect handled \($0) by \(method.rawValue)") }
      let all = found + controls.filter { !found.contains($0) }
      return ordered(all, none: "nobody")
    case .received(let name): return received(by: name)
    case .ending(let name): return ending(of: name)
    case .firstResponder: return only { "expect first \($0 == "nobody" ? "none" : $0)" }
    }
  }

  /// The names behind a word at the beginning of lines, each once.
  private func owners(of word: String) -> [String] {
    var names: [String] = []
    for line in question.draft.scene where line.hasPrefix("\(word) ") {
      let name = line.components(separatedBy: " ")[1]
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func holds(_ expectation: String) -> Bool {
    let before = desk.messages.count
    desk.run(expectation)
    return desk.messages.count == before
  }

  private func only(_ expectation: (String) -> String) -> String {
    question.choices.map(\.answer).filter { holds(expectation($0)) }.joined(separator: " or ")
  }

  /// Returns words in the order of the choice that has the same ones.
  private func ordered(_ words: [String], none: String) -> String {
    let key = question.choices.map(\.answer).first {
      $0.components(separatedBy: ", ").sorted() == words.sorted()
    }
    return key ?? (words.isEmpty ? none : words.joined(separator: ", "))
  }

  private var actions: String {
    var sent: [String] = []
    for line in question.draft.scene where line.hasPrefix("target ") {
      let words = line.components(separatedBy: " ")
      let action = words[words.count - 1].components(separatedBy: ".")[1]
      if holds("expect fired \(action) on \(words[1])") { sent.append(action) }
    }
    if sent.isEmpty { return holds("expect nothing fired") ? "nothing" : "something" }
    return ordered(sent, none: "nothing")
  }

  /// A finger may move any number of times; the answers tell of one.
  private func received(by name: String) -> String {
    question.choices.map(\.answer).filter { answer in
      if answer == "nothing" { return holds("expect received \(name)") }
      return (1...130).contains { count in
        let moves = Array(repeating: "touchesMoved", count: count).joined(separator: " ")
        let methods = answer.replacing(",", with: "")
        guard count == 1 || methods.contains("touchesMoved") else { return false }
        return holds("expect received \(name) \(methods.replacing("touchesMoved", with: moves))")
      }
    }.joined(separator: " or ")
  }

  private func ending(of name: String) -> String {
    let ways = [
      "ended": ["ended", "began ended", "began changed ended"], "failed": ["failed"],
      "cancelled": ["cancelled", "began cancelled", "began changed cancelled"],
    ]
    let found = ways.filter { way in way.value.contains { holds("expect state \(name) \($0)") } }
    return found.keys.first ?? "possible"
  }
}
