import Language

/// A language of its own: things with names, two commands, and notes of what was carried out.
final class ToyLanguage: LanguageContext {
  final class Thing {
    let name: String

    init(_ name: String) { self.name = name }
  }

  var things = ["red", "blue", "to"].map(Thing.init)
  var notes: [String] = []

  var call: ToyLanguage { self }

  func isName(_ word: String) -> Bool { thing(word) != nil }

  func thing(_ word: String) -> Thing? { things.first { $0.name == word } }

  func trying<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  func forms(calledBy word: Word) throws -> CommandForms<ToyLanguage> {
    guard let command = Self.commands.first(where: { $0.name == word.text }) else {
      throw ToyError(range: word.range)
    }
    return command
  }

  func isShorthand(_ word: String) -> Bool { false }

  func understands(_ words: [Word]) -> Bool { false }

  func beginsCommand(_ text: String) -> Bool {
    Self.commands.contains { $0.name.hasPrefix(text) }
  }

  func readable(_ words: [Word]) -> [Word]? { words }

  func commands(_ choice: WordChoice) -> [Candidate] {
    choice.picked(Self.commands.map { Candidate($0.name, "") })
  }

  func variables(_ choice: WordChoice) -> [Candidate] { [] }

  /// Carries out a line of one command.
  func run(_ line: String) throws {
    var lexer = Lexer(line)
    let words = try lexer.commands()[0]
    let command = try forms(calledBy: words[0])
    do {
      for form in command.forms where try form.run(words, in: self) { return }
    } catch is MisreadWord {}
    throw try SyntaxMismatch(command, words, in: self).error
  }

  private static var commands: [CommandForms<ToyLanguage>] {
    [
      CommandForms(
        name: "move", aliases: [],
        forms: [
          Form("all", summary: "moves all") { call in call.notes.append("all") },
          Form(
            .thing("THING"), .word("to", .thing("PLACE")),
            .inAnyOrder(.located(.count("slow")), .count("far")), .flag("and back")
          ) { call, thing, place, options, isBack in
            let slow = options.0.map { " slow \($0.value) at \($0.range.lowerBound)" } ?? ""
            let far = options.1.map { " far \($0)" } ?? ""
            call.notes.append(
              "\(thing.name) to \(place.name)\(slow)\(far)\(isBack ? " and back" : "")")
          },
        ]),
      CommandForms(
        name: "line", aliases: [],
        forms: [
          Form(
            .oneOrMore(.thing("THING")), .optional(.word("with", .either("nil", or: .thing("END"))))
          ) {
            call, things, end in
            let name = end.map { $0?.name ?? "nil" } ?? "nothing"
            call.notes.append("\(things.map(\.name).joined(separator: " ")) with \(name)")
          }
        ]),
    ]
  }
}

/// A word that names nothing.
struct ToyError: LocatedError {
  var range: Range<Int>?
}

extension Part where Context == ToyLanguage, Value == ToyLanguage.Thing {
  static func thing(_ label: String) -> Part {
    var slot = Slot<ToyLanguage, ToyLanguage.Thing>(label, "a thing") { reader in
      let word = reader.word
      guard word.quoting == .bare, !word.text.contains("=") else { return nil }
      guard let thing = reader.context.thing(word.text) else { throw ToyError(range: word.range) }
      reader.position += 1
      return thing
    }
    slot.candidates = { completion in
      completion.choice.picked(completion.context.things.map { Candidate($0.name, "") })
    }
    slot.roles = { _, range in [WordRole(range, .name)] }
    return .slot(slot)
  }
}

extension Part where Context == ToyLanguage, Value == Int {
  static func count(_ name: String) -> Part {
    .slot(
      Slot("\(name)=N", "a number of \(name)") { reader in
        guard let number = reader.word.value(of: name).flatMap({ Int($0.text) }) else { return nil }
        reader.position += 1
        return number
      })
  }
}
