import Foundation
import ResponderKit
import SessionStage
import TestSupport
import Testing

@testable import Commands

/// Classes that get events, decide about them and act, in the shell.
@Suite("Code gets events, decides about them and acts")
struct CodeEventTests {
  private static let dial = """
    class Dial: UIControl {
      var isLocked = false
      var turns = 0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isLocked { return false }
        return super.beginTracking(touch, with: event)
      }
      @objc func turned(_ sender: Any?) {
        guard turns < 2 else { return }
        turns += 1
      }
    }
    add Dial dial 20,40 100x44
    target dial touchUpInside dial.turned:
    """

  /// A session that has run lines without a mistake.
  private func desk(_ lines: String) -> TestSession {
    let desk = TestSession()
    desk.run(lines)
    #expect(desk.messages == [], "\(desk.output.suffix(30))")
    return desk
  }

  // MARK: Told

  @Test("Lines stand under the event for which they ran, with the method and the text")
  func timeline() throws {
    let desk = desk(Self.dial)
    let told = try desk.printed("tap dial")
    let place = try #require(told.firstIndex { $0.contains("dial  runs beginTracking(_:with:)") })
    #expect(told[place].hasSuffix("t.scope"))
    #expect(told[place + 1].contains("5  isLocked → false"))
    #expect(told.contains { $0.contains("runs turned(_:)") })
    #expect(try desk.printed("trace").contains { $0.contains("turns += 1 → 1") })
    #expect(try desk.printed("log").contains { $0.contains("turned(_:)") })
  }

  @Test("Moves that run the same lines share a row")
  func folded() throws {
    let desk = desk(
      """
      class Pad: UIView {
        var x: CGFloat = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          x = touches.first!.location(in: self).x
        }
      }
      add Pad pad 0,0 300x300
      """)
    let told = try desk.printed("drag 10,10 to 200,10")
    #expect(told.count { $0.contains("touchesMoved(_:with:)") } == 1)
    #expect(told.contains { $0.contains("more moves with the same outcome") })
  }

  @Test("'step' tells each line of an event's methods, and a breakpoint on one stops there")
  func stepping() throws {
    let desk = desk(Self.dial + "\ntap dial")
    let steps = try desk.printed("step")
    #expect(steps.contains { $0.contains("dial runs line 5: isLocked → false") })
    #expect(steps.contains { $0.contains("dial runs line 10: turns += 1 → 1") })
    desk.run("break Dial:10\ntap dial")
    #expect(desk.messages == [])
    let stops = try desk.printed("step")
    #expect(stops.count { $0.contains("turns += 1 → 2  breakpoint: Dial:10") } == 1, "\(stops)")
  }

  @Test("An expectation knows a method by its names in both languages")
  func fired() {
    let desk = desk(
      Self.dial + "\ntap dial\nexpect fired turned: on dial\nexpect fired turned(_:) on dial")
    desk.run("expect fired turned on dial\nexpect fired spun(_:) on dial")
    #expect(desk.messages.count == 1)
    #expect(desk.messages.first?.contains("got turned:") == true, "\(desk.messages)")
  }

