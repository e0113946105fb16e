import ResponderKit

extension Library {
  func addResponders() {
    add(UIResponder.self) { list in
      list.get("next") { $0.next }
      list.get("isFirstResponder") { $0.isFirstResponder }
      list.get("canBecomeFirstResponder") { $0.canBecomeFirstResponder }
      list.get("canResignFirstResponder") { $0.canResignFirstResponder }
      list.get("inputView") { $0.inputView }
      list.get("inputAccessoryView") { $0.inputAccessoryView }
      list.method("becomeFirstResponder()") { (responder: UIResponder) in
        responder.becomeFirstResponder()
      }
      list.method("resignFirstResponder()") { (responder: UIResponder) in
        responder.resignFirstResponder()
      }
      list.method("canPerformAction(_:withSender:)") {
        (responder: UIResponder, action: Selector, sender: AnySender) in
        responder.isAbleToPerform(action, withSender: sender.object)
      }
      list.method("target(forAction:withSender:)") {
        (responder: UIResponder, action: Selector, sender: AnySender) in
        responder.target(forAction: action, withSender: sender.object)
      }
      addTouches(&list)
      addMotionAndPresses(&list)
    }
    add(UIApplication.self) { list in
      list.get("keyWindow") { $0.keyWindow }
      list.action("sendEvent(_:)") { (application: UIApplication, event: UIEvent) in
        application.dispatch(event)
      }
      list.method("sendAction(_:to:from:for:)") {
        (
          application: UIApplication, action: Selector, target: AnySender, sender: AnySender,
          event: UIEvent?
        ) in
        application.sendAction(action, to: target.object, from: sender.object, for: event)
      }
    }
  }

  private func addTouches(_ list: inout MemberList<UIResponder>) {
    list.action("touchesBegan(_:with:)") { (r: UIResponder, t: Set<UITouch>, e: UIEvent?) in
      r.touchesBegan(t, with: e)
    }
    list.action("touchesMoved(_:with:)") { (r: UIResponder, t: Set<UITouch>, e: UIEvent?) in
      r.touchesMoved(t, with: e)
    }
    list.action("touchesEnded(_:with:)") { (r: UIResponder, t: Set<UITouch>, e: UIEvent?) in
      r.touchesEnded(t, with: e)
    }
    list.action("touchesCancelled(_:with:)") { (r: UIResponder, t: Set<UITouch>, e: UIEvent?) in
      r.touchesCancelled(t, with: e)
    }
  }

