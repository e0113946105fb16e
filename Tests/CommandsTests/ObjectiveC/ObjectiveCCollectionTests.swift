import SessionStage
import Testing

@testable import Commands

/// Collections of Foundation's, macros, structures and assignments within expressions.
@Suite("Objective-C's collections change where they are, and C's expressions assign")
struct ObjectiveCCollectionTests {
  @Test(arguments: [
    // All who hold a mutable list see its change; a copy does not.
    (
      "NSMutableArray *a = [NSMutableArray array]; NSMutableArray *b = a; [b addObject:@1];",
      "a.count", "%lu", "1"
    ),
    (
      "NSMutableArray *a = [@[@1, @2] mutableCopy]; NSArray *b = [a copy]; [a removeLastObject];",
      "b.count", "%lu", "2"
    ),
    ("NSMutableArray *a = [NSMutableArray arrayWithObjects:@3, @4, nil];", "a[1]", "%@", "4"),
    (
      "NSMutableArray *a = [NSMutableArray new]; [a addObject:@7]; [a insertObject:@8 atIndex:0];",
      "a", "%@", "(\n    8,\n    7\n)"
    ),
    (
      "NSMutableArray *a = [@[@\"x\", @\"y\", @\"x\"] mutableCopy]; [a removeObject:@\"x\"];",
      "a.count", "%lu", "1"
    ),
    (
      "NSMutableArray *a = [@[@1] mutableCopy]; a[0] = @5; [a replaceObjectAtIndex:0 withObject:@6];",
      "[a.firstObject intValue]", "%d", "6"
    ),
    ("NSArray *a = @[@1, @2]; NSUInteger i = [a indexOfObject:@3];", "i == NSNotFound", "%d", "1"),
    ("NSArray *a = nil; NSArray *b = [a arrayByAddingObject:@1];", "b", "%@", "(null)"),
    (
      "NSMutableSet *s = [NSMutableSet set]; [s addObject:@1]; [s addObject:@1];", "s.count", "%lu",
      "1"
    ),
    (
      "NSMutableDictionary *d = [NSMutableDictionary dictionary]; d[@\"a\"] = @2; [d setObject:@3 forKey:@\"b\"]; [d removeObjectForKey:@\"a\"];",
      "d", "%@", "{\n    b = 3;\n}"
    ),
    ("NSDictionary *d = @{@\"a\": @1}; NSNumber *n = d[@\"c\"];", "n == nil", "%d", "1"),
    ("NSString *t = [NSString stringWithFormat:@\"%@-%02d\", @\"a\", 7];", "t.length", "%lu", "4"),
    (
      "NSArray *t = @[@1.5, @-1, @\"a b\", @\"c\"];", "t", "%@",
      "(\n    \"1.5\",\n    \"-1\",\n    \"a b\",\n    c\n)"
    ),
    ("NSNumber *n = @(2.0);", "n", "%@", "2"),
    // Nil takes a key out, and a message to nil does nothing.
    (
      "NSMutableDictionary *d = [NSMutableDictionary new]; d[@\"a\"] = @1; d[@\"a\"] = nil;",
      "d.count",
      "%lu", "0"
    ),
    ("NSMutableArray *a = nil; [a addObject:@1];", "a == nil", "%d", "1"),
    ("int i = 3; int n = i-- * 10 + --i;", "n * 10 + i", "%d", "311"),
    ("int i = 0, n = 0; while (i++ < 4) n += i;", "n", "%d", "10"),
    ("int a, b; a = b = 4;", "a + b", "%d", "8"),
    ("int n = 5; n += 1.7; n <<= 1; n |= 1;", "n", "%d", "13"),
    ("int n = 'a'; n -= '\\n';", "n", "%d", "87"),
    (
      "CGPoint p = {1, 2}; CGRect r = {p, {3, 4}};", "NSStringFromCGRect(r)", "%@",
      "{{1, 2}, {3, 4}}"
    ),
    ("CGRect r = (CGRect){1, 2, 3};", "NSStringFromCGRect(r)", "%@", "{{1, 2}, {3, 0}}"),
    ("CGPoint p = (CGPoint){.y = 5};", "p.x + p.y", "%.0f", "5"),
    ("CGFloat x[3] = {1, 2.5}; x[0] += 1;", "x[0] + x[1]", "%.1f", "4.5"),
    ("id view = [UIButton new]; [view setTag:4];", "(int)[view tag]", "%d", "4"),
    ("id text = @\"abc\";", "[text hasPrefix:@\"ab\"]", "%d", "1"),
    ("id none = nil;", "(int)[none tag]", "%d", "0"),
    ("UIView *v = [UIView new];", "[v respondsToSelector:@selector(setSelected:)]", "%d", "0"),
    ("UIView *v = [UIButton new];", "[v respondsToSelector:@selector(isSelected)]", "%d", "1"),
    (
      "UIViewAutoresizing m = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;",
      "(m & UIViewAutoresizingFlexibleTopMargin) ? 1 : 0", "%d", "0"
    ),
    (
      "BOOL b = YES; CGFloat x = b ? 1 : 2.5; int i = 1; CGFloat y = b ? i : 0.5;", "x + y", "%.1f",
      "2.0"
    ),
    ("UIView *v = nil;", "[v class]", "%@", "(null)"),
    (
      "int a = 1, b = 2, c = 3; int (^f)(void) = ^int { return a * 100 + b * 10 + c; }; a = 7; b = 8;",
      "f()", "%d", "123"
    ),
    (
      "id v = [UIView new]; id w = [UIView new]; [v addSubview:w];", "[w superview] == v", "%d", "1"
    ),
    (
      "NSMutableArray *l = [NSMutableArray array]; for (int i = 0; i < 3; i++) [l addObject:@(i)];",
      "[[l sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) { return a.intValue < b.intValue ? NSOrderedDescending : NSOrderedAscending; }] firstObject]",
      "%@", "2"
    ),
  ])
  func values(statements: String, value: String, format: String, text: String) {
    let session = TestSession()
    session.run("code <<END\n\(statements)\nNSLog(@\"\(format)\", \(value));\nEND")
    #expect(session.messages == [])
    #expect(session.output.joined(separator: "\n") == text)
  }

