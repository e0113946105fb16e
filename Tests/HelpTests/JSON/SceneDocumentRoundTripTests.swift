import Foundation
import Interchange
import ResponderKit
import Scenes
import SessionStage
import TestSupport
import Testing

/// What `export json` writes, `import` reads: the same views at the same places, hit alike.
@Suite struct SceneDocumentRoundTripTests {
  private func read(_ scene: Scene) throws -> Scene {
    let text = SceneDocument(scene).lines.joined(separator: "\n")
    let copy = Scene()
    _ = copy.replace(by: try HierarchyDump(parsing: text))
    return copy
  }

  private func outline(_ scene: Scene) -> [String] {
    scene.windowsBackToFront.flatMap { window in
      window.subtree.map { view in
        let inset = (view as? UIScrollView)?.adjustedContentInset ?? .zero
        return "\(scene.className(of: view)) \(view.frame) \(view.bounds) \(view.isHidden) "
          + "\(view.alpha) \(view.isUserInteractionEnabled) \(view.tag) "
          + "\(scene.shownText(of: view) ?? "") \(inset)"
      }
    }
  }

  @Test(arguments: [
    "add UIButton b 10,10 90x44 title=\"a\\u{d}b\\u{1b}[31m \\\"q\\\" \\\\ \\t\"",
    "add UIScrollView s 0,0 390x844 contentSize=390x2000; add UILabel l 9,9 99x20 in s text=Hi",
    "add v 20,300 90x90; rotate v 30; scale v 2; add w 5,5 20x20 in v alpha=0.3 tag=-7",
    "window top level=2000; add x 9,9 40x40 in top; hide x; add y 9,9 40x40 in top",
    "add UITextField f 9,99 200x40 text=\"a\\nb\" placeholder=Name; set f isEnabled off",
    "add UISwitch s 9,99; add UISlider k 9,150 200x30 value=0.25; "
      + "gesture swipe w on root direction=up",
  ])
  func aDocumentIsReadAsItWasWritten(lines: String) throws {
    let desk = try TestSession(after: lines)
    let copy = try read(desk.scene)
    #expect(outline(copy) == outline(desk.scene))
    #expect(copy.origin?.formats == ["export json"])
    for x in stride(from: 5.0, to: 390, by: 24) {
      for y in stride(from: 5.0, to: 844, by: 24) {
        let point = CGPoint(x: x, y: y)
        #expect(
          copy.hitView(at: point).map { copy.label(of: $0) }
            == desk.scene.hitView(at: point).map { desk.scene.label(of: $0) })
      }
    }
    // What the document does not tell, nobody asks an app about.
    #expect(copy.views.allSatisfy { copy.names.entry(of: $0)?.address == nil })
  }
}
