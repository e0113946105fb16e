extension ObjectiveCBody {
  /// Short overrides as articles and answers print them.
  static let articles = #"""
    @implementation RedView
    -(UIView*)hitTest:(CGPoint)point withEvent:(UIEvent *)event{
        UIView * view = [super hitTest:point withEvent:event];
        NSLog(@"Red %@",view);
        return view;
    }
    -(BOOL)pointInside:(CGPoint)point withEvent:(UIEvent*)event
    {
        BOOL inside=[super pointInside:point withEvent:event];
        NSLog(@"%s %d",__func__,inside);
        return inside;
    }
    @end

    @implementation ThirdTarget
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event
    {
        if (self.hidden || !self.userInteractionEnabled || self.alpha <= 0.01) return nil;
        if ([self pointInside:point withEvent:event] == NO) return nil;
        NSInteger count = self.subviews.count;
        for (NSInteger i = count - 1; i >= 0; i--) {
            UIView *childV = self.subviews[i];
            CGPoint childP = [self convertPoint:point toView:childV];
            UIView *fitView = [childV hitTest:childP withEvent:event];
            if (fitView) { return fitView; }
        }
        return self;
    }
    @end

    @implementation ExclusiveZone
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        float minimum = 44;
        float widthDelta = MAX(minimum - self.bounds.size.width, 0), heightDelta = MAX(minimum - self.bounds.size.height, 0);
        CGRect bounds = CGRectInset(self.bounds, -0.5 * widthDelta, -0.5 * heightDelta);
        return (point.x >= bounds.origin.x && point.x <= bounds.origin.x + bounds.size.width) &&
               (point.y >= bounds.origin.y && point.y <= bounds.origin.y + bounds.size.height);
    }
    @end

    @interface Proxy : UIView
    @property (nonatomic, weak) IBOutlet UIScrollView *scroller;
    @property (nonatomic, weak) IBOutlet UIView *target;
    @end
    @implementation Proxy
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if ([self pointInside:point withEvent:event]) {
            CGPoint newPoint = CGPointZero;
            newPoint.x = point.x - self.scroller.frame.origin.x + self.scroller.contentOffset.x;
            newPoint.y = point.y - self.scroller.frame.origin.y + self.scroller.contentOffset.y;
            return [self.scroller hitTest:newPoint withEvent:event] ?: self.scroller;
        }
        return nil;
    }
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(self.bounds, point) || CGRectContainsPoint(self.target.frame, [self convertPoint:point toView:self.target.superview]);
    }
    @end

    @implementation Corner
    - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {
        CGFloat r = self.layer.cornerRadius ?: 10;
        CGRect b = self.bounds;
        BOOL isCorner = (p.x < r || p.x > b.size.width - r) && (p.y < r || p.y > b.size.height - r);
        if (!isCorner) return CGRectContainsPoint(b, p);
        CGPoint centers[4] = {{r, r}, {b.size.width - r, r}, {r, b.size.height - r}, {b.size.width - r, b.size.height - r}};
        for (int i = 0; i < 4; i++) {
            if (hypotf(p.x - centers[i].x, p.y - centers[i].y) <= r) return YES;
        }
        return NO;
    }
    @end

    @implementation Ruler
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *nearest = nil;
        CGFloat best = CGFLOAT_MAX;
        for (UIView *v in self.subviews) {
            CGFloat dx = v.center.x - point.x;
            CGFloat dy = v.center.y - point.y;
            CGFloat d = dx * dx + dy * dy;
            if (d < best && !v.isHidden) { best = d; nearest = v; }
        }
        return best < 30 * 30 ? nearest : [super hitTest:point withEvent:event];
    }
    @end

    @implementation Filter
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        __block UIView *result = nil;
        [self.subviews enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(__kindof UIView *obj, NSUInteger idx, BOOL *stop) {
            CGPoint p = [self convertPoint:point toView:obj];
            if ([obj pointInside:p withEvent:event] && [obj isKindOfClass:UIButton.class]) {
                result = obj;
                *stop = YES;
            }
        }];
        return result ?: [super hitTest:point withEvent:event];
    }
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        NSPredicate *visible = [NSPredicate predicateWithFormat:@"hidden == NO"];
        return [self.subviews filteredArrayUsingPredicate:visible].count > 0;
    }
    @end

    @implementation UIView (Search)
    - (UIView *)tc_superviewOfClass:(Class)cls {
        UIView *v = self;
        while (v && ![v isKindOfClass:cls]) v = v.superview;
        return v;
    }
    - (void)tc_each:(void (^)(UIView *view))block {
        block(self);
        for (UIView *sub in self.subviews) [sub tc_each:block];
    }
    - (NSUInteger)tc_count {
        __block NSUInteger n = 0;
        [self tc_each:^(UIView *view) { n++; }];
        return n;
    }
    - (CGFloat)tc_left { return self.frame.origin.x; }
    - (void)setTc_left:(CGFloat)left {
        CGRect f = self.frame;
        f.origin.x = left;
        self.frame = f;
    }
    @end

    @interface Model : NSObject
    @property (nonatomic, copy) NSString *title;
    @property (nonatomic) BOOL enabled;
    @end
    @implementation Model
    - (instancetype)initWithTitle:(NSString *)title {
        self = [super init];
        if (self) { _title = [title copy]; _enabled = YES; }
        return self;
    }
    - (BOOL)isEqual:(id)object {
        if (self == object) return YES;
        if (![object isKindOfClass:[Model class]]) return NO;
        return [self.title isEqualToString:[(Model *)object title]];
    }
    @end

    @interface ModelView : UIView
    @property (nonatomic, strong) Model *model;
    @end
    @implementation ModelView
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return self.model.enabled && [super pointInside:point withEvent:event];
    }
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if ([Settings shared].touchesOff) { return nil; }
        return [super hitTest:point withEvent:event];
    }
    @end
    """#
}