  @Test(
    "What an app ends with is told: a list that cannot change, a message that nobody understands")
  func exceptions() {
    for (statements, word) in [
      (
        "NSMutableArray *a = (NSMutableArray *)@[@1]; [a addObject:@2];",
        "the collection cannot change"
      ),
      ("id view = [UIView new]; [view isSelected];", "-[UIView isSelected]: unrecognized selector"),
      ("NSMutableArray *a = [NSMutableArray array]; a[0];", "NSRangeException"),
      ("UIView *v = nil; [[UIView new] addSubview:v];", "nil is given, and UIView is expected"),
      ("NSMutableArray *a = [NSMutableArray array]; [a addObject:nil];", "cannot hold nil"),
      (
        "NSMutableSet *s = [NSMutableSet set]; UIView *v = nil; [s addObject:v];", "cannot hold nil"
      ),
      ("NSArray *a = @[@1, [UIView new].superview];", "cannot hold nil"),
      ("NSDictionary *d = @{@\"a\": nil};", "cannot hold nil"),
      (
        "NSMutableDictionary *d = [NSMutableDictionary new]; [d setObject:nil forKey:@1];",
        "cannot hold nil"
      ),
    ] {
      let session = TestSession()
      session.run("code <<END\n\(statements)\nEND")
      #expect(session.messages.contains { $0.contains(word) }, "\(session.messages)")
    }
  }

