/// The classes of `TwinsOfState.swift` in Objective-C.
let objectiveCTwinsOfState = #"""
  @protocol TwinFiltering <NSObject>
  @property (nonatomic, readonly) BOOL isOpen;
  - (BOOL)allows:(CGPoint)point;
  @end

  @interface TwinFlag : UIView <TwinFiltering>
  @property (nonatomic) BOOL isOpen;
  @property (nonatomic) NSInteger touches;
  @end
  @implementation TwinFlag
  - (instancetype)initWithFrame:(CGRect)frame {
      self = [super initWithFrame:frame];
      self.isOpen = YES;
      return self;
  }
  - (void)setTouches:(NSInteger)touches {
      _touches = touches;
      self.isOpen = touches % 5 != 0;
  }
  - (BOOL)allows:(CGPoint)point { return self.isOpen && point.x >= 0; }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      self.touches++;
      return [self allows:point] ? [super hitTest:point withEvent:event] : nil;
  }
  @end

  typedef BOOL (^TwinTest)(CGPoint point);
  @interface TwinClosure : UIView
  @property (nonatomic, copy) TwinTest test;
  @end
  @implementation TwinClosure
  - (instancetype)initWithFrame:(CGRect)frame {
      if ((self = [super initWithFrame:frame])) {
          __weak typeof(self) weakSelf = self;
          self.test = ^BOOL(CGPoint p) {
              return weakSelf.bounds.size.height / 2 > p.y;
          };
      }
      return self;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      return [super pointInside:point withEvent:event] && (self.test ? self.test(point) : YES);
  }
  @end

  @interface TwinCounter : UIView
  @property (nonatomic, strong, readonly) NSMutableArray *asked;
  @end
  @implementation TwinCounter
  - (instancetype)initWithFrame:(CGRect)frame {
      if (!(self = [super initWithFrame:frame])) return nil;
      _asked = [[NSMutableArray alloc] init];
      return self;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      [_asked addObject:@((NSInteger)point.x)];
      if (_asked.count > 4) [_asked removeObjectAtIndex:0];
      NSInteger least = NSIntegerMax;
      for (NSNumber *x in _asked) least = MIN(least, x.integerValue);
      return [super pointInside:point withEvent:event] && [[_asked lastObject] integerValue] >= least;
  }
  @end

  typedef struct TwinZone {
      CGRect rect;
      NSInteger weight;
  } TwinZone;
  static BOOL TwinZoneAccepts(TwinZone zone, CGPoint point) { return CGRectContainsPoint(zone.rect, point); }
  @implementation TwinStructure {
      TwinZone _zone;
  }
  - (void)growBy:(CGFloat)amount {
      _zone.rect = CGRectInset(_zone.rect, -amount, -amount);
      _zone.weight += 1;
  }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      if (_zone.weight == 0) _zone = (TwinZone){CGRectMake(0, 0, 10, 10), 1};
      if (_zone.weight < 20) [self growBy:2];
      return TwinZoneAccepts(_zone, point);
  }
  @end

  typedef enum : NSUInteger { TwinIdle, TwinPressed, TwinLocked } TwinPhase;
  @interface TwinStates : UIControl
  @end
  @implementation TwinStates {
      TwinPhase phase;
      NSInteger times;
  }
  - (void)next {
      if (phase == TwinIdle) {
          phase = TwinPressed;
          times = 1;
      } else if (phase == TwinPressed && times++ > 3) {
          phase = TwinLocked;
      } else if (phase == TwinLocked) {
          phase = TwinIdle;
      }
  }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      [self next];
      if (phase == TwinLocked) return nil;
      return [super hitTest:point withEvent:event];
  }
  @end

  @interface TwinParts : UIView
  @property (nonatomic, strong) UIView *header;
  @property (nonatomic, strong) UIButton *footer;
  @end
  @implementation TwinParts
  - (UIButton *)footer {
      if (!_footer) {
          _footer = [[UIButton alloc] initWithFrame:CGRectMake(0, 30, 60, 20)];
          _footer.tag = 77;
      }
      return _footer;
  }
  - (instancetype)initWithFrame:(CGRect)frame {
      self = [super initWithFrame:frame];
      if (self != nil) {
          self.header = ({
              UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 20)];
              view.tag = 76;
              view;
          });
          [self addSubview:self.header];
          [self addSubview:self.footer];
          self.header.userInteractionEnabled = NO;
      }
      return self;
  }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if (CGRectContainsPoint(self.header.frame, point)) return self.footer;
      return [super hitTest:point withEvent:event];
  }
  @end

  @interface TwinBase : UIView
  - (CGFloat)reach;
  - (CGRect)area;
  @end
  @implementation TwinBase
  - (CGFloat)reach { return 0; }
  - (CGRect)area { return CGRectInset(self.bounds, -[self reach], -[self reach]); }
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return CGRectContainsPoint(self.area, point); }
  @end

  @interface TwinDerived : TwinBase
  @end
  @implementation TwinDerived
  - (CGFloat)reach { return 15; }
  @end

  @interface TwinFurther : TwinDerived
  @end
  @implementation TwinFurther
  - (CGRect)area {
      CGRect usual = [super area];
      return CGRectGetWidth(usual) > 120 ? usual : CGRectInset(usual, -10, 0);
  }
  @end

  @implementation UIView (Twin)
  - (CGFloat)twinArea { return self.bounds.size.width * self.bounds.size.height; }
  - (BOOL)twinIsLargerThan:(UIView *)other { return self.twinArea > [other twinArea]; }
  @end

  @implementation TwinLargest
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      UIView *hit = [super hitTest:point withEvent:event];
      UIView *largest = self.subviews.firstObject;
      for (UIView *view in self.subviews) {
          if ([view twinIsLargerThan:largest]) largest = view;
      }
      if (!hit || !largest) return hit;
      return [hit twinIsLargerThan:largest] ? largest : hit;
  }
  @end

  @implementation TwinTernary {
      NSNumber *_level;
  }
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      _level = _level == nil ? @(self.tag) : @(_level.integerValue + 1);
      BOOL isEven = _level.integerValue % 2 == 0;
      UIView *hit = isEven ? [super hitTest:point withEvent:event] : self.subviews.firstObject;
      return hit && hit.hidden ? self : hit;
  }
  @end

  @implementation TwinLoops
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      int sum = 0, step = 0;
      do {
          step++;
          if (step == 3) continue;
          sum += step * step;
      } while (step < 5);
      for (int k = 0; k < 10; k += 4) { sum -= k; }
      while (sum > 20) sum /= 2;
      return [super pointInside:point withEvent:event] && (NSInteger)point.x % (sum + 1) != 0;
  }
  @end

  @implementation TwinText
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      NSString *name = [NSString stringWithFormat:@"view %ld, %d", (long)self.tag, (int)point.y];
      NSArray<NSString *> *words = [name componentsSeparatedByString:@" "];
      if (words.count == 2 && [name containsString:@"7"]) return nil;
      return [super hitTest:point withEvent:event];
  }
  @end
  """#
