import Interchange
import SessionStage
import Testing

@testable import Commands

@Suite("Controllers of code, as UIKit makes, shows and tells them")
struct ControllerCodeTests {
  private func desk(_ code: String) -> TestSession {
    let desk = TestSession()
    desk.run("code <<END\n\(code)\nEND")
    return desk
  }

  private static let logging = """
    class LogController: UIViewController {
      override func loadView() { print("loadView"); super.loadView() }
      override func viewDidLoad() { super.viewDidLoad(); print("viewDidLoad") }
      override func viewWillAppear(_ animated: Bool) { print("viewWillAppear") }
      override func viewDidAppear(_ animated: Bool) { print("viewDidAppear") }
      override func viewDidLayoutSubviews() { print("viewDidLayoutSubviews") }
      override func viewWillDisappear(_ animated: Bool) { print("viewWillDisappear") }
      override func viewDidDisappear(_ animated: Bool) { print("viewDidDisappear") }
      override func willMove(toParent parent: UIViewController?) { print("willMove") }
      override func didMove(toParent parent: UIViewController?) { print("didMove", parent != nil) }
    }
    """

  @Test(
    "UIKit calls the methods in its order, each once",
    arguments: [
      ("let c = LogController()", []),
      ("let c = LogController()\nc.loadViewIfNeeded()\n_ = c.view", ["loadView", "viewDidLoad"]),
      (
        "let c = LogController()\nwindow.rootViewController = c\nc.view.layoutIfNeeded()",
        ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews"]
      ),
      (
        "let vc = self.view.next as! UIViewController\nlet c = LogController()\nvc.addChild(c)\n"
          + "view.addSubview(c.view)\nc.didMove(toParent: vc)\nc.willMove(toParent: nil)\n"
          + "c.view.removeFromSuperview()\nc.removeFromParent()",
        [
          "willMove", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear",
          "didMove true", "willMove", "viewWillDisappear", "viewDidDisappear", "didMove false",
        ]
      ),
    ])
  func order(statements: String, printed: [String]) {
    let desk = desk(Self.logging)
    let before = desk.output
    desk.run("code <<END\n\(statements)\nEND")
    #expect(desk.messages == [])
    let found = desk.output.dropFirst(before.count).filter { line in
      ["load", "view", "willMove", "didMove"].contains { line.hasPrefix($0) }
    }
    #expect(Array(found) == printed, "\(desk.output)")
  }

  @Test("Undo takes back what a controller did, and calls nothing of it")
  func undo() {
    let desk = desk(Self.logging)
    desk.run("controller LogController log in vc\nexpect hit log-view at 9,9")
    let before = desk.output.count
    desk.run("undo\nexpect hit root at 9,9\nredo\nexpect hit log-view at 9,9")
    #expect(desk.messages == [])
    #expect(!desk.output.dropFirst(before).contains { $0.hasPrefix("view") })
  }

  @Test("An observer hears until it is removed, and undo brings it back")
  func observers() {
    let desk = desk(
      """
      class A {
        init() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(hear(_:)), name: .init("a"), object: nil)
        }
        @objc func hear(_ note: Notification) {
          print("heard", note.name.rawValue, note.userInfo?["n"] as? Int ?? 0)
        }
      }
      let a = A()
      func post(_ n: Int) {
        NotificationCenter.default.post(name: Notification.Name("b"), object: nil)
        NotificationCenter.default.post(name: .init("a"), object: a, userInfo: ["n": n])
      }
      post(1)
      END
      code <<END
      NotificationCenter.default.removeObserver(a)
      post(2)
      END
      undo
      code <<END
      post(3)
      """)
    #expect(desk.messages == [])
    #expect(desk.output.filter { $0.hasPrefix("heard") } == ["heard a 1", "heard a 3"])
  }

  @Test("A name of a notification that another text declares is one of its own")
  func foreignNames() {
    let desk = desk(
      """
      let token = NotificationCenter.default.addObserver(
        forName: .changed, object: nil, queue: nil) { _ in print("changed") }
      NotificationCenter.default.post(name: kOther, object: nil)
      NotificationCenter.default.post(name: .changed, object: nil)
      """)
    #expect(desk.messages == [] && desk.output.last == "changed", "\(desk.output)")
  }

  @Test(
    "What ends an app ends the code, with its line",
    arguments: [
      ("c.addChild(c)", "a controller cannot contain itself or one of its parents"),
      ("c.present(c, animated: true)", "a controller cannot present itself"),
      (
        "let n = UINavigationController(rootViewController: c)\n"
          + "n.pushViewController(c, animated: false)",
        "a controller cannot be pushed twice on one stack"
      ),
      (
        "let n = UINavigationController()\nn.viewControllers = [n]",
        "a controller cannot contain itself or one of its parents"
      ),
      (
        "let n = UINavigationController()\nlet t = UITabBarController()\n"
          + "n.setViewControllers([t], animated: false)\nt.viewControllers = [n]",
        "a controller cannot contain itself or one of its parents"
      ),
      (
        "let n = UINavigationController()\nn.viewControllers = [c, c]",
        "a controller cannot be twice among the children of one"
      ),
      (
        "let n = UINavigationController()\nn.viewControllers = [UINavigationController()]",
        "a stack cannot be pushed on another one"
      ),
      (
        "let d = UIViewController()\nd.view = c.view",
        "a view belongs to at most one controller, and this one has another one"
      ),
      ("c.view = window", "a window cannot be the view of a controller"),
      (
        "let a = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)\n"
          + "a.addTextField()", "an action sheet cannot have text fields"
      ),
      (
        "NSLayoutConstraint.activate([UIView().topAnchor.constraint(equalTo: view.topAnchor)])",
        "a constraint between views without a common superview cannot be active"
      ),
    ])
  func misuse(statements: String, reason: String) {
    let desk = desk("let c = UIViewController()\n\(statements)")
    #expect(desk.messages.count == 1 && desk.messages[0].contains(reason), "\(desk.messages)")
    #expect(desk.messages[0].contains("UIKit ends an app here"))
  }

