extension ObjectiveCBody {
  /// Buttons and other controls with areas of their own, as classes and as categories.
  static let buttons = #"""
    #import "BigButton.h"
    #define kSmallestSide 44.0f
    #define HALF(x) ((x) * 0.5f)

    static const UIEdgeInsets kDefaultInsets = {-8, -8, -8, -8};
    static const void *kInsetsKey = &kInsetsKey;
    static char kRadiusKey;

    NS_INLINE CGFloat BBMissing(CGFloat length) {
        return length < kSmallestSide ? kSmallestSide - length : 0;
    }

    @interface BigButton : UIButton
    @property (nonatomic, assign) UIEdgeInsets touchInsets;
    @property (nonatomic, assign, getter=isRound) BOOL round;
    @property (nonatomic, copy) void (^tapped)(BigButton *button);
    @end

    @implementation BigButton

    - (instancetype)initWithFrame:(CGRect)frame
    {
        self = [super initWithFrame:frame];
        if (self) {
            [self setUp];
        }
        return self;
    }

    - (instancetype)initWithCoder:(NSCoder *)decoder
    {
        if ((self = [super initWithCoder:decoder])) {
            [self setUp];
        }
        return self;
    }

    - (void)setUp
    {
        _touchInsets = kDefaultInsets;
        self.adjustsImageWhenHighlighted = NO;
        self.exclusiveTouch = YES;
        [self addTarget:self action:@selector(didTap:) forControlEvents:UIControlEventTouchUpInside];
    }

    - (void)didTap:(id)sender
    {
        if (self.tapped) {
            self.tapped(self);
        }
    }

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event
    {
        if (!self.enabled || self.isHidden || self.alpha < 0.01) {
            return [super pointInside:point withEvent:event];
        }
        CGRect area = UIEdgeInsetsInsetRect(self.bounds, self.touchInsets);
        if (self.isRound) {
            CGPoint c = CGPointMake(CGRectGetMidX(area), CGRectGetMidY(area));
            CGFloat r = HALF(MIN(area.size.width, area.size.height));
            return hypot(point.x - c.x, point.y - c.y) <= r;
        }
        return CGRectContainsPoint(area, point);
    }

    @end

