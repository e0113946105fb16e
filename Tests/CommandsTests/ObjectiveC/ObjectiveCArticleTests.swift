import SessionStage
import Testing

@testable import Commands

/// Classes in the shape of those that articles in Objective-C print, with what each must do.
@Suite("Objective-C runs as articles print it")
struct ObjectiveCArticleTests {
  @Test(arguments: [
    #"""
    #import "HitButton.h"
    @interface HitButton : UIButton
    @property (nonatomic, assign) UIEdgeInsets hitInsets;
    @end
    @implementation HitButton
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        if (UIEdgeInsetsEqualToEdgeInsets(self.hitInsets, UIEdgeInsetsZero) || !self.enabled || self.hidden) {
            return [super pointInside:point withEvent:event];
        }
        CGRect area = UIEdgeInsetsInsetRect(self.bounds, self.hitInsets);
        return CGRectContainsPoint(area, point);
    }
    @end
    add HitButton b 100,100 20x20
    expect hit root at 90,90
    set b hitInsets -20,-20,-20,-20
    expect hit b at 90,90
    set b isEnabled off
    expect hit root at 90,90
    """#,
    #"""
    @implementation PassThroughView
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event
    {
        UIView *hitView = [super hitTest:point withEvent:event];
        return hitView == self ? nil : hitView;
    }
    @end
    add PassThroughView p 0,0 200x200
    add UIButton b 10,10 44x44 in p
    expect hit b at 20,20
    expect hit root at 100,100
    """#,
    #"""
    // A child outside of its parent.
    @interface ParentView : UIView
    @end
    @implementation ParentView
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (!self.clipsToBounds && !self.hidden && self.alpha > 0) {
            for (NSInteger i = self.subviews.count - 1; i >= 0; i--) {
                UIView *subview = [self.subviews objectAtIndex:i];
                CGPoint subPoint = [subview convertPoint:point fromView:self];
                UIView *result = [subview hitTest:subPoint withEvent:event];
                if (result != nil) {
                    return result;
                }
            }
        }
        return nil;
    }
    @end
    add ParentView p 100,100 50x50
    add UIButton b 60,60 40x40 in p
    expect hit b at 170,170
    expect hit root at 110,110
    """#,
    #"""
    @implementation CircleView {
        CGFloat _radius;
    }
    - (instancetype)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        if (self) {
            _radius = frame.size.width / 2;
        }
        return self;
    }
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        CGFloat dx = point.x - _radius, dy = point.y - _radius;
        return dx * dx + dy * dy <= _radius * _radius;
    }
    @end
    add CircleView c 0,0 100x100
    expect hit c at 50,50
    expect hit root at 5,5
    expect hit c at 15,50
    """#,
    #"""
    @interface ToolBar : UIView
    @property (nonatomic, strong) UIButton *centerButton;
    @end
    @implementation ToolBar
    - (instancetype)initWithFrame:(CGRect)frame {
        if (self = [super initWithFrame:frame]) {
            _centerButton = [UIButton buttonWithType:UIButtonTypeCustom];
            [self addSubview:_centerButton];
        }
        return self;
    }
    - (void)layoutSubviews {
        [super layoutSubviews];
        self.centerButton.frame = CGRectMake(CGRectGetMidX(self.bounds) - 30, -30, 60, 60);
    }
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        CGPoint inner = [self convertPoint:point toView:self.centerButton];
        if (!self.isHidden && [self.centerButton pointInside:inner withEvent:event]) {
            return self.centerButton;
        }
        return [super hitTest:point withEvent:event];
    }
    @end
    add ToolBar bar 0,700 390x83
    expect hit centerButton at 195,680
    expect hit bar at 20,710
    set bar isHidden on
    expect hit root at 195,680
    """#,
    #"""
    @implementation Relay
    - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
        [[self nextResponder] touchesBegan:touches withEvent:event];
    }
    @end
    @implementation Counter
    - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event {
        UITouch *touch = [touches anyObject];
        CGPoint p = [touch locationInView:self];
        self.tag = (NSInteger)p.x + touches.count;
    }
    @end
    add Counter a 0,0 200x200
    add Relay b 20,20 100x100 in a
    tap 50.9,50
    expect a.tag 51
    expect b.tag 0
    """#,
  ])
  func runs(script: String) {
    let session = TestSession()
    session.run(script)
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("A category overrides for all buttons, and keeps an associated object with each")
  func category() {
    let session = TestSession()
    session.run(
      #"""
      @implementation UIButton (Enlarge)
      static char edgeKey;
      - (void)setEnlargeEdge:(CGFloat)size {
          objc_setAssociatedObject(self, &edgeKey, @(size), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
      }
      - (CGRect)enlargedRect {
          NSNumber *edge = objc_getAssociatedObject(self, &edgeKey);
          if (edge) {
              CGFloat e = [edge floatValue];
              return CGRectMake(-e, -e, self.bounds.size.width + 2 * e, self.bounds.size.height + 2 * e);
          }
          return self.bounds;
      }
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
          CGRect rect = [self enlargedRect];
          if (CGRectEqualToRect(rect, self.bounds)) {
              return [super pointInside:point withEvent:event];
          }
          return CGRectContainsPoint(rect, point) ? YES : NO;
      }
      @end
      add UIButton a 50,50 20x20
      add UIButton b 150,150 20x20
      expect hit root at 45,45
      code <<END
      [a setEnlargeEdge:10];
      END
      expect hit a at 45,45
      expect hit root at 145,145
      undo
      expect hit root at 45,45
      """#)
    #expect(session.messages == [], "\(session.output)")
  }

  @Test(
    "Three coloured views that log are asked as Xcode's console shows it, in both orders",
    arguments: [
      (["red", "green"], "tap 20,20", ["Green hit", "Green inside", "Red hit", "Red inside"]),
      (["green", "red"], "tap 20,20", ["Red hit", "Red inside"]),
      (["red", "green"], "tap 70,70", ["Green hit", "Green inside"]),
      (["green", "red"], "tap 70,70", ["Red hit", "Red inside"]),
      (["red", "green"], "tap 120,120", ["Green hit", "Green inside"]),
      (
        ["green", "red"], "tap 120,120",
        ["Red hit", "Red inside", "Green hit", "Green inside"]
      ),
      (
        ["red", "green"], "tap 300,300",
        ["Green hit", "Green inside", "Red hit", "Red inside"]
      ),
      (
        ["green", "red"], "tap 300,300",
        ["Red hit", "Red inside", "Green hit", "Green inside"]
      ),
    ])
  func experiment(order: [String], tap: String, console: [String]) {
    let session = TestSession()
    for name in ["Red", "Green"] {
      session.run(
        #"""
        @interface \#(name)View : UIView
        @end
        @implementation \#(name)View
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
            NSLog(@"\#(name) hit");
            return [super hitTest:point withEvent:event];
        }
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
            NSLog(@"%@ %s", @"\#(name)", "inside");
            return [super pointInside:point withEvent:event];
        }
        @end
        """#)
    }
    session.run(
      #"""
      code <<END
      RedView *red = [[RedView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
      GreenView *green = [[GreenView alloc] initWithFrame:CGRectMake(50, 50, 100, 100)];
      [self.view addSubview:\#(order[0])];
      [self.view addSubview:\#(order[1])];
      END
      \#(tap)
      """#)
    let before = session.output.count
    session.run("log print")
    #expect(Array(session.output[before...]) == console)
    #expect(session.messages == [])
  }

  @Test(
    "S-75 to S-82: three coloured views, each logging what its hitTest gives, in both orders",
    arguments: [
      ("blue first", "tap 300,600", ["Blue (null)", "Red (null)"], "root"),
      ("blue first", "tap 150,150", ["Blue (null)", "Red RedView"], "red"),
      ("blue first", "tap 120,400", ["Yellow (null)", "Blue BlueView"], "blue"),
      ("blue first", "tap 200,300", ["Yellow YellowView", "Blue YellowView"], "yellow"),
      ("red first", "tap 300,600", ["Red (null)", "Blue (null)"], "root"),
      ("red first", "tap 150,150", ["Red RedView"], "red"),
      ("red first", "tap 120,400", ["Red (null)", "Yellow (null)", "Blue BlueView"], "blue"),
      (
        "red first", "tap 200,300", ["Red (null)", "Yellow YellowView", "Blue YellowView"],
        "yellow"
      ),
    ])
  func colours(front: String, tap: String, console: [String], hit: String) {
    let session = TestSession()
    let classes = ["Red", "Blue", "Yellow"].map { name in
      #"""
      @interface \#(name)View : UIView
      @end
      @implementation \#(name)View
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          UIView *view = [super hitTest:point withEvent:event];
          NSLog(@"\#(name) %@", [view class]);
          return view;
      }
      @end
      """#
    }
    session.run(classes.joined(separator: "\n"))
    let red = "[self.view addSubview:redView];"
    let blue = "[self.view addSubview:blueView];\n[blueView addSubview:yellowView];"
    session.run(
      """
      code <<END
      RedView *redView = [[RedView alloc] initWithFrame:CGRectMake(100, 100, 100, 100)];
      redView.backgroundColor = [UIColor redColor];
      BlueView *blueView = [[BlueView alloc] initWithFrame:CGRectMake(100, 220, 200, 200)];
      blueView.backgroundColor = [UIColor blueColor];
      YellowView *yellowView = [[YellowView alloc] initWithFrame:CGRectMake(50, 50, 100, 100)];
      yellowView.backgroundColor = [UIColor yellowColor];
      \(front == "blue first" ? red + "\n" + blue : blue + "\n" + red)
      END
      \(tap)
      expect hit \(hit == "root" ? "root" : hit + "View")
      """)
    let before = session.output.count
    session.run("log print")
    #expect(Array(session.output[before...]) == console)
    #expect(session.messages == [])
  }

  @Test("At the prompt, statements of Objective-C build a scene")
  func prompt() {
    let session = TestSession()
    session.run(
      """
      set-option swift on
      UIView *card = [[UIView alloc] initWithFrame:CGRectMake(100, 100, 100, 100)];
      [self.view addSubview:card];
      UIButton *buy = [UIButton buttonWithType:UIButtonTypeCustom];
      buy.frame = CGRectMake(10, 10, 30, 30);
      [card addSubview:buy];
      expect hit buy at 115,115
      [card setHidden:YES];
      expect hit root at 115,115
      [buy convertPoint:CGPointMake(1, 2) toView:nil]
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.last == "(111, 112)")
  }
}
