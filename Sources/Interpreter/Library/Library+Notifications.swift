import Foundation
import ResponderKit

/// Notifications: their names, what they hold, and where they are posted.
extension Library {
  func addNotifications() {
    add(CodedCenter.self, named: "NotificationCenter")
    add(CodedNotification.self, named: "Notification")
    add(NotificationName.self) { list in
      list.make("_:") { (text: String) in NotificationName(text: text) }
      list.make("rawValue:") { (text: String) in NotificationName(text: text) }
      list.get("rawValue") { $0.text }
    }
    add(CodedNotification.self) { list in
      list.make("name:object:userInfo:", optional: 2) {
        (name: NotificationName, sender: AnySender, info: CodedInfo?) in
        CodedNotification(name.text, sender.object, info?.codeValue ?? .none)
      }
      list.get("name") { NotificationName(text: $0.name) }
      list.get("object") { AnySender(object: $0.sender) }
      list.get("userInfo") { CodedInfo.from($0.info) }
    }
    add(CodedQueue.self) { list in
      for name in ["main", "mainQueue"] { list.constant(name, CodedQueue.main) }
    }
    add(CodedDispatchQueue.self) { list in
      list.constant("main", CodedDispatchQueue.main)
      list.action("async(execute:)") { (_: CodedDispatchQueue, block: CodedClosure<>) in
        block.call(after: 0)
      }
      list.action("asyncAfter(deadline:execute:)") {
        (_: CodedDispatchQueue, seconds: Double, block: CodedClosure<>) in
        block.call(after: seconds)
      }
    }
    // A time of a queue is here the seconds from now.
    add(CGFloat.self, "CGFloat") { list in
      list.function("now()") { () -> Double in 0 }
      list.function("seconds(_:)") { (count: Int) in Double(count) }
      list.function("milliseconds(_:)") { (count: Int) in Double(count) / 1_000 }
    }
    add(CodedGeometry.self) { list in
      list.make("cgRect:") { (rect: CGRect) in CodedGeometry(codeValue: rect.codeValue) }
      list.make("cgPoint:") { (point: CGPoint) in CodedGeometry(codeValue: point.codeValue) }
      list.make("cgSize:") { (size: CGSize) in CodedGeometry(codeValue: size.codeValue) }
      list.get("cgRectValue") { CGRect.from($0.codeValue) ?? .zero }
      list.get("cgPointValue") { CGPoint.from($0.codeValue) ?? .zero }
      list.get("cgSizeValue") { CGSize.from($0.codeValue) ?? .zero }
    }
    add(CGFloat.self, "CGFloat") { list in
      list.get("doubleValue") { $0 }
      list.get("floatValue") { $0 }
      for name in ["intValue", "uintValue"] {
        list.get(name) { Int(Double($0), within: .min ... .max) }
      }
      list.get("boolValue") { $0 != 0 }
    }
    add(UIResponder.self) { list in
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ] { list.constant(name.shortText, NotificationName(text: name.rawValue)) }
      for key in [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        UIResponder.keyboardAnimationDurationUserInfoKey,
        UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
      ] { list.constant("k\(key.dropFirst(3))", key) }
    }
    // Nothing posts these here; that code observes them is no mistake.
    let silent: [(owner: String, names: [String])] = [
      (
        "UIApplication",
        [
          "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
          "willTerminate", "didReceiveMemoryWarning",
        ]
      ), ("UITextField", ["textDidBeginEditing", "textDidEndEditing", "textDidChange"]),
      ("UITextView", ["textDidBeginEditing", "textDidEndEditing", "textDidChange"]),
    ]
    for (owner, names) in silent {
      add(Bool.self, owner) { list in
        for name in names {
          list.constant("\(name)Notification", NotificationName(text: "\(owner).\(name)"))
        }
      }
    }
    addCenter()
  }

  private func addCenter() {
    add(CodedCenter.self) { list in
      list.action("addObserver(_:selector:name:object:)") {
        (
          center: CodedCenter, observer: AnySender, action: Selector,
          name: NotificationName?, sender: AnySender
        ) in
        guard let observer = observer.object as? StatefulObject else { return }
        center.add(CodedObserver(name?.text, sender.object, of: observer, action))
      }
      list.method("addObserver(forName:object:queue:using:)") {
        (
          center: CodedCenter, name: NotificationName?, sender: AnySender, _: CodedQueue?,
          block: CodedClosure<CodedNotification>
        ) in
        center.add(CodedObserver(name?.text, sender.object, block))
      }
      list.action("post(name:object:userInfo:)", optional: 1) {
        (center: CodedCenter, name: NotificationName, sender: AnySender, info: CodedInfo?) in
        center.post(CodedNotification(name.text, sender.object, info?.codeValue ?? .none))
      }
      list.action("post(_:)") { (center: CodedCenter, notification: CodedNotification) in
        center.post(notification)
      }
      list.action("removeObserver(_:name:object:)", optional: 2) {
        (center: CodedCenter, observer: AnySender, name: NotificationName?, sender: AnySender) in
        center.remove(observer.object, name?.text, sender.object)
      }
    }
  }
}

extension Notification.Name {
  /// The name of the constant: `keyboardWillShowNotification` of `UIKeyboardWillShowNotification`.
  fileprivate var shortText: String { "k\(rawValue.dropFirst(3))" }
}

/// The queue on which a block is to run, which is always at once.
private enum CodedQueue: CodeConstant {
  case main

  static var codeName: String { "OperationQueue" }
}

/// The queue whose blocks run on the clock of the application, behind the code that runs now.
private enum CodedDispatchQueue: CodeConstant {
  case main

  static var codeName: String { "DispatchQueue" }
}
