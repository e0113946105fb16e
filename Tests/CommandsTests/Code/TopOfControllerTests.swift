import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("The top of code knows the scene's controller, and all names of a declaration")
struct TopOfControllerTests {
  @Test(
    "What stands at the top prints what it prints in an app",
    arguments: [
      // Several names in one declaration.
      ("let a = 1, b = 2\nlet size = CGSize(width: a, height: b)\nprint(size)", "(1.0, 2.0)"),
      ("let a = UIView(), b = a.frame\nprint(b)", "(0.0, 0.0, 0.0, 0.0)"),
      ("var a = 1, b: Int? = nil\na += 1\nfunc f() -> Int { a + (b ?? 3) }\nprint(f())", "5"),
      // Members of the controller.
      ("title = \"Home\"\nprint(title!, self.title!)", "Home Home"),
      ("print(navigationController == nil, isViewLoaded)", "true true"),
      ("addChild(UIViewController())\nprint(children.count)", "1"),
      ("present(UIViewController(), animated: false) { print(\"shown\") }", "shown"),
      // What the text declares comes first.
      ("let title = 4\nfunc dismiss() -> Int { title }\nprint(dismiss())", "4"),
      (
        """
        let tabs = UITabBarController(), home = UIViewController()
        tabs.setViewControllers([home, UIViewController()], animated: false)
        print(tabs.viewControllers!.count, home.tabBarController === tabs)
        """, "2 true"
      ),
    ])
  func prints(_ code: String, _ line: String) {
    let session = TestSession()
    session.run("code <<END\n\(code)\nEND")
    #expect(session.messages == [])
    #expect(session.output.last == line, "\(session.output)")
  }

  @Test("Views of one declaration are named after their variables")
  func namesViews() {
    let session = TestSession()
    session.run(
      "code <<END\nlet one = UIView(), two = UIView()\none.addSubview(two)\nview.addSubview(one)\nEND"
    )
    #expect(session.messages == [])
    #expect(session.scene.names["two"] is UIView && session.scene.names["one"] is UIView)
  }
}
