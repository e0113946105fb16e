import Testing

@testable import Shell

@Suite struct StepPositionTests {
  private func index(after keys: [Key], stops: [Int] = []) -> Int {
    var position = StepPosition(count: 9)
    for key in keys { _ = position.press(key) { index in stops.first { $0 > index } } }
    return position.index
  }

  @Test(arguments: [Key.enter, .space, .character("n"), .right, .down])
  func oneStepOn(key: Key) {
    #expect(index(after: [key, key]) == 2)
  }

  @Test(arguments: [Key.character("b"), .left, .up, .backspace])
  func oneStepBackButNotBeforeTheFirst(key: Key) {
    #expect(index(after: [.enter, .enter, key]) == 1)
    #expect(index(after: [key]) == 0)
  }

  @Test func toTheEndAndAgain() {
    #expect(index(after: [.character("s")]) == 8)
    #expect(index(after: [.character("s"), .character("r")]) == 0)
  }

  @Test func toTheNextBreakpointAndPastTheLastOneToTheEnd() {
    #expect(index(after: [.character("c")], stops: [0, 3, 5]) == 3)
    #expect(index(after: [.character("c"), .character("c")], stops: [0, 3, 5]) == 5)
    #expect(index(after: [.character("c")], stops: []) == 8)
  }

  @Test func keysThatDoNotMove() {
    var position = StepPosition(count: 2)
    let press = { (key: Key) in position.press(key) { _ in nil } }
    #expect(press(.character("?")) == .help)
    #expect(press(.character("x")) == .nothing)
    #expect(press(.redraw) == .show)
    #expect(press(.enter) == .show)
    #expect(press(.enter) == .atEnd)
    for key in [Key.character("q"), .escape, .interrupt, .endOfInput] {
      #expect(press(key) == .leave)
    }
  }
}
