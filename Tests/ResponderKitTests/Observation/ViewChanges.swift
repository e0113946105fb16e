import Foundation
import ResponderKit

extension Change {
  static let all =
    views + inert + subclasses + scrollViews + controls + others + firstResponder

  private static let view: @Sendable () -> UIView = { UIView(1, 2, 30, 40) }

  static let views = [
    set("frame", \.frame, CGRect(x: 5, y: 6, width: 7, height: 8), make: view),
    set("bounds", \.bounds, CGRect(x: 5, y: 6, width: 7, height: 8), make: view),
    set("center", \.center, CGPoint(x: 5, y: 6), make: view),
    set("transform", \.transform, CGAffineTransform(scaleX: 2, y: 3), make: view),
    set("anchorPoint", \.anchorPoint, CGPoint(x: 0, y: 1), make: view),
    set("alpha", \.alpha, 0.5, make: view),
    set("isHidden", \.isHidden, true, make: view),
    set("isUserInteractionEnabled", \.isUserInteractionEnabled, false, make: view),
    set("tag", \.tag, 7, make: view),
    set("clipsToBounds", \.clipsToBounds, true, make: view),
    set("autoresizesSubviews", \.autoresizesSubviews, false, make: view),
    set("autoresizingMask", \.autoresizingMask, .flexibleWidth, make: view),
    set("isMultipleTouchEnabled", \.isMultipleTouchEnabled, true, make: view),
    set("isExclusiveTouch", \.isExclusiveTouch, true, make: view),
    act(
      "zPosition", make: view, mutate: { $0.layer.zPosition = 9 },
      read: { "\($0.layer.zPosition)" }),
    act(
      "pointInsideBehavior", make: view, mutate: { $0.pointInsideBehavior = Circle() },
      read: { "\($0.pointInsideBehavior.map { "\($0)" } ?? "nil") \($0.contains(0, 0))" }),
    act(
      "hitTestBehavior", make: view, mutate: { $0.hitTestBehavior = Block() },
      read: { view in
        let root = UIView(0, 0, 100, 100).with(view)
        defer { view.removeFromSuperview() }
        return "\(root.hit(view.frame.midX, view.frame.midY) === view)"
      }),
    act(
      "handling", make: view, mutate: { $0.setHandling(.handles, of: .touchesBegan) },
      read: { "\($0.handledMethods)" }),
    act(
      "next", make: view, mutate: { $0.setNextOverride($0) },
      read: { "\($0.overriddenNext == nil)" }),
  ]

  static let inert = [
    set("backgroundColor", \.backgroundColor, .red, make: view),
    act(
      "tintColor", make: view, mutate: { $0.tintColor = .red },
      read: { "\($0.tintColor == .red)" }),
    set("contentMode", \.contentMode, .redraw, make: view),
    set("accessibilityIdentifier", \.accessibilityIdentifier, "a", make: view),
    set("numberOfLines", \.numberOfLines, 3, make: { UILabel() }),
    set("barTintColor", \.barTintColor, .red, make: { UITabBar() }),
    act(
      "cornerRadius", make: view, mutate: { $0.layer.cornerRadius = 9 },
      read: { "\($0.layer.cornerRadius)" }),
    act(
      "title", make: { UIButton() }, mutate: { $0.setTitle("a", for: .selected) },
      read: { $0.title(for: .selected) ?? "nil" }),
    act(
      "image", make: { UIButton() }, mutate: { $0.setImage(UIImage(), for: .normal) },
      read: { "\($0.currentImage == nil)" }),
  ]

  static let scrollViews = [
    set("isScrollEnabled", \.isScrollEnabled, false, make: { UIScrollView() }),
    set("delaysContentTouches", \.delaysContentTouches, false, make: { UIScrollView() }),
    set("keyboardDismissMode", \.keyboardDismissMode, .onDrag, make: { UIScrollView() }),
    set("canCancelContentTouches", \.canCancelContentTouches, false, make: { UIScrollView() }),
    set("isDirectionalLockEnabled", \.isDirectionalLockEnabled, true, make: { UIScrollView() }),
    set("isPagingEnabled", \.isPagingEnabled, true, make: { UIScrollView() }),
    set("bounces", \.bounces, false, make: { UIScrollView() }),
    set("alwaysBounceVertical", \.alwaysBounceVertical, true, make: { UIScrollView() }),
    set("alwaysBounceHorizontal", \.alwaysBounceHorizontal, true, make: { UIScrollView() }),
    set("decelerationRate", \.decelerationRate, .fast, make: { UIScrollView() }),
  ]

  static let subclasses = [
    set("isHidden", \.isHidden, false, make: { UIWindow(0, 0, 10, 10) }),
    set("text", \.text, "a", make: { UILabel() }),
    set("text", \.text, "a", make: { UITextView() }),
    set("isEditable", \.isEditable, false, make: { UITextView() }),
    set("isSelectable", \.isSelectable, false, make: { UITextView() }),
    set("contentOffset", \.contentOffset, CGPoint(x: 1, y: 2), make: { UIScrollView() }),
    set("contentSize", \.contentSize, CGSize(width: 1, height: 2), make: { UIScrollView() }),
    set("contentInset", \.contentInset, UIEdgeInsets(top: 1), make: { UIScrollView() }),

    set("windowLevel", \.windowLevel, .alert, make: { UIWindow(0, 0, 10, 10) }),
    set("isUserInteractionEnabled", \.isUserInteractionEnabled, true, make: { UIImageView() }),
    act(
      "arrangedSubviews", make: { UIStackView() }, mutate: { $0.addArrangedSubview(UIView()) },
      read: { "\($0.arrangedSubviews.count)" }),
    act(
      "rootViewController", make: { UIWindow(0, 0, 10, 10) },
      mutate: { $0.rootViewController = UIViewController() },
      read: { "\($0.rootViewController == nil)" }),
  ]
}
