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

/// The name of a notification, which Objective-C writes as a text.
struct NotificationName: CodeConvertible {
  let text: String

  static var codeType: ValueType { .value("Notification.Name") }
  static func from(_ value: CodeValue) -> Self? { String.from(value).map { Self(text: $0) } }
  var codeValue: CodeValue { .string(text) }
}

/// A rectangle, a point or a size as an object: NSValue.
struct CodedGeometry: CodeConvertible {
  let codeValue: CodeValue

  static var codeType: ValueType { .value("NSValue") }
  static func from(_ value: CodeValue) -> Self? {
    switch value {
    case .rect, .point, .size: Self(codeValue: value)
    default: nil
    }
  }
}

/// The queue on which a block is to run, which is always at once.
private enum CodedQueue: CodeConstant {
  case main

  static var codeName: String { "OperationQueue" }
}

/// What a notification tells, by keys.
struct CodedInfo: CodeConvertible {
  let codeValue: CodeValue

  static var codeType: ValueType { .dictionary(.any, .any) }
  static func from(_ value: CodeValue) -> Self? {
    if case .dictionary = value.contents { Self(codeValue: value.contents) } else { nil }
  }
}

/// A notification as code sees it.
final class CodedNotification: CodeObject {
  let name: String
  let sender: AnyObject?
  /// The values by their keys, or nil.
  let info: CodeValue

  static var codeType: ValueType { .object("Notification") }

  init(_ name: String, _ sender: AnyObject?, _ info: CodeValue) {
    (self.name, self.sender, self.info) = (name, sender, info)
  }

  /// Creates one of UIKit's.
  convenience init(_ notification: Notification) {
    let pairs = (notification.userInfo ?? [:]).map { key, value in
      CodeValue.Pair(key: CodeValue(posted: key.base), value: CodeValue(posted: value))
    }
    self.init(
      notification.name.rawValue, notification.object as? StatefulObject,
      pairs.isEmpty ? .none : .dictionary(pairs))
  }
}

extension CodeValue {
  fileprivate init(posted value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .real(value)
    case let value as String: self = .string(value)
    case let value as NSValue: self = .rect(value.cgRectValue)
    default: self = CodeValue(anything: value)
    }
  }
}

/// An entry of ``CodedCenter``.
final class CodedObserver: CodeObject {
  fileprivate let name: String?
  fileprivate weak var sender: AnyObject?
  private let isOfAnySender: Bool
  private(set) weak var observer: StatefulObject?
  fileprivate let action: Selector?
  fileprivate let block: CodedClosure<CodedNotification>?

  static var codeType: ValueType { .object("AnyObject") }

  init(_ name: String?, _ sender: AnyObject?, of observer: StatefulObject, _ action: Selector) {
    (self.name, self.sender, isOfAnySender) = (name, sender, sender == nil)
    (self.observer, self.action, block) = (observer, action, nil)
  }

  init(_ name: String?, _ sender: AnyObject?, _ block: CodedClosure<CodedNotification>) {
    (self.name, self.sender, isOfAnySender) = (name, sender, sender == nil)
    (action, self.block) = (nil, block)
  }

  fileprivate func hears(_ notification: CodedNotification) -> Bool {
    (name == nil || name == notification.name) && (isOfAnySender || sender === notification.sender)
  }
}

/// The center that code posts to, and that hears what UIKit posts to the application's.
final class CodedCenter: CodeObject {
  private unowned let heap: CodeHeap

  static var codeType: ValueType { .object("NotificationCenter") }

  init(of heap: CodeHeap) { self.heap = heap }

  @discardableResult
  fileprivate func add(_ observer: CodedObserver) -> CodedObserver {
    if let application = heap.program?.application(), application.notificationCenter == nil {
      let (center, listener) = (NotificationCenter(), Listener(heap: heap))
      _ = center.addObserver(forName: nil, object: nil, queue: nil) { listener.hear($0) }
      application.notificationCenter = center
    }
    heap.observers.append(observer)
    return observer
  }

  fileprivate func remove(_ observer: AnyObject?, _ name: String?, _ sender: AnyObject?) {
    heap.observers.removeAll { one in
      (one === observer || one.observer.map { $0 === observer } ?? false)
        && (name == nil || one.name == name) && (sender == nil || one.sender === sender)
    }
  }

  func post(_ notification: CodedNotification) {
    for one in heap.observers where one.hears(notification) {
      if let block = one.block { block(notification) }
      if let observer = one.observer, let action = one.action {
        heap.program?.perform(action, of: observer, [.object(notification)])
      }
    }
  }
}

/// What hears of all that is posted to a center. Who posts is in the task of the heap.
private struct Listener: @unchecked Sendable {
  weak var heap: CodeHeap?

  func hear(_ notification: Notification) { heap?.center.post(CodedNotification(notification)) }
}
