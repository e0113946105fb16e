import Foundation
import Interchange
import Scenes
import Testing

@Suite struct DetoxTests {
  private static let failure = """
    Test Failed: View is not hittable at its visible point. Error: Failed to hit view with \
    identifier `save` at point {150, 42} with hit-test
        - Origin view: <UIView: 0xA0; frame = (0 20; 300 400); layer = <CALayer: 0xA1>>
        - Absolute origin: {0, 20}
        - Hit: <RCTView: 0xB0; frame = (0 0; 300 400); alpha = 0; layer = <CALayer: 0xB1>> \
    reactTag: 9; frame = {{0, 0}, {300, 400}}; layer = <CALayer: 0xB1>
        - Target view: <RCTView: 0xC0; frame = (4 0; 60 24); layer = <CALayer: 0xC1>>
        - Relative point: {150, 42}

    """

  private static let tree = """
    <UIWindow: 0xD0; frame = (0 0; 300 420); layer = <UIWindowLayer: 0xD1>>
       | <UIView: 0xA0; frame = (0 20; 300 400); layer = <CALayer: 0xA1>>
       |    | <RCTView: 0xC0; frame = (120 30; 60 24); layer = <CALayer: 0xC1>>
       |    | <RCTView: 0xB0; frame = (0 0; 300 400); alpha = 0; layer = <CALayer: 0xB1>>
    """

  private static let answer: DumpedObservation = {
    var answer = DumpedObservation(
      target: ViewMention(className: "RCTView", address: "0xc0", identifier: "save"),
      point: CGPoint(x: 150, y: 62), in: .window(nil),
      answer: .hit(ViewMention(className: "RCTView", address: "0xb0")), source: "Detox", line: 1)
    answer.origin = CGPoint(x: 0, y: 20)
    return answer
  }()

  @Test(arguments: [failure, failure + tree, failure.replacing("- Hit:", with: "- Hitten:")])
  func pointAndBothViewsAreRead(text: String) throws {
    #expect(try HierarchyDump(parsing: text).observations == [Self.answer])
  }

  @Test func viewsOfATreeAreNotReadTwice() throws {
    let dump = try HierarchyDump(parsing: Self.failure + Self.tree)
    #expect(dump.roots.map(\.outline) == ["UIWindow(UIView(RCTView RCTView))"])
    #expect(dump.formats == [.detoxFailure, .recursiveDescription])
    #expect(dump.warnings == [])
  }

  @Test func aTreeInXMLIsReadWithTheFailure() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <ViewHierarchy>
        <UIWindow class="UIWindow" ptr="0xD0" x="0" y="0" width="300" height="420">
          <RCTView class="RCTView" ptr="0xC0" x="120" y="50" width="60" height="24"/>
          <RCTView class="RCTView" ptr="0xB0" x="0" y="0" width="300" height="420"/>
        </UIWindow>
      </ViewHierarchy>
      """
    let dump = try HierarchyDump(parsing: Self.failure + xml)
    #expect(dump.observations == [Self.answer])
    #expect(dump.roots.map(\.outline) == ["UIWindow(RCTView RCTView)"])
    #expect(dump.roots[0].children.map(\.line) == [10, 11])
    #expect(dump.formats == [.detoxFailure, .detoxXML])
    #expect(dump.toldFacts == [.window])
  }

  @Test func targetWithoutATreeLiesWhereTheTouchWent() throws {
    let dump = try HierarchyDump(parsing: Self.failure)
    #expect(dump.roots.map(\.outline) == ["UIView(RCTView RCTView)"])
    let target = dump.roots[0].children[0]
    #expect(target.frame == CGRect(x: 120, y: 30, width: 60, height: 24))
    #expect(target.uncertainties == [.superview])
    #expect(dump.formats == [.detoxFailure])
    #expect(dump.warnings == [DumpWarning(line: 5, kind: .guessedPlace)])
  }

  @Test func escapedFailureIsRead() throws {
    let text = "Error: " + Self.failure.replacing("\n", with: "\\n")
    #expect(try HierarchyDump(parsing: text).observations == [Self.answer])
  }

  /// The words of versions before 19, with the winner in the window of the target or in another.
  @Test(arguments: ["", " in window “<UIWindow: 0xD0>”"])
  func olderWordsAreRead(window: String) throws {
    let words = """
      Test Failed: View “<RCTView: 0xC0>” is not hittable at point “{"x":30,"y":12}”: Another view \
      “<RCTView: 0xB0>” is hittable\(window) at window point “{"x":150,"y":62}”
      View Hierarchy:

      """
    let dump = try HierarchyDump(parsing: words + Self.tree)
    #expect(dump.roots.map(\.outline) == ["UIWindow(UIView(RCTView RCTView))"])
    let answer = try #require(dump.observations.first)
    #expect(answer.target?.address == "0xc0")
    #expect(answer.point == CGPoint(x: 150, y: 62))
    #expect(answer.answer == .hit(ViewMention(className: "RCTView", address: "0xb0")))
  }

  @Test func aMessageJoinsTheTreeOfTheSameRun() throws {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: Self.tree))
    let message = try HierarchyDump(parsing: Self.failure)
    #expect(message.isSketch)
    let summary = try scene.join(message)
    #expect(summary.viewCount == 0)
    let found = try #require(scene.origin?.observations.first)
    #expect(found.point == CGPoint(x: 150, y: 62))
    #expect(found.isFailure)
    #expect(scene.views.count { _ in true } == 4)
  }
}
