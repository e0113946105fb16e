import EmbeddedFiles
import TestSupport
import Testing

@testable import Commands
@testable import Help

/// The books of help are whole, and a mistake in one is found with its line.
@Suite struct BookTests {
  @Test func theBooksHaveNoMistakes() {
    #expect(RuleBook.book.problems == [])
    #expect(SurpriseBook.book.problems == [])
    #expect(CodeBook.book.problems == [])
    #expect(HelpTopic.book.problems == [])
    #expect(CommandPage.book.problems == [])
    #expect(HelpSynonyms.book.problems == [])
  }

  @Test("README counts the rules that there are")
  func countOfRules() throws {
    let text = try PackageFolder.text("README.md")
    #expect(text.contains("one of \(RuleBook.all.count) rules of UIKit"))
  }

  @Test func eachCommandHasASection() {
    #expect(CommandPage.book.entries.map(\.name) == Catalogue.all.map(\.name))
  }

  @Test func theNamesOfTopicsAreThoseOfTheirPages() {
    #expect(HelpTopic.names == HelpTopic.all.map(\.name))
  }

  @Test func everyResourceIsPartOfTheProgramAsItStandsInItsFolder() throws {
    let resources = "Sources/CEmbeddedFiles/Resources/"
    // The manual is made of its template; folders have no dot.
    let paths = PackageFolder.files(in: "Sources/CEmbeddedFiles/Resources", suffix: "").filter {
      !$0.hasSuffix(".in") && ($0.contains(".") || $0.hasSuffix("_tapscope"))
    }
    let names = paths.map { String($0.dropFirst(resources.count)) }
    #expect(names.sorted() == EmbeddedFiles.names.sorted(), "CEmbeddedFiles.c lists other files")
    for (name, path) in zip(names, paths) {
      #expect(try EmbeddedFiles.text(name) == PackageFolder.text(path))
    }
  }

  @Test func aSurpriseIsOneSection() {
    let book = Book(
      text: """
        # Surprises

        ### 1: Not read: it stands in the introduction.

        ## Hit-testing

        ### 87: A view of alpha 0.005 is not there.

        - truth: It may be there.

        A view that is not seen can be there.

        ### 88: A view of alpha 0.005 is touched.

        - truth: It is refused.
        - rules: R2.1, R2.3

        It is refused,
        as if it were hidden.

        ```scope
        add red 0,0 90x90 alpha=0.005
        expect hit root at 9,9
        ```
        """, Surprise.init)
    #expect(book.chapters.map(\.title) == ["Hit-testing"])
    #expect(book.entries.map(\.number) == [87, 88])
    #expect(book.entries[1].rules == ["R2.1", "R2.3"])
    #expect(book.entries[1].text == "It is refused, as if it were hidden.")
    #expect(book.entries[1].example == ["add red 0,0 90x90 alpha=0.005", "expect hit root at 9,9"])
    #expect(book.problems == [])
  }

  @Test(arguments: [
    ("- rules R2.1", 4, "a field needs a name, a colon and a value"),
    ("- rule: R2.1", 4, "the field 'rule' is not expected here"),
    ("It is.\n\n- rules: R2.1", 6, "fields stand first in an entry"),
    ("It is.\n\nIt is not.", 2, "there must be one paragraph"),
    ("```swift\nlet a = 1\n```\n\nIt is.", 4, "only blocks marked 'scope' are read"),
    ("It is.\n\n```scope\nadd red", 6, "a block is not closed"),
    ("It is.\n#### Really", 5, "an indented line or a heading of another level"),
    ("It is.\n\n### red", 6, "the number is missing"),
    ("It is.\n\n### 2\n\nIt is.", 6, "the heading says nothing behind '2: '"),
    ("It is.\n\n## More\n\ntext", 8, "there is no heading '### NAME: …' above"),
  ])
  func aMistakeHasItsLineAndTheRestIsRead(text: String, line: Int, reason: String) {
    let book = Book(
      text: "## One\n### 1: It is not.\n- truth: It is.\n\(text)\n", Surprise.init)
    #expect(book.problems.first == BookProblem(line: line, reason: reason))
  }

  @Test func aPlaceholderIsFilledAndAnUnknownOneIsAMistake() throws {
    let book = Book(
      text: "## A\n\n### json: x\n\nschema {{schema}}\n\n### xml: x\n\n{{scheme}}\n",
      HelpTopic.init)
    #expect(book.entries.map { $0.paragraphs() } == [["schema \(BookPlaceholder.schema.text())"]])
    #expect(book.problems.map(\.line) == [7])
  }

  @Test func aRuleThatIsAChoiceSaysWhatWasChosen() {
    for rule in RuleBook.all
    where ([rule.evidence] + rule.doubts.map(\.evidence)).contains(.simulatorChoice) {
      #expect(!rule.choices.isEmpty, "\(rule.number)")
    }
  }

  @Test(arguments: [
    ("- but observed: x", 3, "the first field must be 'confidence'"),
    ("- confidence: sure", 4, "'sure' is no confidence"),
    ("- confidence: claimed\n- open: why", 3, "an open question has no choice"),
    ("- confidence: claimed\n- choice: so", 5, "'but …' is expected"),
  ])
  func aFieldOfARuleIsRead(fields: String, line: Int, reason: String) {
    let book = Book(text: "## One\n\n### R1.1: it is\n\(fields)\n\nText.\n", Rule.init)
    #expect(book.problems == [BookProblem(line: line, reason: reason)])
  }

  @Test func noRuleHasAnExampleThatASurpriseWouldShow() {
    for rule in RuleBook.all where !rule.example.isEmpty {
      let others = SurpriseBook.surprises(of: rule).flatMap(\.example)
      #expect(others == [], "\(rule.number)")
    }
  }
}
