/// The classes of `Twins.swift` in Objective-C.
let objectiveCTwins = #"""
  @interface TwinEnlarged : UIButton
  @property (nonatomic) CGFloat extra;
  @end
  @implementation TwinEnlarged
  - (instancetype)initWithFrame:(CGRect)frame {
      if (self = [super initWithFrame:frame]) { _extra = 12; }
      return self;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGRect area = CGRectInset(self.bounds, -self.extra, -self.extra / 2);
      return CGRectContainsPoint(area, point);
  }
  @end

  @implementation TwinCircle
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGPoint center = {CGRectGetMidX(self.bounds), CGRectGetMidY(self.bounds)};
      CGFloat dx = point.x - center.x, dy = point.y - center.y;
      CGFloat radius = MIN(self.bounds.size.width, self.bounds.size.height) / 2;
      return dx * dx + dy * dy <= radius * radius;
  }
  @end

  @implementation TwinPassThrough
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIView *hit = [super hitTest:point withEvent:event];
      return hit == self ? nil : hit;
  }
  @end

  @implementation TwinWalker
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if (!self.userInteractionEnabled || self.hidden || self.alpha <= 0.01) return nil;
      if (![self pointInside:point withEvent:event]) { return nil; }
      UIView *hit;
      for (UIView *child in [self.subviews reverseObjectEnumerator]) {
          if ((hit = [child hitTest:[child convertPoint:point fromView:self] withEvent:event])) return hit;
      }
      return self;
  }
  @end

  @implementation TwinOverflow
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if (self.clipsToBounds || self.hidden || self.alpha == 0) return nil;
      NSInteger index = self.subviews.count;
      while (--index >= 0) {
          UIView *child = self.subviews[index];
          UIView *found = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
          if (found == nil) continue;
          return found;
      }
      return [super hitTest:point withEvent:event];
  }
  @end

  @interface TwinRedirect : UIView
  @property (nonatomic, weak) UIView *target;
  @end
  @implementation TwinRedirect
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIView *usual = [super hitTest:point withEvent:event];
      if (!self.target) self.target = self.subviews.firstObject;
      return usual == self ? (self.target ?: self) : usual;
  }
  @end

  @interface TwinAlternating : UIView
  @property (nonatomic) NSInteger asked;
  @property (nonatomic) NSInteger limit;
  @end
  @implementation TwinAlternating
  - (void)setAsked:(NSInteger)asked { _asked = asked > 6 ? 0 : asked; }
  - (NSInteger)limit {
      if (_limit == 0) _limit = 3 + self.subviews.count % 2;
      return _limit;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      self.asked += 1;
      return self.asked < self.limit && [super pointInside:point withEvent:event];
  }
  @end

  @implementation TwinControlsOnly
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIView *hit = [super hitTest:point withEvent:event];
      if (!hit) return nil;
      return [hit isKindOfClass:[UIControl class]] || hit.tag % 2 == 1 ? hit : nil;
  }
  @end

  @implementation TwinAreas {
      CGRect _areas[4];
  }
  - (instancetype)initWithFrame:(CGRect)frame {
      self = [super initWithFrame:frame];
      if (self) {
          _areas[0] = (CGRect){{0, 0}, {20, 20}};
          for (int k = 1; k <= 3; k++) _areas[k] = CGRectMake(k * 15, k * 25, 18, 12);
      }
      return self;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      for (int k = 0; k < 4; ++k) {
          if (CGRectContainsPoint(_areas[k], point)) return YES;
      }
      return CGRectContainsPoint(CGRectInset(_areas[3], -3, -3), point);
  }
  @end

  typedef NS_ENUM(NSInteger, TwinMode) { TwinModeClosed, TwinModeHalf, TwinModeOpen };
  @implementation TwinModes {
      TwinMode _mode;
      CGFloat _part;
  }
  - (CGFloat)height {
      switch (_mode) {
          case TwinModeClosed: return 0;
          case TwinModeHalf:
              if (_part > 1) return self.bounds.size.height;
              return self.bounds.size.height * _part;
          case TwinModeOpen: break;
      }
      return self.bounds.size.height;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      if (_part == 0) { _mode = TwinModeHalf; _part = .5; }
      if (self.tag % 3 == 0) {
          _mode = TwinModeOpen;
      } else if (self.tag % 3 == 1) {
          _mode = TwinModeHalf;
          _part = 0.25;
      }
      return point.y >= 0 && point.y < [self height] && point.x >= 0 && point.x < self.bounds.size.width;
  }
  @end

  typedef struct { NSInteger x, y; } TwinCell;
  static BOOL TwinCellIsEven(TwinCell cell) { return (cell.x + cell.y) % 2 == 0; }
  static const CGFloat TwinGridSide = 10;
  @interface TwinGrid : UIView
  @end
  @implementation TwinGrid
  - (TwinCell)cellAt:(CGPoint)point {
      TwinCell cell;
      cell.x = (NSInteger)(point.x / TwinGridSide);
      cell.y = point.y / TwinGridSide;
      return cell;
  }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIView *hit = [super hitTest:point withEvent:event];
      if (hit == self && !TwinCellIsEven([self cellAt:point])) return nil;
      return hit;
  }
  @end

  @interface TwinGridChild : TwinGrid
  @property (nonatomic) NSUInteger answers;
  @end
  @implementation TwinGridChild
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      self.answers++;
      UIView *hit = [super hitTest:point withEvent:event];
      return self.answers % 4 ? hit : nil;
  }
  @end

  @implementation TwinNearest
  - (NSArray<UIView *> *)candidates {
      NSMutableArray *found = [NSMutableArray array];
      for (UIView *view in self.subviews) {
          if (!view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled) [found addObject:view];
      }
      return found;
  }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if (![self pointInside:point withEvent:event]) return nil;
      UIView *nearest;
      CGFloat least = CGFLOAT_MAX;
      for (UIView *view in [self candidates]) {
          CGFloat distance = hypot(view.center.x - point.x, view.center.y - point.y);
          if (distance < least) {
              least = distance;
              nearest = view;
          }
      }
      return least < 40 ? nearest : [super hitTest:point withEvent:event];
  }
  @end

  @interface TwinNames : UIView
  @property (nonatomic, strong) NSMutableDictionary<NSString *, NSNumber *> *names;
  @end
  @implementation TwinNames
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      if (!self.names) self.names = [NSMutableDictionary dictionary];
      NSString *key = point.x < CGRectGetMidX(self.bounds) ? @"left" : @"right";
      self.names[key] = @([self.names[key] integerValue] + 1);
      NSInteger total = 0;
      for (NSNumber *count in self.names.allValues) total += count.integerValue;
      NSString *name = [NSString stringWithFormat:@"%@-%ld", key, (long)total];
      return [super pointInside:point withEvent:event] && ![name hasSuffix:@"3"];
  }
  @end

  @implementation TwinFrontMost
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIView *hit = [super hitTest:point withEvent:event];
      CGRect spot = (CGRect){point, CGSizeMake(5, 5)};
      __block NSUInteger front = NSNotFound;
      [self.subviews enumerateObjectsUsingBlock:^(UIView *view, NSUInteger idx, BOOL *stop) {
          if (idx > 0 && CGRectIntersectsRect(view.frame, spot)) {
              front = idx;
              *stop = YES;
          }
      }];
      if (front != NSNotFound && front != self.subviews.count - 1 && hit != self) {
          return self.subviews.lastObject.hidden ? hit : self.subviews[front];
      }
      return hit;
  }
  @end
  """#
