import Analysis
import Foundation
import Interchange
import ResponderKit
import Session
import SessionStage
import Testing

/// Long work that somebody interrupts: nothing incomplete is shown or written, and nothing changes.
@Suite struct InterruptionTests {
  private let desk = TestSession()

  init() {
    // A view that must be asked at every point.
    desk.run(
      "add card 0,0 300x300; add UIButton buy 20,20 90x44 in card; "
        + "override card redirect buy")
  }

  private func interrupted(_ line: String) {
    desk.scene.isInterrupted = { true }
    desk.run(line)
    desk.scene.isInterrupted = { false }
  }

  @Test(arguments: [
    "map", "map card", "audit", "why card", "export svg", "export html", "export json",
    "export script", "export swift", "save none.scope",
  ])
  func nothingIsShown(line: String) {
    interrupted(line)
    #expect(desk.output.isEmpty && desk.messages.isEmpty)
    #expect(desk.runner.wasInterrupted)
  }

  @Test func theNextCommandIsCarriedOut() {
    for line in ["map", "expect error \"x\" : map", "verify map <<END\nx\nEND"] {
      let desk = TestSession()
      desk.run("add card 0,0 300x300; add buy in card; override card redirect buy")
      desk.scene.isInterrupted = { true }
      desk.run(line)
      desk.scene.isInterrupted = { false }
      #expect(!desk.scene.wasInterrupted)
    }
  }

  @Test(arguments: ["export svg", "export html"])
  func noFileIsWritten(command: String) throws {
    let folder = try Folder(["old": "old"])
    interrupted("\(command) \(folder.path("old"))")
    #expect(try folder.text("old") == "old")
  }

  @Test func nothingIsImported() throws {
    let lines = (1...1000).map { "   | <UIView: 0x\($0); frame = (0 0; 9 9)>" }
    let text = ["<UIWindow: 0x9999; frame = (0 0; 390 844)>"] + lines
    let folder = try Folder(["big.txt": text.joined(separator: "\n")])
    interrupted("import \(folder.path("big.txt"))")
    #expect(desk.runner.wasInterrupted)
    #expect(desk.scene.names["card"] != nil && desk.scene.names["view1"] == nil)
  }

  @Test func noFixIsApplied() {
    desk.run("hide card")
    let before = desk.scene.journal.stepCount
    interrupted("why buy fix")
    #expect(desk.scene.journal.stepCount == before)
    #expect(desk.scene.wasInterrupted == false)
  }

  /// Runs a line in a scene of many views, and asks to stop at one of the questions.
  ///
  /// - Returns: The number of questions.
  @discardableResult
  private func questions(in line: String, stoppingAt number: Int = .max) -> Int {
    var count = 0
    desk.scene.isInterrupted = {
      count += 1
      return count >= number
    }
    desk.run(line)
    desk.scene.isInterrupted = { false }
    return count
  }

  private func addViews() {
    for k in 0..<Self.viewCount { desk.run("add UIButton v\(k) \(k),0 9x44") }
  }

  private static let viewCount = 40

  /// What takes time for every view asks for every view whether to go on, in each of its parts.
  @Test(arguments: [
    ("find nothing", 1), ("tree all", 4), ("export tree", 3), ("export script", 5),
    ("export swift", 7), ("export svg", 5), ("export html", 4), ("export json", 1),
    ("checkpoint; hide root; diff", 1),
  ])
  func longWorkAsksForEveryView(line: String, parts: Int) {
    addViews()
    #expect(questions(in: line) >= parts * Self.viewCount)
  }

  @Test func importsAskForEveryView() throws {
    let folder = try Folder(["big.txt": Self.dump])
    let path = folder.path("big.txt")
    #expect(questions(in: "import \(path)") >= 2 * Self.viewCount)
    #expect(questions(in: "import \(path) into window") >= 2 * Self.viewCount)
    #expect(questions(in: "diff \(path) \(path)") >= 5 * Self.viewCount)
  }

  /// A dump with a controller and a recognizer for each of its views.
  private static let dump: String = {
    let views = (1...viewCount).map {
      "   | <UIButton: 0x\($0)00; frame = (0 0; 9 9); layer = <CALayer: 0x2>>"
    }
    let actions = (1...viewCount).map {
      "(lldb) pactions 0x\($0)00\n<Cart: 0x9\($0)>: pay:"
    }
    let window = "<UIWindow: 0x9999; frame = (0 0; 390 844)>"
    return ([window] + views + actions).joined(separator: "\n")
  }()

  @Test func anInterruptedImportLeavesTheSceneAsItWas() throws {
    let folder = try Folder(["big.txt": Self.dump])
    for line in ["import \(folder.path("big.txt"))", "import \(folder.path("big.txt")) into card"] {
      let before = (desk.scene.journal.stepCount, SceneScript(desk.scene).lines)
      let all = questions(in: line)
      desk.run("undo")
      #expect(SceneScript(desk.scene).lines == before.1)
      for number in stride(from: 1, to: all, by: 37) {
        questions(in: line, stoppingAt: number)
        #expect(desk.runner.wasInterrupted)
        #expect(desk.scene.journal.stepCount == before.0)
        #expect(SceneScript(desk.scene).lines == before.1)
      }
    }
  }

  /// The rows of a map in which many views are rotated take longer than others.
  @Test func aMapOfRotatedViewsAsksMoreOften() {
    func questions(for viewCount: Int) -> Int {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      card.transform = CGAffineTransform(rotationAngle: 1)
      for _ in 1..<viewCount { card.addSubview(UIView()) }
      var count = 0
      _ = HitMap(
        ofOnly: card, over: SampleGrid(card.bounds, columns: 4, rows: 128), isParallel: false
      ) {
        count += 1
        return false
      }
      return count
    }
    #expect(questions(for: 8_000) > 4 * questions(for: 10))
  }
}
