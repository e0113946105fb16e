import Interchange
import SessionStage
import Testing

@testable import Commands

/// Values that an app's own code, an archive or a statement that cannot be read would set.
@Suite("What nothing that was read sets is unknown where it decides, and not false, 0 or nil")
struct UnsetValueTests {
  /// Returns a class of Swift whose touches a condition decides.
  private static func swift(_ members: String, _ condition: String) -> String {
    """
    class Card: UIView {
      \(members)
      override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
        guard \(condition) else { return false }
        return super.point(inside: p, with: e)
      }
    }
    """
  }

  /// Returns a class of Objective-C whose touches a condition decides.
  private static func objectiveC(
    _ properties: String, _ methods: String, _ condition: String, variables: String = ""
  ) -> String {
    """
    @interface Card : UIView \(variables)
    \(properties)
    @end
    @implementation Card
    \(methods)
    - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {
      if (!(\(condition))) { return NO; }
      return [super pointInside:p withEvent:e];
    }
    @end
    """
  }

  @Test(
    "A constant, a variable without a value, an outlet, and what only unread code sets",
    arguments: [
      (
        swift(
          "let isOpen: Bool\n  init(item: Item) { isOpen = item.isOpen; super.init(frame: .zero) }",
          "isOpen"), "isOpen", "on"
      ),
      (
        swift(
          "var slop: CGFloat\n  init(slop: CGFloat) { self.slop = slop; super.init(frame: .zero) }",
          "slop > 0"), "slop", "4"
      ),
      (swift("@IBOutlet weak var badge: UIView!", "badge.alpha > 0"), "badge", "other"),
      (swift("@IBOutlet var badge: UIView?", "badge != nil"), "badge", "other"),
      (
        swift(
          "var badge: UIView!\n  required init?(coder: NSCoder) { badge = #/a/# }", "badge != nil"),
        "badge", "other"
      ),
      (swift("var isOpen = Frob(1)\n  let isOn: Bool = Frob(1)", "isOn"), "isOn", "on"),
      (
        objectiveC(
          "@property (nonatomic, weak) IBOutlet UIView *badge;", "", "self.badge.alpha > 0"),
        "badge", "other"
      ),
      (
        objectiveC("", "", "badge != nil", variables: "{ IBOutlet UIView *badge; }"), "badge",
        "other"
      ),
      (
        objectiveC(
          "@property (nonatomic) BOOL isOpen;", "- (void)setUp { _isOpen = @selector(a) ? 1 : `; }",
          "self.isOpen"), "isOpen", "on"
      ),
      (
        objectiveC(
          "@property (nonatomic, readonly) BOOL isOpen;",
          "- (instancetype)initWithItem:(Item *)item { if ((self = [super init])) { _isOpen = YES; } return self; }",
          "self.isOpen"), "isOpen", "on"
      ),
    ])
  func open(code: String, name: String, value: String) {
    let session = TestSession()
    session.run("code <<END\n\(code)\nEND\nadd other 200,0 9x9\nadd Card c 0,0 100x100")
    session.run("get c.\(name)")
    #expect(session.output.last == "?", "\(session.output)")
    session.run("hit 50,50\nwhy c")
    let output = session.output.joined(separator: "\n")
    #expect(output.contains("? c may get a touch"), "\(output)")
    #expect(output.contains("nothing that was read sets '\(name)'; 'set c \(name) …' does"))
    #expect(output.contains("'set c \(name) …' tells it"))
    #expect(!output.contains("\(name) → "), "\(output)")
    let before = session.messages
    session.run("expect hit c at 50,50")
    #expect(session.messages.count == before.count + 1)
    // Undo, a copy and a saved script do not know it either.
    session.run("set c \(name) \(value)\nexpect hit c at 50,50\nundo\nget c.\(name)")
    #expect(session.output.last == "?" && session.messages.count == before.count + 1)
    session.run("copy c d\nget d.\(name)")
    #expect(session.output.last == "?", "\(session.output)")
    let again = TestSession()
    again.run(SceneScript(session.scene).lines.joined(separator: "\n"))
    again.run("get c.\(name)")
    #expect(again.output.last == "?", "\(again.output)")
  }

