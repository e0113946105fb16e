extension ObjectiveCBody {
  /// Views that handle touches themselves, or hand them on.
  static let touches = #"""
    @interface DragView : UIView
    @property (nonatomic) CGPoint start;
    @property (nonatomic, assign) BOOL dragging;
    @property (nonatomic, weak) id delegate;
    @end

    @implementation DragView

    - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        UITouch *touch = [touches anyObject];
        self.start = [touch locationInView:self.superview];
        self.dragging = NO;
        [self.superview bringSubviewToFront:self];
    }

    - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        UITouch *touch = touches.anyObject;
        CGPoint now = [touch locationInView:self.superview];
        CGPoint before = [touch previousLocationInView:self.superview];
        CGFloat moved = sqrtf(powf(now.x - self.start.x, 2) + powf(now.y - self.start.y, 2));
        if (!self.dragging && moved < 5) { return; }
        self.dragging = YES;
        CGPoint center = self.center;
        center.x += now.x - before.x;
        center.y += now.y - before.y;
        center.x = MAX(CGRectGetMinX(self.superview.bounds), MIN(CGRectGetMaxX(self.superview.bounds), center.x));
        self.center = center;
    }

    - (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        if (!self.dragging) {
            [super touchesEnded:touches withEvent:event];
            return;
        }
        self.dragging = NO;
        if ([self.delegate respondsToSelector:@selector(dragViewDidEnd:)]) {
            [self.delegate dragViewDidEnd:self];
        }
    }

    - (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        [self touchesEnded:touches withEvent:event];
    }

    - (void)dragViewDidEnd:(DragView *)view {
        self.tag += view.tag;
    }

    @end

    @implementation RelayView

    - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
        [self.nextResponder touchesBegan:touches withEvent:event];
        [super touchesBegan:touches withEvent:event];
    }

    - (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
        [[self nextResponder] touchesMoved:touches withEvent:event];
    }

    - (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
        UIResponder *responder = self.nextResponder;
        while (responder != nil && ![responder isKindOfClass:[UIScrollView class]]) {
            responder = responder.nextResponder;
        }
        [responder ?: self.nextResponder touchesEnded:touches withEvent:event];
    }

    - (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
        [self.superview touchesCancelled:touches withEvent:event];
    }

    @end

    @implementation UIScrollView (Touch)

    - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event
    {
        if (!self.dragging) {
            [[self nextResponder] touchesBegan:touches withEvent:event];
        }
        [super touchesBegan:touches withEvent:event];
    }

    @end

    typedef NS_OPTIONS(NSUInteger, PadEdges) {
        PadEdgeNone = 0,
        PadEdgeTop = 1 << 0,
        PadEdgeLeft = 1 << 1,
        PadEdgeBottom = 1 << 2,
        PadEdgeRight = 1 << 3,
    };

    @interface Pad : UIView
    @property (nonatomic, strong) NSMutableArray<UITouch *> *active;
    @property (nonatomic) PadEdges edges;
    @property (nonatomic, copy) NSString *last;
    @end

    @implementation Pad

    - (instancetype)initWithFrame:(CGRect)frame {
        if (self = [super initWithFrame:frame]) {
            self.multipleTouchEnabled = YES;
            self.active = [NSMutableArray new];
        }
        return self;
    }

    - (PadEdges)edgesAt:(CGPoint)p {
        PadEdges edges = PadEdgeNone;
        if (p.y < 20) edges |= PadEdgeTop;
        if (p.x < 20) edges |= PadEdgeLeft;
        if (p.y > self.bounds.size.height - 20) edges |= PadEdgeBottom;
        if (p.x > self.bounds.size.width - 20) edges |= PadEdgeRight;
        return edges;
    }

    - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        for (UITouch *touch in touches) {
            if (![self.active containsObject:touch]) [self.active addObject:touch];
            self.edges |= [self edgesAt:[touch locationInView:self]];
        }
        if (self.active.count > 1 && [[event touchesForView:self] count] > 1) {
            self.last = @"many";
        } else if ((self.edges & (PadEdgeTop | PadEdgeBottom)) != 0) {
            self.last = [NSString stringWithFormat:@"edge %lu", (unsigned long)self.edges];
        } else {
            self.last = @"one";
        }
    }

    - (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        [touches enumerateObjectsUsingBlock:^(UITouch * _Nonnull touch, BOOL * _Nonnull stop) {
            [self.active removeObject:touch];
        }];
        if (self.active.count == 0) self.edges = PadEdgeNone;
    }

    - (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        [self.active removeAllObjects];
        self.edges = 0;
    }

    - (BOOL)isLast:(NSString *)text {
        return [self.last isEqualToString:text] && self.last.length > 0;
    }

    @end

    @interface TapCounter : UIView
    @property (nonatomic) NSUInteger taps;
    @property (nonatomic, weak) UILabel *label;
    @end

    @implementation TapCounter

    - (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        UITouch *touch = [[event allTouches] anyObject];
        CGPoint location = [touch locationInView:self];
        if (!CGRectContainsPoint(self.bounds, location)) return;
        _taps += touch.tapCount;
        switch (touch.tapCount) {
            case 1: [self single]; break;
            case 2: [self twice]; break;
            default: break;
        }
    }

    - (void)single { self.label.text = @"1"; }
    - (void)twice { self.label.text = [@(self.taps) stringValue]; }

    - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        UITouch *touch = touches.allObjects.firstObject;
        if (touch.view != self || touch.phase != UITouchPhaseBegan) { return; }
        self.backgroundColor = [UIColor redColor];
        [NSObject cancelPreviousPerformRequestsWithTarget:self];
        [self performSelector:@selector(calm) withObject:nil afterDelay:0.3];
    }

    - (void)calm { self.backgroundColor = [UIColor colorWithWhite:0.9 alpha:1]; }

    @end

    @implementation Curtain

    - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
        CGPoint point = [[touches anyObject] locationInView:self];
        UIView *content = [self viewWithTag:7];
        if (CGRectContainsPoint(content.frame, point) == NO) {
            [self removeFromSuperview];
        }
    }

    - (void)closeAfter:(NSTimeInterval)delay {
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(delay * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            [self removeFromSuperview];
        });
    }

    - (void)closeKeyboard {
        [[UIApplication sharedApplication].keyWindow endEditing:YES];
        [self endEditing:YES];
    }

    @end

    @interface Signature : UIView {
        CGPoint _points[4];
        uint _count;
    }
    @property (nonatomic, strong) UIBezierPath *path;
    @property (nonatomic, strong) NSMutableArray *lines;
    @end

    @implementation Signature

    - (UIBezierPath *)path {
        if (!_path) {
            _path = [UIBezierPath bezierPath];
            _path.lineWidth = 2;
        }
        return _path;
    }

    - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
        CGPoint p = [(UITouch *)[touches anyObject] locationInView:self];
        [self.path moveToPoint:p];
        if (!self.lines) self.lines = [[NSMutableArray alloc] initWithCapacity:1];
        [self.lines addObject:[NSValue valueWithCGPoint:p]];
    }

    - (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
        UITouch *t = [touches anyObject];
        CGPoint p = [t locationInView:self], q = [t previousLocationInView:self];
        [self.path addLineToPoint:(CGPoint){(p.x + q.x) / 2, (p.y + q.y) / 2}];
        [self.lines addObject:@(p.x)];
        [self setNeedsDisplayInRect:CGRectInset((CGRect){p, CGSizeZero}, -4, -4)];
    }

    - (void)drawRect:(CGRect)rect {
        CGContextRef context = UIGraphicsGetCurrentContext();
        CGContextSetLineWidth(context, 2);
        [[UIColor blackColor] setStroke];
        [self.path stroke];
    }

    - (BOOL)isEmpty { return self.lines.count == 0; }

    - (void)clear {
        self.path = nil;
        [self.lines removeAllObjects];
        [self setNeedsDisplay];
    }

    @end
    """#
}
