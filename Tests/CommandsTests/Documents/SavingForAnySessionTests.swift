import Fingerprints
import Interchange
import Session
import SessionStage
import TestSupport
import Testing

/// What is saved loads again to an equal scene in every session, also in one that has been used.
@Suite struct SavingForAnySessionTests {
  /// What somebody did before a script is loaded.
  private static let sessions = [
    "", "size 844x390", "reset classic; size 500x500; add red 0,0 9x9",
    "set-option ios 17; set-option keyboard off", "lesson order",
    "code <<END\nclass Card: UIView { var n = 5 }\nEND\nadd Card card 0,0 9x9",
    """
    extension UIView {
      open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    """,
  ]

  /// Loads the script of a scene in sessions that have been used.
  ///
  /// - Parameter isWhole: False if the script lacks something of the scene, and says so.
  private func expectEqual(
    _ desk: TestSession, isWhole: Bool = true, _ comment: Comment? = nil
  ) {
    desk.scene.forgetTexts()
    let script = SceneScript(desk.scene).lines.joined(separator: "\n")
    for before in Self.sessions {
      let used = TestSession()
      used.run(before)
      used.run(script)
      #expect(used.messages == [], comment)
      guard isWhole else { continue }
      let (new, old) = (SceneFingerprint(used.scene), SceneFingerprint(desk.scene))
      #expect(new.tree == old.tree, comment)
      #expect(new.hits == old.hits, comment)
      #expect(new.differences(from: old) == [], comment)
    }
  }

  @Test("Random scenes come back in a session that has been used", arguments: seeds(6, of: 60))
  func randomScenes(seed: Int) {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    for _ in 0..<40 { try? desk.session.execute(commands.next()) }
    expectEqual(desk, "seed \(seed)")
  }

  @Test(arguments: [
    "add red 0,0 9x9", "set root bounds 5,5 200x200",
    "size 500x500; set root bounds 1,1 300x300; size 390x844",
    "add red 0,0 9x9; handle root touches and forward to red; remove red",
    "window w 0,0 300x300; controller k; set w rootViewController k; set k-view bounds 9,9 9x9",
  ])
  func scenes(lines: String) throws {
    expectEqual(try TestSession(after: lines))
  }

  @Test(
    "What no script can say is left out with a word, and the script loads",
    arguments: [
      (
        "class A: UIView { var n = 1 }", "class A: UIButton { var n = 2 }",
        "a script cannot write 'what a has of A'; read again, that is gone"
      ),
      (
        "class A: UIView { }\nclass B: A { var n = 1 }\nclass C: UIView { }",
        "class B: UILabel { }\nclass A: UIScrollView { var n = 2 }",
        "a script cannot write 'what a has of A'; read again, that is gone"
      ),
    ])
  func anotherSuperclass(before: String, after: String, word: String) throws {
    let folder = try Folder([:])
    let desk = TestSession()
    desk.run("code <<END\n\(before)\nEND\nadd A a 0,0 9x9\ncode <<END\n\(after)\nEND")
    #expect(try desk.printed("save \(folder.path("a.scope"))").contains(word))
    expectEqual(desk, isWhole: false)
  }

  @Test("A number that code has set and nobody can type is left out with a word")
  func numbers() throws {
    let folder = try Folder([:])
    let desk = TestSession()
    let view = try #require(desk.scene.windows.first?.subviews.first)
    view.layer.zPosition = .nan
    #expect(
      try desk.printed("save \(folder.path("a.scope"))").contains(
        "a script cannot write 'root.zPosition'; read again, that begins anew"))
    let again = TestSession()
    again.run(SceneScript(desk.scene).lines.joined(separator: "\n"))
    #expect(again.messages == [])
  }

  @Test("A view that code gives to a controller has a name, so that the saved scene loads")
  func viewOfController() throws {
    let desk = try TestSession(
      after: """
        class Screen: UIViewController {
          override func viewWillAppear(_ animated: Bool) { view = UIView() }
        }
        controller Screen k in vc
        """)
    expectEqual(desk, isWhole: false)
    #expect(SceneScript(desk.scene).lines.contains { $0.hasPrefix("controller k for view") })
  }

  @Test(
    "Loading runs no code, so that what code changes when it runs is as it was saved",
    arguments: [
      "override func layoutSubviews() { transform = transform.rotated(by: 0.5) }",
      "override func layoutSubviews() { addSubview(UIView()) }",
      "override func layoutSubviews() { super.layoutSubviews(); n += 1; isHidden = n > 2 }",
      "override func didMoveToWindow() { alpha = alpha / 2 }",
    ])
  func codeThatRunsByItself(method: String) throws {
    let desk = try TestSession(
      after: """
        class Card: UISwitch {
          var n = 0
          \(method)
        }
        add Card card 10,10 100x90
        set card center 50,50
        """)
    expectEqual(desk)
  }

  @Test(
    "A variable or property whose object is of no such class any more is left out",
    arguments: [
      ("class Model: UIGestureRecognizer { }", "let g = Model()", "class Model: UIScrollView { }"),
      ("class Model: UIView { }", "var g = Model()", "class Model: UIGestureRecognizer { }"),
      ("class Model: UIView { }", "var g: Model? = Model()", "class Model: UIViewController { }"),
    ])
  func variablesOfAnotherKind(before: String, variable: String, after: String) throws {
    let desk = TestSession()
    desk.run("\(before)\ncode <<END\n\(variable)\nEND\n\(after)")
    #expect(desk.messages == [])
    expectEqual(desk, isWhole: false)
  }

  @Test("A scene that was saved with its code before the reset keeps that code")
  func olderScripts() throws {
    let desk = try TestSession(
      after: """
        class Card: UIView { var n = 1 }
        add Card card 0,0 9x9
        """)
    desk.run(
      """
      code <<END
      class Card: UIView { var n = 5 }
      END
      reset scenes empty
      window window 0,0 390x844
      add Card card 0,0 9x9 in window
      expect card.n 5
      """)
    #expect(desk.messages == [])
    desk.run(
      """
      reset scenes empty
      window window 0,0 390x844
      add Card card 0,0 9x9 in window
      """)
    #expect(desk.messages.count == 1)
    desk.run("undo\nundo\nexpect card.n 5")
    #expect(desk.messages.count == 1, "\(desk.messages)")
  }
}