  private func addMotionAndPresses(_ list: inout MemberList<UIResponder>) {
    list.action("motionBegan(_:with:)") {
      (r: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in
      r.motionBegan(motion, with: event)
    }
    list.action("motionEnded(_:with:)") {
      (r: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in
      r.motionEnded(motion, with: event)
    }
    list.action("motionCancelled(_:with:)") {
      (r: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in
      r.motionCancelled(motion, with: event)
    }
    list.action("remoteControlReceived(with:)") { (r: UIResponder, event: UIEvent?) in
      r.remoteControlReceived(with: event)
    }
    list.action("pressesBegan(_:with:)") { (r: UIResponder, p: Set<UIPress>, e: UIPressesEvent?) in
      r.pressesBegan(p, with: e)
    }
    list.action("pressesChanged(_:with:)") {
      (r: UIResponder, p: Set<UIPress>, e: UIPressesEvent?) in
      r.pressesChanged(p, with: e)
    }
    list.action("pressesEnded(_:with:)") { (r: UIResponder, p: Set<UIPress>, e: UIPressesEvent?) in
      r.pressesEnded(p, with: e)
    }
    list.action("pressesCancelled(_:with:)") {
      (r: UIResponder, p: Set<UIPress>, e: UIPressesEvent?) in
      r.pressesCancelled(p, with: e)
    }
  }

  func addEvents() {
    add(UITouch.self) { list in
      list.get("phase") { $0.phase }
      list.get("tapCount") { $0.tapCount }
      list.get("view") { $0.view }
      list.get("window") { $0.window }
      list.get("timestamp") { $0.timestamp }
      list.get("gestureRecognizers") { $0.gestureRecognizers }
      list.method("location(in:)") { (touch: UITouch, view: UIView?) in touch.location(in: view) }
      list.method("previousLocation(in:)") { (touch: UITouch, view: UIView?) in
        touch.previousLocation(in: view)
      }
    }
    add(UIEvent.self) { list in
      list.get("type") { $0.type }
      list.get("subtype") { $0.subtype }
      list.get("timestamp") { $0.timestamp }
      list.get("allTouches") { $0.allTouches }
      // A window is a view: its own method comes first (R5.10).
      list.method("touches(for:)") { (event: UIEvent, view: UIView) in
        (view as? UIWindow).map { event.touches(for: $0) } ?? event.touches(for: view)
      }
      list.method("touches(for:)") { (event: UIEvent, recognizer: UIGestureRecognizer) in
        event.touches(for: recognizer)
      }
    }
    add(UIPressesEvent.self) { list in list.get("allPresses") { $0.allPresses } }
    add(UIPress.self) { list in
      list.get("key") { $0.key }
      list.get("phase") { $0.phase }
      list.get("timestamp") { $0.timestamp }
    }
    add(UIKey.self) { list in
      list.get("characters") { $0.characters }
      list.get("charactersIgnoringModifiers") { $0.charactersIgnoringModifiers }
    }
    add(UIEvent.EventSubtype.self) { list in
      for (name, subtype) in [
        ("none", UIEvent.EventSubtype.none), ("motionShake", .motionShake),
        ("remoteControlPlay", .remoteControlPlay), ("remoteControlPause", .remoteControlPause),
        ("remoteControlStop", .remoteControlStop),
        ("remoteControlTogglePlayPause", .remoteControlTogglePlayPause),
        ("remoteControlNextTrack", .remoteControlNextTrack),
        ("remoteControlPreviousTrack", .remoteControlPreviousTrack),
      ] {
        list.constant(name, subtype)
      }
    }
    add(UIPress.Phase.self) { list in
      for phase in [UIPress.Phase.began, .changed, .stationary, .ended, .cancelled] {
        list.constant(phase.rawValue, phase)
      }
    }
  }
}

/// The target or the sender of an action, which may be any object or none.
struct AnySender: CodeConvertible {
  let object: AnyObject?

  static var codeType: ValueType { .optional(.any) }

  static func from(_ value: CodeValue) -> AnySender? { AnySender(object: value.object) }

  var codeValue: CodeValue { object.map { .object($0) } ?? .none }

  /// The object as the target of an action: a recognizer of the code by its part that knows its methods.
  var target: AnyObject? {
    guard let recognizer = object as? UIGestureRecognizer else { return object }
    return recognizer.codedMethods?.part ?? recognizer
  }
}

/// A delegate as a value of code: the object of the code that it stands for.
struct CodedDelegate: CodeConvertible {
  /// The delegate; nil if the object is none of the code's.
  let instance: CodeInstance?

  init(_ delegate: AnyObject?) { instance = delegate as? CodeInstance }

  private init(instance: CodeInstance?) { self.instance = instance }

  static var codeType: ValueType { .optional(.object("AnyObject")) }

  static func from(_ value: CodeValue) -> CodedDelegate? {
    guard let object = value.object else {
      return value.isNone ? CodedDelegate(instance: nil) : nil
    }
    if let instance = object as? CodeInstance { return CodedDelegate(instance: instance) }
    let part = (object as? StatefulObject)?.codedMethods?.part as? CodeInstance
    return part.map { CodedDelegate(instance: $0) }
  }

  var codeValue: CodeValue { instance.map { .object($0.host ?? $0) } ?? .none }
}

extension UIKey: CodeObject {}
