import Interchange
import Session
import SessionStage
import Testing

/// What exported Swift reads like.
@Suite struct SwiftTextTests {
  private func lines(_ commands: String) throws -> [String] {
    SwiftScene(try TestSession(after: commands).scene).lines.map {
      String($0.drop { $0 == " " })
    }
  }

  @Test func classesOfCodeAreWrittenAsTheyWereRead() throws {
    let text = """
      class Card: UIView {
        let buy = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 44))
        private let badge = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(buy)
          addSubview(badge)
        }
      }
      """
    let found = try lines(
      text + "\nadd Card card 20,100 200x100\nadd red 5,5 10x10 in buy\ncode <<END\n"
        + "#import \"A.h\"\n@implementation PassView\n- (void)act { }\n@end\nEND\nadd PassView p\n")
    for line in text.split(separator: "\n") {
      #expect(found.contains(String(line.drop { $0 == " " })), "\(found)")
    }
    #expect(
      found.contains("let card = Card(frame: CGRect(x: 20, y: 100, width: 200, height: 100))"))
    #expect(found.contains("card.buy.addSubview(red)"))
    #expect(found.contains("root.addSubview(card)"))
    // What the class makes is left to it.
    #expect(!found.contains { $0.hasPrefix("let badge") || $0.contains("addSubview(card.") })
    #expect(found.contains("// @implementation PassView"))
    #expect(found.contains { $0.hasPrefix("let p = PassView(") })
  }

  @Test(arguments: [
    ("add red 1,2 3.5x4", "let red = UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))"),
    ("add red alpha=0.4 tag=7", "red.alpha = 0.4"),
    ("add red; rotate red 30", "red.transform = CGAffineTransform(rotationAngle: 30 / 180 * .pi)"),
    ("add red; scale red 2,0.5", "red.transform = CGAffineTransform(scaleX: 2, y: 0.5)"),
    ("add UIButton b title=\"a \\\"b\\\"\"", "b.setTitle(\"a \\\"b\\\"\", for: .normal)"),
    ("add UISlider s value=0.3", "s.value = 0.3"),
    ("add red autoresize=W+TM", "red.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]"),
    (
      "add red class=MyApp.Card",
      "let red = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))"
        + "  // MyApp.Card"
    ),
    ("add UIButton buy; override buy circle", "final class BuyButton: UIButton {"),
    ("add a; add b; inset a -9; inset b -9", "final class EnlargedView: UIView {"),
    ("add a; add b; override a redirect b", "a.touchTarget = b"),
    ("add a; add b in a; override a layers b", "a.host = b"),
    (
      "alert ask field Name action \"Go on\" destructive from vc title=Sure?",
      "let ask = UIAlertController(title: \"Sure?\", message: nil, preferredStyle: .alert)"
    ),
    ("alert ask field Name action Go from vc", "ask.addTextField { $0.placeholder = \"Name\" }"),
    (
      "alert ask sheet action \"Go on\" destructive from vc",
      "ask.addAction(UIAlertAction(title: \"Go on\", style: .destructive))"
    ),
    ("alert ask action Go from vc; set ask-go enabled off", "ask.actions[0].isEnabled = false"),
    (
      "alert ask field A field B from vc; set ask-field-2 text hi",
      "ask.textFields![1].text = \"hi\""
    ),
    ("alert ask action Go from vc", "vc.present(ask, animated: false)"),
    ("controller kid in vc", "vc.addChild(kid)"),
    ("controller s; present s from vc", "vc.present(s, animated: false)"),
    ("controller s; present s from vc", "s.view = sView"),
    ("gesture swipe s on root direction=up", "s.direction = .up"),
    ("handle vc touchesBegan", "final class VcViewController: UIViewController {"),
    ("next root scene", "root.chosenNext = windowScene"),
    ("window w level=5", "w.windowLevel = UIWindow.Level(rawValue: 5)"),
  ])
  func aSceneReadsLikeHandwrittenCode(commands: String, line: String) throws {
    #expect(try lines(commands).contains(line))
  }

  @Test func aNewSceneNeedsNothingSuperfluous() throws {
    let all = SwiftScene(TestSession().scene).lines
    let start = try #require(all.firstIndex(of: "final class Screen {"))
    #expect(
      Array(all[start...]) == [
        "final class Screen {",
        "  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))",
        "  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))",
        "  let vc = UIViewController()", "", "  init(in windowScene: UIWindowScene) {",
        "    window.windowScene = windowScene", "", "    vc.view = root",
        "    window.rootViewController = vc", "", "    window.makeKeyAndVisible()", "  }", "}",
      ])
  }

  @Test func theCommandSaysWhatIsLeftOut() throws {
    let desk = try TestSession(after: "gesture tap t on root; target t vc.a:; handle app motion")
    desk.session.isInteractive = true
    #expect(
      try desk.printed("export swift").last
        == "left out: targets of 1 gesture, actions of 1 responder, overrides of 'app'")
  }
}