  @Test("A variable of a function keeps its value, a list in a property is undone")
  func kept() {
    let session = TestSession()
    session.run(
      """
      @interface Keeper : UIView
      @property (nonatomic, strong) NSMutableArray *asked;
      @end
      @implementation Keeper
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
          static NSInteger count = 0;
          if (!_asked) _asked = [NSMutableArray array];
          [_asked addObject:@(++count)];
          return count % 2 == 1;
      }
      - (NSUInteger)number { return _asked.count; }
      @end
      add Keeper k 0,0 50x50
      tap 5,5
      expect hit k
      tap 5,5
      expect hit root
      undo
      code <<END
      NSLog(@"%lu", [k number]);
      END
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.last == "1")
  }

  @Test("What stands before a class in an article may stand in a script, too")
  func header() {
    let session = TestSession()
    session.run(
      """
      #import "Card.h"
      @import UIKit;
      @class Engine, Motor;
      #define kInset 20
      #define HALF(x) \\
          ((x) / 2)
      static const CGFloat kLeast = 44;
      typedef NS_ENUM(NSInteger, Mode) {
          ModeOpen,
          ModeClosed
      };
      NS_ASSUME_NONNULL_BEGIN
      @protocol Foo;
      @protocol Asking <NSObject>
      - (BOOL)mayAsk;
      @end
      static CGFloat clamp(CGFloat x) {
          return MAX(x, kLeast);
      }
      @interface Card : UIView <Asking>
      @property (nonatomic) Mode mode;
      @end
      NS_ASSUME_NONNULL_END
      @implementation Card
      - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {
          return p.x < clamp(HALF(kInset)) && self.mode == ModeOpen;
      }
      @end
      add Card c 0,0 100x100
      # define is no macro here
      expect hit c at 40,40
      expect hit root at 50,50
      set c mode 1
      expect hit root at 40,40
      """)
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("A value that nothing gives is asked for in Objective-C, too")
  func asked() {
    let session = TestSession()
    session.run(
      """
      @implementation Gate
      - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {
          if ([Settings shared].isLocked) return NO;
          return [super pointInside:p withEvent:e];
      }
      @end
      add Gate g 0,0 50x50
      why g 5,5
      code let Settings.shared.isLocked = false
      expect hit g at 5,5
      code let Settings.shared.isLocked = true
      expect hit root at 5,5
      """)
    #expect(session.messages == [])
    #expect(session.output.contains { $0.contains("code let Settings.shared.isLocked = true") })
  }

  @Test("Messages to 'id' within each other are checked in a time that people wait for")
  func nestedMessages() {
    let session = TestSession()
    let classes = (1...12).map {
      "@implementation C\($0)\n- (id)f:(id)x { return x; }\n- (id)g:(id)x h:(id)y { return y; }\n@end"
    }
    let open = String(repeating: "[a f:[a g:a h:", count: 12)
    let close = String(repeating: "]]", count: 12)
    session.run(
      """
      code <<END
      \(classes.joined(separator: "\n"))
      @implementation C
      - (id)deep:(id)a { return \(open)a\(close); }
      - (id)lists:(NSArray *)a {
          return [a sortedArrayUsingComparator:^NSComparisonResult(id x, id y) {
              return [[a sortedArrayUsingComparator:^NSComparisonResult(id p, id q) {
                  return [[a sortedArrayUsingComparator:^NSComparisonResult(id r, id s) {
                      return [[a sortedArrayUsingComparator:^NSComparisonResult(id t, id u) {
                          return [a count] > 3;
                      }] count];
                  }] count];
              }] count];
          }];
      }
      @end
      NSLog(@"%@", [[[C alloc] init] deep:[[C1 alloc] init]] != nil ? @"there" : @"none");
      END
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.contains("there"))
  }

  @Test("Macros end, however they name each other")
  func macros() {
    let session = TestSession()
    session.run(
      """
      code <<END
      #define A(x) B(x) + B(x)
      #define B(x) C(x) * C(x)
      #define C(x) A(x)
      #define LOOP self.LOOP
      #define TWICE(x) x, x
      #define MORE(x) TWICE(TWICE(TWICE(TWICE(TWICE(TWICE(TWICE(TWICE(x))))))))
      #define OPEN(x
      @implementation M
      - (CGFloat)f { return A(2); }
      - (CGFloat)g { return LOOP; }
      - (NSArray *)h { return @[MORE(MORE(MORE(1)))]; }
      - (int)i { return A; }
      - (int)j { return TWICE(; }
      - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return p.x < 9; }
      @end
      END
      add M m 0,0 50x50
      expect hit m at 5,5
      """)
    #expect(session.messages == [], "\(session.output)")
  }
}