  @Test(
    "What has a first value, and what is nil or 0 by itself, stays known",
    arguments: [
      swift("var count: Int = 0", "count == 0"), swift("var badge: UIView?", "badge == nil"),
      swift("var badge: UIView!", "badge == nil"),
      swift(
        "let isOpen: Bool\n  override init(frame: CGRect) { isOpen = true; super.init(frame: frame) }\n"
          + "  required init?(coder: NSCoder) { fatalError() }", "isOpen"),
      swift(
        "@IBOutlet var badge: UIView!\n  override init(frame: CGRect) { super.init(frame: frame)\n"
          + "  badge?.isHidden = true; badge = UIView(); addSubview(badge) }\n"
          + "  required init?(coder: NSCoder) { fatalError() }", "!badge.isHidden"),
      objectiveC("@property (nonatomic) BOOL isOpen;", "", "!self.isOpen"),
      objectiveC("@property (nonatomic) UIView *badge;", "", "self.badge == nil"),
      objectiveC(
        "@property (nonatomic) NSInteger count;", "- (void)tapped { self.count += 1; }",
        "self.count == 0"),
      objectiveC(
        "@property (nonatomic) BOOL isOpen;",
        "- (instancetype)initWithFrame:(CGRect)f { if ((self = [super initWithFrame:f])) { _isOpen = YES; } return self; }",
        "self.isOpen"),
    ])
  func known(code: String) {
    let session = TestSession()
    session.run("code <<END\n\(code)\nEND\nadd Card c 0,0 100x100\nexpect hit c at 50,50")
    #expect(session.messages == [], "\(session.output)")
    let again = TestSession()
    again.run(SceneScript(session.scene).lines.joined(separator: "\n"))
    again.run("expect hit c at 50,50")
    #expect(again.messages == [], "\(again.output)")
  }

  @Test("A class that is read again with a value has it; one that got a constant lacks it")
  func again() {
    let session = TestSession()
    session.run("class Card: UIView { let isOpen: Bool }\nadd Card c 0,0 9x9\nget c.isOpen")
    #expect(session.output.last == "?")
    session.run("class Card: UIView { let isOpen = true; let slop: Int }\nget c.isOpen")
    #expect(session.output.last == "on", "\(session.output)")
    session.run("get c.slop")
    #expect(session.output.last == "?", "\(session.output)")
  }

  @Test(
    "Controllers and delegates of recognizers: what needs such a value is open, and nothing ends",
    arguments: [
      """
      class Screen: UIViewController, UIGestureRecognizerDelegate {
        @IBOutlet weak var badge: UIView!
        let isOn: Bool
        override func viewDidLoad() {
          super.viewDidLoad()
          badge.isHidden = true
        }
        override var canBecomeFirstResponder: Bool { return isOn }
        func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { return isOn }
        @objc func tapped() { badge.alpha = 0.5 }
      }
      """,
      """
      @interface Screen : UIViewController <UIGestureRecognizerDelegate>
      @property (nonatomic, weak) IBOutlet UIView *badge;
      @property (nonatomic) IBOutlet UIView *isOn;
      @end
      @implementation Screen
      - (void)viewDidLoad { [super viewDidLoad]; self.badge.hidden = YES; }
      - (BOOL)canBecomeFirstResponder { return self.isOn != nil; }
      - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)g { return self.isOn != nil; }
      - (void)tapped { self.badge.alpha = 0.5; }
      @end
      """,
    ])
  func controllers(code: String) {
    let session = TestSession()
    session.run(
      """
      code <<END
      \(code)
      END
      controller Screen s in vc
      gesture tap g on root
      set g delegate s
      tap 50,50
      target g s.tapped
      tap 50,50
      get s.canBecomeFirstResponder
      """)
    #expect(session.messages == [], "\(session.output)")
    let output = session.output.joined(separator: "\n")
    for method in ["viewDidLoad()", "gestureRecognizerShouldBegin(_:)", "canBecomeFirstResponder"] {
      #expect(output.contains("UIKit's \(method)"), "\(output)")
    }
    #expect(
      output.contains("answered for 's', as that of Screen needs a value: nothing that was read"))
    #expect(output.contains("what it does is open"), "\(output)")
  }
}