  @Test("The verdict goes to the line that says no, and to the one at which an action ends early")
  func why() throws {
    let desk = desk(Self.dial + "\nset dial.isLocked on")
    let refused = try desk.printed("why dial").joined(separator: "\n")
    #expect(
      refused.contains(
        "beginTracking(_:with:) of dial answers false: t.scope:5, 'isLocked' is true"), "\(refused)"
    )
    desk.run("set dial.isLocked off\nset dial.turns 2")
    let early = try desk.printed("why dial").joined(separator: "\n")
    #expect(
      early.contains("turned(_:) of dial returns early: t.scope:9, 'turns < 2' is false"),
      "\(early)")
    desk.run("expect dial.turns 2")
    #expect(desk.messages == [])
  }

  @Test("Undo takes back what an event changed in code, and a question changes nothing")
  func undo() {
    _ = desk(
      Self.dial
        + """

        tap dial
        tap dial
        expect dial.turns 2
        undo
        expect dial.turns 1
        why dial
        expect dial.turns 1
        redo
        expect dial.turns 2
        """)
  }

  @Test("Observers run whoever sets the property", arguments: Self.observed)
  func observers(name: String, type: String, value: String) {
    let desk = TestSession()
    let base = name.hasPrefix("content") ? "UIScrollView" : "UIControl"
    desk.run(
      """
      class Watch: \(base) {
        override var \(name): \(type) {
          willSet { tag += 1 }
          didSet { tag += 10 }
        }
      }
      add Watch w 0,0 50x50
      set w tag 0
      set w \(name) \(value)
      expect w.tag 11
      undo
      expect w.tag 0
      """)
    #expect(desk.messages == [], "\(desk.output.suffix(8))")
  }

  private static let observed = [
    ("frame", "CGRect", "1,2 3x4"), ("bounds", "CGRect", "1,2 3x4"), ("center", "CGPoint", "9,9"),
    ("transform", "CGAffineTransform", "2,0,0,2,0,0"), ("alpha", "CGFloat", "0.5"),
    ("isHidden", "Bool", "on"), ("isUserInteractionEnabled", "Bool", "off"),
    ("isEnabled", "Bool", "off"), ("isSelected", "Bool", "on"), ("isHighlighted", "Bool", "on"),
    ("contentOffset", "CGPoint", "0,10"), ("contentSize", "CGSize", "90x90"),
  ]

  @Test("Each property that is said to be observed is one that the test above sets")
  func observedNames() { #expect(Set(Self.observed.map(\.0)) == CodedProperty.settable) }

  // MARK: Objects

  @Test("Controllers, recognizers and windows may be of a class of the code")
  func kinds() {
    _ = desk(
      """
      class Screen: UIViewController {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          self.touches += 1
        }
        override var canBecomeFirstResponder: Bool { true }
      }
      class Hold: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      }
      class Counting: UIWindow {
        var events = 0
        override func sendEvent(_ event: UIEvent) {
          events += 1
          super.sendEvent(event)
        }
      }
      code Screen on vc
      code Counting on window
      add box 0,0 100x100
      gesture custom hold on box
      code Hold on hold
      target hold vc.held:
      implements vc held:
      tap box
      expect fired held: on hold times=2
      tap 300,300
      expect vc.touches 1
      expect window.events 4
      focus vc
      expect first vc
      """)
  }

  @Test("An object of the code is the delegate of what commands make")
  func delegate() {
    let desk = desk(
      """
      class Card: UIView {
        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { touch.location(in: self).x < 50 }
      }
      add Card card 0,0 100x100
      gesture tap open on card
      target open vc.open:
      implements vc open:
      set open delegate card
      tap 20,20
      expect fired open: on open
      tap 80,20
      expect nothing fired
      set open delegate nil
      tap 80,20
      expect fired open: on open
      """)
    desk.run("set open delegate root")
    #expect(desk.messages == ["'root' is not a value for delegate; expected an object of the code"])
  }

  @Test("A closure of a UIAction runs, and a selector without labels finds its method")
  func closures() {
    _ = desk(
      """
      code <<END
      class Panel: UIView {
        var runs = 0
        override init(frame: CGRect) {
          super.init(frame: frame)
          let go = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [weak self] _ in
            self?.runs += 1
          })
          go.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
          go.addTarget(self, action: #selector(pressed), for: .touchDown)
          addSubview(go)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func pressed(_ sender: UIButton) {
          runs += 10
          UIApplication.shared.sendAction(#selector(Panel.up), to: nil, from: self, for: nil)
        }
        @objc func up() { runs += 100 }
      }
      END
      add Panel panel 0,0 100x100
      tap 20,20
      expect panel.runs 111
      """)
  }

  @Test("Objective-C does the same: accessors, delegates, actions, closures, super")
  func objectiveC() {
    let desk = desk(
      """
      code <<END
      @interface Lamp : UIControl <UIGestureRecognizerDelegate>
      @property (nonatomic) NSInteger count;
      @property (nonatomic, strong) UITapGestureRecognizer *tap;
      @end
      @implementation Lamp
      - (instancetype)initWithFrame:(CGRect)frame {
        if (self = [super initWithFrame:frame]) {
          _tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
          _tap.delegate = self;
          [self addGestureRecognizer:_tap];
          [self addTarget:self action:@selector(pressed) forControlEvents:UIControlEventTouchDown];
          UIButton *more = [UIButton buttonWithType:UIButtonTypeCustom];
          more.frame = CGRectMake(0, 60, 60, 30);
          [self addSubview:more];
          [more addAction:[UIAction actionWithHandler:^(UIAction *action) { self.count += 1000; }]
              forControlEvents:UIControlEventTouchUpInside];
        }
        return self;
      }
      - (BOOL)canBecomeFirstResponder { return YES; }
      - (UIResponder *)nextResponder { return self.window; }
      - (void)setHighlighted:(BOOL)highlighted {
        [super setHighlighted:highlighted];
        self.alpha = highlighted ? 0.5 : 1;
      }
      - (void)tapped:(UITapGestureRecognizer *)tap {
        self.count += 10;
        [self becomeFirstResponder];
      }
      - (void)pressed {
        self.count += 1;
        [self sendActionsForControlEvents:UIControlEventValueChanged];
      }
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldReceiveTouch:(UITouch *)touch {
        return [touch locationInView:self].x > 50;
      }
      - (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event {
        if (motion == UIEventSubtypeMotionShake) { self.count += 100; }
      }
      @end
      END
      add Lamp lamp 0,0 100x100
      touch began 20,20
      expect lamp.alpha 0.5
      expect lamp.isHighlighted on
      touch ended
      expect lamp.alpha 1
      expect lamp.count 1
      tap 80,20
      expect lamp.count 12
      expect first lamp
      shake
      expect lamp.count 112
      tap 20,75
      expect lamp.count 1112
      chain lamp
      """)
    #expect(desk.output.contains { $0.contains("next of lamp is overridden (R4.1)") })
    #expect(!desk.output.contains { $0.contains("UIKit does not call") })
  }

  @Test("An object that is no view may be a delegate and a target, and is named by its class")
  func helper() throws {
    let desk = desk(
      """
      code <<END
      class Helper {
        var count = 0
        @objc func go() { count += 1 }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { count < 2 }
      }
      let helper = Helper()
      let tap = UITapGestureRecognizer(target: helper, action: #selector(Helper.go))
      tap.delegate = helper
      view.addGestureRecognizer(tap)
      END
      tap 50,50
      expect fired go on tap
      tap 50,50
      tap 50,50
      expect nothing fired
      """)
    #expect(
      desk.output.contains { $0.hasPrefix("      Helper  runs gestureRecognizerShouldBegin") })
    #expect(try desk.printed("why root").contains { $0.contains("of Helper answers false") })
  }

  // MARK: Hostile

  @Test(
    "What UIKit ends an app for ends the method, with its line, and the scene stays",
    arguments: ["state = .changed", "state = .possible", "state = .began; state = .began"])
  func illegal(statement: String) {
    let desk = TestSession()
    desk.run(
      """
      class Odd: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { \(statement) }
      }
      gesture custom odd on root
      code Odd on odd
      tap 50,50
      tap 60,60
      """)
    #expect(
      desk.messages.allSatisfy { $0.contains("a gesture cannot go from") }, "\(desk.messages)")
  }

  @Test(
    "Methods that call themselves, set themselves or take themselves away end with a message",
    arguments: [
      "override var isHighlighted: Bool { didSet { isHighlighted = !isHighlighted } }",
      "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { touchesBegan(t, with: e) }",
      "override var next: UIResponder? { next }",
      "override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { removeFromSuperview(); return true }",
      "override func becomeFirstResponder() -> Bool { becomeFirstResponder() }",
      "override func sendAction(_ a: Selector, to t: Any?, for e: UIEvent?) { sendActions(for: .allEvents) }",
      "override var frame: CGRect { didSet { frame.origin.x += 1 } }",
      "override func canPerformAction(_ a: Selector, withSender s: Any?) -> Bool { target(forAction: a, withSender: s) != nil }",
      "override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { let x = [1][3]; tag = x }",
      "override func sizeThatFits(_ s: CGSize) -> CGSize { CGSize(width: CGFloat.nan, height: 1) }",
      "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { frame.size.width = .nan }",
    ])
  func circles(method: String) {
    let lines = """
      class Circle: UIControl { \(method) }
      add Circle c 0,0 100x100
      target c touchUpInside vc.go
      implements vc go
      tap c
      focus c
      set c frame 0,0 90x90
      code <<END
      c.sizeToFit()
      END
      chain c
      why root
      tap 300,300
      """
    let last = onLargeStack { () -> String? in
      let desk = TestSession()
      desk.run(lines)
      return desk.output.last
    }
    #expect(last.map { $0?.isEmpty == false } == true)
  }
}
