import Language
import Session
import SessionStage
import Testing
import Text

@testable import Commands
@testable import Help

/// People who come from UIKit type Swift before they know a command.
@Suite struct SwiftTests {
  static let scene = """
    add card 20,100 200x100
    add UIButton buy 10,10 60x44 in card
    add UIButton close-button 300,40 60x44
    add UIScrollView list 0,300 390x300 contentSize=390x900
    add UISwitch dark 10,700
    add UIStackView stack 0,620 300x60
    controller sheet
    controller nav navigation
    window overlay 0,0 390x100 hidden
    gesture tap single on root
    gesture tap double on root taps=2
    gesture pan drag on card
    """

  /// The root as `print` shows it.
  private static let root =
    "<UIView: 0x600000001000; frame = (0 0; 390 844); autoresize = W+H; "
    + "gestureRecognizers = <NSArray: 0x600000001080>; layer = <CALayer: 0x600000001040>>"

  static func prompt() throws -> TestSession {
    let session = try TestSession(after: scene, OutputStyle(width: 300))
    session.session.isInteractive = true
    return session
  }

  /// Properties, with the command that sets each.
  static let properties = [
    ("card.isHidden = true", "hide card"), ("card.isHidden = false", "show card"),
    ("card.hidden = YES;", "hide card"), ("card.alpha = 0.5", "set card alpha 0.5"),
    ("card.alpha=0.5;", "set card alpha 0.5"), ("card.alpha = 1 / 4", "set card alpha 0.25"),
    ("card.alpha -= 0.5", "set card alpha 0.5"),
    ("card.alpha = buy.alpha / 2", "set card alpha 0.5"),
    (
      "card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)", "set card frame 0,0 10x10"
    ),
    ("card.frame = CGRectMake(0, 0, 10, 10)", "set card frame 0,0 10x10"),
    (
      "card.frame = CGRect(origin: .zero, size: CGSize(width: 9, height: 8))",
      "set card frame 0,0 9x8"
    ),
    (
      "card.frame = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 9, height: 8))",
      "set card frame 1,2 9x8"
    ),
    ("card.frame = .init(x: 1, y: 2, width: 3, height: 4)", "set card frame 1,2 3x4"),
    ("card.frame = .zero", "set card frame 0,0 0x0"),
    ("card.frame = card.frame.insetBy(dx: -10, dy: -20)", "set card frame 10,80 220x140"),
    ("card.frame.origin.x = 20 + 5", "set card frame 25,100 200x100"),
    ("card.frame.origin.y += 10", "set card frame 20,110 200x100"),
    ("card.frame.size = CGSize(width: 90, height: 44)", "set card frame 20,100 90x44"),
    ("card.frame.size.height = view.bounds.height / 2", "set card frame 20,100 200x422"),
    ("card.bounds = CGRect(x: 0, y: 20, width: 200, height: 100)", "set card bounds 0,20 200x100"),
    ("card.center = CGPoint(x: 100, y: 200)", "set card center 100,200"),
    ("card.center = view.center", "set card center 195,422"),
    ("self.view.isUserInteractionEnabled = false", "set root interaction off"),
    ("view.isMultipleTouchEnabled = true", "set root multipleTouch on"),
    ("buy.isEnabled = NO", "disable buy"), ("buy.enabled = YES", "enable buy"),
    ("closeButton.isEnabled = false", "disable close-button"),
    ("close-button.isEnabled = false", "disable close-button"),
    ("card.clipsToBounds = true", "set card clips on"),
    (
      "card.transform = CGAffineTransform(scaleX: 2, y: 3)", "set card transform 2 0 0 3 0 0"
    ),
    ("card.transform = .identity", "set card transform 1 0 0 1 0 0"),
    (
      "card.transform = CGAffineTransformMakeTranslation(5, 6)", "set card transform 1 0 0 1 5 6"
    ),
    ("card.layer.zPosition = 5", "set card layer.zPosition 5"), ("card.tag = 7", "set card tag 7"),
    ("card.tag = -9223372036854775808", "set card tag -9223372036854775808"),
    ("card.tag = 9_007_199_254_740_993", "set card tag 9007199254740993"),
    ("card.tag = 7 / 2", "set card tag 3"),
    ("card.isHidden.toggle()", "hide card"), ("card.isHidden = !card.isHidden", "hide card"),
    ("single.cancelsTouchesInView = false", "set single cancelsTouchesInView off"),
    ("double.numberOfTapsRequired = 3", "set double taps 3"),
    ("list.contentOffset = CGPoint(x: 0, y: 200)", "scroll list 0,200"),
    ("list.contentOffset.y = 50", "scroll list 0,50"),
    ("list.contentSize = CGSize(width: 390, height: 2000)", "set list contentSize 390x2000"),
    (
      "list.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      "set list contentInset 1,2,3,4"
    ),
    ("list.contentInset.top = 9", "set list contentInset 9,0,0,0"),
    (
      "card.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "set card autoresize W+H"
    ),
    ("buy.title = \"Buy; now\"", "set buy text \"Buy; now\""),
    ("dark.isOn = true", "set dark isOn on"),
    ("stack.axis = .vertical", "set stack axis vertical"),
    ("overlay.windowLevel = .alert + 1", "set overlay level 2001"),
    ("sheet.modalPresentationStyle = .pageSheet", "set sheet style pageSheet"),
    ("window.rootViewController = nav", "set window rootViewController nav"),
    ("card.superview!.alpha = 0.5 // faint", "set root alpha 0.5"),
    (
      "UIApplication.shared.applicationSupportsShakeToEdit = false",
      "set app applicationSupportsShakeToEdit off"
    ),
  ]

