import Foundation
import Interchange
import Presentation
import ResponderKit
import Scenes
import TestSupport
import Testing
import Text

/// Texts that nobody means well with.
@Suite struct HostileTests {
  @Test func textLargerThanTheLimitIsRefused() {
    let data = Data(repeating: UInt8(ascii: "|"), count: DumpLimits.largestText + 1)
    let error = DumpError(line: 1, column: 1, kind: .tooLarge(limit: DumpLimits.largestText))
    #expect(throws: error) { try HierarchyDump(parsing: data) }
    #expect(throws: error) { try HierarchyDump(parsing: String(decoding: data, as: UTF8.self)) }
    #expect("\(error)" == "1:1: larger than 64 MB; paste one screen only")
  }

  @Test func textOfTooManyLinesIsRefused() {
    let limit = DumpLimits.mostLines
    let text = String(repeating: "a\n", count: limit + 1)
    #expect(throws: DumpError(line: limit + 1, column: 1, kind: .tooManyLines(limit: limit))) {
      try HierarchyDump(parsing: text)
    }
  }

  @Test func textOfTooManyTreesIsRefused() {
    let limit = DumpLimits.mostTrees
    let text = String(repeating: "<A: 0x1; frame = (0 0; 1 1)>\n", count: limit + 1)
    #expect(throws: DumpError(line: limit + 1, column: 1, kind: .tooManyTrees(limit: limit))) {
      try HierarchyDump(parsing: text)
    }
  }

  @Test func manyObjectsBesideEachOtherAreReadInOneGo() throws {
    let count = size(20_000, of: 100_000)
    let text =
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n" + String(repeating: "<Foo: 0x2>\n", count: count)
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == 1 && dump.warnings.count == count)
  }

  @Test func textOfTooManyRecognizersIsRefused() {
    let limit = DumpLimits.mostJoined
    let line = "<UITapGestureRecognizer: 0x2; state = Possible; view = <UIView 0x1>>\n"
    #expect(throws: DumpError(line: 1, column: 1, kind: .tooManyJoined(limit: limit))) {
      try HierarchyDump(parsing: String(repeating: line, count: limit + 1))
    }
  }

  private static let text = """
    (lldb) po w
    <UIWindow: 0x1; frame = (0 0; 9 9)>
       | <UILabel: 0x2; frame = (1 1; 5 5); text = 'Łódź'>
    """

  @Test(arguments: [
    ("\u{FEFF}" + text).data(using: .utf16LittleEndian),
    ("\u{FEFF}" + text).data(using: .utf16BigEndian),
    text.data(using: .utf16LittleEndian), text.data(using: .utf16BigEndian),
  ])
  func utf16IsRead(data: Data?) throws {
    let dump = try HierarchyDump(parsing: try #require(data))
    #expect(dump.roots.map(\.outline) == ["UIWindow(UILabel)"])
    #expect(dump.roots[0].children[0].text == "Łódź")
    #expect(dump.warnings == [DumpWarning(line: 1, kind: .repaired(.utf16))])
  }

  @Test func utf8MayBeginWithAMark() throws {
    let dump = try HierarchyDump(parsing: Data([0xEF, 0xBB, 0xBF]) + Data(Self.text.utf8))
    #expect(dump.viewCount == 2)
    #expect(dump.warnings == [])
  }

  @Test func brokenUTF8IsReadAndReported() throws {
    let dump = try HierarchyDump(parsing: Data(Self.text.utf8) + Data([0xC3]))
    #expect(dump.viewCount == 2)
    #expect(dump.warnings.map(\.kind).contains(.brokenCharacters))
  }

  @Test(arguments: seeds(20, of: 100))
  func randomBytesAreRefusedOrRead(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
    do throws(DumpError) {
      #expect(try HierarchyDump(parsing: Data(bytes)).viewCount > 0)
    } catch {
      #expect(error.line >= 1 && error.column >= 1)
    }
  }

  @Test func deepSceneIsImportedUndoneDrawnAndFreed() throws {
    let depth = size(20_000, of: 50_000)
    var view = DumpedView(className: "UIView", frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    for _ in 1..<depth {
      view = DumpedView(className: "UIView", frame: view.frame, children: [view])
    }
    let scene = Scene()
    scene.journal.begin("import")
    #expect(scene.replace(by: HierarchyDump(roots: [view])).viewCount == depth)
    scene.journal.end(isAtRest: true)
    var lines = 0
    TreeReport(scene).write(OutputStyle()) { _ in lines += 1 }
    #expect(lines > depth)
    #expect(SceneScript(scene).lines.count > depth)
    #expect(scene.windows[0].hitTest(CGPoint(x: 5, y: 5), with: nil) != nil)
    #expect(scene.journal.undo() != nil)
    #expect(scene.journal.redo() != nil)
  }
}
