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

  private static let parties = (
    target: HitFailure.Party(className: "RCTView", address: "0xc0"),
    winner: HitFailure.Party(className: "RCTView", address: "0xb0")
  )

  @Test(arguments: [failure, failure + tree, failure.replacing("- Hit:", with: "- Hitten:")])
  func pointAndBothViewsAreRead(text: String) throws {
    #expect(
      try HierarchyDump(parsing: text).failure
        == HitFailure(
          point: CGPoint(x: 150, y: 62), target: Self.parties.target,
          winner: Self.parties.winner, origin: CGPoint(x: 0, y: 20)))
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
    #expect(dump.failure?.point == CGPoint(x: 150, y: 62))
    #expect(dump.failure?.target == Self.parties.target)
    #expect(dump.failure?.winner == Self.parties.winner)
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
    #expect(try HierarchyDump(parsing: text).failure?.winner == Self.parties.winner)
  }
}