  /// Calls and what makes things, with the command of each.
  static let calls = [
    ("let v = UIView()", "add UIView v; detach v"),
    (
      "let pay = UIButton(frame: CGRect(x: 20, y: 100, width: 60, height: 44))",
      "add UIButton pay 20,100 60x44; detach pay"
    ),
    ("var b: UIButton = UIButton(type: .system)", "add UIButton b; detach b"),
    (
      "let t = UITapGestureRecognizer(target: self, action: #selector(select(_:)))",
      "gesture tap t on root; target t vc.select:; detach t"
    ),
    ("let p = UIPanGestureRecognizer()", "gesture pan p on root; detach p"),
    ("let hud = UIWindow(frame: .zero)", "window hud 0,0 0x0 hidden"),
    ("let c = UIViewController()", "controller c"),
    ("let n = UINavigationController(rootViewController: sheet)", "controller n navigation sheet"),
    ("let r = CGRect(x: 1, y: 2, width: 3, height: 4)", "let r 1,2 3x4"),
    ("var n = 5", "let n 5"), ("v = UILabel()", "add UILabel v; detach v"),
    ("card.addSubview(closeButton)", "move close-button to card"),
    ("stack.addArrangedSubview(buy)", "move buy to stack"),
    ("view.insertSubview(buy, at: 0)", "move buy to root at 0"),
    ("view.insertSubview(buy, aboveSubview: card)", "move buy to root above card"),
    ("view.insertSubview(buy, belowSubview: card)", "move buy to root below card"),
    ("card.removeFromSuperview()", "detach card"), ("view.bringSubviewToFront(card)", "front card"),
    ("view.sendSubviewToBack(list)", "back list"),
    ("card.superview?.bringSubviewToFront(card)", "front card"),
    ("view.exchangeSubview(at: 0, withSubviewAt: 1)", "swap card close-button"),
    ("card.addGestureRecognizer(single)", "move single to card"),
    ("card.removeGestureRecognizer(drag)", "detach drag"),
    ("card.becomeFirstResponder()", "focus card"), ("buy.resignFirstResponder()", "resign buy"),
    (
      "buy.addTarget(self, action: #selector(ViewController.save(_:event:)), for: .touchUpInside)",
      "target buy touchUpInside vc.save:event:"
    ),
    (
      "buy.addTarget(nil, action: Selector(\"save:\"), for: [.touchDown, .touchUpInside])",
      "target buy touchDown,touchUpInside nil.save:"
    ),
    (
      "buy.removeTarget(nil, action: nil, for: .touchUpInside)", "target buy touchUpInside none"
    ),
    ("single.addTarget(self, action: #selector(show))", "target single vc.show"),
    ("buy.sendActions(for: .touchUpInside)", "send buy touchUpInside"),
    ("overlay.makeKeyAndVisible()", "key overlay"), ("overlay.makeKey()", "key overlay"),
    ("card.layoutIfNeeded()", "tree layout card"), ("card.setNeedsLayout()", "tree layout card"),
    ("vc.present(sheet, animated: true)", "present sheet from vc"),
    ("present(sheet, animated: true, completion: nil)", "present sheet from vc"),
    ("single.require(toFail: double)", "require single toFail double"),
    ("card.hitTest(CGPoint(x: 20, y: 20), with: nil)", "hit 20,20 in card"),
    ("buy.point(inside: CGPoint(x: -1, y: 0), with: nil)", "inside buy -1,0"),
    ("card.convert(CGPoint(x: 1, y: 2), to: view)", "convert 1,2 from card to root"),
    ("card.convert(card.bounds, to: nil)", "convert 0,0 200x100 from card to nil"),
    ("card.convert(.zero, from: nil)", "convert 0,0 from nil to card"),
    (
      "list.setContentOffset(CGPoint(x: 0, y: 9), animated: true)", "scroll list 0,9"
    ),
    ("buy.setTitle(\"Buy\", for: .normal)", "set buy title \"Buy\""),
    ("dark.setOn(true, animated: true)", "set dark isOn on"),
    ("UIApplication.shared.beginIgnoringInteractionEvents()", "ignore begin"),
    ("tap(card)", "tap card"), ("tap(30, 120)", "tap 30 120"),
    ("[card setHidden:YES];", "hide card"), ("[card setAlpha:0.5]", "set card alpha 0.5"),
    ("[buy setEnabled:NO]", "disable buy"), ("[self.view setHidden:NO]", "show root"),
    ("[card setCenter:CGPointMake(1, 2)]", "set card center 1,2"),
    ("[card removeFromSuperview]", "detach card"),
    ("[card becomeFirstResponder]", "focus card"),
    ("po self.view.bounds", "get root.bounds"), ("po view", "get root"),
    ("po [card frame]", "get card.frame"),
    ("po view.subviews", "tree root"), ("print(card.frame)", "get card.frame"),
    ("card.frame", "get card.frame"), ("po UIApplication.shared", "get app"),
    ("po card.hitTest(CGPoint(x: 20, y: 20), with: nil)", "hit 20,20 in card"),
    ("po [[card superview] recursiveDescription]", "export tree of root"),
    ("po [[UIWindow keyWindow] recursiveDescription]", "export tree of window"),
    ("expression -l objc -O -- [[UIApp keyWindow] recursiveDescription]", "export tree of window"),
    (
      "po UIApplication.shared.keyWindow!.value(forKey: \"recursiveDescription\")!",
      "export tree of window"
    ),
    ("po [card valueForKey:@\"frame\"]", "get card.frame"),
    ("po UIWindow.keyWindow", "get window"), ("self.card.isHidden = true", "hide card"),
    ("self.card.frame", "get card.frame"), ("self.view.addSubview(self.buy)", "move buy to root"),
    ("self.card.alpha -= 0.5", "set card alpha 0.5"),
    ("[[self card] setHidden:YES]", "hide card"), ("k = CGPoint(x: 1, y: 2)", "let k 1,2"),
    ("expr card.alpha = 0.5", "set card alpha 0.5"),
    ("e card.isHidden = true", "hide card"),
    ("expression -l objc -O -- [card setHidden:YES]", "hide card"),
    ("e -l swift -- card.alpha = 0.5", "set card alpha 0.5"), ("border card", "draw card"),
  ]

