import Scenes
import Testing

@testable import Interchange

/// The classes of Swift as debuggers print them: mangled, demangled, generic.
@Suite struct ClassNameTests {
  @Test(
    "a view keeps its class, its place and a readable name",
    arguments: [
      ("_UIHostingView<ModifiedContent<A, B>>", "hostingView"),
      ("SwiftUI._UIHostingView<List<Never, ForEach<[Item], Int, Row>>>", "hostingView"),
      ("App.Cell<(A, B)>", "cell"),
      ("_TtGC5UIKitP10$18a1b2c3d22FloatingBarHostingViewVS_7Content_", "barHostingView"),
      ("_TtGC7SwiftUI14_UIHostingViewV3App11ContentView_", "hostingView"),
      ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Card", "card"),
    ] as [(String, String)])
  func classesOfSwift(className: String, name: String) throws {
    let scene = Scene()
    let summary = scene.replace(
      by: try HierarchyDump(
        parsing: """
          <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
             | <\(className): 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
             |    | <UIButton: 0x5; frame = (10 10; 90 44); layer = <CALayer: 0x6>>
          """))
    #expect(summary.viewCount == 3 && summary.warnings == [])
    let view = try #require(scene.names.responder(atAddress: "0x3"))
    #expect(scene.className(of: view) == className)
    #expect(scene.label(of: view) == name)
  }

  @Test("what only looks like the arguments of a class is left alone")
  func noArguments() throws {
    let dump = try HierarchyDump(
      parsing: "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView<: 0x2; frame = (0 0; 9 9)>\n")
    #expect(dump.roots.count == 1)
  }
}
