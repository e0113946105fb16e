extension ObjectiveCBody {
  /// Gestures with their delegates, first responders, windows, motion, and what sets views up.
  static let responders = #"""
    @protocol SwipeCellDelegate <NSObject>
    @optional
    - (void)swipeCellDidOpen:(UIView *)cell;
    @end

    @interface SwipeCell : UIView <UIGestureRecognizerDelegate>
    @property (nonatomic, strong) UIPanGestureRecognizer *pan;
    @property (nonatomic, strong) UIView *content;
    @property (nonatomic, weak) id<SwipeCellDelegate> delegate;
    @property (nonatomic) CGFloat openWidth;
    @end

    @implementation SwipeCell

    - (instancetype)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        if (self) {
            _openWidth = 80;
            _content = [[UIView alloc] initWithFrame:self.bounds];
            _content.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
            [self addSubview:_content];
            _pan = [[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(didPan:)];
            _pan.delegate = self;
            [self addGestureRecognizer:_pan];
        }
        return self;
    }

    - (void)didPan:(UIPanGestureRecognizer *)pan {
        CGPoint translation = [pan translationInView:self];
        CGRect frame = self.content.frame;
        switch (pan.state) {
            case UIGestureRecognizerStateChanged:
                frame.origin.x = MIN(0, MAX(-self.openWidth, translation.x));
                self.content.frame = frame;
                break;
            case UIGestureRecognizerStateEnded:
            case UIGestureRecognizerStateCancelled: {
                BOOL opens = fabs(translation.x) > self.openWidth * 0.5 || [pan velocityInView:self].x < -300;
                frame.origin.x = opens ? -self.openWidth : 0;
                self.content.frame = frame;
                if (opens && [self.delegate respondsToSelector:@selector(swipeCellDidOpen:)]) {
                    [self.delegate swipeCellDidOpen:self];
                }
                break;
            }
            default:
                break;
        }
    }

    - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
        if (gestureRecognizer != self.pan) return [super gestureRecognizerShouldBegin:gestureRecognizer];
        CGPoint velocity = [self.pan velocityInView:self];
        return fabs(velocity.x) > fabs(velocity.y);
    }

    - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch {
        if ([touch.view isKindOfClass:[UIControl class]]) {
            return NO;
        }
        return ![touch.view isDescendantOfView:self.content] || self.content.frame.origin.x == 0;
    }

    - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer {
        return [otherGestureRecognizer.view isKindOfClass:[UIScrollView class]];
    }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (self.content.frame.origin.x < 0) {
            CGPoint inner = [self.content convertPoint:point fromView:self];
            return [self.content pointInside:inner withEvent:event] ? self.content : self;
        }
        return [super hitTest:point withEvent:event];
    }

    @end

    @implementation NestedScroll

    - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other {
        return YES;
    }

    - (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other {
        if ([g isKindOfClass:[UIScreenEdgePanGestureRecognizer class]]) return YES;
        return g.state == UIGestureRecognizerStateBegan && other.state != UIGestureRecognizerStateFailed;
    }

    - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)g {
        if ([g isKindOfClass:[UIPanGestureRecognizer class]]) {
            CGPoint t = [(UIPanGestureRecognizer *)g translationInView:self];
            if (self.contentOffset.x <= 0 && t.x > 0) return NO;
        }
        return YES;
    }

    @end

    @interface CopyLabel : UILabel
    @end

    @implementation CopyLabel

    - (instancetype)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        self.userInteractionEnabled = YES;
        UILongPressGestureRecognizer *press = [[UILongPressGestureRecognizer alloc] initWithTarget:self action:@selector(pressed:)];
        press.minimumPressDuration = 0.8;
        [self addGestureRecognizer:press];
        return self;
    }

    - (BOOL)canBecomeFirstResponder { return YES; }

    - (BOOL)canPerformAction:(SEL)action withSender:(id)sender {
        return action == @selector(copy:);
    }

    - (void)copy:(id)sender {
        [UIPasteboard generalPasteboard].string = self.text;
    }

    - (void)pressed:(UILongPressGestureRecognizer *)press {
        if (press.state != UIGestureRecognizerStateBegan) return;
        [self becomeFirstResponder];
        UIMenuController *menu = [UIMenuController sharedMenuController];
        [menu setTargetRect:self.bounds inView:self];
        [menu setMenuVisible:YES animated:YES];
    }

    @end

    @implementation KeyboardCloser

    - (BOOL)canBecomeFirstResponder {
        return self.window != nil && !self.isHidden;
    }

    - (BOOL)becomeFirstResponder {
        BOOL became = [super becomeFirstResponder];
        if (became) self.alpha = 1;
        return became;
    }

    - (BOOL)resignFirstResponder {
        self.alpha = 0.5;
        return [super resignFirstResponder];
    }

    - (UIResponder *)nextResponder {
        UIResponder *usual = [super nextResponder];
        return self.tag == 1 ? self.window : usual;
    }

    - (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event {
        if (motion == UIEventSubtypeMotionShake) {
            self.tag = 3;
        } else if ([super respondsToSelector:@selector(motionEnded:withEvent:)]) {
            [super motionEnded:motion withEvent:event];
        }
    }

    - (UIView *)firstResponderIn:(UIView *)view {
        if (view.isFirstResponder) return view;
        for (UIView *child in view.subviews) {
            UIView *found = [self firstResponderIn:child];
            if (found) return found;
        }
        return nil;
    }

    - (UIViewController *)controller {
        for (UIView *next = self.superview; next; next = next.superview) {
            UIResponder *responder = [next nextResponder];
            if ([responder isKindOfClass:[UIViewController class]]) {
                return (UIViewController *)responder;
            }
        }
        return nil;
    }

    - (id)nearest:(Class)type {
        id responder = self;
        do {
            responder = [responder nextResponder];
        } while (responder && ![responder isKindOfClass:type]);
        return responder;
    }

    @end

    @implementation LoggingWindow

    - (void)sendEvent:(UIEvent *)event {
        if (event.type == UIEventTypeTouches) {
            for (UITouch *touch in event.allTouches) {
                NSLog(@"%@ at %@", NSStringFromClass([touch.view class]), NSStringFromCGPoint([touch locationInView:self]));
            }
        }
        [super sendEvent:event];
    }

    + (instancetype)sharedWindow {
        static id shared = nil;
        static dispatch_once_t onceToken;
        dispatch_once(&onceToken, ^{
            shared = [[self alloc] initWithFrame:CGRectZero];
        });
        return shared;
    }

    @end

    @implementation UIView (Swizzle)

    + (void)load {
        static dispatch_once_t once;
        dispatch_once(&once, ^{
            Method original = class_getInstanceMethod(self, @selector(pointInside:withEvent:));
            Method replaced = class_getInstanceMethod(self, @selector(sw_pointInside:withEvent:));
            method_exchangeImplementations(original, replaced);
        });
    }

    - (BOOL)sw_pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return [self sw_pointInside:point withEvent:event];
    }

    @end

    @interface Form : UIView <UITextFieldDelegate>
    @property (nonatomic, strong) NSArray<UITextField *> *fields;
    @property (nonatomic, strong) NSLayoutConstraint *bottom;
    @property (nonatomic, strong) NSDictionary<NSString *, NSNumber *> *limits;
    @end

    @implementation Form

    - (void)awakeFromNib {
        [super awakeFromNib];
        self.limits = @{@"name": @20, @"code": @4};
        for (UITextField *field in self.fields) { field.delegate = self; }
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(keyboardShown:) name:@"UIKeyboardWillShowNotification" object:nil];
    }

    - (void)dealloc {
        [[NSNotificationCenter defaultCenter] removeObserver:self];
    }

    - (void)keyboardShown:(NSNotification *)note {
        CGRect frame = [note.userInfo[@"UIKeyboardFrameEndUserInfoKey"] CGRectValue];
        self.bottom.constant = frame.size.height;
        [self layoutIfNeeded];
    }

    - (BOOL)textFieldShouldReturn:(UITextField *)textField {
        NSUInteger index = [self.fields indexOfObject:textField];
        if (index + 1 < self.fields.count) {
            [self.fields[index + 1] becomeFirstResponder];
        } else {
            [textField resignFirstResponder];
        }
        return NO;
    }

    - (NSInteger)limitOf:(NSString *)name {
        NSNumber *limit = self.limits[name];
        return limit != nil ? limit.integerValue : NSIntegerMax;
    }

    - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        for (UITextField *field in self.fields) {
            if (field.isFirstResponder) { [field resignFirstResponder]; return; }
        }
        [super touchesBegan:touches withEvent:event];
    }

    - (NSArray<UITextField *> *)sortedFields {
        return [self.fields sortedArrayUsingComparator:^NSComparisonResult(UITextField *a, UITextField *b) {
            if (a.frame.origin.y == b.frame.origin.y) return NSOrderedSame;
            return a.frame.origin.y < b.frame.origin.y ? NSOrderedAscending : NSOrderedDescending;
        }];
    }

    @end

    @interface Player : UIView
    @property (class, nonatomic, readonly) NSInteger made;
    @property (nonatomic) BOOL controlsHidden;
    @property (nonatomic, strong) UIView *controls;
    @end

    @implementation Player

    static NSInteger sMade = 0;

    + (NSInteger)made { return sMade; }

    - (instancetype)init {
        if (self = [super init]) {
            sMade++;
            self.controls = [UIView new];
            [self addSubview:self.controls];
        }
        return self;
    }

    - (void)setControlsHidden:(BOOL)controlsHidden {
        _controlsHidden = controlsHidden;
        self.controls.hidden = controlsHidden;
        self.controls.userInteractionEnabled = !controlsHidden;
    }

    - (void)toggle { self.controlsHidden = !self.controlsHidden; }

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *hit = [super hitTest:point withEvent:event];
        @synchronized (self) {
            if (hit == self.controls) {
                return self.controlsHidden ? self : nil;
            }
        }
        return hit;
    }

    - (BOOL)isPlaying {
        @try {
            return [[self valueForKey:@"playing"] boolValue];
        } @catch (NSException *exception) {
            return NO;
        }
    }

    - (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)event {
        for (UIPress *press in presses) {
            if (press.type == UIPressTypePlayPause) { [self toggle]; return; }
        }
        [super pressesBegan:presses withEvent:event];
    }

    - (void)remoteControlReceivedWithEvent:(UIEvent *)event {
        if (event.subtype == UIEventSubtypeRemoteControlPlay) [self toggle];
    }

    @end
    """#
}