  @Test(arguments: [
    ("card.backgroundColor = .red", "backgroundColor", "red"),
    (
      "card.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)", "backgroundColor",
      "1,0.5,0"
    ),
    ("card.backgroundColor = nil", "color", "nil"),
    ("card.layer.cornerRadius = 8", "cornerRadius", "8"),
  ])
  func whatPicturesShowIsSet(line: String, property: String, value: String) throws {
    let prompt = try Self.prompt()
    try prompt.session.execute(line)
    #expect(try prompt.printed("get card.\(property)") == [value])
  }

  @Test(arguments: properties + calls)
  func swiftBecomesTheCommandThatItIs(line: String, written: String) throws {
    let prompt = try Self.prompt()
    let output = try prompt.printed(line)
    #expect(output.first == "read as: \(written)")
    let other = try Self.prompt()
    #expect(try Array(output.dropFirst()) == other.printed(written))
    #expect(prompt.state == other.state)
  }

  @Test(arguments: [
    ("card.alpha == 1", "true"), ("view.subviews.count", "5"), ("expr 1 + 1", "2"),
    ("po card.subviews.map { $0.tag }", "[0]"), ("let v = view.subviews.first; v?.tag", "0"),
    ("let all = [card, buy]; all.count", "2"), ("var total = view.subviews.count * 2; total", "10"),
    ("func twice(_ n: Int) -> Int { n * 2 }; twice(4)", "8"),
    ("class M { var n = 1 }; let m = M(); m.n += 4; m.n", "5"),
    ("view.subviews[0].alpha = 0.5; card.alpha", "0.5"),
    ("view.subviews.forEach { $0.tag = 3 }; get buy.tag; get stack.tag", "3"),
    ("for v in view.subviews where v.tag == 0 { v.tag = 9 }; get list.tag", "9"),
    ("if card.alpha == 1 {\n  card.tag = 6\n} else {\n  card.tag = 7\n}\nget card.tag", "6"),
    ("card.addSubview(\n  UIView(frame: .zero)\n)\nget view1.superview", "card"),
    ("let v = card.subviews[0]; v.isHidden = true; get buy.hidden", "on"),
    ("var m = view.subviews.count; m = 3; m += 10; m", "13"),
    ("var isOn = view.subviews.isEmpty; isOn = !isOn; isOn", "true"),
    ("var all = [view]; all[0].tag = 4; get root.tag", "4"),
    ("var pair = (1, 2); pair.1", "2"),
    ("var table = [\"a\": 1]; table[\"a\"] = 5; table[\"a\"]", "5"),
    ("let w: UIView? = nil; print(w == nil)", "true"), ("let w: UIView? = nil; print(w)", "nil"),
    ("print(view.subviews.first?.tag)", "Optional(0)"),
    ("print(\"\\(card.superview?.tag) \\(card.tag)\")", "Optional(0) 0"),
    ("print(card.superview)", "Optional(\(root))"), ("print(card.superview!)", root),
    ("po card.superview ?? card", root), ("if true { print(card.superview as Any) }", root),
    (
      "print(buy)",
      "<UIButton: 0x600000001000; frame = (10 10; 60 44); layer = <CALayer: 0x600000001040>>"
    ),
    ("buy.setTitle(\"\\(1 + 1) items\", for: .normal); get buy.title", "\"2 items\""),
  ])
  func aStatementThatNoCommandIsRunsAsCode(line: String, printed: String) throws {
    let prompt = try Self.prompt()
    let output = try prompt.printed(line)
    #expect(prompt.messages == [] && output.last == printed, "\(output)")
    let steps = prompt.scene.journal.undoLabels
    while prompt.scene.journal.undo() != nil {}
    while prompt.scene.journal.redo() != nil {}
    #expect(prompt.scene.journal.undoLabels == steps)
  }

