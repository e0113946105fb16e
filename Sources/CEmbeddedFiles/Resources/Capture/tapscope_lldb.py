"""The command `tapscope` for the debugger: it captures the screen of the app that is stopped.

    ~/.lldbinit:  command script import ~/tapscope_lldb.py
    (lldb) tapscope                 writes screen.tapscope and copies it to the clipboard
    (lldb) tapscope 0x14f105e00     the same, and asks why that view gets no touch

One expression is evaluated once. It is Objective-C, so that it works in a Swift frame, and uses
public API and key-value coding only.
"""

import os
import re
import shutil
import subprocess

import lldb

# Flags and numbers by class, with the values that are usual and therefore left out.
VIEW_SETTINGS = """
UIView hidden=0 alpha=1 userInteractionEnabled=1 multipleTouchEnabled=0 exclusiveTouch=0 clipsToBounds=0 layer.zPosition=0 autoresizingMask=0 autoresizesSubviews=1 tag=0
UIWindow windowLevel=0
UIControl enabled=1 selected=0 highlighted=0
UIScrollView scrollEnabled=1 delaysContentTouches=1 canCancelContentTouches=1 directionalLockEnabled=0 bounces=1 alwaysBounceVertical=0 alwaysBounceHorizontal=0 minimumZoomScale=1 maximumZoomScale=1
UISwitch on=0
UISlider minimumValue=0 maximumValue=1 value=0 continuous=1
UITableViewCell selected=0 highlighted=0
"""
GESTURE_SETTINGS = """
UIGestureRecognizer state=0 enabled=1 cancelsTouchesInView=1 delaysTouchesBegan=0 delaysTouchesEnded=1
UITapGestureRecognizer numberOfTapsRequired=1 numberOfTouchesRequired=1
UILongPressGestureRecognizer numberOfTapsRequired=0 numberOfTouchesRequired=1 minimumPressDuration=0.5 allowableMovement=10
UIPanGestureRecognizer minimumNumberOfTouches=1 maximumNumberOfTouches=4294967295
UISwipeGestureRecognizer direction=1 numberOfTouchesRequired=1
UIScreenEdgePanGestureRecognizer edges=0
"""
# What a class may override, and the names of the methods.
METHODS = """
hitTest hitTest:withEvent:
pointInside pointInside:withEvent:
touchesBegan touchesBegan:withEvent:
touchesMoved touchesMoved:withEvent:
touchesEnded touchesEnded:withEvent:
touchesCancelled touchesCancelled:withEvent:
next nextResponder
"""

