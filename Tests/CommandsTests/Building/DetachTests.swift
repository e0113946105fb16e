import Session
import SessionStage
import TestSupport
import Testing

@Suite("Objects that are taken out and kept")
struct DetachTests {
  private let card = "add card 10,10 90x90; add UIButton buy 0,0 60x44 in card"

  @Test("R4.9: the chain of a detached view ends at its top")
  func chain() throws {
    let desk = try TestSession(after: "\(card); detach card; expect chain buy > card")
    #expect(try desk.printed("get card superview") == ["nil"])
    #expect(try desk.printed("chain buy").joined().contains("window") == false)
  }

  @Test("R12.5, R12.1: no touch reaches it until it is put back")
  func touches() throws {
    _ = try TestSession(
      after: """
        \(card); detach card; tap 20,20; expect hit root
        move card to root; tap 20,20; expect hit buy
        detach card; attach card to window at 0; expect card.superview window
        """)
  }

  @Test func reportsTellOfIt() throws {
    let desk = try TestSession(after: "\(card); gesture tap g on root; detach card; detach g")
    #expect(try desk.printed("tree").last == "detached: card, g")
    #expect(try desk.printed("find buy") == ["buy  UIButton  (0 0; 60 44)  detached  in card"])
    #expect(try desk.printed("get card").contains { $0.contains("none: it is detached") })
    #expect(try desk.printed("gestures").first == "g  tap  possible")
    #expect(try desk.printed("why card").joined().contains("is in no window"))
    #expect(try desk.printed("undo 2; tree").last?.contains("detached") == false)
  }

  @Test("R6.13: a recognizer has one view")
  func recognizers() throws {
    _ = try TestSession(
      after: """
        add card 0,0 90x90; gesture tap g on root; target g vc.g:
        move g to card; tap 200,200; expect nothing fired
        tap card; expect fired g: on g; expect g.view card
        detach g; tap card; expect nothing fired
        move g to root; tap card; expect fired g: on g
        target g none; tap card; expect fired g on g
        """)
  }

  @Test("R11.3: a controller keeps its name and its view's")
  func controllers() throws {
    _ = try TestSession(
      after: """
        controller k in vc; detach k; expect k.parent nil
        expect chain k-view > k
        controller n navigation in vc; push k on n; expect k.parent n
        """)
  }

  @Test(arguments: [
    ("detach window", "'window' is a window; 'hide window' takes it off the screen"),
    ("detach root", "'root' is the root view of a window's root view controller and stays"),
    ("detach vc", "'vc' is a window's root view controller and stays"),
    ("detach app", "'app' is part of every scene and stays"),
    ("add a; detach a a", "'a' has no superview already"),
    ("gesture tap g on root; detach g g", "'g' has no view already"),
    ("controller k in vc; detach k-view", "'k-view' is the view of 'k'; 'detach k' takes both out"),
    ("controller n navigation in vc; detach n-bar", "'n-bar' belongs to its bar"),
    ("add a; set vc view a; remove root", "'a', the root view of a window's root view controller,"),
    ("set vc view window", "'window' is not a value for view; expected a view but no window"),
    ("add a; detach a; set vc view a", "'a' is detached; 'move a to …' puts it somewhere first"),
    (
      "add a 0,0 9x9; add b in a; controller k for b; detach a; controller n tab for a in k",
      "'a' holds the view of 'k'"
    ),
    ("controller k; set vc view k-view", "'k-view' is the root view of 'k' already"),
    (
      "controller nobody2 in nobody",
      "no view controller is named 'nobody'; 'tree controllers' lists them"
    ),
    ("key widnow", "no window is named 'widnow'; did you mean 'window'?"),
    ("enable buy", "no control is named 'buy'; 'tree' lists them"),
    ("target buy none", "no control or recognizer is named 'buy'"),
  ])
  func refusals(line: String, message: String) throws {
    let desk = TestSession()
    #expect {
      try desk.session.execute(line)
    } throws: { error in
      (error as? CommandError)?.message.hasPrefix(message) == true
    }
  }

  @Test func removingTellsWhatIsGone() throws {
    let desk = try TestSession(after: "\(card); controller k for buy; gesture tap g on buy")
    desk.session.isInteractive = true
    #expect(
      try desk.printed("remove card")
        == ["card removed, with buy, k and g; 'undo' brings them back"])
    #expect(throws: (any Error).self) { try desk.session.execute("get buy") }
    desk.session.isInteractive = false
    _ = try TestSession(after: "\(card); detach card; remove card; add card; add buy")
  }

  @Test("R7.10: sendActions(for:) sends by hand, even if the control is disabled")
  func sendActions() throws {
    _ = try TestSession(
      after: """
        add UIButton buy 0,0 60x44; target buy touchUpInside vc.buy:; disable buy
        send buy touchUpInside; expect fired buy: on buy
        send buy touchDown; expect nothing fired
        target buy none; send buy touchUpInside; expect nothing fired
        """)
  }

  @Test("R4.5: a delegate that is no responder is not in the chain")
  func plainDelegate() throws {
    _ = try TestSession(
      after: """
        set app delegate object; expect chain vc > window > scene > app; expect app.delegate object
        undo; expect chain vc > window > scene > app > delegate
        set app delegate object; set app delegate responder
        expect chain vc > window > scene > app > delegate
        """)
  }

  @Test("R11.1, R4.2: a controller's new view leads to it")
  func newView() throws {
    _ = try TestSession(
      after: """
        add new 0,0 90x90; set vc view new
        expect chain new > vc > root > window > scene > app > delegate
        expect vc.view new; undo; expect chain new > root > vc > window > scene > app > delegate
        """)
  }
}
