import Interchange
import SessionStage
import Testing

@testable import Commands

/// What C and Objective-C calculate otherwise than Swift does.
@Suite("Numbers, truths and nil are those of Objective-C")
struct ObjectiveCValueTests {
  @Test(arguments: [
    ("CGFloat h = 5 / 2;", "h", "%.1f", "2.0"),
    ("CGFloat h = 5 / 2.0;", "h", "%.1f", "2.5"),
    ("NSInteger n = 7.9;", "n", "%ld", "7"),
    ("NSInteger n = -7 / 2;", "n", "%ld", "-3"),
    ("NSInteger n = 3; CGFloat h = n * 1.5;", "h", "%g", "4.5"),
    ("BOOL b = 5;", "b", "%d", "1"),
    ("BOOL b = !nil;", "b", "%d", "1"),
    ("UIView *v = nil; CGFloat h = v.frame.size.width + 1;", "h", "%.0f", "1"),
    ("UIView *v = nil; BOOL b = [v pointInside:CGPointZero withEvent:nil];", "b", "%d", "0"),
    ("UIView *v = nil; NSUInteger n = v.subviews.count;", "n", "%lu", "0"),
    ("UIView *v = nil;", "[v superview]", "%@", "(null)"),
    ("NSUInteger n = view.subviews.count - 1;", "n", "%lu", "18446744073709551615"),
    ("NSUInteger n = 0; BOOL b = n - 1 > 5;", "b", "%d", "1"),
    ("NSInteger n = 0; BOOL b = n - 1 > 5;", "b", "%d", "0"),
    ("NSInteger n = view.subviews.count - 1;", "n", "%ld", "-1"),
    ("int n = 0; for (int i = 0; i < 5; i++) { if (i == 3) continue; n += i; }", "n", "%d", "7"),
    ("int n = 0; for (int i = 9; i > 0; i -= 2) { if (i < 4) break; n++; }", "n", "%d", "3"),
    ("int n = 0; while (n < 4) { n++; }", "n", "%i", "4"),
    (
      "int n = 2; switch (n) { case 1: n = 10; case 2: n = 20; case 3: n++; break; default: n = 0; }",
      "n", "%d", "21"
    ),
    ("NSNumber *x = @(1.5); CGFloat h = x.floatValue * 2;", "h", "%.1f", "3.0"),
    ("NSArray *list = @[@1, @2]; NSUInteger n = list.count;", "n", "%lu", "2"),
    (
      "CGRect r = CGRectMake(1, 2, 3, 4); r.size.width += 10;", "NSStringFromCGRect(r)", "%@",
      "{{1, 2}, {13, 4}}"
    ),
    ("UIButton *b = [[UIButton alloc] init];", "[b class]", "%@", "UIButton"),
    (
      "UIButton *b = [UIButton new]; BOOL is = [b isKindOfClass:[UIControl class]];", "is", "%d",
      "1"
    ),
    (
      "UIView *v = [UIButton new]; UIButton *b = (UIButton *)v; b.enabled = NO;", "b.isEnabled",
      "%d", "0"
    ),
    ("int n = 5; n = n > 3 ? n : 0;", "n", "%03d", "005"),
  ])
  func values(statements: String, value: String, format: String, text: String) {
    let session = TestSession()
    session.run("code <<END\n\(statements)\nNSLog(@\"\(format)\", \(value));\nEND")
    #expect(session.messages == [])
    #expect(session.output.first == text)
  }

  @Test(
    "A function may end with a loop that only `return` leaves",
    arguments: ["for (;;)", "while (1)"])
  func endless(loop: String) {
    let session = TestSession()
    session.run(
      "code <<END\nint up(int n) { \(loop) { if (n > 3) return n; n++; } }\n"
        + "NSLog(@\"%d\", up(0));\nEND")
    #expect(session.messages == [] && session.output.last == "4")
  }

