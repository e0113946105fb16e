import Testing

@testable import Code

@Suite("Objective-C is read into the tree that Swift has")
struct ObjectiveCParserTests {
  @Test(
    "The language is known by the file's name, or by what only one of them has",
    arguments: [
      ("a.m", "", true), ("a.h", "", true), ("a.swift", "@end", false),
      ("code", "@interface A : UIView\n@end", true), ("code", "@implementation A\n@end", true),
      ("code", "RedView *v = nil;", true), ("code", "[self.view addSubview:v];", true),
      ("code", "CGRect r = v.frame;", true), ("code", "NSLog(@\"a\");", true),
      ("code", "v.hidden = YES;", true), ("code", "class A: UIView { }", false),
      ("code", "let a = [UIView(), UIView()]", false), ("code", "view.subviews[0].tag = 3", false),
      ("code", "run { [weak self] in self?.go() }", false), ("code", "let v = a * b", false),
      ("code", "let r = CGRectMake(0, 0, 1, 1)", false),
      ("code", "for x in [a, b] where x is UIView { }", false),
      ("code", "@objc class A: UIView { }", false),
    ])
  func language(name: String, text: String, isC: Bool) {
    #expect((CodeSource(name: name, text: text).language == .objectiveC) == isC)
  }

  @Test(
    "A text that is cut off anywhere, or lacks one token, gives a tree and a place",
    arguments: [Self.card])
  func spoiled(text: String) {
    let bytes = Array(text.utf8)
    for end in stride(from: 0, to: bytes.count, by: 5) {
      check(String(decoding: bytes[..<end], as: UTF8.self))
    }
    let source = CodeSource(name: "a.m", text: text)
    var lexer = CodeLexer(source)
    for token in lexer.tokens() {
      let (before, behind) = (bytes[..<token.range.lowerBound], bytes[token.range.upperBound...])
      check(String(decoding: before + behind, as: UTF8.self))
      check(String(decoding: before + Array(" [ ".utf8) + behind, as: UTF8.self))
      check(String(decoding: before + Array(" { ".utf8) + behind, as: UTF8.self))
    }
  }

  private func check(_ text: String) {
    let tree = CodeTree(reading: CodeSource(name: "a.m", text: text))
    for problem in tree.problems {
      #expect(problem.problem.range.upperBound <= text.utf8.count)
    }
  }

  @Test(
    "Texts that nest without an end come to an end",
    arguments: [
      "[", "(", "{", "[a b:", "^{", "@[", "if (", "a ? b : ", "- (", "@interface A\n", "*",
    ])
  func endless(piece: String) {
    let text = "@implementation A\n- (void)f { " + String(repeating: piece, count: 20_000)
    let tree = CodeTree(reading: CodeSource(name: "a.m", text: text))
    #expect(!tree.problems.isEmpty)
  }

  @Test("All of a long class is read")
  func whole() {
    let tree = CodeTree(reading: CodeSource(name: "a.m", text: Self.card))
    #expect(tree.problems.isEmpty)
    let names = tree.types.flatMap(\.members).compactMap { member -> String? in
      switch member {
      case .function(let function): function.fullName
      case .variable(let variable): variable.name
      default: nil
      }
    }
    #expect(
      names == [
        "delegate", "close", "onHit", "count", "open", "parts", "_radius", "init(frame:)",
        "point(inside:with:)", "hitTest(_:with:)", "move(_:animated:)", "layoutSubviews()",
      ])
    let sole = tree.types.first.flatMap { $0.members.last }
    guard case .function(let last)? = sole else { return #expect(Bool(false)) }
    #expect(last.modifiers.contains("override"))
  }

  private static let card = #"""
    #import <UIKit/UIKit.h>
    #define kMargin 10
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, Mode) { ModeA, ModeB = 4 };
    @protocol BoxDelegate <NSObject>
    - (void)boxDidClose:(id)box;
    @end
    @interface Box : UIView <UIGestureRecognizerDelegate>
    @property (nonatomic, weak) id<BoxDelegate> delegate;
    @property (nonatomic, strong) UIButton *close;
    @property (nonatomic, copy) void (^onHit)(CGPoint point);
    @property (nonatomic) NSUInteger count;
    @property (nonatomic, assign, getter=isOpen) BOOL open;
    @end
    NS_ASSUME_NONNULL_END
    @interface Box ()
    @property (nonatomic, strong) NSArray<UIView *> *parts;
    @end
    @implementation Box {
        CGFloat _radius;
    }
    @synthesize close = _close;
    #pragma mark - Life
    - (instancetype)initWithFrame:(CGRect)frame {
        if (self = [super initWithFrame:frame]) {
            _radius = frame.size.width / 2;
            self.parts = @[ _close ];
            __weak typeof(self) weakSelf = self;
            self.onHit = ^(CGPoint p) { weakSelf.count += 1; };
        }
        return self;
    }
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        NSInteger k = 0;
        do { k++; } while (k < 3);
        switch (k) {
            case 1:
            case 2: return NO;
            case 3: { break; }
            default: break;
        }
        UIView *view = self;
        while ((view = view.superview)) { k--; }
        return sqrt(point.x * point.x) <= 1.5f ?: NO;
    }
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        for (NSInteger i = self.subviews.count - 1; i >= 0; i--) {
            UIView *child = (UIView *)self.subviews[i];
            if ([child pointInside:[self convertPoint:point toView:child] withEvent:event]) return child;
        }
        for (UIView *part in [self.parts reverseObjectEnumerator]) continue;
        return [super hitTest:point withEvent:event];
    }
    - (void)move:(CGPoint)place animated:(BOOL)animated { self.center = place; }
    - (void)layoutSubviews { [super layoutSubviews]; }
    @end
    """#
}
