import Foundation
import Interchange
import SessionStage
import Testing

@testable import Commands

/// A dump of an app's screen, and the classes of its views.
@Suite("Code is joined with the views of a dump by the names of their classes")
struct ImportedClassesTests {
  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x11>>
       | <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x12>>
       |    | <UIButton: 0x3; frame = (20 700; 350 50); layer = <CALayer: 0x13>>
       |    | <Shop.VeilView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x14>>
       |    |    | <UIButton: 0x5; frame = (20 60; 350 44); layer = <CALayer: 0x15>>
       |    | <_TtC4Shop8CardView: 0x6; frame = (0 200; 390 100); layer = <CALayer: 0x16>>
       |    |    | <UIButton: 0x7; frame = (20 20; 60 44); layer = <CALayer: 0x17>>
       |    |    | <Kit.CloseButton: 0x8; baseClass = UIButton; frame = (320 -30; 60 44); layer = <CALayer: 0x18>>

    """

  private static let code = """
    class VeilView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    class CardView: UIView {
      @IBOutlet var closeButton: CloseButton!
      let badge: UIView = UILabel()
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return super.point(inside: point, with: event) || closeButton.frame.contains(point)
      }
    }
    class CloseButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }

    """

  /// A session in a folder with the dump and the code.
  private func session() throws -> (TestSession, URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.dump.write(to: folder.appending(path: "screen.txt"), atomically: true, encoding: .utf8)
    try Self.code.write(to: folder.appending(path: "App.swift"), atomically: true, encoding: .utf8)
    return (TestSession(), folder)
  }

  @Test("Whichever comes first", arguments: [true, false])
  func order(codeComesFirst: Bool) throws {
    let (session, folder) = try session()
    defer { try? FileManager.default.removeItem(at: folder) }
    let dump = "import \"\(folder.path)/screen.txt\""
    let code = "code \"\(folder.path)/App.swift\""
    session.run((codeComesFirst ? [code, dump] : [dump, code]).joined(separator: "\n"))
    session.run(
      """
      expect hit button1 at 195,725
      expect hit closeButton at 350,180
      expect hit closeButton at 312,190
      expect hit veilView at 300,400 : expect error "x"
      why button1
      get cardView.closeButton
      get cardView.badge
      """)
    let output = session.output.joined(separator: " ")
    for name in ["VeilView answers for veilView", "CardView answers for cardView"] {
      #expect(output.contains("the code of \(name)"), "\(session.output)")
    }
    #expect(output.contains("cardView.closeButton is taken to be closeButton"))
    #expect(output.contains("what cardView.badge holds is not in the text"))
    #expect(session.output.last == "?", "\(session.output)")
    // It is a constant, and a person may tell all the same what it holds.
    session.run("set cardView badge button3\nget cardView.badge")
    #expect(session.output.last == "button3", "\(session.output)")
    session.run("undo\nget cardView.badge")
    #expect(session.output.last == "?", "\(session.output)")
  }

  @Test(
    "Before the code is there, 'why' says what would tell more; behind it, the line that decides")
  func why() throws {
    let (session, folder) = try session()
    defer { try? FileManager.default.removeItem(at: folder) }
    session.run("import \"\(folder.path)/screen.txt\"\nwhy 0x3")
    #expect(
      session.output.contains(
        "if you have the code of VeilView, it tells more: code VeilView.swift"),
      "\(session.output)")
    session.run("code \"\(folder.path)/App.swift\"\nwhy 0x3")
    #expect(session.output.contains { $0.hasPrefix("✓ button1 gets a touch") }, "\(session.output)")
  }

  @Test("A view that nobody can find in the text is asked for; what it decides is open")
  func unknownOutlet() throws {
    let (session, folder) = try session()
    defer { try? FileManager.default.removeItem(at: folder) }
    session.run(
      """
      import "\(folder.path)/screen.txt"
      class CardView: UIView {
        @IBOutlet weak var overlay: UIView?
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if overlay != nil { return nil }
          return super.hitTest(point, with: event)
        }
      }
      class VeilView: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      }
      why 0x7
      """)
    #expect(
      session.output.contains {
        $0.contains("what cardView.overlay holds is not in the text; 'set cardView overlay")
      }, "\(session.output)")
    #expect(session.output.contains { $0.hasPrefix("? button3 may get a touch") })
    session.run("set cardView overlay button1\nwhy 0x7")
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.output.contains { $0.contains("'overlay != nil' is true") }, "\(session.output)")
  }

  @Test("A saved script still does not know what nobody told")
  func saved() throws {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        @IBOutlet var close: UIButton!
        override func point(inside p: CGPoint, with event: UIEvent?) -> Bool {
          return close.frame.contains(p)
        }
      }
      add UIView card 0,0 100x100
      add UIButton one 0,0 20x20 in card
      code Card on card close=?
      """)
    let script = SceneScript(session.scene)
    #expect(script.leftOut == [])
    let again = TestSession()
    again.run(script.lines.joined(separator: "\n"))
    #expect(again.messages == [])
    #expect(SceneScript(again.scene).lines == script.lines)
    for session in [session, again] {
      session.run("expect hit one at 5,5")
      #expect(session.messages.last?.hasPrefix("this cannot be told") == true)
      session.run("set card close one\nexpect hit one at 5,5")
      #expect(session.messages.count == 1)
    }
  }

  @Test("Classes of two modules with one name are told; one can be given back")
  func ambiguity() throws {
    let session = TestSession()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.dump.replacing("_TtC4Shop8CardView", with: "Kit.VeilView").write(
      to: folder.appending(path: "screen.txt"), atomically: true, encoding: .utf8)
    session.run(
      """
      import "\(folder.path)/screen.txt"
      class VeilView: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      }
      code none on veilView2
      expect hit button1 at 195,725
      expect hit veilView2 at 200,250
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.output.joined(separator: " ").contains(
        "Kit.VeilView and Shop.VeilView are all taken for VeilView"), "\(session.output)")
  }

  @Test("A capture names the classes that override and whose code was not read, until it is")
  func capture() throws {
    let session = TestSession()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    tapscope-capture 1
    app 0x1 class=UIApplication
    scene 0x2 class=UIWindowScene screen=0,0,390,844
    window 0xa0 class=UIWindow base=UIWindow scene=0x2 frame=0,0,390,844 key=1
    view 0xa1 class=Shop.Panel base=UIView overrides=hitTest in=0xa0 frame=0,0,390,844
    view 0xb1 class=UIButton in=0xa1 frame=20,100,200,44
    end
    """.write(to: folder.appending(path: "screen.txt"), atomically: true, encoding: .utf8)
    session.run("import \"\(folder.path)/screen.txt\"\nwhy 0xb1")
    let text = session.output.joined(separator: " ")
    #expect(
      text.contains("Panel overrides hit-testing, and its code was not read: code Panel.swift"),
      "\(session.output)")
    #expect(session.output.contains { $0.hasPrefix("? ") })
    session.run(
      """
      class Panel: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { subviews.first }
      }
      why 0xb1
      """)
    #expect(session.output.contains { $0.hasPrefix("✓ button gets a touch") }, "\(session.output)")
  }
}
