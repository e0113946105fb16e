/// The classes of `TwinsOfGeometry.swift` in Objective-C.
let objectiveCTwinsOfGeometry = #"""
  #define LEAST 44.0
  #define MISSING(length) MAX(0, (LEAST - (length)) / 2)

  @interface TwinMinimum : UIButton
  @end
  @implementation TwinMinimum
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGFloat dx = MISSING(self.bounds.size.width), dy = MISSING(self.bounds.size.height);
      return CGRectContainsPoint(CGRectInset(self.bounds, -dx, -dy), point);
  }
  @end

  @interface TwinInsets : UIControl
  @property (nonatomic, assign) UIEdgeInsets touchInsets;
  @end
  @implementation TwinInsets
  - (id)initWithFrame:(CGRect)frame {
      if (self = [super initWithFrame:frame]) _touchInsets = (UIEdgeInsets){-10, -4, 6, -8};
      return self;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      if (!self.enabled || UIEdgeInsetsEqualToEdgeInsets(self.touchInsets, UIEdgeInsetsZero)) {
          return [super pointInside:point withEvent:event];
      }
      return CGRectContainsPoint(UIEdgeInsetsInsetRect(self.bounds, self.touchInsets), point);
  }
  @end

  @implementation TwinOval
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      if (![super pointInside:point withEvent:event]) return NO;
      UIBezierPath *path = [UIBezierPath bezierPathWithOvalInRect:self.bounds];
      return [path containsPoint:point];
  }
  @end

  @implementation TwinTriangle {
      UIBezierPath *_outline;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      if (!_outline) {
          CGRect b = self.bounds;
          _outline = [UIBezierPath bezierPath];
          [_outline moveToPoint:CGPointMake(CGRectGetMidX(b), 0)];
          [_outline addLineToPoint:CGPointMake(CGRectGetMaxX(b), CGRectGetMaxY(b))];
          [_outline addLineToPoint:CGPointMake(0, CGRectGetMaxY(b))];
          [_outline closePath];
      }
      return [_outline containsPoint:point];
  }
  @end

  static const CGFloat TwinRingWidth = 12;
  static CGFloat TwinDistance(CGPoint one, CGPoint other) {
      return sqrt(pow(one.x - other.x, 2) + pow(one.y - other.y, 2));
  }
  @implementation TwinRing
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGPoint center = CGPointMake(self.bounds.size.width / 2, self.bounds.size.height / 2);
      CGFloat outer = MIN(self.bounds.size.width, self.bounds.size.height) / 2;
      CGFloat distance = TwinDistance(center, point);
      return outer - TwinRingWidth <= distance && distance <= outer;
  }
  @end

  @implementation TwinHole {
      NSMutableArray<NSValue *> *_holes;
  }
  - (void)layoutSubviews {
      [super layoutSubviews];
      _holes = [NSMutableArray arrayWithCapacity:self.subviews.count];
      for (UIView *view in self.subviews) [_holes addObject:[NSValue valueWithCGRect:view.frame]];
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      if (_holes.count == 0) {
          CGRect hole = CGRectInset(self.bounds, self.bounds.size.width / 3, self.bounds.size.height / 3);
          _holes = [@[[NSValue valueWithCGRect:hole]] mutableCopy];
      }
      for (NSValue *hole in _holes) {
          if (CGRectContainsPoint([hole CGRectValue], point)) return NO;
      }
      return [super pointInside:point withEvent:event];
  }
  @end

  @implementation TwinCorner
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      BOOL isLeft = point.x < CGRectGetMidX(self.bounds), isAbove = point.y < CGRectGetMidY(self.bounds);
      switch (isLeft << 1 | isAbove) {
          case 3:
          case 0:
              return [super pointInside:point withEvent:event];
          case 2:
              return point.x >= 0 && point.y <= CGRectGetMaxY(self.bounds) + 5;
          default:
              return NO;
      }
  }
  @end

  enum { TwinStripeFirst, TwinStripeSecond, TwinStripeThird, TwinStripeCount };
  @implementation TwinStripes
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGFloat height = self.bounds.size.height / TwinStripeCount;
      if (!CGRectContainsPoint(self.bounds, point)) return NO;
      NSInteger stripe = (NSInteger)(point.y / height);
      return stripe < TwinStripeCount && stripe != TwinStripeSecond;
  }
  @end

  @implementation TwinAbove
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGRect area = self.bounds;
      area.origin.y -= 30;
      area.size.height += 30;
      if (self.tag % 2 == 0) area = CGRectUnion(CGRectOffset(area, 5, 0), self.bounds);
      return CGRectContainsPoint(area, point);
  }
  @end

  @implementation TwinChildren
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      for (UIView *view in self.subviews) {
          if (view.hidden || !view.userInteractionEnabled) continue;
          if ([view pointInside:[self convertPoint:point toView:view] withEvent:event]) return YES;
      }
      return NO;
  }
  @end

  @interface TwinSnap : UIView
  @property (nonatomic) int step;
  @end
  @implementation TwinSnap
  - (instancetype)initWithFrame:(CGRect)frame {
      if (self = [super initWithFrame:frame]) _step = 8;
      return self;
  }
  static inline CGFloat TwinSnapped(CGFloat value, int step) {
      return round(value / step) * step;
  }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      point.x = TwinSnapped(point.x, _step);
      point.y = TwinSnapped(point.y, _step);
      return [super hitTest:point withEvent:event];
  }
  @end

  @implementation TwinDiagonal
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      if (self.bounds.size.width <= 0 || self.bounds.size.height <= 0) return NO;
      CGFloat x = point.x / self.bounds.size.width, y = point.y / self.bounds.size.height;
      return 0 <= x && x <= 1 && 0 <= y && y <= 1 && fabs(x - y) < 0.4;
  }
  @end
  """#
