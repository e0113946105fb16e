/// The names that UIKit, CoreGraphics and Foundation have in Objective-C, with those that they have in
/// Swift.
package enum ObjectiveCNames {
  /// The words of C that are no names.
  static let reserved: Set = [
    "if", "else", "for", "while", "do", "switch", "case", "default", "return", "break", "continue",
    "goto", "in", "sizeof", "struct", "enum", "typedef", "union",
  ]

  /// The words before a type that say nothing of its values.
  static let qualifiers: Set = [
    "const", "static", "volatile", "extern", "inline", "__weak", "__strong", "__block",
    "__unsafe_unretained", "__autoreleasing", "__kindof", "nullable", "nonnull", "null_unspecified",
    "_Nullable", "_Nonnull", "__nullable", "__nonnull", "IBOutlet", "register",
    "oneway", "UI_APPEARANCE_SELECTOR", "IBInspectable", "NS_INLINE", "CG_INLINE",
    "__attribute__", "__unused", "FOUNDATION_EXPORT",
  ]

  /// The types of numbers, with the names that they have here.
  static let numberTypes: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "CGFloat": "CGFloat", "float": "CGFloat",
    "double": "CGFloat", "NSTimeInterval": "CGFloat", "CFTimeInterval": "CGFloat",
    "NSInteger": "Int", "int": "Int", "long": "Int", "short": "Int", "char": "Int", "signed": "Int",
    "int32_t": "Int", "int64_t": "Int", "NSUInteger": "NSUInteger", "unsigned": "NSUInteger",
    "dispatch_once_t": "Int", "NSComparisonResult": "Int", "size_t": "NSUInteger",
    "uint32_t": "NSUInteger", "uint64_t": "NSUInteger", "void": "Void",
    "IBAction": "Void", "uint": "NSUInteger", "unichar": "NSUInteger",
  ]

  /// Structures and enums whose names differ.
  static let structures: [String: String] = [
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIGestureRecognizerState": "UIGestureRecognizer.State", "UITouchPhase": "UITouch.Phase",
    "UIButtonType": "UIButton.ButtonType", "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIEventType": "UIEvent.EventType", "UIEventSubtype": "UIEvent.EventSubtype",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UIPressPhase": "UIPress.Phase", "NSRange": "NSRange",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "NSNotificationName": "NSNotification.Name",
  ]

  /// What the names of the cases of enums begin with, the longer first.
  private static let prefixes: [(prefix: String, type: String)] = [
    ("UIGestureRecognizerState", "UIGestureRecognizer.State"),
    ("UIControlState", "UIControl.State"), ("UIControlEvent", "UIControl.Event"),
    ("UITouchPhase", "UITouch.Phase"), ("UIButtonType", "UIButton.ButtonType"),
    ("UIViewAutoresizing", "UIView.AutoresizingMask"), ("UIEventType", "UIEvent.EventType"),
    ("UIEventSubtype", "UIEvent.EventSubtype"), ("UIPressPhase", "UIPress.Phase"),
    ("UISwipeGestureRecognizerDirection", "UISwipeGestureRecognizer.Direction"),
    ("UIAlertActionStyle", "UIAlertAction.Style"),
    ("UIAlertControllerStyle", "UIAlertController.Style"),
    ("UIBarButtonItemStyle", "UIBarButtonItem.Style"),
    ("UIBarButtonSystemItem", "UIBarButtonItem.SystemItem"),
    ("UIModalPresentation", "UIModalPresentationStyle"),
    ("UILayoutPriority", "UILayoutPriority"),
  ]

  /// The classes whose names the constants of notifications begin with in Objective-C.
  private static let posting: [(prefix: String, type: String, drops: String)] = [
    ("UIKeyboard", "UIResponder", "UI"), ("UIApplication", "UIApplication", "UIApplication"),
    ("UITextField", "UITextField", "UITextField"), ("UITextView", "UITextView", "UITextView"),
  ]

  private static let constants: [String: (type: String, name: String)] = [
    "CGRectZero": ("CGRect", "zero"), "CGRectNull": ("CGRect", "null"),
    "CGPointZero": ("CGPoint", "zero"), "CGSizeZero": ("CGSize", "zero"),
    "UIEdgeInsetsZero": ("UIEdgeInsets", "zero"),
    "CGAffineTransformIdentity": ("CGAffineTransform", "identity"),
    "CGFLOAT_MAX": ("CGFloat", "greatestFiniteMagnitude"), "NSIntegerMax": ("Int", "max"),
    "NSNotFound": ("Int", "max"), "NSUIntegerMax": ("Int", "max"), "NSIntegerMin": ("Int", "min"),
  ]

  /// The results of a comparison.
  private static let orders = [
    "NSOrderedAscending": -1, "NSOrderedSame": 0, "NSOrderedDescending": 1,
  ]

  /// Returns the value that a name stands for: a case of an enum, a constant, or what has the name.
  static func value(_ name: String, at range: Range<Int>) -> CodeExpression {
    func member(_ type: String, _ name: String) -> CodeExpression {
      let parts = type.split(separator: ".").map(String.init)
      let owner = CodeExpression(.name(parts.joined(separator: ".")), at: range)
      return CodeExpression(.member(owner, name), at: range)
    }
    if let known = constants[name] { return member(known.type, known.name) }
    if let order = orders[name] { return CodeExpression(.integer(order), at: range) }
    if name.hasSuffix("Notification") || name.hasSuffix("UserInfoKey"),
      let owner = posting.first(where: { name.hasPrefix($0.prefix) })
    {
      return member(owner.type, lowercased(name.dropFirst(owner.drops.count)))
    }
    for (prefix, type) in prefixes where name.hasPrefix(prefix) && name.count > prefix.count {
      return member(type, lowercased(name.dropFirst(prefix.count)))
    }
    return CodeExpression(.name(name), at: range)
  }

  static func lowercased(_ name: some StringProtocol) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Properties

  private static let properties: [String: String] = [
    "nextResponder": "next", "firstObject": "first", "lastObject": "last",
    "anyObject": "first", "length": "count", "allKeys": "keys", "allValues": "values", "on": "isOn",
    "CGPath": "cgPath", "CGColor": "cgColor", "parentViewController": "parent",
    "childViewControllers": "children", "active": "isActive",
  ]

  /// The members that give what an object holds, with the types of what they give.
  private static let contents: [String: String] = [
    "floatValue": "CGFloat", "doubleValue": "CGFloat", "integerValue": "Int", "intValue": "Int",
    "unsignedIntegerValue": "NSUInteger", "boolValue": "Bool", "UIEdgeInsetsValue": "UIEdgeInsets",
    "CGRectValue": "CGRect", "CGPointValue": "CGPoint", "CGSizeValue": "CGSize",
  ]

  /// Returns what an object holds; nil if a member gives anything else.
  static func content(
    _ name: String, of object: CodeExpression, at range: Range<Int>
  ) -> CodeExpression? {
    guard let type = contents[name] else { return nil }
    func cast(_ type: String) -> CodeExpression {
      CodeExpression(.cast(object, .plain, CodeType(.name(type, []), at: range)), at: range)
    }
    guard type == "Bool" else { return cast(type) }
    // An object that holds NO is there.
    let zero = CodeExpression(.integer(0), at: range)
    return CodeExpression(.binary("!=", cast("CGFloat"), zero), at: range)
  }

  /// Returns what `card.hidden` is.
  static func property(
    _ name: String, of value: CodeExpression, at range: Range<Int>
  ) -> CodeExpression {
    if case .optionalChain(let inner) = value.kind,
      let content = content(name, of: inner, at: range)
    {
      return content
    }
    if name == "reverseObjectEnumerator" {
      return CodeExpression(
        .call(CodeExpression(.member(value, "reversed"), at: range), []), at: range)
    }
    if name == "allObjects" { return allObjects(of: value, at: range) }
    return CodeExpression(.member(value, properties[name] ?? name), at: range)
  }

  /// Returns the constant of a class that a message or a dot asks: `[UIColor redColor]`.
  static func constant(_ name: String, of type: String?) -> String? {
    guard type == "UIColor", name.hasSuffix("Color") else { return nil }
    return String(name.dropLast("Color".count))
  }

  // MARK: Selectors

  /// Returns the selector of a message: `hitTest:withEvent:`.
  static func selector(_ parts: [String], arguments: Int) -> String {
    arguments == 0 ? parts.joined() : parts.map { $0 + ":" }.joined()
  }

  /// Returns whether a method overrides one of UIKit's, which UIKit may call.
  static func overrides(_ selector: String) -> Bool {
    called.contains(selector) || overridden.contains(selector) || methods[selector] != nil
  }

  private static let called: Set = [
    "hitTest:withEvent:", "pointInside:withEvent:", "touchesBegan:withEvent:",
    "touchesMoved:withEvent:", "touchesEnded:withEvent:", "touchesCancelled:withEvent:",
    "layoutSubviews", "didMoveToWindow", "didMoveToSuperview", "didAddSubview:", "initWithFrame:",
    "initWithCoder:",
  ]

  private static let overridden: Set = [
    "isHidden", "setHidden:", "alpha", "setAlpha:", "isUserInteractionEnabled",
    "setUserInteractionEnabled:", "nextResponder", "frame", "setFrame:", "bounds", "setBounds:",
    "center", "setCenter:", "isEnabled", "setEnabled:", "setHighlighted:", "setSelected:",
    "canBecomeFirstResponder", "becomeFirstResponder", "resignFirstResponder", "subviews",
    "gestureRecognizerShouldBegin:", "sendAction:to:forEvent:", "intrinsicContentSize",
    "addSubview:", "removeFromSuperview", "setNeedsLayout", "tintColorDidChange",
    "awakeFromNib", "prepareForReuse", "sizeThatFits:", "updateConstraints",
  ]

  private static let methods: [String: String] = [
    "hitTest:withEvent:": "hitTest(_:with:)", "pointInside:withEvent:": "point(inside:with:)",
    "touchesBegan:withEvent:": "touchesBegan(_:with:)",
    "touchesMoved:withEvent:": "touchesMoved(_:with:)",
    "touchesEnded:withEvent:": "touchesEnded(_:with:)",
    "touchesCancelled:withEvent:": "touchesCancelled(_:with:)",
    "convertPoint:toView:": "convert(_:to:)", "convertPoint:fromView:": "convert(_:from:)",
    "convertRect:toView:": "convert(_:to:)", "convertRect:fromView:": "convert(_:from:)",
    "isDescendantOfView:": "isDescendant(of:)", "insertSubview:atIndex:": "insertSubview(_:at:)",
    "isKindOfClass:": "isKind(of:)", "isMemberOfClass:": "isMember(of:)",
    "respondsToSelector:": "responds(to:)", "locationInView:": "location(in:)",
    "previousLocationInView:": "previousLocation(in:)", "touchesForView:": "touches(for:)",
    "translationInView:": "translation(in:)",
    "velocityInView:": "velocity(in:)", "setTitle:forState:": "setTitle(_:for:)",
    "setImage:forState:": "setImage(_:for:)",
    "setBackgroundImage:forState:": "setBackgroundImage(_:for:)",
    "addTarget:action:forControlEvents:": "addTarget(_:action:for:)",
    "initWithTarget:action:": "init(target:action:)",
    "sendActionsForControlEvents:": "sendActions(for:)", "containsObject:": "contains(_:)",
    "containsPoint:": "contains(_:)", "initWithImage:": "init(image:)",
    "willMoveToSuperview:": "willMove(toSuperview:)", "willMoveToWindow:": "willMove(toWindow:)",
    "reverseObjectEnumerator": "reversed()",
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:":
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:":
      "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:":
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    "requireGestureRecognizerToFail:": "require(toFail:)", "moveToPoint:": "move(to:)",
    "addLineToPoint:": "addLine(to:)", "closePath": "close()", "appendPath:": "append(_:)",
    "addQuadCurveToPoint:controlPoint:": "addQuadCurve(to:controlPoint:)",
    "addCurveToPoint:controlPoint1:controlPoint2:": "addCurve(to:controlPoint1:controlPoint2:)",
    "addArcWithCenter:radius:startAngle:endAngle:clockwise:":
      "addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
    "gestureRecognizer:shouldReceiveTouch:": "gestureRecognizer(_:shouldReceive:)",
    "canPerformAction:withSender:": "canPerformAction(_:withSender:)", "drawRect:": "draw(_:)",
    "beginTrackingWithTouch:withEvent:": "beginTracking(_:with:)",
    "continueTrackingWithTouch:withEvent:": "continueTracking(_:with:)",
    "endTrackingWithTouch:withEvent:": "endTracking(_:with:)",
    "componentsSeparatedByString:": "components(separatedBy:)",
    "containsString:": "contains(_:)", "lowercaseString": "lowercased()",
    "uppercaseString": "uppercased()", "motionBegan:withEvent:": "motionBegan(_:with:)",
    "motionEnded:withEvent:": "motionEnded(_:with:)",
    "motionCancelled:withEvent:": "motionCancelled(_:with:)",
    "remoteControlReceivedWithEvent:": "remoteControlReceived(with:)",
    "pressesBegan:withEvent:": "pressesBegan(_:with:)",
    "pressesChanged:withEvent:": "pressesChanged(_:with:)",
    "pressesCancelled:withEvent:": "pressesCancelled(_:with:)",
    "cancelTrackingWithEvent:": "cancelTracking(with:)",
    "touchesShouldBegin:withEvent:inContentView:": "touchesShouldBegin(_:with:in:)",
    "touchesShouldCancelInContentView:": "touchesShouldCancel(in:)",
    "canPreventGestureRecognizer:": "canPrevent(_:)",
    "canBePreventedByGestureRecognizer:": "canBePrevented(by:)",
    "shouldRequireFailureOfGestureRecognizer:": "shouldRequireFailure(of:)",
    "shouldBeRequiredToFailByGestureRecognizer:": "shouldBeRequiredToFail(by:)",
    "gestureRecognizer:shouldReceiveEvent:": "gestureRecognizer(_:shouldReceive:)",
    "ignoreTouch:forEvent:": "ignore(_:for:)", "setTranslation:inView:": "setTranslation(_:in:)",
    "sendAction:to:forEvent:": "sendAction(_:to:for:)",
    "sendAction:to:from:forEvent:": "sendAction(_:to:from:for:)",
    "targetForAction:withSender:": "target(forAction:withSender:)",
    "removeTarget:action:forControlEvents:": "removeTarget(_:action:for:)",
    "addAction:forControlEvents:": "addAction(_:for:)",
    "removeAction:forControlEvents:": "removeAction(_:for:)",
    "viewForZoomingInScrollView:": "viewForZooming(in:)",
    "touchesForWindow:": "touches(for:)", "touchesForGestureRecognizer:": "touches(for:)",
    "tabBarController:shouldSelectViewController:": "tabBarController(_:shouldSelect:)",
    "tabBarController:didSelectViewController:": "tabBarController(_:didSelect:)",
    "pressesEnded:withEvent:": "pressesEnded(_:with:)",
    "presentViewController:animated:completion:": "present(_:animated:completion:)",
    "dismissViewControllerAnimated:completion:": "dismiss(animated:completion:)",
    "showViewController:sender:": "show(_:sender:)",
    "popViewControllerAnimated:": "popViewController(animated:)",
    "popToRootViewControllerAnimated:": "popToRootViewController(animated:)",
    "addChildViewController:": "addChild(_:)",
    "removeFromParentViewController": "removeFromParent()",
    "willMoveToParentViewController:": "willMove(toParent:)",
    "didMoveToParentViewController:": "didMove(toParent:)",
    "addTextFieldWithConfigurationHandler:": "addTextField(configurationHandler:)",
    "addObserverForName:object:queue:usingBlock:": "addObserver(forName:object:queue:using:)",
    "postNotificationName:object:": "post(name:object:)", "postNotification:": "post(_:)",
    "postNotificationName:object:userInfo:": "post(name:object:userInfo:)",
    "activateConstraints:": "activate(_:)", "deactivateConstraints:": "deactivate(_:)",
    "constraintEqualToAnchor:": "constraint(equalTo:)",
    "constraintEqualToAnchor:constant:": "constraint(equalTo:constant:)",
    "constraintGreaterThanOrEqualToAnchor:": "constraint(greaterThanOrEqualTo:)",
    "constraintGreaterThanOrEqualToAnchor:constant:": "constraint(greaterThanOrEqualTo:constant:)",
    "constraintLessThanOrEqualToAnchor:": "constraint(lessThanOrEqualTo:)",
    "constraintLessThanOrEqualToAnchor:constant:": "constraint(lessThanOrEqualTo:constant:)",
    "constraintEqualToConstant:": "constraint(equalToConstant:)",
    "constraintEqualToAnchor:multiplier:": "constraint(equalTo:multiplier:)",
  ]

  /// Returns the name that a method has in Swift, with the labels of its arguments.
  static func method(
    _ parts: [String], arguments: Int
  ) -> (base: String, labels: [String?]) {
    if let known = methods[selector(parts, arguments: arguments)],
      let bracket = known.firstIndex(of: "(")
    {
      let inner = known[known.index(after: bracket)...].dropLast()
      let labels = inner.split(separator: ":").map { $0 == "_" ? nil : String($0) }
      return (String(known[..<bracket]), labels)
    }
    let labels: [String?] = parts.dropFirst().map { $0.isEmpty ? nil : $0 }
    let first = parts[0]
    guard first == "init" || first.hasPrefix("initWith") else {
      let name = properties[first] ?? first
      return (name, arguments == 0 ? [] : [nil] + labels)
    }
    guard arguments > 0 else { return ("init", []) }
    return ("init", [lowercased(first.dropFirst("initWith".count))] + labels)
  }

  /// Returns the selector of a method that has a name in Swift: `convertPoint:toView:` of
  /// `convert(_:to:)`.
  package static func selector(ofSwift name: String) -> String {
    if let known = methods.filter({ $0.value == name }).keys.min() { return known }
    guard let bracket = name.firstIndex(of: "(") else { return name }
    let labels = name[name.index(after: bracket)...].dropLast().split(separator: ":")
    var base = String(name[..<bracket])
    if base == "init", let first = labels.first {
      base = "initWith" + first.prefix(1).uppercased() + first.dropFirst()
    }
    guard !labels.isEmpty else { return base }
    return base + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns the selector of a method of Swift: `tapped:` of `tapped(_:)`, `tappedWithSender:` of
  /// `tapped(sender:)`.
  ///
  /// - Parameter labels: The labels of the arguments; nil for `_`.
  package static func selector(name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var text = name
    if let first {
      // The first label is a part of the first word; a preposition stands for itself.
      let words = ["with", "for", "at", "by", "from", "of", "in", "on", "to"]
      let joint = words.contains {
        first == $0 || first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true
      }
      text += (joint ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return text + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  private static let makers: [String: [String?]] = [
    "bezierPath": [], "bezierPathWithCGPath:": ["cgPath"],
    "bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:": [
      "arcCenter", "radius", "startAngle", "endAngle", "clockwise",
    ],
    "actionWithTitle:image:identifier:handler:": ["title", "image", "identifier", "handler"],
    "actionWithHandler:": ["handler"], "buttonWithType:": ["type"],
    "alertControllerWithTitle:message:preferredStyle:": ["title", "message", "preferredStyle"],
    "actionWithTitle:style:handler:": ["title", "style", "handler"],
    "bezierPathWithOvalInRect:": ["ovalIn"],
    "bezierPathWithRect:": ["rect"],
    "bezierPathWithRoundedRect:cornerRadius:": ["roundedRect", "cornerRadius"],
    "colorWithRed:green:blue:alpha:": ["red", "green", "blue", "alpha"],
    "colorWithWhite:alpha:": ["white", "alpha"], "imageNamed:": ["named"],
  ]

  /// Returns the labels of the initializer that a method of a class stands for; nil if it is none.
  static func making(_ parts: [String]) -> [String?]? {
    makers[parts.joined()] ?? makers[selector(parts, arguments: 1)]
  }
}