    @implementation MinimumButton

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        CGRect bounds = self.bounds;
        const CGFloat dx = BBMissing(CGRectGetWidth(bounds));
        const CGFloat dy = BBMissing(CGRectGetHeight(bounds));
        return CGRectContainsPoint(CGRectInset(bounds, -HALF(dx), -HALF(dy)), point);
    }

    @end

    @implementation UIButton (Area)

    - (void)setAreaTop:(CGFloat)top left:(CGFloat)left bottom:(CGFloat)bottom right:(CGFloat)right {
        NSValue *value = [NSValue valueWithUIEdgeInsets:UIEdgeInsetsMake(top, left, bottom, right)];
        objc_setAssociatedObject(self, kInsetsKey, value, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    }

    - (void)setRadius:(CGFloat)radius {
        objc_setAssociatedObject(self, &kRadiusKey, [NSNumber numberWithFloat:radius], OBJC_ASSOCIATION_COPY_NONATOMIC);
    }

    - (CGFloat)radius {
        NSNumber *number = objc_getAssociatedObject(self, &kRadiusKey);
        return number ? [number floatValue] : 0;
    }

    - (UIEdgeInsets)area {
        NSValue *value = objc_getAssociatedObject(self, kInsetsKey);
        if (value) {
            UIEdgeInsets insets;
            [value getValue:&insets];
            return insets;
        }
        return UIEdgeInsetsZero;
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIEdgeInsets area = [self area];
        if (UIEdgeInsetsEqualToEdgeInsets(area, UIEdgeInsetsZero)) {
            return [super hitTest:point withEvent:event];
        }
        CGRect rect = CGRectMake(self.bounds.origin.x - area.left,
                                 self.bounds.origin.y - area.top,
                                 self.bounds.size.width + area.left + area.right,
                                 self.bounds.size.height + area.top + area.bottom);
        return CGRectContainsPoint(rect, point) ? self : nil;
    }

    @end

    @interface SquareControl : UIControl {
        CGFloat _side;
        BOOL _wasInside;
    }
    @property (nonatomic, readonly) NSUInteger rounds;
    @end

    @implementation SquareControl

    - (id)initWithFrame:(CGRect)frame {
        if (!(self = [super initWithFrame:frame])) return nil;
        _side = MAX(frame.size.width, frame.size.height);
        return self;
    }

    - (CGRect)square {
        CGRect r = (CGRect){CGPointZero, {_side, _side}};
        r.origin.x = (self.bounds.size.width - _side) / 2;
        r.origin.y = (self.bounds.size.height - _side) / 2;
        return CGRectIntegral(r);
    }

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint([self square], point);
    }

    - (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
        [super beginTrackingWithTouch:touch withEvent:event];
        _wasInside = CGRectContainsPoint([self square], [touch locationInView:self]);
        if (_wasInside) ++_rounds;
        return _wasInside;
    }

    - (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
        BOOL isInside = [self pointInside:[touch locationInView:self] withEvent:event];
        if (isInside != _wasInside) {
            [self sendActionsForControlEvents:isInside ? UIControlEventTouchDragEnter : UIControlEventTouchDragExit];
        }
        _wasInside = isInside;
        return YES;
    }

    - (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
        [super endTrackingWithTouch:touch withEvent:event];
        _wasInside = NO;
    }

    - (void)setHighlighted:(BOOL)highlighted {
        [super setHighlighted:highlighted];
        self.alpha = highlighted ? 0.6 : 1.0;
        [self setNeedsDisplay];
    }

    - (void)setEnabled:(BOOL)enabled {
        [super setEnabled:enabled];
        self.alpha = enabled ? 1.f : .4f;
    }

    @end

    typedef NS_ENUM(NSUInteger, DialRegion) {
        DialRegionNone = 0,
        DialRegionInner,
        DialRegionOuter = 10
    };

    typedef struct {
        CGFloat inner;
        CGFloat outer;
    } DialRadii;

    @interface Dial : UIControl
    @property (nonatomic) DialRegion region;
    @property (nonatomic) CGFloat angle;
    @end

    @implementation Dial

    static DialRadii DialRadiiOf(CGRect bounds) {
        DialRadii radii = {0, 0};
        radii.outer = MIN(CGRectGetWidth(bounds), CGRectGetHeight(bounds)) / 2;
        radii.inner = radii.outer * .6;
        return radii;
    }

    - (DialRegion)regionAtPoint:(CGPoint)point {
        DialRadii radii = DialRadiiOf(self.bounds);
        CGFloat x = point.x - CGRectGetMidX(self.bounds), y = point.y - CGRectGetMidY(self.bounds);
        CGFloat distance = sqrt(pow(x, 2) + pow(y, 2));
        if (distance > radii.outer) return DialRegionNone;
        return distance < radii.inner ? DialRegionInner : DialRegionOuter;
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        self.region = [self regionAtPoint:point];
        switch (self.region) {
            case DialRegionNone:
                return nil;
            case DialRegionInner: {
                UIView *hit = [super hitTest:point withEvent:event];
                if (hit != self) return hit;
            }
            case DialRegionOuter:
                return self;
            default:
                break;
        }
        return nil;
    }

    - (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
        CGPoint p = [touch locationInView:self];
        self.angle = atan2(p.y - CGRectGetMidY(self.bounds), p.x - CGRectGetMidX(self.bounds)) + M_PI_2;
        [self sendActionsForControlEvents:UIControlEventValueChanged];
        return YES;
    }

    - (BOOL)isNear:(CGPoint)point { return [self regionAtPoint:point] != DialRegionNone; }

    @end

    @implementation TriangleButton

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        UIBezierPath *path = [UIBezierPath bezierPath];
        [path moveToPoint:CGPointMake(CGRectGetMidX(self.bounds), 0)];
        [path addLineToPoint:CGPointMake(CGRectGetMaxX(self.bounds), CGRectGetMaxY(self.bounds))];
        [path addLineToPoint:(CGPoint){0, CGRectGetMaxY(self.bounds)}];
        [path closePath];
        return [path containsPoint:point];
    }

    @end

    @implementation OvalButton

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        UIBezierPath *oval = [UIBezierPath bezierPathWithOvalInRect:CGRectInset(self.bounds, -4, -4)];
        return [oval containsPoint:point];
    }

    @end

    @interface Stepper : UIControl
    @property (nonatomic, strong) UIButton *less;
    @property (nonatomic, strong) UIButton *more;
    @property (nonatomic) NSInteger value;
    @end

    @implementation Stepper

    - (UIButton *)less {
        if (_less == nil) {
            _less = [UIButton buttonWithType:UIButtonTypeCustom];
            [_less setTitle:@"-" forState:UIControlStateNormal];
            [_less addTarget:self action:@selector(step:) forControlEvents:UIControlEventTouchUpInside];
        }
        return _less;
    }

    - (UIButton *)more {
        if (!_more) {
            _more = ({
                UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
                [button setTitle:@"+" forState:UIControlStateNormal];
                button;
            });
        }
        return _more;
    }

    - (void)didMoveToSuperview {
        [super didMoveToSuperview];
        [self addSubview:self.less];
        [self addSubview:self.more];
    }

    - (void)layoutSubviews {
        [super layoutSubviews];
        CGRect left, right;
        CGRectDivide(self.bounds, &left, &right, self.bounds.size.width / 2, CGRectMinXEdge);
        self.less.frame = left;
        self.more.frame = right;
    }

    - (IBAction)step:(UIButton *)sender {
        self.value += sender == self.more ? 1 : -1;
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (![self pointInside:point withEvent:event]) return nil;
        return point.x < self.bounds.size.width / 2 ? self.less : self.more;
    }

    - (void)setValue:(NSInteger)value {
        if (_value == value) return;
        _value = MAX(0, MIN(value, 9));
    }

    @end
    """#
}
