import Testing

@testable import Commands

@Test func aPauseIsToldToPagesAndEndsWithAnEmptyLine() {
  let desk = TestSession.prompt("add card")
  let page = desk.watch()
  desk.tell("pause")
  #expect(page.events.contains { $0.name == "pause" })
  #expect(page.last("mode")["pause"]?.object?["text"] == "Paused")
  desk.tell("")
  #expect(desk.session.promptText == "tapscope" && page.last("mode")["pause"] == nil)
}