  @Test func aConstantOfTheCodeIsNotSet() throws {
    let prompt = try Self.prompt()
    prompt.say("let five = view.subviews.count")
    prompt.say("five = 6")
    #expect(prompt.messages.count == 1)
    #expect(prompt.messages.first?.hasPrefix("'five' cannot be set: it is a constant") == true)
  }

  @Test(arguments: [
    "tree root", "get card.frame", "po card", "p buy", "get vc.view", "presponder card",
    "pviews", "tree controllers", "set card.alpha 0.5", "let n 5", "let n 3 + 4",
    "echo card.isHidden = true",
    "echo 'a(b)'; tap card", "tap card # card.isHidden = true", "add UILabel t text=\"a.b = (c)\"",
    "expect card.alpha 1", "frame card (0 0; 10 10)", "tap (30, 120)", "find *.x",
    "set card text=a", "alias hidden.it hide", "echo // no comment",
  ])
  func aCommandStaysWhatItIs(line: String) throws {
    let prompt = try Self.prompt()
    prompt.say(line)
    #expect(prompt.output.allSatisfy { !$0.hasPrefix("read as") })
    let script = try TestSession(after: Self.scene, OutputStyle(width: 300))
    script.run(line)
    #expect(prompt.messages == script.messages && prompt.state == script.state)
  }

