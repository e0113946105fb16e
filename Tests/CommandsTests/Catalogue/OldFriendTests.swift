import Language
import Testing

@testable import Commands

/// Words that people know from elsewhere call the command that does the same.
@Suite struct OldFriendTests {
  @Test(arguments: [
    ("bt", "chain"), ("p", "describe"), ("print", "describe"), ("po", "describe"),
    ("delete", "remove"),
  ])
  func anOldFriendCallsItsCounterpart(word: String, name: String) throws {
    let desk = TestSession()
    desk.session.isInteractive = true
    let word = Word(text: word, range: 0..<0, quoting: .bare)
    #expect(try desk.session.command(for: word).name == name)
  }
}
