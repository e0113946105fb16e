import ResponderKit

extension Library {
  func addClasses() {
    add(StatefulObject.self)
    for type in [UIColor.self, UIAction.self, UIKey.self] as [AnyClass] { add(type) }
    let rows: [(AnyClass, String)] = [
      (UIResponder.self, "StatefulObject"), (UIView.self, "UIResponder"),
      (UIControl.self, "UIView"), (UIButton.self, "UIControl"), (UISwitch.self, "UIControl"),
      (UISlider.self, "UIControl"), (UIStepper.self, "UIControl"),
      (UISegmentedControl.self, "UIControl"), (UIPageControl.self, "UIControl"),
      (UITextField.self, "UIControl"), (UILabel.self, "UIView"), (UIImageView.self, "UIView"),
      (UIScrollView.self, "UIView"), (UITableView.self, "UIScrollView"),
      (UICollectionView.self, "UIScrollView"), (UITextView.self, "UIScrollView"),
      (UITableViewCell.self, "UIView"), (UICollectionViewCell.self, "UIView"),
      (UIStackView.self, "UIView"), (UIVisualEffectView.self, "UIView"),
      (UIActivityIndicatorView.self, "UIView"), (UIProgressView.self, "UIView"),
      (UINavigationBar.self, "UIView"), (UITabBar.self, "UIView"), (UIToolbar.self, "UIView"),
      (UIWindow.self, "UIView"), (UIApplication.self, "UIResponder"),
      (UITouch.self, "StatefulObject"), (UIEvent.self, "StatefulObject"),
      (UIGestureRecognizer.self, "StatefulObject"),
      (UITapGestureRecognizer.self, "UIGestureRecognizer"),
      (UIPanGestureRecognizer.self, "UIGestureRecognizer"),
      (UILongPressGestureRecognizer.self, "UIGestureRecognizer"),
      (UISwipeGestureRecognizer.self, "UIGestureRecognizer"),
      (UIPinchGestureRecognizer.self, "UIGestureRecognizer"),
      (UIRotationGestureRecognizer.self, "UIGestureRecognizer"),
      (UIScreenEdgePanGestureRecognizer.self, "UIPanGestureRecognizer"),
      (UIPress.self, "StatefulObject"), (UIPressesEvent.self, "UIEvent"),
    ]
    for row in rows { add(row.0, row.1) }
  }

