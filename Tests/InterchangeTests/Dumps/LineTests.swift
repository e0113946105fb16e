import Foundation
import Interchange
import Testing

@Suite struct LineTests {
  @Test func pipesTellTheDepthWhateverTheSpaces() throws {
    let text = """
      <A: 0x1; frame = (0 0; 9 9)>
         | <B: 0x2; frame = (0 0; 9 9)>
      |   |<C: 0x3; frame = (0 0; 9 9)>
      || <D: 0x4; frame = (0 0; 9 9)>
      \t|\u{A0}<E: 0x5; frame = (0 0; 9 9)>
      """
    #expect(try onlyRoot(text).outline == "A(B(C D) E)")
    #expect(try warnings(text) == [])
  }

  @Test func siblingsKeepTheirOrderAndLines() throws {
    let root = try onlyRoot(
      "\n<A: 0x1; frame = (0 0; 9 9)>\n\n | <B: 0x2; frame = (0 0; 9 9)>\n"
        + " | <C: 0x3; frame = (0 0; 9 9)>\n")
    #expect(root.line == 2)
    #expect(root.children.map(\.className) == ["B", "C"])
    #expect(root.children.map(\.line) == [4, 5])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndingWorks(ending: String) throws {
    let lines = [
      "(lldb) po x", "<A: 0x1; frame = (0 0; 9 9)>", " | <B: 0x2; frame = (0 0; 9 9)>", "",
    ]
    #expect(try onlyRoot(lines.joined(separator: ending)).outline == "A(B)")
    #expect(try onlyRoot(lines.joined(separator: ending)).children[0].line == 3)
  }

  @Test(arguments: [
    "(lldb) po [[UIWindow keyWindow] recursiveDescription]", "(gdb) po 0x12", "cy# w.toString()",
    "po view.recursiveDescription()", "Printing description of self:", "▿ Optional<NSString>",
    "```", "", "   \t ",
  ])
  func linesAroundTheViewsAreExpected(line: String) throws {
    let text = "\(line)\n<A: 0x1; frame = (0 0; 9 9)>\n\(line)"
    #expect(try onlyRoot(text).outline == "A")
    #expect(try warnings(text) == [])
  }

  @Test(arguments: [
    "2021-03-04 05:06:07.890 Shop[12:345] ", "default\t21:28:46.1+0100\tShop\t", "[Metro] ",
    "- Hit: ", "$3 = 0x7f ", "tree:", "`", "@\"", "<Info> ", "'Menu:0x9' ", "_title, _box ",
  ])
  func anythingMayStandBeforeAView(prefix: String) throws {
    let text =
      "\(prefix)<A: 0x1; frame = (0 0; 9 9)>\n\(prefix) | <B: 0x2; frame = (0 0; 9 9)>\n"
      + " | | \(prefix)<C: 0x3; frame = (0 0; 9 9)>"
    #expect(try onlyRoot(text).outline == "A(B(C))")
  }

  @Test(arguments: [
    " - (null)", " - Star.png", " effect=<UIBlurEffect: 0x4> style=Dark", " layout=0x10",
    " delegate=0x5 no-scroll-edge-support", " collection view layout: <Flow: 0x6>", "`", "\";",
    " reactTag: 74; frame = {{3, 3}, {9, 9}}; layer = <CALayer: 0x7>",
  ])
  func suffixesAreExpected(suffix: String) throws {
    let text = "<A: 0x1; frame = (1 2; 3 4); layer = <CALayer: 0x8>>\(suffix)"
    #expect(try onlyRoot(text).frame.minX == 1)
    #expect(try warnings(text) == [])
  }

  @Test func wrappedDescriptionCounts() throws {
    let text =
      "<<Box: 0x1; frame = (0 0; 5 5); layer = <CALayer: 0x2>> minSize = {0, 0}, "
      + "maxSize = {1.79e+308, inf}, c = <D: 0x3 size = (4,inf); e = <F: 0x4>>; mode = 0>"
    #expect(try onlyRoot(text).className == "Box")
    #expect(try warnings(text) == [])
  }

  @Test func addressesMayBeMissing() throws {
    let root = try onlyRoot(
      "<A; frame = (0 0; 9 9)>\n | <B; frame = (0 0; 9 9); layer = <CALayer>>")
    #expect(root.outline == "A(B)")
    #expect(root.address == nil)
  }

  @Test(arguments: ["_TtGC7SwiftUI4HostV4Shop4Menu_", "_TtGC4Shop3BoxP10$1c2d(3)Any_", "Łódź.Okno"])
  func classNamesOfSwiftAreRead(name: String) throws {
    #expect(try onlyRoot("<\(name): 0x1; frame = (0 0; 9 9)>").className == name)
  }

  @Test func cutLineKeepsWhatIsComplete() throws {
    let text = "<A: 0x1; frame = (0 0; 9 9)>\n | <B: 0x2; frame = (1 2; 3 4); alpha = 0.5; tag = 1"
    let view = try onlyRoot(text).children[0]
    #expect(view.alpha == 0.5 && view.tag == 0)
    #expect(try HierarchyDump(parsing: text).warnings == [DumpWarning(line: 2, kind: .cut)])
  }

  @Test(arguments: [
    ("hello", DumpWarning.Kind.notUnderstood), ("|  |", .notUnderstood), ("...", .elided),
    (" | ……", .elided), (". . .", .elided), ("<Store: 0x7>", .notAView(className: "Store")),
    (
      "<Tap: 0x7; state = Possible; view = <A: 0x1; frame = (0 0; 1 1)>>",
      .notAView(className: "Tap")
    ),
    ("   | <CALayer: 0x170> (layer)", .layer),
    (" |  | <CAShapeLayer: 0x17; opacity = 0> (layer)", .layer),
    (
      "   | 'Shop.Menu:0x9' <B: 0x7; frame = (0 0; 1 1)>", .controllerName("Shop.Menu:0x9")
    ),
  ])
  func nothingIsDroppedInSilence(line: String, kind: DumpWarning.Kind) throws {
    let dump = try HierarchyDump(parsing: "<A: 0x1; frame = (0 0; 9 9)>\n\(line)")
    #expect(dump.warnings == [DumpWarning(line: 2, kind: kind)])
    #expect(dump.warnings[0].description.hasPrefix("line 2: "))
  }
}
