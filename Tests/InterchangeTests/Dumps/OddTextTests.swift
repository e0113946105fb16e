import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// Texts that programs or people have changed, and what views draw.
@Suite struct OddTextTests {
  @Test func aTranslatedTextIsRead() throws {
    let dump = try HierarchyDump(
      parsing: """
        <UIWindow:0x1; frame = (0 0; 320 480); Gesturerecognizers = <NSArray:0x2>; Layer = <L:0x3>>
        | <UIView:0x4; frame = (0 0; 320 480); AutoResize = w+h; UserInteractionEnabled = no>
        | | <UILabel:0x5; Frame = (10 87; 145 145); Text = 'Pay'; Hidden = yes; Layer = <L:0x6>>
        """)
    #expect(dump.warnings == [])
    #expect(dump.roots.map(\.outline) == ["UIWindow(UIView(UILabel))"])
    let view = dump.roots[0].children[0]
    #expect(!view.isUserInteractionEnabled)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view.children[0].text == "Pay")
    #expect(view.children[0].isHidden)
    #expect(view.children[0].address == "0x5")
  }

  @Test func theFrameOfADescriptionOfTheAppIsRead() throws {
    let dump = try HierarchyDump(
      parsing: """
           | <UIView: 0x1>Frame: (0.000000, 0.000000, 320.000000, 568.000000)	tag:0
           |    | <NotesView: 0x2>Frame: {{0, 64}, {320, 504}}
           |    |    | <Note: 0x3> is a note
           |    |    | <UILabel: 0x4>Frame: (20.5, 31, 300, 20)
        """)
    #expect(dump.roots.map(\.outline) == ["UIView(NotesView(UILabel))"])
    #expect(dump.roots[0].children[0].frame == CGRect(x: 0, y: 64, width: 320, height: 504))
    #expect(
      dump.roots[0].children[0].children[0].frame == CGRect(x: 20.5, y: 31, width: 300, height: 20))
    #expect(dump.warnings == [DumpWarning(line: 3, kind: .notAView(className: "Note"))])
  }

  @Test func aWindowThatIsMadeUpIsTold() throws {
    let scene = Scene()
    let text = "\n<UIView: 0x1; frame = (10 20; 300 400); layer = <CALayer: 0x2>>"
    let summary = scene.replace(by: try HierarchyDump(parsing: text))
    #expect(
      summary.warnings.map(\.description) == [
        "line 2: no window round this view; one of 310x420 is made, and no touch outside of it "
          + "reaches the view"
      ])
  }

  private func draws(_ attributes: String, class name: String = "UIView", beside: String = "")
    throws
    -> Bool?
  {
    let scene = Scene()
    _ = scene.replace(
      by: try HierarchyDump(
        parsing: """
          <UIWindow: 0x10; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x11>>
             | <\(name): 0x1; frame = (0 0; 9 9); \(attributes)layer = <CALayer: 0x12>>
             | <UIView: 0x2; frame = (0 0; 9 9); \(beside)layer = <CALayer: 0x12>>
          """))
    let view = try #require(scene.names.responder(atAddress: "0x1"))
    return scene.origin(of: view)?.draws
  }

  @Test func whatAViewDrawsIsTold() throws {
    #expect(try draws("") == nil)
    #expect(try draws("backgroundColor = UIExtendedGrayColorSpace 0 0; ") == false)
    #expect(try draws("backgroundColor = UIExtendedSRGBColorSpace 0 0 0 0.5; ") == true)
    #expect(
      try draws("backgroundColor = <UIDynamicSystemColor: 0x6; name = systemBackgroundColor>; ")
        == true)
    #expect(try draws("opaque = NO; ") == false)
    #expect(try draws("opaque = NO; text = 'Pay'; ") == true)
    #expect(try draws("", class: "Shop.Veil") == nil)
  }

  /// Where a text prints the backgrounds of others, a view without one has none.
  @Test func aBackgroundThatIsNotPrintedIsNone() throws {
    let red = "backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; "
    #expect(try draws("", beside: red) == false)
    #expect(try draws("", class: "UIButton", beside: red) == nil)
    #expect(try draws("", class: "_UIVisualEffectBackdropView", beside: red) == nil)
    #expect(
      try draws("image = <UIImage:0x6 anonymous>; ", class: "UIImageView", beside: red) == true)
  }
}