  @Test("A loop that counts an NSUInteger down below zero ends an app where it takes an element")
  func wraps() {
    let session = TestSession()
    session.run(
      """
      @implementation Loop
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          for (NSUInteger i = self.subviews.count - 1; i >= 0; i--) {
              UIView *view = self.subviews[i];
              if (view.tag > 5) return view;
          }
          return nil;
      }
      @end
      add Loop l 0,0 50x50
      add UIView v 0,0 9x9 in l
      tap 5,5
      """)
    #expect(
      session.messages.contains {
        $0.contains("NSRangeException: index 18446744073709551615 beyond bounds [0 .. 0]")
          && $0.contains(":4")
      }, "\(session.messages)")
  }

  @Test(
    "What cannot be read or run is told at its place, and the other methods run",
    arguments: [
      (
        "- (void)f { NSPredicate *p = [NSPredicate predicateWithValue:YES]; }", "NSPredicate"
      ),
      ("- (void)f { struct X x; }", "struct"),
      ("- (void)f { self.frame = 5; }", "CGRect"),
      ("- (CGFloat)f { return self.alphaa; }", "alpha"),
      ("- (void)f { UIVew *v = nil; }", "UIView"),
    ])
  func mistakes(method: String, word: String) {
    let session = TestSession()
    session.run(
      """
      @implementation Card
      \(method)
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return point.x < 10; }
      @end
      add Card c 0,0 50x50
      expect hit c at 5,5
      expect hit root at 15,15
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.output.contains { $0.contains(":2:") && $0.contains(word) }, "\(session.output)")
  }

  @Test("Accessors, initializers, blocks, numbers in objects and conditions of the compiler")
  func program() {
    let session = TestSession()
    session.run(
      #"""
      code <<END
      @interface A : UIView
      @property (nonatomic, strong) UIView *lazy;
      @property (nonatomic) NSInteger n;
      @end
      @implementation A
      - (UIView *)lazy { if (!_lazy) { _lazy = [[UIView alloc] init]; _lazy.tag = 4; } return _lazy; }
      - (void)setN:(NSInteger)n { _n = n * 2; }
      - (instancetype)init { return [self initWithFrame:CGRectMake(0,0,10,10)]; }
      - (instancetype)initWithFrame:(CGRect)f { self = [super initWithFrame:f]; if (self) self.tag = 7; return self; }
      - (BOOL)isHidden { return YES; }
      - (instancetype)initWithCoder:(NSCoder *)c { return [super initWithCoder:c]; }
      @end
      @interface UIButton (T)
      @property (nonatomic, assign) UIEdgeInsets ins;
      @property (nonatomic) BOOL pass;
      @end
      @implementation UIButton (T)
      - (UIEdgeInsets)ins { return [objc_getAssociatedObject(self, _cmd) UIEdgeInsetsValue]; }
      - (void)setIns:(UIEdgeInsets)i { objc_setAssociatedObject(self, @selector(ins), [NSValue valueWithUIEdgeInsets:i], 1); }
      - (BOOL)pass { return [objc_getAssociatedObject(self, @selector(pass)) boolValue]; }
      - (void)setPass:(BOOL)p { objc_setAssociatedObject(self, @selector(pass), @(p), 1); }
      @end
      @interface B : UIView
      @end
      @implementation B
      - (instancetype)init { self = [super init]; if (self) { self.tag += 1; } return self; }
      - (instancetype)initWithFrame:(CGRect)f { self = [super initWithFrame:f]; self.tag = 10; return self; }
      @end
      A *a = [[A alloc] init];
      a.n = 4;
      NSLog(@"%d %d %d %@", (int)a.tag, (int)a.lazy.tag, (int)a.n, NSStringFromCGRect(a.frame));
      B *b = [B new];
      NSLog(@"%d", (int)b.tag);
      UIButton *u = [UIButton new];
      u.ins = UIEdgeInsetsMake(1,2,3,4);
      u.pass = NO;
      NSLog(@"%f %d", u.ins.left, u.pass);
      u.pass = YES;
      NSLog(@"%d", [u pass]);
      NSNumber *no = @NO;
      if (no.boolValue) NSLog(@"wrong");
      if (no) NSLog(@"there");
      int q = 5; void (^blk)(void) = ^{ NSLog(@"%d", q); }; q = 6; blk();
      __block int r = 5; void (^blk2)(void) = ^{ NSLog(@"%d", r); r = 9; }; r = 6; blk2(); NSLog(@"%d", r);
      NSUInteger neg = 3;
      if (-neg > 0) NSLog(@"positive %d", 010);
      #ifdef NEVER
      NSLog(@"x");
      #else
      NSLog(@"y");
      #endif
      #if 0
      garbage ~~~ here
      #endif
      NSLog(@"%.2e", 1.5);
      END
      """#)
    #expect(session.messages == [])
    #expect(
      session.output.suffix(11) == [
        "7 4 8 {{0, 0}, {10, 10}}", "11", "2.000000 0", "1", "there", "5", "6", "9", "positive 8",
        "y", "1.50e+00",
      ])
    #expect(
      session.output.contains(
        "note: UIKit does not call 'isHidden()' of A here; only the code itself can"))
  }

  @Test(
    "A class whose end or brace is missing is told where it begins, and takes no command with it",
    arguments: [
      (
        "- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {\n  if (p.x > 5) {\n  return NO;\n}\n@end",
        2, "'{'"
      ),
      ("- (void)f { }", 1, "'@implementation'"),
      ("- (void)f { }\n@implementation Other\n@end", 1, "'@implementation'"),
      ("- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e { }\n@end", 2, "UIView"),
    ])
  func ends(methods: String, line: Int, word: String) {
    let session = TestSession()
    session.run(
      "@implementation Card\n\(methods)\nadd UIView other 0,0 9x9\nexpect hit other at 5,5")
    let told = session.output + session.diagnostics.map { "\($0.line): \($0.message)" }
    #expect(
      told.contains { $0.contains(word) && ($0.contains(":\(line):") || $0.hasPrefix("\(line):")) },
      "\(told)")
    #expect(session.scene.names["other"] != nil)
  }

  @Test("The statements of a class may stand where its lines begin, as commands do")
  func flat() {
    let session = TestSession()
    session.run(
      """
      @implementation Flat
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      int i = 0;
      double d = 2;
      while (i < 3) {
      i++;
      }
      return point.x < 10 * d;
      }
      @end
      add Flat f 0,0 50x50
      expect hit f at 15,15
      expect hit root at 25,25
      """)
    #expect(session.messages == [])
  }

  @Test(
    "What is kept with an object outlives another reading, and a script that leaves it out says so")
  func kept() {
    let session = TestSession()
    session.run(
      """
      add UIView a 0,0 9x9
      code <<END
      @implementation UIView (Note)
      - (void)note:(NSInteger)n { objc_setAssociatedObject(self, @selector(noted), @(n), 1); }
      - (NSInteger)noted { return [objc_getAssociatedObject(self, _cmd) integerValue]; }
      @end
      [a note:5];
      END
      class Other: UIView { }
      code <<END
      NSLog(@"%ld", [a noted]);
      END
      """)
    #expect(session.messages == [])
    #expect(session.output.last == "5")
    let script = SceneScript(session.scene)
    #expect(script.gone == ["what objc_setAssociatedObject keeps with a"])
  }
}