# A row is a line: its beginning, then keys and values in turn. A value in an array is a text.
EXPRESSION = r"""
NSMutableArray *rows = [NSMutableArray array];
NSMutableArray *objects = [NSMutableArray array];
NSMutableArray *objectRows = [NSMutableArray array];
NSMutableArray *questions = [NSMutableArray array];
NSUInteger asked = 0;
// Points of a view, in 96ths of its width and height: the middle, three rows and columns, corners.
double shares[] = {48, 48, 16, 16, 48, 16, 80, 16, 16, 48, 80, 48, 16, 80, 48, 80, 80, 80,
  3, 3, 93, 3, 3, 93, 93, 93};
NSMutableArray *controllers = [NSMutableArray array];
UIApplication *app = [UIApplication sharedApplication];

NSMutableArray *row = [NSMutableArray arrayWithObject:[NSString stringWithFormat:@"app %p", app]];
[rows addObject:row];
[row addObjectsFromArray:@[@"class", NSStringFromClass([app class])]];
[row addObjectsFromArray:@[@"system", @[[[UIDevice currentDevice] systemVersion]]]];
if ([app isIgnoringInteractionEvents]) [row addObjectsFromArray:@[@"ignoring", @"1"]];
if (app.delegate) {
  [row addObjectsFromArray:@[@"delegate", [NSString stringWithFormat:@"%p", app.delegate]]];
  [row addObjectsFromArray:@[@"delegateClass", NSStringFromClass([(NSObject *)app.delegate class])]];
}

NSMutableArray *windows = [NSMutableArray array];
CGRect screen = CGRectInfinite;
for (UIScene *scene in app.connectedScenes) {
  if (![scene isKindOfClass:[UIWindowScene class]]) continue;
  CGRect bounds = ((UIWindowScene *)scene).screen.bounds;
  screen = CGRectIntersection(screen, bounds);
  row = [NSMutableArray arrayWithObject:[NSString stringWithFormat:@"scene %p", scene]];
  [rows addObject:row];
  [row addObjectsFromArray:@[@"class", NSStringFromClass([scene class])]];
  [row addObjectsFromArray:@[@"screen", [NSString stringWithFormat:@"%.17g,%.17g,%.17g,%.17g",
    bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]]];
  for (UIWindow *window in ((UIWindowScene *)scene).windows) {
    NSUInteger place = windows.count;
    while (place > 0 && ((UIWindow *)windows[place - 1]).windowLevel > window.windowLevel) place--;
    [windows insertObject:window atIndex:place];
  }
}

for (UIWindow *window in windows) {
  if (window.rootViewController && ![controllers containsObject:window.rootViewController])
    [controllers addObject:window.rootViewController];
  NSMutableArray *rest = [NSMutableArray arrayWithObject:window];
  while (rest.count) {
    UIView *view = [rest lastObject];
    [rest removeLastObject];
    [rest addObjectsFromArray:[[view.subviews reverseObjectEnumerator] allObjects]];
    BOOL isWindow = (id)view == (id)window;
    row = [NSMutableArray arrayWithObject:
      [NSString stringWithFormat:@"%@ %p", isWindow ? @"window" : @"view", view]];
    [rows addObject:row];
    [objects addObject:view];
    [objectRows addObject:row];
    if (!isWindow)
      [row addObjectsFromArray:@[@"in", [NSString stringWithFormat:@"%p", view.superview]]];

    CGRect frame = view.frame;
    CGRect bounds = view.bounds;
    CGAffineTransform t = view.transform;
    BOOL isTransformed = !CGAffineTransformIsIdentity(t);
    CGPoint anchor = view.layer.anchorPoint;
    [row addObjectsFromArray:@[@"frame", [NSString stringWithFormat:@"%.17g,%.17g,%.17g,%.17g",
      frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]]];
    if (isTransformed || bounds.origin.x != 0 || bounds.origin.y != 0)
      [row addObjectsFromArray:@[@"bounds", [NSString stringWithFormat:@"%.17g,%.17g,%.17g,%.17g",
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]]];
    if (isTransformed) {
      [row addObjectsFromArray:@[@"center", [NSString stringWithFormat:@"%.17g,%.17g",
        view.center.x, view.center.y]]];
      [row addObjectsFromArray:@[@"transform",
        [NSString stringWithFormat:@"%.17g,%.17g,%.17g,%.17g,%.17g,%.17g",
          t.a, t.b, t.c, t.d, t.tx, t.ty]]];
    }
    if (anchor.x != 0.5 || anchor.y != 0.5)
      [row addObjectsFromArray:@[@"anchorPoint", [NSString stringWithFormat:@"%.17g,%.17g",
        anchor.x, anchor.y]]];
    if ([view isKindOfClass:[UIScrollView class]]) {
      CGPoint offset = ((UIScrollView *)view).contentOffset;
      CGSize size = ((UIScrollView *)view).contentSize;
      UIEdgeInsets inset = ((UIScrollView *)view).adjustedContentInset;
      [row addObjectsFromArray:@[@"contentOffset", [NSString stringWithFormat:@"%.17g,%.17g",
        offset.x, offset.y]]];
      [row addObjectsFromArray:@[@"contentSize", [NSString stringWithFormat:@"%.17g,%.17g",
        size.width, size.height]]];
      [row addObjectsFromArray:@[@"adjustedContentInset",
        [NSString stringWithFormat:@"%.17g,%.17g,%.17g,%.17g",
          inset.top, inset.left, inset.bottom, inset.right]]];
    }

    NSString *text = nil;
    if ([view isKindOfClass:[UILabel class]]) text = ((UILabel *)view).text;
    if ([view isKindOfClass:[UITextView class]]) text = ((UITextView *)view).text;
    if ([view isKindOfClass:[UITextField class]]) {
      text = ((UITextField *)view).text;
      NSString *placeholder = ((UITextField *)view).placeholder;
      if (placeholder.length) [row addObjectsFromArray:@[@"placeholder", @[placeholder]]];
    }
    if (text.length) [row addObjectsFromArray:@[@"text", @[text]]];
    if ([view isKindOfClass:[UIButton class]]) {
      NSString *title = ((UIButton *)view).currentTitle;
      if (title.length) [row addObjectsFromArray:@[@"title", @[title]]];
    }
    if (view.accessibilityIdentifier.length)
      [row addObjectsFromArray:@[@"accessibilityIdentifier", @[view.accessibilityIdentifier]]];
    if (view.accessibilityLabel.length)
      [row addObjectsFromArray:@[@"accessibilityLabel", @[view.accessibilityLabel]]];
    if (view.backgroundColor) {
      CGFloat r = 0, g = 0, b = 0, a = 0;
      NSString *color = @"other";
      if ([view.backgroundColor getRed:&r green:&g blue:&b alpha:&a])
        color = a == 0 ? @"clear" : [NSString stringWithFormat:@"%g,%g,%g,%g", r, g, b, a];
      [row addObjectsFromArray:@[@"backgroundColor", color]];
    }

    UIResponder *next = view.nextResponder;
    if ([next isKindOfClass:[UIViewController class]]
        && ((UIViewController *)next).viewIfLoaded == view) {
      if (![controllers containsObject:next]) [controllers addObject:next];
    } else if (isWindow ? ![next isKindOfClass:[UIScene class]] : (id)next != (id)view.superview) {
      [row addObjectsFromArray:@[@"next",
        next ? [NSString stringWithFormat:@"%p", next] : @"none"]];
      if (next) [row addObjectsFromArray:@[@"nextClass", NSStringFromClass([next class])]];
    }
    if (view.isFirstResponder) [row addObjectsFromArray:@[@"first", @"1"]];
    if (isWindow) {
      UIEdgeInsets safe = window.safeAreaInsets;
      [row addObjectsFromArray:@[@"scene", [NSString stringWithFormat:@"%p", window.windowScene]]];
      if (window.isKeyWindow) [row addObjectsFromArray:@[@"key", @"1"]];
      [row addObjectsFromArray:@[@"safeAreaInsets",
        [NSString stringWithFormat:@"%.17g,%.17g,%.17g,%.17g",
          safe.top, safe.left, safe.bottom, safe.right]]];
      if (window.rootViewController)
        [row addObjectsFromArray:@[@"root",
          [NSString stringWithFormat:@"%p", window.rootViewController]]];
    }

    if ([view isKindOfClass:[UIControl class]]) {
      UIControl *control = (UIControl *)view;
      NSUInteger open = control.allControlEvents;
      for (id target in control.allTargets) {
        BOOL isChain = (id)target == (id)[NSNull null];
        NSMutableDictionary *bits = [NSMutableDictionary dictionary];
        for (NSUInteger bit = 0; bit < 28; bit++) {
          NSUInteger event = (NSUInteger)1 << bit;
          for (NSString *action in [control actionsForTarget:(isChain ? nil : target)
                                             forControlEvent:(UIControlEvents)event]) {
            bits[action] = @([bits[action] unsignedIntegerValue] | event);
            open &= ~event;
          }
        }
        for (NSString *action in bits) {
          row = [NSMutableArray arrayWithObject:[NSString stringWithFormat:@"action %p", view]];
          [rows addObject:row];
          if (!isChain) {
            [row addObjectsFromArray:@[@"target", [NSString stringWithFormat:@"%p", target]]];
            [row addObjectsFromArray:@[@"class", NSStringFromClass([target class])]];
          }
          [row addObjectsFromArray:@[@"action", action, @"events", [bits[action] stringValue]]];
        }
      }
      if (open) {
        // A closure has no address that could be asked for.
        row = [NSMutableArray arrayWithObject:[NSString stringWithFormat:@"action %p", view]];
        [rows addObject:row];
        [row addObjectsFromArray:@[@"target", [NSString stringWithFormat:@"%p1", view]]];
        [row addObjectsFromArray:@[@"class", @"UIAction", @"action", @"handler"]];
        [row addObjectsFromArray:@[@"events", [@(open) stringValue]]];
      }
    }

    for (UIGestureRecognizer *gesture in view.gestureRecognizers) {
      row = [NSMutableArray arrayWithObject:[NSString stringWithFormat:@"gesture %p", gesture]];
      [rows addObject:row];
      [objects addObject:gesture];
      [objectRows addObject:row];
      [row addObjectsFromArray:@[@"view", [NSString stringWithFormat:@"%p", view]]];
      if (gesture.name.length) [row addObjectsFromArray:@[@"name", @[gesture.name]]];
      if (gesture.delegate) {
        [row addObjectsFromArray:@[@"delegate",
          [NSString stringWithFormat:@"%p", gesture.delegate]]];
        [row addObjectsFromArray:@[@"delegateClass",
          NSStringFromClass([(NSObject *)gesture.delegate class])]];
      }
      NSString *printed = [gesture description];
      if ([printed containsString:@"target="] || [printed containsString:@"must-fail"])
        [row addObjectsFromArray:@[@"printed", @[printed]]];
    }

    BOOL isTarget = [view isKindOfClass:[UIControl class]] || view.gestureRecognizers.count > 0;
    if (isTarget && view.userInteractionEnabled) {
      for (NSUInteger k = 0; k < (asked < 300 ? 13 : 1); k++) {
        CGPoint place = CGPointMake(bounds.origin.x + shares[2 * k] / 96 * bounds.size.width,
          bounds.origin.y + shares[2 * k + 1] / 96 * bounds.size.height);
        CGPoint point = [window convertPoint:[view convertPoint:place toView:window] toWindow:nil];
        if (CGRectContainsPoint(screen, point))
          [questions addObject:@[view, @(point.x), @(point.y), @(k > 0)]];
      }
      asked += 1;
    }
  }
}

NSArray *methods = @[METHODS];
NSArray *settings = @[SETTINGS];
for (NSUInteger index = 0; index < objects.count; index++) {
  NSObject *object = objects[index];
  row = objectRows[index];
  Class own = [object class];
  Class base = own;
  while (class_getSuperclass(base)) {
    const char *image = class_getImageName(base);
    NSString *path = image ? [NSString stringWithUTF8String:image] : @"";
    BOOL isUIKit = [path hasSuffix:@"/UIKitCore"] || [path hasSuffix:@"/UIKit"];
    if (isUIKit && ![NSStringFromClass(base) hasPrefix:@"_"]) break;
    base = class_getSuperclass(base);
  }
  [row addObjectsFromArray:@[@"class", NSStringFromClass(own)]];
  if (base != own) [row addObjectsFromArray:@[@"base", NSStringFromClass(base)]];
  if ([object isKindOfClass:[UIView class]]) {
    NSMutableArray *overrides = [NSMutableArray array];
    for (NSString *method in methods) {
      NSArray *words = [method componentsSeparatedByString:@" "];
      SEL selector = NSSelectorFromString(words[1]);
      if (class_getMethodImplementation(own, selector)
          != class_getMethodImplementation(base, selector)) [overrides addObject:words[0]];
    }
    if (overrides.count)
      [row addObjectsFromArray:@[@"overrides", [overrides componentsJoinedByString:@","]]];
  }
  for (NSString *list in settings) {
    NSArray *words = [list componentsSeparatedByString:@" "];
    if (![object isKindOfClass:NSClassFromString(words[0])]) continue;
    for (NSUInteger k = 1; k < words.count; k++) {
      NSArray *pair = [words[k] componentsSeparatedByString:@"="];
      double value = [[object valueForKeyPath:pair[0]] doubleValue];
      if (value == [pair[1] doubleValue] || value > 4e9) continue;
      [row addObjectsFromArray:@[pair[0], [NSString stringWithFormat:@"%.17g", value]]];
    }
  }
}

for (NSUInteger index = 0; index < controllers.count; index++) {
  UIViewController *controller = controllers[index];
  row = [NSMutableArray arrayWithObject:[NSString stringWithFormat:@"controller %p", controller]];
  [rows addObject:row];
  [row addObjectsFromArray:@[@"class", NSStringFromClass([controller class])]];
  if (controller.viewIfLoaded)
    [row addObjectsFromArray:@[@"view", [NSString stringWithFormat:@"%p", controller.viewIfLoaded]]];
  UIViewController *parent = controller.parentViewController;
  UIViewController *presenter = controller.presentingViewController;
  if (parent) {
    [row addObjectsFromArray:@[@"parent", [NSString stringWithFormat:@"%p", parent]]];
  } else if (presenter) {
    [row addObjectsFromArray:@[@"presenter", [NSString stringWithFormat:@"%p", presenter]]];
  }
  if (controller.isFirstResponder) [row addObjectsFromArray:@[@"first", @"1"]];
  NSMutableArray *others = [NSMutableArray arrayWithArray:controller.childViewControllers];
  if (parent) [others addObject:parent];
  if (controller.presentedViewController) [others addObject:controller.presentedViewController];
  for (UIViewController *other in others)
    if (![controllers containsObject:other]) [controllers addObject:other];
}

for (NSArray *question in questions) {
  CGPoint point = CGPointMake([question[1] doubleValue], [question[2] doubleValue]);
  UIView *answer = nil;
  for (UIWindow *window in [windows reverseObjectEnumerator])
    if (!answer) answer = [window hitTest:[window convertPoint:point fromWindow:nil] withEvent:nil];
  row = [NSMutableArray arrayWithObject:[NSString stringWithFormat:@"hit %p", question[0]]];
  [rows addObject:row];
  [row addObjectsFromArray:@[@"at", [NSString stringWithFormat:@"%.17g,%.17g", point.x, point.y]]];
  [row addObjectsFromArray:@[@"answer",
    answer ? [NSString stringWithFormat:@"%p", answer] : @"none"]];
  if (answer) [row addObjectsFromArray:@[@"class", NSStringFromClass([answer class])]];
  if ([question[3] boolValue]) [row addObjectsFromArray:@[@"sample", @"1"]];
}

NSMutableString *capture = [NSMutableString stringWithString:@"tapscope-capture 1\n"];
for (NSArray *line in rows) {
  [capture appendString:line[0]];
  for (NSUInteger k = 1; k + 1 < line.count; k += 2) {
    NSString *value = line[k + 1];
    if ([line[k + 1] isKindOfClass:[NSArray class]]) {
      value = [line[k + 1] firstObject];
      for (NSString *mark in @[@"\\", @"\"", @"$"])
        value = [value stringByReplacingOccurrencesOfString:mark
                                                 withString:[@"\\" stringByAppendingString:mark]];
      value = [value stringByReplacingOccurrencesOfString:@"\n" withString:@"\\n"];
      value = [value stringByReplacingOccurrencesOfString:@"\t" withString:@"\\t"];
      value = [[value componentsSeparatedByCharactersInSet:[NSCharacterSet controlCharacterSet]]
        componentsJoinedByString:@" "];
      value = [NSString stringWithFormat:@"\"%@\"", value];
    }
    [capture appendFormat:@" %@=%@", line[k], value];
  }
  [capture appendString:@"\n"];
}
[capture appendFormat:@"end lines=%lu\n", (unsigned long)rows.count + 2];
capture
"""


