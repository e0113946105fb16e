import Foundation
import Interchange
import ResponderKit
import TestSupport
import Testing

/// Texts of test tools with changes here and there: a sane tree or an error, never a crash.
@Suite struct DamagedTextTests {
  private static let texts = [
    """
    ========== Window 1 ==========
    <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}; frame={{0, 0}, {9, 9}}; opaque; alpha=1>
      |--<UIButton:0x2; AX=Y; AX.id='a'; AX.frame={{0, 0}, {1, 1}}; frame={{0, 0}, {1, 1}}; \
    hidden; alpha=0.5; UIE=N; disabled; text='b'>
    """,
    """
    <?xml version="1.0"?>
    <ViewHierarchy><UIWindow x="0" y="0" width="9" height="9" class="UIWindow" ptr="0x1">
    <UILabel x="0" y="-1" width="1e3" height="9" label="a &amp; b" visibility="invisible"/>
    </UIWindow></ViewHierarchy>
    """,
    """
    <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="9" height="9" visible="true">
    <XCUIElementTypeWindow x="0" y="0" width="18" height="18" visible="true" enabled="true">
    <XCUIElementTypeButton name="a" label="b" x="1" y="2" width="3" height="4" visible="false"/>
    </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """,
    """
    Element subtree:
     →Application, 0x1, pid: 5, label: 'a'
        Window (Main), 0x2, {{0.0, 0.0}, {9.0, 9.0}}
          Button, 0x3, {{1.0, 1.0}, {3.0, 3.0}}, identifier: 'a', label: 'b', value: 1, Disabled
    """,
    """
    [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "children": [
     {"type": "Button", "AXFrame": "{{1, 1}, {3, 3}}", "AXUniqueId": "a", "enabled": true}]},
     {"AXLabel": "b", "type": "Switch", "occluded_by": {"reason": "hidden"}, "frame": null}]
    """,
    """
    {"attributes": {"bounds": "[0,0][9,9]", "text": "a"}, "children": [
     {"attributes": {"bounds": "[1,1][3,3]", "resource-id": "b"}, "children": []}]}
    """,
  ]

  @Test(arguments: seeds(300, of: 600))
  func damagedTextGivesASaneTreeOrAnError(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Self.texts[seed % Self.texts.count].utf8)
    damage(&bytes, using: &random)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let dump = try? HierarchyDump(parsing: text) else { return }
    #expect(dump.warnings.allSatisfy { $0.line >= 1 })
    for root in dump.roots {
      let built = DumpBuilder().makeView(root)
      #expect(built.parts.allSatisfy { isSane($0.view) })
      _ = built.root.hitTest(CGPoint(x: 3, y: 3), with: nil)
    }
  }

  @Test func everyTextIsReadWhole() throws {
    let counts = try Self.texts.map { try HierarchyDump(parsing: $0).viewCount }
    #expect(counts == [2, 2, 2, 2, 2, 2])
  }
}
