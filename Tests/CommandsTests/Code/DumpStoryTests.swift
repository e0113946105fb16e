import Foundation
import SessionStage
import Testing

@testable import Commands

/// A developer's afternoon: a dump with three classes that override, first without their code.
@Suite("A dump and the code of its three classes, in Swift and Objective-C")
struct DumpStoryTests {
  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x11>>
       | <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x12>>
       |    | <UIButton: 0x3; frame = (20 700; 350 50); layer = <CALayer: 0x13>>
       |    | <Shop.VeilView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x14>>
       |    |    | <UIButton: 0x5; frame = (20 60; 350 44); layer = <CALayer: 0x15>>
       |    |    | <CardView: 0x6; frame = (0 200; 390 100); layer = <CALayer: 0x16>>
       |    |    |    | <UIButton: 0x7; frame = (20 20; 60 44); layer = <CALayer: 0x17>>
       |    |    |    | <Kit.CloseButton: 0x8; baseClass = UIButton; frame = (320 -30; 60 44); layer = <CALayer: 0x18>>

    """

  private static let files = [
    "VeilView.swift": """
    class VeilView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    """,
    "CardView.h": """
    @interface CardView : UIView
    @property (nonatomic, weak) IBOutlet UIButton *closeButton;
    @end
    """,
    "CardView.m": """
    #import "CardView.h"
    #define kReach 6
    @implementation CardView
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        CGRect reached = CGRectInset(self.closeButton.frame, -kReach, -kReach);
        return [super pointInside:point withEvent:event] || CGRectContainsPoint(reached, point);
    }
    @end
    """,
    "CloseButton.swift": """
    class CloseButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    """,
  ]

  @Test("Open or guessed verdicts before the code, decided ones after it")
  func story() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files.merging(["screen.txt": Self.dump], uniquingKeysWith: { $1 }) {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let session = TestSession()
    func answer(_ command: String) -> String {
      let before = session.output.count
      session.run(command)
      return session.output[before...].joined(separator: "\n")
    }
    func file(_ name: String) -> String { "\"\(folder.path)/\(name)\"" }
    session.run("import \(file("screen.txt"))")

    // Without the code, the veil takes all touches, and nobody can be sure.
    let before = answer("why button1 195,725")
    #expect(before.contains("✗ button1 gets no touch at (195, 725): veilView does"))
    #expect(before.contains("code VeilView.swift"))
    #expect(answer("why closeButton 350,175").contains("✗ closeButton gets no touch"))

    // With the code of the veil it is decided, in Swift.
    session.run("code \(file("VeilView.swift"))")
    let decided = answer("why button1 195,725")
    #expect(decided.contains("✓ button1 gets a touch at (195, 725)"))
    #expect(decided.contains("no other class of the app overrides hitTest"))

    // The card's code is of Objective-C, with its header; its outlet is found by the class that is
    // called like it, and not by the first button.
    let joined = answer("code \(file("CardView.m"))\ncode \(file("CloseButton.swift"))")
    #expect(joined.contains("cardView.closeButton is taken to be closeButton"))
    session.run(
      """
      expect hit closeButton at 350,175
      expect hit closeButton at 318,172
      expect hit view at 300,150
      expect hit button1 at 195,725
      expect hit button2 at 40,75
      tap 350,175
      expect line CardView:4 ran 1 times
      """)
    #expect(answer("why closeButton 350,175").contains("✓ closeButton gets a touch at (350, 175)"))
    #expect(!answer("why button1 195,725").contains("overrides hitTest"))
    #expect(answer("audit").contains("4 targets among 8 views: all can be touched everywhere"))
    #expect(session.messages == [])

    // A card whose button is nowhere near: the line is named.
    let line = answer("why cardView 20,150")
    #expect(line.contains("CardView.m:6"), "\(line)")
  }
}
