import Interchange
import SessionStage
import Testing

@testable import Commands

@Suite("Controllers of code, as 'save' writes them and a script reads them back")
struct SavedControllerTests {
  @Test(
    "What is read back does what it did, and is written in the same way",
    arguments: [
      (
        "one that holds another of the code's", "controller V v in vc",
        """
        class Card: UIViewController { var n = 0; var owner: V? }
        class V: UIViewController {
          let card = Card()
          var x: Card?
          override func viewDidLoad() { x = card; card.n = 3; card.owner = self }
        }
        """, "expect x.n 3\nexpect v.x x"
      ),
      (
        "a stack, a sheet and an alert that are called like words of commands",
        "controller V v in vc",
        """
        class V: UIViewController {
          let sheet = UIAlertController(title: "S", message: nil, preferredStyle: .actionSheet)
          override func viewDidAppear(_ animated: Bool) {
            let stack = UINavigationController(rootViewController: UIViewController())
            present(stack, animated: true)
            sheet.addAction(UIAlertAction(title: "Go", style: .default))
            stack.present(sheet, animated: true)
          }
        }
        """, "expect count UINavigationBar 1\ndismiss sheet1\ndismiss navigation1"
      ),
      (
        "items of one on no stack",
        "controller V v in vc\nadd UIButton b 0,0 44x44\n"
          + "target b touchUpInside v.more\ntap b",
        """
        class V: UIViewController {
          var count = 0
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = item("Up")
          }
          func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: self, action: #selector(up))
          }
          @objc func up() { count += 1 }
          @objc func more() { navigationItem.leftBarButtonItem = item("") }
        }
        """, "get v-up title\nget v-item title"
      ),
      (
        "a tab that nobody has selected",
        "controller Tabs tabs\nset window rootViewController tabs",
        """
        class Page: UIViewController {}
        class Tabs: UITabBarController {
          override func viewDidLoad() { viewControllers = [Page(), Page(), Page()] }
        }
        """, "tap page2-tab\nexpect hit page2-view at 9,9"
      ),
      (
        "one whose initializer asks for its view", "controller A a in vc",
        """
        class A: UIViewController {
          override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = .red
          }
          required init?(coder: NSCoder) { return nil }
        }
        """, "expect hit a-view at 9,9"
      ),
    ])
  func readBack(what: String, commands: String, code: String, expectations: String) {
    let desk = TestSession()
    desk.run("code <<END\n\(code)\nEND\n\(commands)")
    let script = SceneScript(desk.scene).lines
    let again = TestSession()
    again.run(script.joined(separator: "\n"))
    // What targets perform is implemented when the script names it, before the class is known.
    let written = SceneScript(again.scene).lines.filter { !$0.hasPrefix("implements") }
    #expect(written == script.filter { !$0.hasPrefix("implements") }, "\(what)")
    for session in [desk, again] {
      session.run(expectations)
      #expect(session.messages == [], "\(what): \(session.messages)")
    }
  }

  @Test("What begins anew is told apart from what is gone")
  func omissions() {
    let desk = TestSession()
    desk.run(
      """
      code <<END
      class V: UIViewController {
        let make: () -> Int = { 1 }
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(go), name: .init("x"), object: nil)
        }
        @objc func go() { }
      }
      END
      controller V v in vc
      """)
    let script = SceneScript(desk.scene)
    #expect(script.leftOut == ["v.make"])
    #expect(script.gone == ["what v observes"])
  }
}
