import Testing

@testable import Shell

@Suite struct PromptCompletionsTests {
  @Test(arguments: [
    (["swipe"], "swipe"), (["add", "audit"], "a"), (["按钮", "按下"], "按"), (["a", "b"], ""),
    ([], ""), (["e\u{301}t", "et"], ""), (["👨‍👩‍👧a", "👨‍👩‍👧b"], "👨‍👩‍👧"),
  ])
  func theCommonPrefixIsMadeOfWholeCharacters(texts: [String], prefix: String) {
    #expect(PromptCompletions.longestCommonPrefix(of: texts) == prefix)
  }

  @Test func theOnlyCandidateComesWithItsSuffix() {
    #expect(outcome("x sw", 2..<4, ["swipe"]) == .replace(2..<4, with: "swipe "))
  }

  @Test func aSuffixThatIsThereAlreadyIsNotDoubled() {
    #expect(outcome("sw x", 0..<2, ["swipe"]) == .replace(0..<3, with: "swipe "))
  }

  @Test func theRestOfTheWordThatIsThereAlreadyIsNotDoubled() {
    #expect(outcome("hide card", 5..<7, ["card"]) == .replace(5..<9, with: "card "))
    #expect(outcome("hide card buy", 5..<7, ["card"]) == .replace(5..<10, with: "card "))
    #expect(outcome("hide carry", 5..<8, ["card"]) == .replace(5..<8, with: "card "))
  }

  @Test func whatAllCandidatesShareIsInserted() {
    #expect(outcome("s", 0..<1, ["swap", "swipe"]) == .replace(0..<1, with: "sw"))
    #expect(outcome("S", 0..<1, ["swap", "swipe"]) == .replace(0..<1, with: "sw"))
  }

  @Test func candidatesThatShareNoMoreThanWasTypedAreListed() {
    #expect(outcome("sw", 0..<2, ["swap", "swipe"]) == .list)
    #expect(outcome("", 0..<0, ["add", "tap"]) == .list)
  }

  @Test func matchesInTheMiddleNeverTakeBackWhatWasTyped() {
    #expect(outcome("ap", 0..<2, ["swap", "swapped"]) == .list)
  }

  @Test func noCandidatesMeanNothing() {
    #expect(outcome("zz", 0..<2, []) == .nothing)
  }

  @Test func rangesCountScalarsAndStayInTheLine() {
    #expect(outcome("按e\u{301} s", 4..<9, ["swipe"]) == .replace(4..<5, with: "swipe "))
  }

  private func outcome(
    _ line: String, _ range: Range<Int>, _ texts: [String]
  ) -> CompletionOutcome {
    let candidates = texts.map { CompletionCandidate(text: $0, summary: "", suffix: " ") }
    return PromptCompletions(replacing: range, candidates: candidates).outcome(in: line)
  }
}