def literals(*texts):
    """The lines of texts as the elements of an array of Objective-C."""
    lines = [line for text in texts for line in text.strip().splitlines()]
    return ", ".join('@"%s"' % line for line in lines)


def expression():
    """The expression with its lists put in."""
    text = EXPRESSION.replace("@[METHODS]", "@[%s]" % literals(METHODS))
    return text.replace("@[SETTINGS]", "@[%s]" % literals(VIEW_SETTINGS, GESTURE_SETTINGS))


def capture(debugger):
    """Returns the text of the screen, or None and the debugger's message."""
    process = debugger.GetSelectedTarget().GetProcess()
    frame = process.GetSelectedThread().GetSelectedFrame()
    options = lldb.SBExpressionOptions()
    options.SetLanguage(lldb.eLanguageTypeObjC_plus_plus)
    options.SetIgnoreBreakpoints(True)
    options.SetTrapExceptions(False)
    options.SetTimeoutInMicroSeconds(20_000_000)
    for module in ("UIKit", "ObjectiveC"):
        frame.EvaluateExpression("@import %s" % module, options)
    value = frame.EvaluateExpression(expression(), options)
    if not value.GetError().Success():
        return None, value.GetError().GetCString()
    return value.GetObjectDescription() or "", None


def folder():
    """The working folder, or the home folder where nothing can be written there."""
    here = os.getcwd()
    return here if os.access(here, os.W_OK) and here != "/" else os.path.expanduser("~")


