import Analysis
import Commands
import Language
import SessionStage
import Testing
import Text

@testable import Help

/// Every code of `why` and `audit` can be looked up, and its example shows it.
@Suite struct CodeHelpTests {
  static let codes = DiagnosisCode.allCases.map(\.rawValue) + AuditCode.allCases.map(\.rawValue)

  @Test func theBookHasEveryCodeOnceUnderItsCommand() {
    #expect(CodeBook.all.map(\.code).sorted() == Self.codes.sorted())
    for note in CodeBook.all {
      let isAudit = AuditCode(rawValue: note.code) != nil
      #expect(note.command == (isAudit ? "audit" : "why"))
    }
  }

  @Test(arguments: codes)
  func aCodeIsToldWithItsRules(code: String) throws {
    let note = try #require(CodeBook.note(code))
    #expect(!note.looks.isEmpty && note.fix.last == ".")
    // No rule says when the gestures of the system come first.
    #expect(note.rules.isEmpty == ["SIZE_UNKNOWN", "SYSTEM_GATE", "TEXT_CUT"].contains(code))
    #expect(note.rules.allSatisfy { RuleBook.rule($0) != nil })
    let page = try TestSession(OutputStyle(width: 80)).printed("help \(code)")
    #expect(page[0].hasPrefix("\(code)  "))
    for rule in note.rules { #expect(page.contains { $0.contains("\(rule) ") }) }
    for line in page { #expect(line.count <= 80, "\(line)") }
    // A command or a property has the right to its name in small letters.
    let small = code.lowercased()
    let isProperty = PropertyPages.all.contains { $0.name.lowercased() == small }
    guard Catalogue.byWord[small] == nil, !isProperty else { return }
    #expect(try TestSession(OutputStyle(width: 80)).printed("help \(code.lowercased())") == page)
  }

  static let shown = CodeBook.all.filter { !$0.example.isEmpty }.map(\.code)

  @Test(arguments: shown)
  func theExampleAsksItsCommandWhichAnswersWithTheCode(code: String) throws {
    let note = try #require(CodeBook.note(code))
    let desk = try TestSession(after: note.example.dropLast().joined(separator: "\n"))
    let question = try #require(note.example.last)
    #expect(question.hasPrefix(note.command))
    let printed = try desk.printed(question)
    #expect(printed.contains { $0.split(separator: " ").contains(Substring(code)) }, "\(printed)")
  }

  @Test func onlyWhatATextTellsHasNoExample() {
    #expect(
      Set(CodeBook.all.map(\.code)).subtracting(Self.shown)
        == [
          "OBSERVED", "SWIFTUI_OPAQUE", "WEB_OPAQUE", "FLUTTER_OPAQUE", "REACT_NATIVE_OPAQUE",
          "GAME_OPAQUE", "RECOGNIZERS_UNKNOWN", "SYSTEM_GATE", "CHAIN_BROKEN", "SCROLLED_UNDER",
          "NOT_HITTABLE", "MID_TRANSITION", "ACTION_UNKNOWN",
          "ANSWERS_DIFFER", "TEXT_CUT",
        ])
  }

  @Test func theCodesAreListedLinkedSearchedAndCompleted() throws {
    let list = try TestSession(OutputStyle(width: 80)).printed("help codes")
    for code in Self.codes { #expect(list.contains { $0.hasPrefix("  \(code) ") }) }
    for line in list { #expect(line.count <= 80) }
    for command in ["why", "audit"] {
      #expect(try TestSession().printed("help \(command)").last?.contains("codes") == true)
    }
    let found = HelpSearch("stack view middle dead").hits.map(\.page.name.text)
    #expect(found == ["COVERED_BY_OWN_CHILD"])
    let completed = LineReading("help COV", TestSession().session).completions(at: 8)
    #expect(completed.candidates.map(\.text) == ["COVERED_BY", "COVERED_BY_OWN_CHILD"])
    let desk = TestSession()
    desk.run("help COVERD_BY")
    #expect(desk.messages == ["there is no help on 'COVERD_BY'; did you mean 'COVERED_BY'?"])
  }
}
