import Foundation
import Session
import SessionStage
import TestSupport
import Testing

/// Whatever is recorded passes when it is run, and ends in the same scene.
@Suite struct RandomRecordTests {
  private func check(_ desk: TestSession, _ folder: Folder) throws {
    let replayed = TestSession()
    replayed.run("source \(folder.path("a.scope"))")
    #expect(replayed.messages == [])
    #expect(replayed.state == desk.state)
    #expect(replayed.runner.tally.failed == 0)
  }

  @Test(arguments: seeds(5, of: 40))
  func anySessionCanBeRecorded(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let folder = try Folder(["x": ""])
    let desk = TestSession()
    // A recording may begin anywhere.
    desk.runner.begin(name: nil)
    for _ in 0..<commands.number(0...12) { desk.runner.run(commands.next()) }
    desk.runner.run("record \(folder.path("a.scope"))")
    for _ in 0..<50 { desk.runner.run(commands.nextOfSession()) }
    if desk.runner.isInTest { desk.runner.run("end") }
    try check(desk, folder)
  }

  static let examples = PackageFolder.files(in: "examples", suffix: ".scope")

  @Test(arguments: sample(examples, oneIn: 6))
  func anExampleCanBeRecorded(name: String) throws {
    let folder = try Folder(["x": ""])
    let desk = TestSession()
    desk.say("record \(folder.path("a.scope")); source \(PackageFolder.url.path)/\(name)")
    #expect(desk.messages == [])
    #expect(try !folder.text("a.scope").contains("left out"))
    try check(desk, folder)
  }
}

extension RandomCommands {
  /// The next line of a session: a change, an event, a question, or a step back.
  mutating func nextOfSession() -> String {
    let place = "\(number(-20...390)),\(number(-20...844))"
    let view = "v\(number(1...6))"
    switch number(0...31) {
    case 0...9: return next()
    case 10: return "tap \(place)"
    case 11: return "tap \(view) count=\(number(1...3))"
    case 12: return "drag \(place) to \(number(0...390)),\(number(0...844)) for 0.2"
    case 13: return "touch began \(place) finger=\(number(1...2))"
    case 14: return ["touch moved \(place)", "touch ended", "touch cancelled"][number(0...2)]
    case 15: return "wait 0.\(number(1...9))"
    case 16:
      let kind = ["tap", "longpress", "pan", "swipe"][number(0...3)]
      return "gesture \(kind) g\(number(1...9)) on \(view)"
    case 17: return "swipe \(view) left"
    case 18:
      return ["require g1 toFail g2", "simultaneous g1 g2", "delegate g1 shouldBegin=off"][
        number(0...2)]
    case 19: return "hit \(place)"
    case 20: return ["tree", "chain", "log", "trace", "draw", "gestures", "step"][number(0...6)]
    case 21: return ["get \(view) frame", "inside \(view) 5,5", "find v"][number(0...2)]
    case 22: return ["undo", "redo", "undo 3", "checkpoint a", "restore a", "diff"][number(0...5)]
    case 23: return ["test \"t\"", "end", "end"][number(0...2)]
    case 24: return ["hide it", "get it", "get touch phase", "reset"][number(0...3)]
    case 25: return "set \(view) canBecomeFirstResponder on; focus \(view); shake"
    case 26: return "expect hit \(view); expect nothing fired; expect handled nobody"
    case 27: return ["ignore begin", "ignore end", "queue hold", "queue release"][number(0...3)]
    case 28: return "let x \(number(1...9)); repeat 2; tap 1$x,20; end"
    case 29: return "expect error \"nothing\" : undo; xfail \"why\" : hide \(view)"
    case 30:
      return "xfail \"why\" : add v\(number(1...9)) in \(view); verify hide \(view) <<END\nEND"
    default: return "xfail \"why\""
    }
  }
}
