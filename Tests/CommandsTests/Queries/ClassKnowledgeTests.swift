import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import SessionStage
import Testing

/// What is known of classes decides about imported views, and says where it is known from.
@Suite struct ClassKnowledgeTests {
  private func hit(_ dump: DumpText, at point: CGPoint) throws -> String? {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: dump.text))
    return scene.hitView(at: point).flatMap { scene.names.entry(of: $0)?.address }
  }

  @Test func reactNativesOlderViewsTakeTouchesAtAlphaZero() throws {
    let dump: DumpText = [
      fullWindow, line(1, "RCTView", "b1", "0 0; 390 844"),
      line(1, "RCTView", "c1", "0 0; 390 844", "alpha = 0"),
    ]
    #expect(try hit(dump, at: CGPoint(x: 9, y: 9)) == "0xc1")
  }

  @Test func itsNewerViewsDoNot() throws {
    let dump: DumpText = [
      fullWindow, line(1, "RCTViewComponentView", "b1", "0 0; 390 844"),
      line(1, "RCTViewComponentView", "c1", "0 0; 390 844", "alpha = 0"),
    ]
    #expect(try hit(dump, at: CGPoint(x: 9, y: 9)) == "0xb1")
  }

  @Test(arguments: [("", "0xb1"), ("clipsToBounds = YES", "0xa0")])
  func subviewsThatStickOutAreAskedUnlessTheViewClips(rest: String, answer: String) throws {
    let dump: DumpText = [
      fullWindow, line(1, "RCTView", "a1", "0 0; 100 100", rest),
      line(2, "RCTView", "b1", "90 90; 100 100"),
    ]
    #expect(try hit(dump, at: CGPoint(x: 150, y: 150)) == answer)
  }

  @Test(arguments: ["_UITouchPassthroughView", "FloatingBarContainerView"])
  func someContainersLetTouchesThrough(className: String) throws {
    let dump: DumpText = [
      fullWindow, line(1, "UIView", "b1", "0 0; 390 844"),
      line(1, className, "c1", "0 0; 390 844"), line(2, "UIButton", "c2", "0 0; 44 44"),
    ]
    #expect(try hit(dump, at: CGPoint(x: 200, y: 200)) == "0xb1")
    #expect(try hit(dump, at: CGPoint(x: 9, y: 9)) == "0xc2")
  }

  @Test func theKeyboardsWindowTakesNothingWhereThereIsNoKeyboard() throws {
    let dump: DumpText = [
      fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
      line(0, "UITextEffectsWindow", "c0", "0 0; 390 844"),
      line(1, "UIInputSetContainerView", "c1", "0 0; 390 844"),
    ]
    #expect(try hit(dump, at: CGPoint(x: 30, y: 110)) == "0xb1")
  }

  @Test func whatSwiftUIDecidesIsDeclaredUndecidable() throws {
    let scene = Scene()
    let dump: DumpText = [
      fullWindow,
      line(1, "_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_", "b1", "0 0; 390 844"),
    ]
    _ = scene.replace(by: try HierarchyDump(parsing: dump.text))
    let view = try #require(scene.object(named: "0xb1") as? UIView)
    let finding = Diagnosis(of: view, in: scene).findings.first { $0.code == .swiftUIOpaque }
    #expect(finding?.confidence.word == "undecidable")
  }

  /// UIKit's own parts of a control are not judged by their flags.
  @Test func whatUIKitPutIntoAControlIsNoError() throws {
    let scene = Scene()
    let dump: DumpText = [
      fullWindow, line(1, "AppSwitch", "b1", "20 100; 200 70", "baseClass = UIButton"),
      line(2, "_UIFloatingContentView", "c1", "0 0; 200 70"),
    ]
    _ = scene.replace(by: try HierarchyDump(parsing: dump.text))
    #expect(Audit(scene).findings.allSatisfy { $0.severity == .note })
  }

  @Test func everyNoteNamesItsSource() {
    for note in ForeignClasses.standard.notes {
      #expect(!note.source.isEmpty && !note.summary.isEmpty)
      // Names and habits change every September.
      if note.isDoubtful { #expect(note.source.contains(/iOS \d/), "\(note.source)") }
    }
  }

  @Test(arguments: ["react", "fabric"])
  func aSavedSceneKeepsWhatIsKnown(word: String) throws {
    let desk = try TestSession(after: "add a 0,0 9x9; override a \(word)")
    #expect(SceneScript(desk.scene).lines.contains("override a \(word)"))
  }
}