def question(argument):
    """What is asked about a view: by its address, or by a text on it."""
    if re.fullmatch(r"0x[0-9a-fA-F]+", argument):
        return "why " + argument
    return 'why "%s"' % re.sub(r'(["\\$])', r"\\\1", argument)


def tapscope(debugger, command, result, _):
    """Captures the screen; with an address, also asks why that view gets no touch."""
    text, problem = capture(debugger)
    if text is None:
        result.SetError("the screen cannot be captured here: %s" % problem)
        return
    path = os.path.join(folder(), "screen.tapscope")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    places = [path]
    if shutil.which("pbcopy"):
        subprocess.run(["pbcopy"], input=text.encode(), check=False)
        places.append("the clipboard")
    count = len(re.findall(r"^(?:view|window) ", text, re.MULTILINE))
    result.AppendMessage("%d views: %s" % (count, " and ".join(places)))
    argument = command.strip()
    if not argument:
        return
    if not shutil.which("tapscope"):
        result.AppendMessage("next: tapscope -c 'import %s; %s'" % (path, question(argument)))
        return
    asked = subprocess.run(
        ["tapscope", "-c", 'import "%s"; %s' % (path, question(argument))],
        capture_output=True, text=True, check=False)
    result.AppendMessage(asked.stdout + asked.stderr)


def __lldb_init_module(debugger, _):
    debugger.HandleCommand("command script add -o -f tapscope_lldb.tapscope tapscope")
