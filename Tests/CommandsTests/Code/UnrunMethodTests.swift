import SessionStage
import Testing

@testable import Commands

/// Methods that stand in a text, and that cannot be read or run.
@Suite("R7.7: a method that was read and cannot run is there, and what it does is open")
struct UnrunMethodTests {
  /// A controller with a button, a recognizer and an observer whose methods cannot be read.
  private static let swift = """
    class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let b = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        b.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
        view.addSubview(b)
        let v = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        view.addSubview(v)
        v.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched(_:))))
        NotificationCenter.default.addObserver(
          self, selector: #selector(noted(_:)), name: Notification.Name("x"), object: nil)
      }
      @objc func pressed(_ b: UIButton) { let q = #/a/# }
      @objc func touched(_ g: UITapGestureRecognizer) { return Frob(g) { 1 } }
      @objc func noted(_ n: Notification) { let q = #/a/# }
    }
    """
  private static let objectiveC = """
    @interface Screen : UIViewController
    @end
    @implementation Screen
    - (void)viewDidLoad {
      [super viewDidLoad];
      UIButton *b = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
      [b addTarget:self action:@selector(pressed:) forControlEvents:UIControlEventTouchUpInside];
      [self.view addSubview:b];
      UIView *v = [[UIView alloc] initWithFrame:CGRectMake(0, 200, 100, 100)];
      [self.view addSubview:v];
      [v addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(touched:)]];
      [[NotificationCenter defaultCenter] addObserver:self selector:@selector(noted:) name:@"x" object:nil];
    }
    - (void)pressed:(UIButton *)b { int q = `; }
    - (int)touched:(UITapGestureRecognizer *)g { return Frob(g, ^{ }); }
    - (void)noted:(NSNotification *)n { int q = `; }
    @end
    """

  /// A session whose root controller is of a class.
  private func session(_ code: String, _ more: String = "") -> TestSession {
    let session = TestSession()
    session.run(
      """
      code <<END
      \(code)
      END
      code <<END
      let s = Screen()
      window.rootViewController = s
      \(more)
      END
      """)
    return session
  }

  @Test("Targets, recognizers and observers: no app stops", arguments: [swift, objectiveC])
  func actions(code: String) {
    let session = session(code)
    session.run("class Later: UIView { }")
    let isSwift = code == Self.swift
    for (line, method, number) in [
      ("tap 50,50", "pressed", isSwift ? 14 : 15), ("tap 50,250", "touched", isSwift ? 15 : 16),
    ] {
      let start = session.output.count
      session.run(line)
      let output = session.output[start...].joined(separator: "\n")
      #expect(output.contains("action \(method):  from"), "\(output)")
      #expect(!output.contains("no such method"), "\(output)")
      #expect(output.contains("→ ?"), "\(output)")
      #expect(output.contains("Screen has '\(method)"), "\(output)")
      #expect(
        output.contains("which cannot run (t.scope:\(number)): what it does is open"),
        "\(output)")
    }
    session.run("why button")
    let why = session.output.joined(separator: " ")
    #expect(why.contains("pressed of s is there, and stops at t.scope:"), "\(session.output)")
    session.run(
      "code <<END\nNotificationCenter.default.post(name: Notification.Name(\"x\"), object: nil)\nEND"
    )
    #expect(session.messages == [], "\(session.messages)")
    #expect(session.output.contains { $0.contains("Screen has 'noted'") }, "\(session.output)")
  }

  @Test("'responds(to:)', nil targets and categories find it", arguments: [true, false])
  func found(isExtension: Bool) {
    let method = "@objc func go(_ sender: Any) { let q = #/a/# }"
    let session = session(
      isExtension
        ? "class Screen: UIViewController { }\nextension Screen { \(method) }"
        : "class Screen: UIViewController { \(method) }",
      """
      let b = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      b.addTarget(nil, action: Selector("go:"), for: .touchUpInside)
      s.view.addSubview(b)
      print(s.responds(to: Selector("go:")), s.responds(to: Selector("stay:")))
      """)
    #expect(session.output.contains("true false"), "\(session.output)")
    session.run("tap 50,50")
    #expect(session.output.contains { $0.contains("action go:  from b to s, found from") })
    #expect(session.output.last?.contains("Screen has 'go'") == true, "\(session.output)")
  }

  @Test("One that is there hides that of its superclass, and one that is not is still missing")
  func superclass() {
    let session = session(
      """
      class Base: UIViewController { @objc func go() { print("base") } }
      class Screen: Base { override func go() { let q = #/a/# } }
      """,
      """
      let b = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      b.addTarget(s, action: Selector("go"), for: .touchUpInside)
      b.addTarget(s, action: Selector("nope"), for: .touchUpInside)
      s.view.addSubview(b)
      """)
    session.run("tap 50,50")
    let output = session.output.joined(separator: "\n")
    #expect(!output.contains("base\n"), "\(output)")
    #expect(output.contains("Screen has 'go', which cannot run"), "\(output)")
    #expect(output.contains("action nope  from b to s, which has no such method: an app stops"))
  }

  @Test("A delegate's method is asked for, and what UIKit takes in its place is assumed")
  func delegate() {
    let session = session(
      """
      class Screen: UIViewController { }
      class Judge: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { let q = #/a/# }
      }
      """,
      """
      let judge = Judge()
      let g = UITapGestureRecognizer()
      g.delegate = judge
      s.view.addGestureRecognizer(g)
      """)
    session.run("tap 50,50")
    #expect(
      session.output.last?.contains(
        "UIKit's gestureRecognizerShouldBegin(_:) answered for 'Judge', as that of Judge cannot run"
      )
        == true, "\(session.output)")
    // It has no other method of a delegate.
    #expect(!session.output.contains { $0.contains("shouldReceive") }, "\(session.output)")
  }

  @Test("A class whose superclass was not read may have the method: it is open")
  func unreadSuperclass() {
    let session = session(
      """
      class Screen: UIViewController { }
      class Model: ShopModel { func own() { } }
      """,
      """
      let model = Model()
      let b = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      b.addTarget(model, action: Selector("buy"), for: .touchUpInside)
      s.view.addSubview(b)
      """)
    session.run("tap 50,50")
    let output = session.output.joined(separator: "\n")
    #expect(!output.contains("no such method"), "\(output)")
    #expect(output.contains("may come from ShopModel, which was not read"), "\(output)")
  }

  @Test("A deciding method of Objective-C that cannot be read is told as assumed")
  func decidingMethod() {
    let session = TestSession()
    session.run(
      """
      code <<END
      @implementation Card
      - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { int q = `; return NO; }
      @end
      END
      add Card c 0,0 50x50
      why c
      """)
    #expect(session.output.contains { $0.hasPrefix("? c may get a touch") }, "\(session.output)")
  }
}
