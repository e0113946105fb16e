import ResponderKit

extension Library {
  func addControls() {
    add(UIControl.self) { list in
      list.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      list.property("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
      list.property("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
      list.get("isTracking") { $0.isTracking }
      list.get("isTouchInside") { $0.isTouchInside }
      list.get("state") { $0.state }
      list.get("allControlEvents") { $0.allControlEvents }
      addTracking(&list)
      list.action("sendActions(for:)") { (control: UIControl, events: UIControl.Event) in
        control.sendActions(for: events)
      }
      list.action("sendAction(_:to:for:)") {
        (control: UIControl, action: Selector, target: AnySender, event: UIEvent?) in
        control.sendAction(action, to: target.target, for: event)
      }
      list.action("performPrimaryAction()") { (control: UIControl) in
        control.performPrimaryAction()
      }
      list.action("addTarget(_:action:for:)") {
        (control: UIControl, target: AnySender, action: Selector, events: UIControl.Event) in
        control.addTarget(target.target, action: action, for: events)
      }
      list.action("removeTarget(_:action:for:)") {
        (control: UIControl, target: AnySender, action: Selector?, events: UIControl.Event) in
        control.removeTarget(target.target, action: action, for: events)
      }
      list.action("addAction(_:for:)") {
        (control: UIControl, action: UIAction, events: UIControl.Event) in
        control.addAction(action, for: events)
      }
      list.action("removeAction(_:for:)") {
        (control: UIControl, action: UIAction, events: UIControl.Event) in
        control.removeAction(action, for: events)
      }
    }
    add(UIAction.self) { list in
      list.property("title", { $0.title }, { $0.title = $1 })
      list.get("sender") { AnySender(object: $0.sender) }
    }
    add(UIButton.ButtonType.self) { list in
      for (name, type) in [
        ("custom", UIButton.ButtonType.custom), ("system", .system),
        ("roundedRect", .system), ("detailDisclosure", .detailDisclosure),
        ("infoLight", .detailDisclosure), ("infoDark", .detailDisclosure),
        ("contactAdd", .contactAdd), ("close", .close),
      ] {
        list.constant(name, type)
      }
    }
    add(UIButton.self) { list in
      list.get("buttonType") { $0.buttonType }
      list.property(
        "contentEdgeInsets", { $0.contentEdgeInsets }, { $0.contentEdgeInsets = $1 })
      list.property("imageEdgeInsets", { $0.imageEdgeInsets }, { $0.imageEdgeInsets = $1 })
      list.action("setTitle(_:for:)") {
        (button: UIButton, title: String?, state: UIControl.State) in
        button.setTitle(title, for: state)
      }
    }
    add(UISwitch.self) { list in
      list.property("isOn", { $0.isOn }, { $0.isOn = $1 })
    }
    add(UISlider.self) { list in
      list.property("value", { $0.value }, { $0.value = $1 })
      list.property("minimumValue", { $0.minimumValue }, { $0.minimumValue = $1 })
      list.property("maximumValue", { $0.maximumValue }, { $0.maximumValue = $1 })
      list.property("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 })
    }
    add(UISegmentedControl.self) { list in
      list.make("items:") { (items: [String]) in UISegmentedControl(items: items) }
      list.property(
        "selectedSegmentIndex", { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 })
    }
    add(UITextField.self) { list in
      list.property("text", { $0.text }, { $0.text = $1 })
      list.property("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
      list.property("delegate", { CodedDelegate($0.delegate) }, { $0.delegate = $1.instance })
      list.get("isEditing") { $0.isEditing }
    }
  }

  private func addTracking(_ list: inout MemberList<UIControl>) {
    list.method("beginTracking(_:with:)") {
      (control: UIControl, touch: UITouch, event: UIEvent?) in
      control.asksToBeginTracking(touch, event)
    }
    list.method("continueTracking(_:with:)") {
      (control: UIControl, touch: UITouch, event: UIEvent?) in
      control.asksToContinueTracking(touch, event)
    }
    list.action("endTracking(_:with:)") {
      (control: UIControl, touch: UITouch?, event: UIEvent?) in
      control.tellTrackingEnds(touch, event)
    }
    list.action("cancelTracking(with:)") { (control: UIControl, event: UIEvent?) in
      control.tellTrackingIsCancelled(event)
    }
  }

  func addScrolling() {
    add(UIScrollView.self) { list in
      list.property("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 })
      list.property("contentSize", { $0.contentSize }, { $0.contentSize = $1 })
      list.property("contentInset", { $0.contentInset }, { $0.contentInset = $1 })
      list.property("isScrollEnabled", { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
      list.property("isPagingEnabled", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 })
      list.property("bounces", { $0.bounces }, { $0.bounces = $1 })
      list.property(
        "delaysContentTouches", { $0.delaysContentTouches }, { $0.delaysContentTouches = $1 })
      list.property(
        "canCancelContentTouches", { $0.canCancelContentTouches },
        { $0.canCancelContentTouches = $1 })
      list.property(
        "alwaysBounceVertical", { $0.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 })
      list.property(
        "alwaysBounceHorizontal", { $0.alwaysBounceHorizontal }, { $0.alwaysBounceHorizontal = $1 })
      list.property("delegate", { CodedDelegate($0.delegate) }, { $0.delegate = $1.instance })
      list.get("adjustedContentInset") { $0.adjustedContentInset }
      list.get("panGestureRecognizer") { $0.panGestureRecognizer }
      list.get("isDragging") { $0.isDragging }
      list.get("isTracking") { $0.isTracking }
      list.get("isDecelerating") { $0.isDecelerating }
      list.action("setContentOffset(_:animated:)") {
        (view: UIScrollView, offset: CGPoint, animated: Bool) in
        view.setContentOffset(offset, animated: animated)
      }
      list.method("touchesShouldBegin(_:with:in:)") {
        (view: UIScrollView, touches: Set<UITouch>, event: UIEvent?, content: UIView) in
        view.asksShouldBegin(touches, event, content)
      }
      list.method("touchesShouldCancel(in:)") { (view: UIScrollView, content: UIView) in
        view.asksShouldCancel(content)
      }
    }
    add(UITextView.self) { list in list.property("text", { $0.text }, { $0.text = $1 }) }
  }
}