  @Test("Segments and items of the system are made as in an app")
  func makingControls() {
    let desk = desk(
      """
      class Picker: UIViewController {
        let segments = UISegmentedControl(items: ["a", "b"])
        override func viewDidLoad() {
          segments.frame = CGRect(x: 10, y: 100, width: 200, height: 40)
          segments.addTarget(self, action: #selector(pick(_:)), for: .valueChanged)
          view.addSubview(segments)
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        }
        @objc func pick(_ sender: UISegmentedControl) { print("picked", sender.selectedSegmentIndex) }
      }
      """)
    desk.run("controller Picker p in vc\ntap 150,120\nlog print")
    #expect(desk.messages == [] && desk.output.last == "picked 1", "\(desk.output)")
  }

  @Test("A view around the one that it would be put into stays where it is")
  func viewAround() {
    let desk = desk(
      """
      class Around: UIViewController {
        override func loadView() {
          view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          let parent = self.parent!.view!
          parent.superview!.addSubview(view)
          view.addSubview(parent)
        }
      }
      """)
    desk.run(
      "controller Around a in vc\ncontroller nav navigation in vc\ncontroller Around b in nav")
    desk.run("expect hit nav-view at 200,400")
    #expect(desk.messages == [])
  }

  @Test(
    "A class that is none of a controller is named, with what would be right",
    arguments: [
      (
        "controller Nope x",
        "there is no class 'Nope'; paste its code, or read it with 'code Nope.swift'"
      ),
      (
        "class Hit: UIView {}\ncontroller Hit x in vc",
        "Hit is no class of a controller that 'code' has read; 'controller NAME' makes a UIViewController"
      ),
      (
        "controller UIViewController x in vc",
        "UIViewController is no class of a controller that 'code' has read; 'controller NAME' makes a "
          + "UIViewController"
      ),
    ])
  func noController(script: String, message: String) {
    let desk = TestSession()
    desk.run(script)
    #expect(desk.messages == [message])
  }

  @Test("A class that is made with values says how; a loadView without a view gets one")
  func making() {
    let desk = desk(
      """
      class A: UIViewController {
        let n: Int
        init(n: Int) { self.n = n; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class B: UIViewController { override func loadView() { } }
      """)
    desk.run("controller A a")
    #expect(
      desk.messages == [
        "A is made with values; write 'let NAME = A(…)', as in code"
      ], "\(desk.messages)")
    desk.run("controller B b in vc\nexpect hit b-view at 9,9")
    #expect(desk.messages.count == 1)
  }

  @Test("A screen that code made is read back from what 'save' writes")
  func saved() throws {
    let desk = desk(
      """
      class CountController: UIViewController {
        var count = 0
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          button.frame = CGRect(x: 20, y: 100, width: 90, height: 44)
          button.addTarget(self, action: #selector(up), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func up() { count += 1 }
      }
      """)
    desk.run("controller CountController counter in vc\ntap button\nexpect counter.count 1")
    let again = TestSession()
    again.run(SceneScript(desk.scene).lines.joined(separator: "\n"))
    again.run("expect counter.count 1\ntap button\nexpect counter.count 2")
    #expect(desk.messages == [] && again.messages == [], "\(desk.messages) \(again.messages)")
  }

  @Test(
    "A notification ends an app if its observer has no such method, and only then",
    arguments: [
      ("Selector(\"nope:\")", "-[Ear nope:]: unrecognized selector sent to instance"),
      ("#selector(heard)", nil), ("#selector(loadViewIfNeeded)", nil),
    ])
  func notification(_ selector: String, _ message: String?) {
    let session = TestSession()
    session.run(
      """
      code <<END
      class Ear: UIViewController {
        @objc func heard() { }
        func listen() {
          NotificationCenter.default.addObserver(
            self, selector: \(selector), name: .init("go"), object: nil)
          NotificationCenter.default.post(name: .init("go"), object: nil)
        }
      }
      let ear = Ear()
      ear.listen()
      END
      """)
    #expect(session.messages.count == (message == nil ? 0 : 1))
    #expect(session.messages.first?.contains(message ?? "") != false, "\(session.messages)")
  }

  @Test("Blocks of the main queue run on the clock of the scene, behind the code, and are undone")
  func mainQueue() {
    let desk = desk(
      """
      class Slow: UIViewController {
        var steps: [Int] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.main.async { [weak self] in self?.steps.append(2) }
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
            self.steps.append(4)
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: { self.steps.append(3) })
          DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(1)) { self.end() }
          steps.append(1)
        }
        func end() { steps.removeAll() }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .nan) { fatalError() }
      DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) { fatalError() }
      """)
    let steps = ["[1]", "[1, 2]", "[1, 2, 3]", "[1, 2, 3, 4]", "[]"]
    desk.run("controller Slow slow in vc")
    for (wait, expected) in zip([nil, 0, 0.3, 0.3, 0.5], steps) {
      if let wait { desk.run("wait \(wait)") }
      desk.run("get slow steps")
      #expect(desk.output.last == expected, "\(desk.output)")
    }
    desk.run("undo\nundo\nget slow steps")
    #expect(desk.output.last == "[1, 2, 3]" && desk.messages == [], "\(desk.messages)")
  }
}
