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
    let line = call.linesThatRan.last {
      $0.source == place.source && $0.line == place.line && $0.name == name
    }
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

/// A line of code, by its number in a class or in a text.
struct CodePlace: CustomStringConvertible {
  /// The place as it is written.
  let description: String
  /// The name of the text of code.
  let source: String
  /// The number of the line in the text.
  let line: Int
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

extension Part where Context == Session, Value == CodePlace {
  /// A line of code: CLASS:LINE, counted from the line with the name of the class, or FILE:LINE.
  fileprivate static func codePlace() -> Part {
    var slot = Slot<Session, CodePlace>("CLASS:LINE", "a line of the code, such as HitButton:4") {
      reader in
      let word = reader.word
      guard word.quoting == .bare, let colon = word.text.lastIndex(of: ":"),
        let number = Int(word.text[word.text.index(after: colon)...]), number > 0, number < 1 << 30
      else { return nil }
      let name = String(word.text[..<colon])
      guard let place = reader.session.place(name, number, as: word.text) else {
        throw CommandError(
          .refused("no code is named '\(name)'; 'code' lists the classes"), at: word.range)
      }
      reader.position += 1
      return place
    }
    slot.candidates = { completion in
      let types = completion.session.scene.codeBook?.types ?? []
      return completion.choice.picked(types.map { Candidate("\($0.name):", "a line of the class") })
    }
    return .slot(slot)
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

extension Session {
  /// Returns the place of a line of a class, or of a text by its name or the last part of it.
  fileprivate func place(_ name: String, _ number: Int, as text: String) -> CodePlace? {
    guard let book = scene.codeBook else { return nil }
    if let type = book.types.first(where: { $0.name == name }) {
      let first = type.source.line(of: type.declaration.nameRange.lowerBound)
      return CodePlace(description: text, source: type.source.name, line: first + number - 1)
    }
    let source = book.texts.first { $0.name == name || $0.name.hasSuffix("/" + name) }
    return source.map { CodePlace(description: text, source: $0.name, line: number) }
  }
}
