import Explanation
import Interpreter
import Language
import ResponderKit
import Session

extension Command {
  static let expectLine = Form(
    .word("line", .codePlace()), .optional(.word("ran", .integer("N"))), .flag("times"),
    summary: "the line of code ran for the last event, N times"
  ) { call, place, wanted, _ in
    let count = call.linesThatRan.runs(of: place.source)[place.line] ?? 0
    guard wanted.map({ $0 != count }) ?? (count == 0) else { return }
    let expected = wanted.map { "to run \(times($0))" } ?? "to run"
    let found = count == 0 ? "it did not" : "it ran \(times(count))"
    throw ExpectationFailure(
      "expected line \(place) \(expected), but \(found)", notes: call.notes(beside: place))
  }

  static let expectLineValue = Form(
    .word("line", .codePlace()), .text("NAME"), .codeValue(),
    summary: "the line gave the variable this value, when it ran last"
  ) { call, place, name, expected in
    let line = call.linesThatRan.last { place.holds($0) && $0.name == name }
    guard let value = line?.value else {
      throw ExpectationFailure(
        "expected line \(place) to give '\(name)' a value, but it gave it none",
        notes: call.notes(beside: place))
    }
    guard value.filter({ $0 != " " }) != expected.filter({ $0 != " " }) else { return }
    throw ExpectationFailure("expected line \(place) \(name) \(expected), got \(value)")
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}

extension Call {
  /// The lines of code that ran for the last event.
  fileprivate var linesThatRan: [CodeLine] { scene.codeBook?.program.machine.lines ?? [] }

  /// Returns which lines of the same text ran.
  fileprivate func notes(beside place: CodePlace) -> [String] {
    let numbers = linesThatRan.runs(of: place.source).keys.sorted()
    guard !numbers.isEmpty else { return ["no line of \(place.source) ran for the last event"] }
    let shown = numbers.prefix(12).map(String.init).joined(separator: ", ")
    let more = numbers.count > 12 ? " and \(numbers.count - 12) more" : ""
    return ["of \(place.source), these lines ran: \(shown)\(more)"]
  }
}

extension Part where Context == Session, Value == String {
  /// The rest of the line, which is a value as a trace writes it.
  fileprivate static func codeValue() -> Part {
    .slot(
      Slot("VALUE", "a value, as 'trace' writes it") { reader in
        let words = reader.words[reader.position...].map(\.text)
        reader.position = reader.words.count
        return words.joined(separator: " ")
      })
  }
}
