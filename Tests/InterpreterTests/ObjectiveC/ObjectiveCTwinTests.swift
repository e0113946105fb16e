import Code
import ResponderKit
import Testing

@testable import Interpreter

/// The classes of the twins, written in Objective-C as people write it, beside the compiled ones.
@Suite("Classes of Objective-C answer as the compiled ones of Swift do")
struct ObjectiveCTwinTests {
  private static let texts = [
    objectiveCTwins, objectiveCTwinsOfGeometry, objectiveCTwinsOfState, objectiveCTwinsOfTrees,
  ]

  private func running() -> Running {
    Running(
      Self.texts.enumerated().map { CodeSource(name: "Twins\($0).m", text: $1) })
  }

  @Test("All 52 classes are read without a mistake")
  func reading() {
    let running = running()
    #expect(running.mistakes == [])
    let names = TwinKind.all.map(\.name).filter { running.program.types[$0]?.kind == .class }
    #expect(names.count == 52)
  }

  @Test(
    "10,000 touches on random scenes ask the same questions and find the same views",
    arguments: 200..<220)
  func touches(seed: Int) throws {
    var scenes = try TwinScenes(seed, TwinKind.all, running())
    scenes.expectSameAnswers()
  }
}
