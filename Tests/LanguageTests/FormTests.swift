import Testing
import Text

@testable import Language

/// Forms of a language that knows nothing of scenes.
@Suite struct FormTests {
  @Test(arguments: [
    ("move all", "all"), ("move red to blue", "red to blue"), ("move to to to", "to to to"),
    ("move red to blue far=3 slow=2", "red to blue slow 2 at 23 far 3"),
    ("move red to blue slow=2 slow=5", "red to blue slow 2 at 17"),
    ("move red to blue and back", "red to blue and back"),
    ("line red blue", "red blue with nothing"),
    ("line red with nil", "red with nil"), ("line red with blue", "red with blue"),
  ])
  func bodiesGetValues(line: String, note: String) throws {
    let language = ToyLanguage()
    try language.run(line)
    #expect(language.notes == [note])
  }

  @Test(arguments: [("go", 3), ("go home", 2), ("go red", 1), ("go \"home\"", 1)])
  func onlyFormsThatMayBeginSoAreLookedAt(line: String, count: Int) throws {
    var lexer = Lexer(line)
    let words = try lexer.commands()[0]
    let named = [Form<ToyLanguage>("home") { _ in }, Form("away") { _ in }]
    let any = Form<ToyLanguage>(.optional(.thing("PLACE"))) { _, _ in }
    let command = CommandForms(name: "go", aliases: [], forms: named + [any])
    #expect(command.forms(for: words).count == count)
  }

  @Test func aWordThatBeginsNoFormIsHeldAgainstOne() throws {
    var lexer = Lexer("go there")
    let words = try lexer.commands()[0]
    let forms = [Form<ToyLanguage>("home") { _ in }, Form("away") { _ in }]
    let command = CommandForms(name: "go", aliases: [], forms: forms)
    #expect(command.forms(for: words).count == 1)
    #expect(CommandReading(command, words, in: ToyLanguage()).mismatch == 1)
  }

  @Test func whatFitsNoFormSaysWhatCouldStandThere() {
    let error = #expect(throws: LanguageError.self) { try ToyLanguage().run("move red blue") }
    guard case .wrongKind("blue", expected: "'to'", let usage)? = error?.fact else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(usage == "move THING to PLACE [slow=N] [far=N] [and back]")
    #expect(error?.range == 9..<13)
  }

  @Test func aWordThatLooksRightAndNamesNothingIsAnErrorAtOnce() {
    let error = #expect(throws: ToyError.self) { try ToyLanguage().run("move red to green") }
    #expect(error?.range == 12..<17)
  }

  @Test(arguments: [
    ("", ["move", "line"]), ("mo", ["move"]), ("move ", ["all", "red", "blue", "to"]),
    ("move red ", ["to"]), ("move red to b", ["blue"]), ("line red w", ["with"]),
  ])
  func candidatesComeFromTheForms(line: String, texts: [String]) {
    let found = LineReading(line, ToyLanguage()).completions(at: line.unicodeScalars.count)
    #expect(found.candidates.map(\.text) == texts)
  }

  @Test func hintsSayWhatIsStillToCome() {
    let reading = LineReading("move red ", ToyLanguage())
    #expect(reading.hint(history: [])?.text == " to PLACE [slow=N] [far=N] [and back]")
  }

  @Test func namesAndMistakesAreColoured() {
    let runs = LineReading("move red to green now", ToyLanguage()).runs
    #expect(
      runs.map { "\($0.text):\($0.style)" }
        == ["move:type", " :plain", "red:name", " to :plain", "green:bad", " now:plain"])
  }
}
