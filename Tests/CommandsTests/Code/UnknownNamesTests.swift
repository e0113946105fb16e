import SessionStage
import Testing

@testable import Commands

@Suite("What code names and nothing here stands for")
struct UnknownNamesTests {
  private func session(_ statements: String) -> TestSession {
    let session = TestSession()
    session.run(
      """
      class A: UIView {
        func f() {
          \(statements)
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          f()
          return point.x < 50
        }
      }
      add A a 0,0 100x100
      tap 5,5
      expect hit a
      expect hit root at 60,5
      """)
    return session
  }

  @Test(
    "A statement that only has an effect is not run, which is noted and told",
    arguments: [
      "Analytics.log(\"a\")",
      "layer.addSublayer(CAShapeLayer())", "UIApplication.shared.open(url)",
      "Haptics.shared.play()", "delegate?.didTap(self)",
      "CATransaction.begin()",
      "UserDefaults.standard.set(true, forKey: \"a\")", "engine.tool = .pen",
      "updateShadow()", "audioPlayer?.play()", "self.model.taps += 1",
      "UIView.setAnimationsEnabled(false)",
      "generator.prepare()",
      "UIAccessibility.post(notification: .layoutChanged, argument: nil)",
      "NSLog(engine.name)",
      "window?.makeKeyAndVisible()", "items[0].refresh()", "becomeActive!.now()",
    ])
  func effects(statement: String) {
    let session = session(statement)
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.output.contains(
        "note: not run, as nothing here stands for it: '\(statement)' (t.scope:3)")
        || session.output.joined(separator: " ").contains("not run, as nothing here stands"),
      "\(session.output)")
    session.run("step")
    #expect(session.output.contains { $0.contains("not run: ") }, "\(session.output)")
  }

  @Test(
    "What only changes the looks of a view is set, or not run, without a word",
    arguments: [
      "setNeedsDisplay()", "layer.shadowOpacity = 0.5", "contentMode = .center",
      "layer.mask = shape", "self.mask = UIView()", "layer.borderColor = UIColor.red.cgColor",
      "let l = UILabel(); l.numberOfLines = 2; l.textAlignment = .center; l.font = .body",
      "let b = UIButton(); b.titleLabel?.font = .body; b.setTitleColor(.white, for: .normal)",
      "let f = UITextField(); f.keyboardType = .emailAddress; f.isSecureTextEntry = true",
      "isAccessibilityElement = true; accessibilityTraits = .button; tintColor = .red",
    ])
  func looks(statement: String) {
    let session = session(statement)
    #expect(session.messages == [], "\(session.output)")
    #expect(!session.output.contains { $0.contains("not run") }, "\(session.output)")
  }

  @Test("The looks that have a simple value are read back")
  func readBack() {
    let session = session(
      "let l = UILabel(); l.numberOfLines = 3; layer.shadowOpacity = 0.5; "
        + "isHidden = l.numberOfLines != 3 || layer.shadowOpacity != 0.5")
    #expect(session.messages == [], "\(session.output)")
  }

  private static func system(_ name: String) -> String {
    "'\(name)' is of the system, and nothing here stands for it"
  }

  @Test(
    "Where a value is needed, or code stands in the call, or the name is nearly a known one, it is a mistake",
    arguments: [
      ("let tool = engine.tool", "nothing is named 'engine'; paste its class, too"),
      ("addSubview(makeCard())", "nothing is named 'makeCard'; paste its class, too"),
      ("Task { self.alpha = 0 }", system("Task")),
      ("let i = UIFont.systemFontSize", system("UIFont")), ("let d = Date()", system("Date")),
      ("tag = UIDevice.current.hash", system("UIDevice")),
      ("let t = CACurrentMediaTime()", system("CACurrentMediaTime")),
      ("URLSession.shared.dataTask(with: url) { _, _, _ in }", system("URLSession")),
      ("Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }", system("Timer")),
      ("let n = FileManager.default.temporaryDirectory", system("FileManager")),
      ("let b = Bundle.main", system("Bundle")),
      ("let k = Theme.margin", "nothing is named 'Theme'; paste its class, too"),
      ("guard let m = model else { return }", "nothing is named 'model'; paste its class, too"),
      ("let f = font.pointSize", "nothing is named 'font'; paste its class, too"),
      ("let b = Badge()", "nothing is named 'Badge'; paste its class, too"),
      ("let v: Badge? = nil", "no type is named 'Badge'; paste it, too"),
      ("isHiden = true", "nothing is named 'isHiden'; did you mean 'isHidden'?"),
      ("frame.orgin.x = 1", "CGRect has no 'orgin' here; did you mean 'origin'?"),
      ("let x = boundz", "nothing is named 'boundz'; did you mean 'bounds' or 'round'?"),
      (
        "let g = UITapGestureRecogniser()",
        "nothing is named 'UITapGestureRecogniser'; did you mean 'UITapGestureRecognizer'?"
      ),
      (
        "let l = layer.cornerRadiuss",
        "CALayer has no 'cornerRadiuss' here; did you mean 'cornerRadius'?"
      ),
      (
        "let r = Int.random(in: 0..<3)",
        "Int has no 'random' here; 'help swift' tells what there is"
      ),
      (
        "let q = window?.windowScen",
        "UIWindow has no 'windowScen' here; 'help swift' tells what there is"
      ),
      ("let c = UIColr.red", "nothing is named 'UIColr'; did you mean 'UIColor'?"),
      ("subveiws.first?.alpha = 0", "nothing is named 'subveiws'; did you mean 'subviews'?"),
      ("layr.zPosition = 1", "nothing is named 'layr'; did you mean 'layer'?"),
      ("bounds.orign = .zero", "CGRect has no 'orign' here; did you mean 'origin'?"),
      ("for card in deck { card.alpha = 0 }", "nothing is named 'deck'; paste its class, too"),
      ("return analytics.log()", "nothing is named 'analytics'; paste its class, too"),
    ])
  func mistakes(statement: String, what: String) {
    let session = session(statement)
    #expect(
      session.output.contains {
        $0.hasPrefix("t.scope:3:") && $0.contains(": \(what); 'A.f()' does")
      },
      "\(session.output)")
  }

  @Test(
    "A value that the code needs is asked for, with its place and an example; the method runs",
    arguments: [
      ("if Settings.isOn { alpha = 1 }", "Settings.isOn", "3:8", "true"),
      ("alpha = theme.alpha", "theme.alpha", "3:13", "0"),
      ("while queue.isEmpty { break }", "queue.isEmpty", "3:11", "true"),
      ("alpha = config?.alpha ?? 1", "config.alpha", "3:13", "0"),
      ("switch mode { case .on: break; default: break }", "mode", "3:12", ".on"),
      ("bounds = screen.bounds", "screen.bounds", "3:14", "…"),
      ("addSubview(badge)", "badge", "3:16", "VIEW"),
      ("if engine.tool == .pen { alpha = 1 }", "engine.tool", "3:8", ".pen"),
      ("if .pen == engine.tool { alpha = 1 }", "engine.tool", "3:16", ".pen"),
      ("if engine.depth > 3 { alpha = 1 }", "engine.depth", "3:8", "0"),
      ("if 3.5 < engine.depth { alpha = 1 }", "engine.depth", "3:14", "0"),
      ("if engine.name == \"a\" { alpha = 1 }", "engine.name", "3:8", "\"…\""),
      ("if engine.view === self { alpha = 1 }", "engine.view", "3:8", "VIEW"),
      ("tag = Store.shared.count + 1", "Store.shared.count", "3:11", "0"),
      ("alpha = engine.isOn ? 1 : 0", "engine.isOn", "3:13", "true"),
      ("guard engine?.isOn == true else { return }", "engine.isOn", "3:11", "true"),
    ])
  func askedValues(statement: String, name: String, place: String, example: String) {
    let session = TestSession()
    session.run("class A: UIView {\n  func f() {\n    \(statement)\n  }\n}")
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.output.contains {
        $0
          == "note: t.scope:\(place): '\(name)' is not in the scene; paste its class, too, or give "
          + "its value: code let \(name) = \(example)"
      }, "\(session.output)")
    session.run("code")
    #expect(session.output.contains("? \(name)  not given: code let \(name) = …"))
  }

  @Test("The changes of an animation are made at once, and its completion runs behind them")
  func animations() throws {
    let session = session(
      """
      UIView.animate(withDuration: 0.2) { self.tag = 1 }
          UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn], animations: { self.tag += 1 },
            completion: { done in print(done, self.tag) })
          UIView.animate(withDuration: 1, animations: { self.tag = 5 }) { _ in self.tag *= 2 }
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(try session.printed("get a.tag") == ["10"])
    #expect(try session.printed("log print").first == "true 2")
  }
}