  @Test func anAliasOrAMacroWins() throws {
    let prompt = try Self.prompt()
    prompt.say("alias e echo")
    prompt.say("macro border view\necho $view\nend")
    let start = prompt.output.count
    prompt.say("e card.isHidden = true; border card")
    #expect(prompt.output[start...] == ["card.isHidden = true", "card"])
  }

  @Test func severalStatementsAndCommandsStandInOneLine() throws {
    let prompt = try Self.prompt()
    let line = "card.alpha = 0.5; hide buy; card.isHidden = YES; // done; hide list"
    #expect(
      try prompt.printed(line).filter { $0.hasPrefix("read as") } == [
        "read as: set card alpha 0.5", "read as: hide card",
      ])
    #expect(try prompt.printed("get buy.hidden") == ["on"])
    #expect(try prompt.printed("get list.hidden") == ["off"])
  }

  @Test func aBlockHoldsStatements() throws {
    let prompt = try Self.prompt()
    prompt.say("repeat 3\ncard.frame.origin.x += 10\nend")
    #expect(try prompt.printed("get card.frame") == ["(50 100; 200 100)"])
    #expect(prompt.messages == [])
  }

  @Test func textsAndCommentsOfCommandsAmongSwiftStayWhatTheyAre() throws {
    let prompt = try Self.prompt()
    prompt.say("card.alpha = 0.5; echo \"a; b\" # c; hide buy\necho it's; buy.alpha = 0.5")
    #expect(prompt.messages == [])
    #expect(["a; b", "it's", "read as: set buy alpha 0.5"].allSatisfy(prompt.output.contains))
    // Nothing of a line is carried out whose words cannot be told, as of any other.
    prompt.say("card.alpha = 1; echo 'd")
    #expect(prompt.messages == ["''' is never closed"])
    #expect(prompt.reported.last?.count == 24)
    #expect(try prompt.printed("get card.alpha") == ["0.5"])
  }

  @Test(arguments: [
    "card.alpha = 1" + String(repeating: "+1", count: 3000),
    "card" + String(repeating: ".superview", count: 1000) + ".alpha = 1",
    "card.alpha = " + String(repeating: "(", count: 5000),
    "e card" + String(repeating: "()", count: 4000),
    String(repeating: "[", count: 8000) + "card a]",
    "card.alpha = " + String(repeating: "-", count: 9000),
  ])
  func aStatementThatNobodyTypesIsAnError(line: String) throws {
    let prompt = try Self.prompt()
    prompt.say(line)
    #expect(prompt.messages.count == 1)
  }

  @Test func aBackslashJoinsLines() throws {
    let prompt = try Self.prompt()
    prompt.say("card.frame = \\\n  CGRect(x: 1, y: 2,\n  width: 3, height: 4)\nhide buy")
    #expect(try prompt.printed("get card.frame") == ["(1 2; 3 4)"])
    #expect(try prompt.printed("get buy.hidden") == ["on"])
    #expect(prompt.messages == [])
  }

  @Test func aVariableOfCommandsIsAValue() throws {
    let prompt = try Self.prompt()
    try prompt.session.execute("let n 0.25")
    try prompt.session.execute(
      "card.alpha = n; buy.alpha = $n * 2; let r = CGRect(x: 1, y: 2, width: 3, height: 4)")
    try prompt.session.execute("card.frame = r")
    #expect(try prompt.printed("get card.alpha") == ["0.25"])
    #expect(try prompt.printed("get buy.alpha") == ["0.5"])
    #expect(try prompt.printed("get card.frame") == ["(1 2; 3 4)"])
  }

  @Test func aDetachedViewIsInNoWindowUntilItIsAdded() throws {
    let prompt = try Self.prompt()
    try prompt.session.execute(
      "let pay = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))")
    #expect(try prompt.printed("get pay.superview") == ["nil"])
    #expect(prompt.scene.journal.undoLabels.last?.hasPrefix("let pay = UIButton") == true)
    try prompt.session.execute("view.addSubview(pay)")
    #expect(try prompt.printed("get pay.superview") == ["root"])
    try prompt.session.execute("undo 2")
    #expect(prompt.scene.names["pay"] == nil)
  }

  @Test(arguments: [
    "card.backgroundColor = palette.accent", "card.layer.borderWidth = 8",
    "card.backgroundColor = .systemBlue.withAlphaComponent(0.5)",
    "card.tintColor = .systemBlue.withAlphaComponent(0.5)",
  ])
  func whatDoesNotMatterForTouchesIsLeftOutAndSaidSo(line: String) throws {
    let prompt = try Self.prompt()
    let before = prompt.state
    let output = try prompt.printed(line)
    #expect(
      output.count == 1 && output[0].hasSuffix("does not matter for touches, so it is left out"))
    #expect(prompt.state == before)
  }

  @Test(arguments: properties + calls)
  func aStatementIsNoDumpAndNeedsNoFurtherLine(line: String, written: String) throws {
    let session = try Self.prompt().session
    #expect(!session.isDump(line.utf8) && !session.mayBeginDump(line))
    var command = TypedCommand()
    let isWhole = command.take(line)
    #expect(isWhole)
    #expect(session.understands(try Self.words(of: line)))
  }

  /// The words of a line as the prompt reads them while it is typed.
  private static func words(of line: String) throws -> [Word] {
    var lexer = Lexer(line)
    return try lexer.commands().first ?? []
  }

  // MARK: Scripts

  @Test(arguments: (properties + calls).filter { !$0.0.hasPrefix("po ") })
  func aScriptIsRefusedAndToldTheCommand(line: String, written: String) throws {
    let desk = try TestSession(after: Self.scene)
    let before = desk.state
    desk.run(line)
    #expect(desk.messages.count == 1 && desk.state == before)
    #expect(
      desk.messages.first?.contains("did you mean '\(written)'?") == true, "\(desk.messages)")
  }

  @Test func aScriptThatSaysSoHoldsSwift() throws {
    let desk = try TestSession(after: Self.scene)
    desk.run("set-option swift on\ncard.isHidden = true // gone\nexpect card.hidden on")
    #expect(desk.messages == [] && desk.output == [])
    desk.run("  set-option swift on; card.isHidden = false; set-option swift off")
    #expect(desk.messages == [] && desk.output == [])
    // The next script has to say so itself.
    desk.run("card.isHidden = true")
    #expect(desk.messages.count == 1)
  }

  @Test func theTestsOfAScriptWithSwiftCanBeListed() throws {
    let folder = try Folder([
      "s.scope": """
      set-option swift on
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      test "a"
        view.addSubview(v) // in front
        expect v.superview root
      end
      """
    ])
    let list = TestList(ofScriptAt: folder.path("s.scope"), name: "s.scope", kit: .tapscope)
    #expect(list.diagnostics.isEmpty && list.tests.map(\.name) == ["a"])
  }

  @Test func aLineBehindTheOptionCShowsWhatItBecame() throws {
    let desk = try TestSession(after: Self.scene)
    desk.runner.begin(name: "-c", isTyped: true)
    desk.runner.run("card.isHidden = true; card.frame")
    desk.runner.end()
    #expect(
      desk.output == ["read as: hide card", "read as: get card.frame", "(20 100; 200 100)"])
  }
}
