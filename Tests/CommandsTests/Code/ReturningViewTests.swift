import SessionStage
import TestSupport
import Testing

/// Views that leave the scene by a command, and that code still holds.
@Suite("A view that code puts back into the tree has its name again")
struct ReturningViewTests {
  private static let box = """
    class Box: UIView {
      var held: UIView?
      @objc func toggle() {
        if let held { addSubview(held) } else { held = subviews.first }
      }
    }
    add Box box 0,0 100x100
    """

  @Test(
    "It is called as before, with what lies in it",
    arguments: [
      ("add UILabel note 0,0 50x50 in box", "note"),
      ("add note 0,0 50x50 in box; add UIButton buy 0,0 9x9 in note", "buy"),
      ("add note 0,0 50x50 in box; gesture tap hold on note", "hold"),
    ])
  func putBack(views: String, name: String) throws {
    let desk = try TestSession(
      after: """
        \(Self.box)
        \(views)
        code <<END
        box.toggle()
        END
        remove note
        """)
    #expect(desk.scene.names[name] == nil)
    desk.run("code <<END\nbox.toggle()\nEND")
    #expect(desk.messages == [])
    #expect(desk.scene.names[name] != nil)
    #expect(try desk.printed("get note superview") == ["box"])
    desk.run("undo")
    #expect(desk.scene.names[name] == nil)
    desk.run("redo")
    #expect(desk.scene.names[name] != nil)
  }

  @Test("Another view may have got the name meanwhile")
  func nameThatIsTaken() throws {
    let desk = try TestSession(
      after: """
        \(Self.box)
        add note 0,0 50x50 in box
        code <<END
        box.toggle()
        END
        remove note
        add note 5,5 9x9
        code <<END
        box.toggle()
        END
        """)
    #expect(try desk.printed("get note superview") == ["root"])
    #expect(try desk.printed("get note2 superview") == ["box"])
  }

  @Test("One that code puts back while it is removed stays, and the command says so")
  func putBackAtOnce() throws {
    let desk = TestSession.prompt(
      """
      class Clinging: UILabel {
        var other: UIView?
        override func didMoveToWindow() {
          other?.addSubview(self)
          other = superview
        }
      }
      """, "add Clinging note 0,0 50x50")
    #expect(
      try desk.printed("remove note").contains("note: note stays: its code put it into root again"))
    #expect(try desk.printed("get note superview") == ["root"])
  }

  @Test("What lies in a view that was removed gets no name, whatever its code does")
  func leftWithAnother() throws {
    let desk = try TestSession(
      after: """
        class Restless: UIView {
          override func didMoveToWindow() { alpha = 0.5; addSubview(UIView()) }
        }
        add card 0,0 90x90
        add Restless view1 0,0 50x50 in card
        remove card
        """)
    #expect(desk.scene.names["view1"] == nil)
  }

  @Test(
    "A property with a name that is none for commands names nothing",
    arguments: [String(repeating: "a", count: 256), String(repeating: "é", count: 200)])
  func longNames(name: String) throws {
    let desk = try TestSession(
      after: """
        class Box: UIView {
          let \(name) = UIView()
          override func didMoveToWindow() { addSubview(\(name)) }
        }
        add Box box 0,0 90x90
        """)
    #expect(desk.scene.names["view1"] != nil)
  }

  @Test(
    "What a closure makes has a name, also if the code that queued it was read again",
    arguments: [
      ("UIViewController", "viewWillAppear(_ a: Bool)", "view = UIView()", "view1"),
      ("UIView", "didMoveToWindow()", "addSubview(UIButton())", "button"),
      ("UIView", "didMoveToWindow()", "addGestureRecognizer(UITapGestureRecognizer())", "tap"),
    ], ["class Card: UIStackView {\n}", "class Other: UIView {\n}"])
  func leftBehind(
    code: (base: String, method: String, statement: String, name: String), next: String
  ) throws {
    let desk = TestSession()
    let add = code.base == "UIView" ? "add Card k 0,0 50x50" : "controller Card k in vc"
    desk.run(
      """
      class Card: \(code.base) {
        override func \(code.method) { DispatchQueue.main.async { \(code.statement) } }
      }
      \(add)
      \(next)
      wait 1
      """)
    #expect(desk.messages == [])
    #expect(desk.session.scene.names[code.name] != nil)
    let script = try desk.printed("export script").joined(separator: "\n")
    #expect(!script.contains("#"), "\(script)")
  }
}