  func addViews() {
    add(UIView.self) { list in
      list.constant("noIntrinsicMetric", CGFloat(-1))
      list.property("frame", { $0.frame }, { $0.frame = $1 })
      list.property("bounds", { $0.bounds }, { $0.bounds = $1 })
      list.property("center", { $0.center }, { $0.center = $1 })
      list.property("transform", { $0.transform }, { $0.transform = $1 })
      list.property("alpha", { $0.alpha }, { $0.alpha = $1 })
      list.property("tag", { $0.tag }, { $0.tag = $1 })
      list.property("isHidden", { $0.isHidden }, { $0.isHidden = $1 })
      list.property(
        "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
        { $0.isUserInteractionEnabled = $1 })
      list.property("clipsToBounds", { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
      list.property(
        "isMultipleTouchEnabled", { $0.isMultipleTouchEnabled }, { $0.isMultipleTouchEnabled = $1 })
      list.property("isExclusiveTouch", { $0.isExclusiveTouch }, { $0.isExclusiveTouch = $1 })
      list.property("autoresizingMask", { $0.autoresizingMask }, { $0.autoresizingMask = $1 })
      list.property("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
      list.property("tintColor", { $0.tintColor as UIColor? }, { $0.tintColor = $1 })
      list.property(
        "isAccessibilityElement", { $0.isAccessibilityElement }, { $0.isAccessibilityElement = $1 })
      list.property(
        "accessibilityIdentifier", { $0.accessibilityIdentifier },
        { $0.accessibilityIdentifier = $1 })
      list.property("accessibilityLabel", { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 })
      list.get("superview") { $0.superview }
      list.get("subviews") { $0.subviews }
      list.get("window") { $0.window }
      list.get("layer") { $0.layer }
      list.get("safeAreaInsets") { $0.safeAreaInsets }
      list.get("gestureRecognizers") { $0.gestureRecognizers }
      list.get("intrinsicContentSize") { $0.intrinsicContentSize }
      list.method("endEditing(_:)") { (view: UIView, force: Bool) in view.endEditing(force) }
      list.method("gestureRecognizerShouldBegin(_:)") { (view: UIView, one: UIGestureRecognizer) in
        view.asksShouldBegin(one)
      }
      list.method("hitTest(_:with:)") { (view: UIView, point: CGPoint, event: UIEvent?) in
        view.hitTest(point, with: event)
      }
      list.method("point(inside:with:)") { (view: UIView, point: CGPoint, event: UIEvent?) in
        view.point(inside: point, with: event)
      }
      list.method("convert(_:to:)") { (view: UIView, point: CGPoint, other: UIView?) in
        view.convert(point, to: other)
      }
      list.method("convert(_:from:)") { (view: UIView, point: CGPoint, other: UIView?) in
        view.convert(point, from: other)
      }
      list.method("convert(_:to:)") { (view: UIView, rect: CGRect, other: UIView?) in
        view.convert(rect, to: other)
      }
      list.method("convert(_:from:)") { (view: UIView, rect: CGRect, other: UIView?) in
        view.convert(rect, from: other)
      }
      list.method("isDescendant(of:)") { (view: UIView, other: UIView) in
        view.isDescendant(of: other)
      }
      list.method("viewWithTag(_:)") { (view: UIView, tag: Int) in view.viewWithTag(tag) }
      list.method("sizeThatFits(_:)") { (view: UIView, size: CGSize) in view.sizeThatFits(size) }
      list.action("addSubview(_:)", refusing: UIView.refusal) {
        (view: UIView, child: UIView) in view.addSubview(child)
      }
      list.action(
        "insertSubview(_:at:)", refusing: UIView.refusal
      ) { (view: UIView, child: UIView, index: Int) in
        view.insertSubview(child, at: index)
      }
      list.action("insertSubview(_:aboveSubview:)", refusing: UIView.refusal) {
        (view: UIView, child: UIView, other: UIView) in
        view.insertSubview(child, aboveSubview: other)
      }
      list.action("insertSubview(_:belowSubview:)", refusing: UIView.refusal) {
        (view: UIView, child: UIView, other: UIView) in
        view.insertSubview(child, belowSubview: other)
      }
      list.action("bringSubviewToFront(_:)") { (view: UIView, child: UIView) in
        view.bringSubviewToFront(child)
      }
      list.action("bringSubview(toFront:)") { (view: UIView, child: UIView) in
        view.bringSubviewToFront(child)
      }
      list.action("sendSubviewToBack(_:)") { (view: UIView, child: UIView) in
        view.sendSubviewToBack(child)
      }
      list.action("removeFromSuperview()") { (view: UIView) in view.removeFromSuperview() }
      list.action("setNeedsLayout()") { (view: UIView) in view.setNeedsLayout() }
      list.action("layoutIfNeeded()") { (view: UIView) in view.layoutIfNeeded() }
      list.action("layoutSubviews()") { (view: UIView) in view.layoutSubviews() }
      list.action("sizeToFit()") { (view: UIView) in view.sizeToFit() }
      list.action("willMove(toSuperview:)") { (view: UIView, other: UIView?) in
        view.willMove(toSuperview: other)
      }
      list.action("willMove(toWindow:)") { (view: UIView, other: UIWindow?) in
        view.willMove(toWindow: other)
      }
      list.action("willRemoveSubview(_:)") { (view: UIView, child: UIView) in
        view.willRemoveSubview(child)
      }
      list.action("safeAreaInsetsDidChange()") { (view: UIView) in view.safeAreaInsetsDidChange() }
      list.action("didMoveToWindow()") { (view: UIView) in view.didMoveToWindow() }
      list.action("didAddSubview(_:)") { (view: UIView, child: UIView) in
        view.didAddSubview(child)
      }
      list.action("didMoveToSuperview()") { (view: UIView) in view.didMoveToSuperview() }
      list.action("addGestureRecognizer(_:)") { (view: UIView, recognizer: UIGestureRecognizer) in
        view.addGestureRecognizer(recognizer)
      }
      list.action("removeGestureRecognizer(_:)") { (view: UIView, one: UIGestureRecognizer) in
        view.removeGestureRecognizer(one)
      }
    }
    add(UILabel.self) { list in list.property("text", { $0.text }, { $0.text = $1 }) }
    add(CALayer.self) { list in
      list.get("bounds") { $0.bounds }
      list.get("frame") { $0.frame }
      list.get("position") { $0.position }
      list.property("name", { $0.name }, { $0.name = $1 })
      list.method("hitTest(_:)") { (layer: CALayer, point: CGPoint) in layer.hitTest(point) }
      list.property("zPosition", { CodedOrder(number: $0.zPosition) }, { $0.zPosition = $1.number })
      list.property("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 })
      list.property("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 })
      list.property("isHidden", { $0.isHidden }, { $0.isHidden = $1 })
      list.property("opacity", { $0.opacity }, { $0.opacity = $1 })
      list.property("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
    }
    add(UIWindow.self) { list in
      list.property(
        "rootViewController", { $0.rootViewController }, { $0.rootViewController = $1 })
      list.get("isKeyWindow") { $0.isKeyWindow }
      list.get("canBecomeKey") { $0.canBecomeKey }
      list.action("makeKey()") { (window: UIWindow) in window.makeKey() }
      list.action("sendEvent(_:)") { (window: UIWindow, event: UIEvent) in window.dispatch(event) }
    }
    add(UIStackView.Axis.self) { $0.constants(["horizontal": .horizontal, "vertical": .vertical]) }
    add(UIStackView.Distribution.self) { list in
      list.constants([
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    }
    add(UIStackView.Alignment.self) { list in
      list.constants([
        "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
        "bottom": .bottom,
      ])
    }
    add(UIStackView.self) { list in
      list.property("axis", { $0.axis }, { $0.axis = $1 })
      list.property("distribution", { $0.distribution }, { $0.distribution = $1 })
      list.property("alignment", { $0.alignment }, { $0.alignment = $1 })
      list.property("spacing", { $0.spacing }, { $0.spacing = $1 })
      list.get("arrangedSubviews") { $0.arrangedSubviews }
      list.action("addArrangedSubview(_:)", refusing: UIView.refusal) {
        (stack: UIStackView, view: UIView) in
        stack.addArrangedSubview(view)
      }
    }
  }
}

extension UIView {
  /// Returns why UIKit ends an app that adds a view, perhaps at an index; nil if it adds it (R12.7).
  fileprivate static func refusal(_ parent: CodeValue, _ arguments: [CodeValue]) -> String? {
    guard let parent = parent.object as? UIView, let view = arguments.first?.object as? UIView
    else { return nil }
    if case .int(let index)? = arguments.last, index < 0 { return "the index \(index) is negative" }
    if view === parent { return "a view cannot be added to itself" }
    if parent.isMistake(toAdd: view) {
      return "a UIVisualEffectView takes no subviews: add them to its contentView"
    }
    return parent.isDescendant(of: view)
      ? "a view cannot be added to one of its own subviews" : nil
  }
}
