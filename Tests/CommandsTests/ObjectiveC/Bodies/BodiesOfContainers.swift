extension ObjectiveCBody {
  /// Containers that give touches on, to children outside, to siblings, to nobody.
  static let containers = #"""
    @interface PassView : UIView
    @property (nonatomic, strong) NSArray<UIView *> *passing;
    @property (nonatomic, weak) UIView *receiver;
    @end

    @implementation PassView

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *hit = [super hitTest:point withEvent:event];
        if (hit == self) {
            for (UIView *view in self.passing) {
                CGPoint inner = [view convertPoint:point fromView:self];
                if ([view pointInside:inner withEvent:event]) return view;
            }
            return self.receiver;
        }
        return hit;
    }

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        for (UIView *subview in self.subviews) {
            if (subview.hidden || !subview.userInteractionEnabled || subview.alpha <= 0) continue;
            if ([subview pointInside:[self convertPoint:point toView:subview] withEvent:event]) {
                return YES;
            }
        }
        return NO;
    }

    @end

    @implementation OverflowView

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (self.clipsToBounds || self.hidden || self.alpha == 0) { return nil; }
        NSInteger i = self.subviews.count;
        while (i-- > 0) {
            UIView *child = self.subviews[i];
            UIView *found;
            if ((found = [child hitTest:[child convertPoint:point fromView:self] withEvent:event])) {
                return found;
            }
        }
        return nil;
    }

    @end

    @interface TabBar : UIView
    @property (nonatomic, strong) NSMutableArray *items;
    @property (nonatomic, strong) UIButton *middle;
    @property (nonatomic, assign) NSInteger selectedIndex;
    @end

    @implementation TabBar

    - (NSMutableArray *)items {
        if (_items == nil) _items = [NSMutableArray array];
        return _items;
    }

    - (void)addItem:(UIButton *)item {
        item.tag = self.items.count;
        [self.items addObject:item];
        [self addSubview:item];
        [self setNeedsLayout];
    }

    - (void)layoutSubviews {
        [super layoutSubviews];
        CGFloat width = self.bounds.size.width / MAX(self.items.count, 1);
        for (NSInteger i = 0; i < self.items.count; i++) {
            UIButton *item = self.items[i];
            item.frame = CGRectMake(i * width, 0, width, self.bounds.size.height);
        }
        self.middle.center = CGPointMake(CGRectGetMidX(self.bounds), 0);
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (self.isHidden == NO && self.middle) {
            CGPoint centerPoint = [self convertPoint:point toView:self.middle];
            if ([self.middle pointInside:centerPoint withEvent:event]) {
                return self.middle;
            } else {
                return [super hitTest:point withEvent:event];
            }
        } else {
            return [super hitTest:point withEvent:event];
        }
    }

    - (void)select:(UIButton *)item {
        NSUInteger index = [self.items indexOfObject:item];
        if (index == NSNotFound) return;
        self.selectedIndex = (NSInteger)index;
        [self.items enumerateObjectsUsingBlock:^(UIButton *button, NSUInteger idx, BOOL *stop) {
            button.selected = (idx == index);
        }];
    }

    - (void)removeAll {
        [self.items makeObjectsPerformSelector:@selector(removeFromSuperview)];
        [self.items removeAllObjects];
    }

    @end

    @interface Menu : UIView
    @property (nonatomic, strong) UIView *panel;
    @property (nonatomic, copy) dispatch_block_t onDismiss;
    @property (nonatomic, getter=isOpen) BOOL open;
    @end

    @implementation Menu

    - (UIView *)panel {
        if (!_panel) {
            _panel = [[UIView alloc] initWithFrame:CGRectMake(20, 20, 60, 60)];
            _panel.layer.cornerRadius = 8;
        }
        return _panel;
    }

    - (void)openFrom:(UIView *)anchor {
        CGRect rect = [anchor convertRect:anchor.bounds toView:self];
        self.panel.frame = CGRectOffset(self.panel.frame, CGRectGetMinX(rect), CGRectGetMaxY(rect));
        [self addSubview:self.panel];
        self.open = YES;
    }

    - (void)dismiss {
        self.open = NO;
        __weak typeof(self) weakSelf = self;
        [UIView animateWithDuration:0.25 animations:^{
            weakSelf.panel.alpha = 0;
        } completion:^(BOOL finished) {
            __strong typeof(weakSelf) strongSelf = weakSelf;
            [strongSelf.panel removeFromSuperview];
            if (strongSelf.onDismiss) strongSelf.onDismiss();
        }];
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (!self.open) { return nil; }
        UIView *hitView = [super hitTest:point withEvent:event];
        if ([hitView isDescendantOfView:self.panel]) {
            return hitView;
        }
        [self dismiss];
        return nil;
    }

    @end

    @implementation Forwarder

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        NSArray *siblings = self.superview.subviews;
        NSUInteger mine = [siblings indexOfObject:self];
        for (NSInteger i = (NSInteger)mine - 1; i >= 0; i -= 1) {
            UIView *sibling = [siblings objectAtIndex:i];
            if ([sibling isKindOfClass:[UIControl class]]) {
                CGPoint p = [self convertPoint:point toView:sibling];
                UIView *hit = [sibling hitTest:p withEvent:event];
                if (hit) return hit;
            }
        }
        return [super hitTest:point withEvent:event];
    }

    @end

    @interface Grid : UIView
    @property (nonatomic, strong) NSMutableDictionary<NSNumber *, UIView *> *cells;
    @property (nonatomic) NSInteger columns;
    @end

    @implementation Grid

    - (instancetype)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        if (self) {
            _cells = [[NSMutableDictionary alloc] init];
            _columns = 3;
        }
        return self;
    }

    - (NSInteger)indexAtPoint:(CGPoint)point {
        CGFloat side = self.bounds.size.width / self.columns;
        if (side <= 0 || point.x < 0 || point.y < 0) return NSNotFound;
        NSInteger column = (NSInteger)floor(point.x / side), row = (NSInteger)floor(point.y / side);
        return column >= self.columns ? NSNotFound : row * self.columns + column;
    }

    - (void)setCell:(UIView *)cell atIndex:(NSInteger)index {
        UIView *old = self.cells[@(index)];
        [old removeFromSuperview];
        if (cell) {
            self.cells[@(index)] = cell;
            [self addSubview:cell];
        } else {
            [self.cells removeObjectForKey:@(index)];
        }
    }

    - (UIView *)cellAtPoint:(CGPoint)point {
        NSInteger index = [self indexAtPoint:point];
        return index == NSNotFound ? nil : [self.cells objectForKey:@(index)];
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *cell = [self cellAtPoint:point];
        return cell ?: [super hitTest:point withEvent:event];
    }

    - (NSUInteger)numberOfCells { return [[self.cells allKeys] count]; }

    @end

    @implementation Deepest

    - (UIView *)deepestIn:(UIView *)view at:(CGPoint)point {
        for (UIView *child in [[view subviews] reverseObjectEnumerator]) {
            CGPoint inner = [view convertPoint:point toView:child];
            if (CGRectContainsPoint(child.bounds, inner) && !child.hidden) {
                return [self deepestIn:child at:inner];
            }
        }
        return view;
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (![self pointInside:point withEvent:event]) return nil;
        UIView *deepest = [self deepestIn:self at:point];
        while (deepest && !deepest.userInteractionEnabled) {
            deepest = deepest.superview;
        }
        return deepest;
    }

    - (NSArray *)ancestorsOf:(UIView *)view {
        NSMutableArray *found = [NSMutableArray arrayWithCapacity:4];
        UIView *current = view;
        while ((current = current.superview) != nil) {
            [found addObject:current];
            if (current == self) break;
        }
        return [found copy];
    }

    @end

    @interface Hole : UIView
    @property (nonatomic, copy) NSArray<NSValue *> *holes;
    @property (nonatomic, strong) UIBezierPath *mask;
    @end

    @implementation Hole

    - (void)cut:(CGRect)rect {
        self.holes = [self.holes ?: @[] arrayByAddingObject:[NSValue valueWithCGRect:rect]];
    }

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        for (NSValue *value in self.holes) {
            if (CGRectContainsPoint(value.CGRectValue, point)) return NO;
        }
        if (self.mask != nil && ![self.mask containsPoint:point]) {
            return NO;
        }
        return [super pointInside:point withEvent:event];
    }

    @end

    @implementation ScrollPassView

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *view = [super hitTest:point withEvent:event];
        UIScrollView *scroll = nil;
        for (UIView *sub in self.subviews) {
            if ([sub isKindOfClass:UIScrollView.class]) {
                scroll = (UIScrollView *)sub;
                break;
            }
        }
        if (view == self && scroll) { return scroll; }
        return view;
    }

    @end

    @implementation TransparentWindow

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *hit = [super hitTest:point withEvent:event];
        static NSInteger asked = 0;
        asked += 1;
        if (asked % 2 == 0) { NSLog(@"asked %ld times", (long)asked); }
        return [hit isMemberOfClass:[UIView class]] ? nil : hit;
    }

    @end

    @interface CardStack : UIView
    @property (nonatomic, readonly) UIView *topCard;
    @end

    @implementation CardStack {
        NSMutableSet<UIView *> *_dismissed;
    }

    - (NSMutableSet *)dismissed {
        if (!_dismissed) { _dismissed = [NSMutableSet set]; }
        return _dismissed;
    }

    - (UIView *)topCard {
        for (UIView *card in self.subviews.reverseObjectEnumerator.allObjects) {
            if (![_dismissed containsObject:card]) return card;
        }
        return nil;
    }

    - (void)dismissTop {
        UIView *top = self.topCard;
        if (top == nil) return;
        [[self dismissed] addObject:top];
        top.hidden = YES;
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *top = self.topCard;
        CGPoint inner = [self convertPoint:point toView:top];
        if (top && [top pointInside:inner withEvent:event]) {
            return [top hitTest:inner withEvent:event];
        }
        return nil;
    }

    @end
    """#
}
