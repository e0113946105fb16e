/// Methods that decide who is hit, and solve their lessons.
extension MethodSolution {
  /// In Swift and in Objective-C.
  static let ofTouchAreas: [MethodSolution] = [
    MethodSolution(
      "predict",
      #"""
      code on blue <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      END
      """#),
    MethodSolution(
      "predict",
      #"""
      code <<END
      @interface Blue : UIView
      @end
      @implementation Blue
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return NO; }
      @end
      END
      code Blue on blue
      """#),
    MethodSolution(
      "order",
      #"""
      code on blue <<END
      var red: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !red.frame.contains(convert(point, to: superview))
      }
      END
      set blue red red
      """#),
    MethodSolution(
      "refusals",
      #"""
      code on veil <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      END
      """#),
    MethodSolution(
      "refusals",
      #"""
      code <<END
      @interface Veil : UIView
      @end
      @implementation Veil
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }
      @end
      END
      code Veil on veil
      """#),
    MethodSolution(
      "outside",
      #"""
      code on card <<END
      var buy: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || buy.frame.contains(point)
      }
      END
      set card buy buy
      """#),
    MethodSolution(
      "outside",
      #"""
      code on card <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let view = super.hitTest(point, with: event) { return view }
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        for view in subviews.reversed() {
          if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return nil
      }
      END
      """#),
    MethodSolution(
      "outside",
      #"""
      code <<END
      @interface Card : UIView
      @end
      @implementation Card
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        for (UIView *view in self.subviews) {
          if ([view pointInside:[self convertPoint:point toView:view] withEvent:event]) return YES;
        }
        return [super pointInside:point withEvent:event];
      }
      @end
      END
      code Card on card
      """#),
    MethodSolution(
      "enlarge",
      #"""
      code on close <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: -16).contains(point)
      }
      END
      code on bar <<END
      var close: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
          || close.point(inside: convert(point, to: close), with: event)
      }
      END
      set bar close close
      """#),
    MethodSolution(
      "enlarge",
      #"""
      code <<END
      @interface Close : UIButton
      @end
      @implementation Close
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(CGRectInset(self.bounds, -16, -16), point);
      }
      @end
      END
      code Close on close
      code <<END
      @interface Bar : UIView
      @property (weak) UIView *close;
      @end
      @implementation Bar
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        CGPoint inClose = [self convertPoint:point toView:self.close];
        return [super pointInside:point withEvent:event] || [self.close pointInside:inClose withEvent:event];
      }
      @end
      END
      code Bar on bar close=close
      """#),
    MethodSolution(
      "circle",
      #"""
      code on a <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
      END
      code on b <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
      END
      """#),
    MethodSolution(
      "circle",
      #"""
      code <<END
      class Round: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          UIBezierPath(ovalIn: bounds).contains(point)
        }
      }
      END
      code Round on a
      code Round on b
      """#),
    MethodSolution(
      "circle",
      #"""
      code <<END
      @implementation UIButton (Round)
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        CGFloat radius = self.bounds.size.width / 2;
        return hypot(point.x - radius, point.y - radius) <= radius;
      }
      @end
      END
      """#),
    MethodSolution(
      "hud",
      #"""
      code on hud <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
      END
      """#),
    MethodSolution(
      "hud",
      #"""
      code <<END
      @interface Hud : UIView
      @end
      @implementation Hud
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *view = [super hitTest:point withEvent:event];
        return view == self ? nil : view;
      }
      @end
      END
      code Hud on hud
      """#),
    MethodSolution(
      "hud",
      #"""
      code on hud <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
      }
      END
      """#),
    MethodSolution(
      "raised",
      #"""
      code on bar <<END
      var plus: UIView!
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
          || plus.point(inside: convert(point, to: plus), with: event)
      }
      END
      set bar plus plus
      """#),
    MethodSolution(
      "raised",
      #"""
      code <<END
      @interface Bar : UIView
      @property (weak) UIView *plus;
      @end
      @implementation Bar
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (self.hidden || !self.userInteractionEnabled) return nil;
        CGPoint inPlus = [self convertPoint:point toView:self.plus];
        if ([self.plus pointInside:inPlus withEvent:event]) return self.plus;
        return [super hitTest:point withEvent:event];
      }
      @end
      END
      code Bar on bar plus=plus
      """#),
    MethodSolution(
      "level",
      #"""
      set alert windowLevel 2000
      code on alert <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
      END
      """#),
    MethodSolution(
      "overlay",
      #"""
      code on toast <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
      END
      """#),
    MethodSolution(
      "overlay",
      #"""
      code <<END
      @interface Toast : UIWindow
      @end
      @implementation Toast
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *view = [super hitTest:point withEvent:event];
        return view == self ? nil : view;
      }
      @end
      END
      code Toast on toast
      """#),
    MethodSolution(
      "edge",
      #"""
      code on right <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        CGRect(x: -5, y: 0, width: 175, height: 60).contains(point)
      }
      END
      """#),
    MethodSolution(
      "yourapp",
      #"""
      set photo interaction on
      code on toasts <<END
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
      END
      """#),
    MethodSolution(
      "yourapp",
      #"""
      set photo interaction on
      code <<END
      @interface Toasts : UIView
      @end
      @implementation Toasts
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *view = [super hitTest:point withEvent:event];
        return view == self ? nil : view;
      }
      @end
      END
      code Toasts on toasts
      """#),
    MethodSolution(
      "imageview",
      #"""
      code on photo <<END
      var play: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        play.frame.contains(point) ? play : nil
      }
      END
      set photo play play
      """#),
  ]
}
