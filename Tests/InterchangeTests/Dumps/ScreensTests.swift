import Foundation
import Interchange
import ResponderKit
import Scenes
import TestSupport
import Testing

/// Texts with several screens, and logs of test runs.
@Suite struct ScreensTests {
  private func tree(_ text: String, button address: String = "30") -> String {
    """
    <UIWindow: 0x10; frame = (0 0; 100 200); layer = <UIWindowLayer: 0x11>>
       | <UIButton: 0x\(address); frame = (10 20; 40 20); text = '\(text)'; layer = <L: 0x2>>
       | <UIView: 0x40; frame = (0 0; 100 100); layer = <L: 0x2>>

    """
  }

  private func failure(_ address: String) -> String {
    """
    Error: Failed to hit view with identifier `pay` at point {30, 30} with hit-test
        - Hit: <UIView: 0x40; frame = (0 0; 100 100); layer = <CALayer: 0x1>>
        - Target view: <UIButton: 0x\(address); frame = (10 20; 40 20); layer = <CALayer: 0x1>>

    """
  }

  private func texts(_ dump: HierarchyDump) -> [String] {
    var texts: [String] = []
    for root in dump.distinctRoots { root.forEachInTree { texts += [$0.text].compactMap(\.self) } }
    return texts
  }

  @Test func aScreenThatIsPrintedAgainIsTaken() throws {
    let text = tree("One") + "po window\n" + tree("Two")
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.screens.map(\.title) == ["One", "Two"])
    #expect(dump.screens.map(\.line) == [1, 5])
    #expect(dump.screens.map(\.viewCount) == [3, 3])
    #expect(dump.screen == 2)
    #expect(texts(dump) == ["Two"])
    #expect(texts(try HierarchyDump(parsing: text, screen: 1)) == ["One"])
  }

  @Test(arguments: [0, 3, -1])
  func aScreenThatIsNotThereIsAnError(number: Int) throws {
    let text = tree("One") + tree("Two")
    #expect(
      throws: DumpError(line: 1, column: 1, kind: .noScreen(number: number, count: 2))
    ) { try HierarchyDump(parsing: text, screen: number) }
  }

  @Test func severalWindowsAndReprintsAreOneScreen() throws {
    let other = "<UIWindow: 0x50; frame = (0 0; 100 200); layer = <UIWindowLayer: 0x51>>\n"
    let dump = try HierarchyDump(parsing: tree("One") + other + tree("One"))
    #expect(dump.screens == [])
    #expect(dump.screen == nil)
    #expect(dump.distinctRoots.count == 2)
    #expect(try HierarchyDump(parsing: tree("One"), screen: 1).screen == nil)
  }

  /// Each message is about the screen behind it.
  @Test func theScreenOfTheLastFailureIsTaken() throws {
    let text =
      failure("30") + tree("One") + "passed\n" + failure("31") + tree("Two", button: "31") + "\n"
      + tree("Three")
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.screens.map(\.title) == ["One", "Two", "Three"])
    #expect(dump.screen == 2)
    #expect(texts(dump) == ["Two"])
    #expect(dump.observations.map(\.target?.address) == ["0x31"])
    let first = try HierarchyDump(parsing: text, screen: 1)
    #expect(first.observations.map(\.target?.address) == ["0x30"])
  }

  private func page(_ name: String) -> String {
    """
    <?xml version="1.0"?><AppiumAUT><XCUIElementTypeApplication type="a" x="0" y="0" width="100" \
    height="200">
    <XCUIElementTypeButton type="b" name="\(name)" x="0" y="0" width="50" height="20"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """
  }

  /// The answer of a server, as a log prints it.
  private func answer(_ name: String) -> String {
    let escaped = page(name).replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("/", with: "\\/")
    return "[debug] Got response with status 200: {\"value\":\"\(escaped)\"}\n"
  }

  private static let noise = (0..<2000).map {
    "[debug] [HTTP] --> GET /session/\($0) {\"a\":\($0)}\n"
  }
  .joined()

  @Test(arguments: [false, true])
  func pageSourcesInALogAreScreens(isEscaped: Bool) throws {
    let pages = ["pay", "buy"].map { (isEscaped ? answer($0) : page($0) + "\n") }
    let message =
      "The element '\"pay\" Button' is not visible on the screen and thus is not "
      + "interactable\n"
    let text = Self.noise + pages[0] + message + Self.noise + pages[1] + Self.noise
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.screens.count == 2)
    #expect(dump.screen == 2)
    #expect(dump.roots[0].children.map(\.identifier) == ["buy"])
    let first = try HierarchyDump(parsing: text, screen: 1)
    #expect(first.roots[0].children.map(\.identifier) == ["pay"])
    #expect(first.roots[0].line == 2001)
  }

  @Test func aHierarchyOfXCTestFarBehindInALogIsFound() throws {
    let lines =
      Self.noise
        + """
        Failed: Not hittable: Button, {{0.0, 0.0}, {50.0, 20.0}}, label: 'Pay'
        Attributes: Application, 0x600000, pid: 1, label: 'Shop'
        Element subtree:
         →Application, 0x600000, pid: 1, label: 'Shop'
            Window (Main), 0x600001, {{0.0, 0.0}, {100.0, 200.0}}
              Button, 0x600002, {{0.0, 0.0}, {50.0, 20.0}}, label: 'Pay'
        Path to element:

        """ + Self.noise
    let timed = lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      "2026-11-23T03:05:\(10 + $0 % 50).1234567Z \u{1B}[32m\($1)\u{1B}[0m"
    }.joined(separator: "\n")
    for text in [lines, timed] {
      let scene = Scene()
      let dump = try HierarchyDump(parsing: text)
      #expect(dump.formats == [.xcuiTest])
      _ = scene.replace(by: dump)
      let failure = try #require(scene.origin?.failure)
      #expect(failure.line == 2001)
      #expect(failure.target == scene.origin?.failedView)
      #expect(scene.names["button"].map { ObjectID($0) } == failure.target)
    }
  }

  @Test func coloursAndTimesAreToldAsRepairs() throws {
    let text = tree("One").split(separator: "\n").map {
      "[2026-11-23T03:05:07.123Z] \u{1B}[1;31m\($0)"
    }
    .joined(separator: "\n")
    let dump = try HierarchyDump(parsing: text)
    #expect(texts(dump) == ["One"])
    #expect(
      dump.warnings.map(\.kind) == [
        .repaired(.colours), .repaired(.logPrefixes(first: "[2026-11-23T03:05:07.123Z]")),
      ])
  }

  /// A text whose format stands in the beginning, or which is a debugger's, is read as before.
  @Test func aMarkInALabelIsNoDocument() throws {
    let many = String(repeating: tree("One"), count: 400)
    let dump = try HierarchyDump(parsing: many + tree("Element subtree:") + "<AppiumAUT>")
    #expect(dump.formats == [.recursiveDescription])
  }

  /// The work for a log grows with its length, not with its square.
  @Test func longLogsTakeLittleTime() throws {
    func seconds(_ count: Int) throws -> Double {
      let text = (1000..<1000 + count).map {
        "\(failure("\($0)"))\(tree("One", button: "\($0)"))noise\n"
      }
      .joined()
      var found = 0
      let time = try processorTime { found = try HierarchyDump(parsing: text).screens.count }
      #expect(found == count)
      return time / .seconds(1)
    }
    _ = try seconds(20)
    let (few, many) = (try seconds(100), try seconds(400))
    #expect(many < 16 * few)
  }

  @Test(arguments: [
    "<UIAApplication><UIAWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></UIAApplication>",
    """
    <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="9" height="9"/></AppiumAUT>
    """,
    """
    <ViewHierarchy><UIWindow x="0" y="0" width="9" height="9" ptr="0x1"/></ViewHierarchy>
    """,
    "<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}; frame={{0, 0}, {9, 9}}; opaque; alpha=1>",
    "Element subtree:\n →Application, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'a'",
    """
    [{"type": "Application", "AXFrame": "{{0, 0}, {9, 9}}", "AXUniqueId": "a"}]
    """,
    """
    {"attributes": {"bounds": "[0,0][9,9]", "resource-id": "a"}, "children": []}
    """,
  ])
  func aDocumentIsFoundBehindALongLog(_ document: String) throws {
    let log = String(repeating: "12:00 a line of a log\n", count: 4000)
    #expect(try HierarchyDump(parsing: log + document).viewCount == 1)
  }
}
