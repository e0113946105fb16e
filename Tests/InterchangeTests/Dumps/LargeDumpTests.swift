import Foundation
import Interchange
import TestSupport
import Testing

@Suite struct LargeDumpTests {
  @Test func manyViewsAreRead() throws {
    var text = "<UIWindow: 0x1; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x2>>\n"
    for k in 0..<10_000 {
      text +=
        String(repeating: "   |", count: k % 8 + 1)
        + " <UIView: 0x6000\(k); frame = (\(k) 0.5; 44 44); autoresize = W+H; layer = <L: 0x3>>\n"
    }
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == 10_001)
    #expect(dump.warnings == [])
    #expect(DumpBuilder().makeView(dump.roots[0]).parts.count == 10_001)
  }

  @Test func longLineIsRead() throws {
    let text =
      "<UILabel: 0x1; frame = (0 0; 1 1); text = '"
      + String(repeating: "a'b;<", count: 200_000) + "'; tag = 5; layer = <CALayer: 0x2>>"
    #expect(try onlyRoot(text).tag == 5)
    #expect(try onlyRoot(text).text?.utf8.count == 1_000_000)
  }

  @Test func millionPipesAreOneLevel() throws {
    let text =
      "<A: 0x1; frame = (0 0; 1 1)>\n" + String(repeating: "|", count: 1_000_000)
      + "<B: 0x2; frame = (0 0; 1 1)>"
    #expect(try onlyRoot(text).outline == "A(B)")
    #expect(try warnings(text) == [.levelsMissing(count: 999_999)])
  }

  @Test func deepDumpIsReadBuiltAndFreed() throws {
    let depth = size(1000, of: 3000)
    let text = (0..<depth).map {
      String(repeating: "|", count: $0) + "<V: 0x\($0); frame = (0 0; 1 1)>\n"
    }
    let dump = try HierarchyDump(parsing: text.joined())
    #expect(dump.roots.count == 1)
    #expect(dump.viewCount == depth)
    #expect(DumpBuilder().makeView(dump.roots[0]).parts.last?.dumped.line == depth)
  }

  @Test func depthCostsNoStack() {
    let depth = size(20_000, of: 200_000)
    var view = DumpedView(className: "UIView", frame: .zero)
    for _ in 1..<depth { view = DumpedView(className: "UIView", frame: .zero, children: [view]) }
    let built = DumpBuilder().makeView(view)
    #expect(built.parts.count == depth)
  }

  /// A flat list of objects might be a responder chain until its last line.
  @Test func manyTreesAreRefused() {
    let text = (0..<size(20_000, of: 100_000)).map {
      "<UIView: 0x\($0); frame = (0 0; 9 9)>\n"
    }.joined()
    #expect(throws: DumpError.self) { try HierarchyDump(parsing: text) }
  }
}
