import ResponderKit
import SessionStage
import Testing

@testable import Commands

/// Classes in both languages, of which each pair must answer alike wherever a touch goes.
@Suite("A class answers in Objective-C as it does in Swift")
struct ObjectiveCTwinTests {
  /// A method in both languages.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let swift: String
    let objectiveC: String
    var testDescription: String { name }
  }

  @Test("Views, lines and properties are the same at 400 points", arguments: pairs)
  func alike(pair: Pair) {
    let one = answers("class Box: UIView {\nvar count = 0\n\(pair.swift)\n}")
    let other = answers(
      """
      @interface Box : UIView
      @property (nonatomic) NSInteger count;
      @end
      @implementation Box
      \(pair.objectiveC)
      @end
      """)
    #expect(one.messages == [] && other.messages == [])
    #expect(one.hits == other.hits)
    #expect(one.count == other.count)
    #expect(Set(one.hits).count > 1, "the points tell nothing apart: \(Set(one.hits))")
  }

  private func answers(_ code: String) -> (hits: [String], count: Int, messages: [String]) {
    let session = TestSession()
    session.run(
      """
      \(code)
      add Box box 40,40 120x120 tag=3
      add UIView a -30,10 60x60 in box tag=1
      add UIButton b 50,50 40x40 in box tag=2
      add UIView c 60,60 90x30 in box alpha=0.5
      set c transform 0.94 0.34 -0.34 0.94 0 0
      add UILabel d 0,90 50x50 in c isUserInteractionEnabled=on
      """)
    var hits: [String] = []
    for x in stride(from: 0, to: 200, by: 10) {
      for y in stride(from: 0, to: 200, by: 10) {
        let hit = session.scene.hitView(at: CGPoint(x: x, y: y))
        hits.append(hit.map { session.scene.label(of: $0) } ?? "nil")
      }
    }
    session.run("tap 100,100\ntap 20,60")
    let stored = session.scene.names["box"].flatMap {
      session.scene.property("count", of: $0)?.get($0)
    }
    let count = if case .integer(let value)? = stored?.content { value } else { -1 }
    return (hits, count, session.messages)
  }

  private static let pairs = [
    Pair(
      name: "the algorithm itself",
      swift: """
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
          guard self.point(inside: point, with: event) else { return nil }
          for child in subviews.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
          }
          return self
        }
        """,
      objectiveC: """
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
            if (!self.userInteractionEnabled || self.hidden || self.alpha <= 0.01) return nil;
            if (![self pointInside:point withEvent:event]) return nil;
            for (UIView *child in self.subviews.reverseObjectEnumerator) {
                UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
                if (hit) return hit;
            }
            return self;
        }
        """),
    Pair(
      name: "enlarged by insets",
      swift: """
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.inset(by: UIEdgeInsets(top: -20, left: -5, bottom: 10, right: -40)).contains(point)
        }
        """,
      objectiveC: """
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
            UIEdgeInsets insets = UIEdgeInsetsMake(-20, -5, 10, -40);
            return CGRectContainsPoint(UIEdgeInsetsInsetRect(self.bounds, insets), point);
        }
        """),
    Pair(
      name: "a least size of 44 points",
      swift: """
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let delta = max(150 - bounds.width, 0)
          return bounds.insetBy(dx: -0.5 * delta, dy: -0.5 * delta).contains(point)
        }
        """,
      objectiveC: """
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
            CGRect bounds = self.bounds;
            CGFloat delta = MAX(150 - bounds.size.width, 0);
            bounds = CGRectInset(bounds, -0.5 * delta, -0.5 * delta);
            return CGRectContainsPoint(bounds, point);
        }
        """),
    Pair(
      name: "a circle",
      swift: """
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
          return sqrt(dx * dx + dy * dy) <= bounds.width / 2
        }
        """,
      objectiveC: """
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
            CGFloat dx = point.x - CGRectGetMidX(self.bounds);
            CGFloat dy = point.y - CGRectGetMidY(self.bounds);
            return sqrtf(powf(dx, 2) + dy * dy) <= self.bounds.size.width / 2;
        }
        """),
    Pair(
      name: "lets touches through",
      swift: """
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let hit = super.hitTest(point, with: event)
          return hit === self ? nil : hit
        }
        """,
      objectiveC: """
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
            id hit = [super hitTest:point withEvent:event];
            return hit == self ? nil : hit;
        }
        """),
    Pair(
      name: "children outside, in a loop of C",
      swift: """
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          var i = subviews.count - 1
          while i >= 0 {
            let child = subviews[i]
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
            i -= 1
          }
          return super.hitTest(point, with: event)
        }
        """,
      objectiveC: """
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
            for (int i = (int)[[self subviews] count] - 1; i >= 0; i--) {
                UIView *child = [self.subviews objectAtIndex:i];
                UIView *hit = [child hitTest:[child convertPoint:point fromView:self] withEvent:event];
                if (hit != nil) { return hit; }
            }
            return [super hitTest:point withEvent:event];
        }
        """),
    Pair(
      name: "only buttons and what has a tag",
      swift: """
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          guard let hit = super.hitTest(point, with: event) else { return nil }
          if hit is UIButton || hit.isKind(of: UILabel.self) { return hit }
          switch hit.tag {
          case 1, 3: return hit
          default: return nil
          }
        }
        """,
      objectiveC: """
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
            UIView *hit = [super hitTest:point withEvent:event];
            if ([hit isKindOfClass:[UIButton class]] || [hit isKindOfClass:UILabel.class]) return hit;
            switch (hit.tag) {
                case 1:
                case 3:
                    return hit;
                default:
                    break;
            }
            return nil;
        }
        """),
    Pair(
      name: "counts and sends on",
      swift: """
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let inside = super.point(inside: point, with: event)
          if inside { count += 1 } else { count -= 1 }
          return inside && Int(point.x) % 20 < 15
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          for touch in touches { count += Int(touch.location(in: self).x) * 1000 }
          super.touchesBegan(touches, with: event)
        }
        """,
      objectiveC: """
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
            BOOL inside = [super pointInside:point withEvent:event];
            inside ? [self add:1] : [self add:-1];
            return inside && (NSInteger)point.x % 20 < 15;
        }
        - (void)add:(NSInteger)number { _count += number; }
        - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
            for (UITouch *touch in touches) {
                self.count += (NSInteger)[touch locationInView:self].x * 1000;
            }
            [super touchesBegan:touches withEvent:event];
        }
        """),
    Pair(
      name: "half of it, by constants",
      swift: """
        static let part: CGFloat = 0.5
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          point.x < bounds.width * Box.part && CGRect(x: 0, y: 0, width: 200, height: 90).contains(point)
        }
        """,
      objectiveC: """
        static const CGFloat part = .5f;
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
            if (point.x >= CGRectGetWidth(self.bounds) * part) { return NO; }
            return CGRectContainsPoint((CGRect)CGRectMake(0, 0, 200, 90), point) == YES;
        }
        """),
  ]
}
