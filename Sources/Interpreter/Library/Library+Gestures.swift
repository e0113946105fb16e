import ResponderKit

extension Library {
  func addGestures() {
    add(UIGestureRecognizer.self) { list in
      list.get("view") { $0.view }
      list.property(
        "state", refusing: { $0.mistake(ofChangeTo: $1) }, { $0.state }, { $0.state = $1 })
      list.get("numberOfTouches") { $0.numberOfTouches }
      list.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      list.property("name", { $0.name }, { $0.name = $1 })
      list.property(
        "cancelsTouchesInView", { $0.cancelsTouchesInView }, { $0.cancelsTouchesInView = $1 })
      list.property(
        "delaysTouchesBegan", { $0.delaysTouchesBegan }, { $0.delaysTouchesBegan = $1 })
      list.property(
        "delaysTouchesEnded", { $0.delaysTouchesEnded }, { $0.delaysTouchesEnded = $1 })
      list.property("delegate", { CodedDelegate($0.delegate) }, { $0.delegate = $1.instance })
      list.method("location(in:)") { (recognizer: UIGestureRecognizer, view: UIView?) in
        recognizer.location(in: view)
      }
      list.action("require(toFail:)") { (one: UIGestureRecognizer, other: UIGestureRecognizer) in
        one.require(toFail: other)
      }
      list.action("addTarget(_:action:)") {
        (recognizer: UIGestureRecognizer, target: AnySender, action: Selector) in
        if let target = target.target { recognizer.addTarget(target, action: action) }
      }
      list.action("removeTarget(_:action:)") {
        (recognizer: UIGestureRecognizer, target: AnySender, action: Selector?) in
        recognizer.removeTarget(target.target, action: action)
      }
      list.action("ignore(_:for:)") {
        (recognizer: UIGestureRecognizer, touch: UITouch, event: UIEvent) in
        recognizer.ignore(touch, for: event)
      }
      addTouchesOfRecognizers(&list)
      addQuestionsOfRecognizers(&list)
    }
    addKindsOfRecognizers()
  }

  private func addTouchesOfRecognizers(_ list: inout MemberList<UIGestureRecognizer>) {
    for method in EventMethod.touches {
      list.action(method.fullName) {
        (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in
        recognizer.receive(method, touches, with: event)
      }
    }
    list.action("reset()") { (recognizer: UIGestureRecognizer) in recognizer.tellReset() }
  }

  private func addQuestionsOfRecognizers(_ list: inout MemberList<UIGestureRecognizer>) {
    list.method("canPrevent(_:)") { (one: UIGestureRecognizer, other: UIGestureRecognizer) in
      one.asksCanPrevent(other)
    }
    list.method("canBePrevented(by:)") { (one: UIGestureRecognizer, other: UIGestureRecognizer) in
      one.asksCanBePrevented(by: other)
    }
    list.method("shouldRequireFailure(of:)") {
      (one: UIGestureRecognizer, other: UIGestureRecognizer) in
      one.asksRequiresFailure(of: other)
    }
    list.method("shouldBeRequiredToFail(by:)") {
      (one: UIGestureRecognizer, other: UIGestureRecognizer) in
      one.asksMustFail(for: other)
    }
    list.method("shouldReceive(_:)") { (one: UIGestureRecognizer, event: UIEvent) in
      one.asksReceives(event)
    }
  }

  private func addKindsOfRecognizers() {
    add(UITapGestureRecognizer.self) { list in
      list.property(
        "numberOfTapsRequired", { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 })
      list.property(
        "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
        { $0.numberOfTouchesRequired = $1 })
    }
    add(UIPanGestureRecognizer.self) { list in
      list.property(
        "minimumNumberOfTouches", { $0.minimumNumberOfTouches }, { $0.minimumNumberOfTouches = $1 })
      list.property(
        "maximumNumberOfTouches", { $0.maximumNumberOfTouches }, { $0.maximumNumberOfTouches = $1 })
      list.method("translation(in:)") { (pan: UIPanGestureRecognizer, view: UIView?) in
        pan.translation(in: view)
      }
      list.action("setTranslation(_:in:)") {
        (pan: UIPanGestureRecognizer, translation: CGPoint, view: UIView?) in
        pan.setTranslation(translation, in: view)
      }
      list.method("velocity(in:)") { (pan: UIPanGestureRecognizer, view: UIView?) in
        pan.velocity(in: view)
      }
    }
    add(UILongPressGestureRecognizer.self) { list in
      list.property(
        "minimumPressDuration", { $0.minimumPressDuration }, { $0.minimumPressDuration = $1 })
      list.property("allowableMovement", { $0.allowableMovement }, { $0.allowableMovement = $1 })
      list.property(
        "numberOfTapsRequired", { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 })
      list.property(
        "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
        { $0.numberOfTouchesRequired = $1 })
    }
    add(UISwipeGestureRecognizer.Direction.self) { list in
      list.constant("left", UISwipeGestureRecognizer.Direction.left)
      list.constant("right", UISwipeGestureRecognizer.Direction.right)
      list.constant("up", UISwipeGestureRecognizer.Direction.up)
      list.constant("down", UISwipeGestureRecognizer.Direction.down)
    }
    add(UISwipeGestureRecognizer.self) { list in
      list.property("direction", { $0.direction }, { $0.direction = $1 })
      list.property(
        "numberOfTouchesRequired", { $0.numberOfTouchesRequired },
        { $0.numberOfTouchesRequired = $1 })
    }
    add(UIPinchGestureRecognizer.self) { list in
      list.property("scale", { $0.scale }, { $0.scale = $1 })
      list.get("velocity") { $0.velocity }
    }
    add(UIRotationGestureRecognizer.self) { list in
      list.property("rotation", { $0.rotation }, { $0.rotation = $1 })
      list.get("velocity") { $0.velocity }
    }
  }
}

extension UISwipeGestureRecognizer.Direction: CodeConstant {
  static var codeName: String { "UISwipeGestureRecognizer.Direction" }
}
