import Scenes
import Session
import SessionStage
import TestSupport
import Testing

/// Commands, undo, redo, checkpoints and restoring in any order, against a list of pictures.
@Suite struct RandomCheckpointTests {
  @Test(arguments: seeds(6, of: 60))
  func everyCheckpointBringsItsPictureBack(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    var pictures: [String: [String]] = [:]
    for k in 0..<70 {
      switch commands.number(0...11) {
      case 0:
        let name = "p\(commands.number(1...4))"
        try desk.session.execute("checkpoint \(name)")
        pictures[name] = desk.state
      case 1, 2:
        guard let name = pictures.keys.sorted().randomElement(of: &commands) else { continue }
        let before = desk.state
        let count = desk.scene.journal.undoLabels.count
        try desk.session.execute("restore \(name)")
        #expect(desk.state == pictures[name], "step \(k)")
        guard desk.scene.journal.undoLabels.count > count else { continue }
        try desk.session.execute("undo")
        #expect(desk.state == before, "step \(k)")
        if commands.number(0...1) == 0 { try desk.session.execute("redo") }
      case 3: try? desk.session.execute("undo \(commands.number(1...5))")
      case 4: try? desk.session.execute("redo \(commands.number(1...5))")
      default: try? desk.session.execute(commands.next())
      }
    }
  }

  @Test(arguments: seeds(6, of: 60))
  func somethingDiffersJustWhenThePictureDoes(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    for _ in 0..<15 { try? desk.session.execute(commands.next()) }
    for k in 0..<25 {
      try desk.session.execute("checkpoint")
      let picture = desk.state
      var lines: [String] = []
      for _ in 0..<commands.number(1...3) {
        let line = commands.number(0...5) == 0 ? "undo" : commands.next()
        lines.append(line)
        try? desk.session.execute(line)
      }
      let now = desk.state
      let report = try desk.printed("diff")
      #expect(desk.state == now, "diff changes nothing")
      let isSame = report[0].hasPrefix("nothing differs")
      #expect(isSame == (now == picture), "step \(k): \(lines): \(report)")
    }
  }

  @Test(arguments: seeds(4, of: 30))
  func aTestWithCheckpointsInsideRollsBack(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    for _ in 0..<15 { try? desk.session.execute(commands.next()) }
    try desk.session.execute("checkpoint outer")
    let outer = desk.state
    for _ in 0..<5 { try? desk.session.execute(commands.next()) }
    let before = desk.state
    try desk.session.execute("test \"any\"")
    for k in 0..<30 {
      let line =
        ["checkpoint a", "restore a", "restore outer", "undo 2"].randomElement(of: &commands)
      try? desk.session.execute(k % 4 == 3 ? line ?? "" : commands.next())
    }
    try desk.session.execute("end")
    #expect(desk.state == before)
    try desk.session.execute("restore outer")
    #expect(desk.state == outer)
  }
}

extension [String] {
  fileprivate func randomElement(of commands: inout RandomCommands) -> String? {
    isEmpty ? nil : self[commands.number(0...count - 1)]
  }
}
