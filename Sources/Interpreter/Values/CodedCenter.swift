import Foundation
import ResponderKit

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
    case let value as NSValue: self = .rect(value.rectValue)
    default: self = (value as? StatefulObject).map { .object($0) } ?? .none
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
  func add(_ observer: CodedObserver) -> CodedObserver {
    if let application = heap.caller?.application(), application.notificationCenter == nil {
      let (center, listener) = (NotificationCenter(), Listener(heap: heap))
      _ = center.addObserver(forName: nil, object: nil, queue: nil) { listener.hear($0) }
      application.notificationCenter = center
    }
    heap.changeObservers { $0.append(observer) }
    return observer
  }

  func remove(_ observer: AnyObject?, _ name: String?, _ sender: AnyObject?) {
    heap.changeObservers {
      $0.removeAll { one in
        (one === observer || one.observer.map { $0 === observer } ?? false)
          && (name == nil || one.name == name) && (sender == nil || one.sender === sender)
      }
    }
  }

  func post(_ notification: CodedNotification) {
    for one in heap.observers where one.hears(notification) {
      // Each of many that wait for each other would still go through all the others.
      if heap.caller?.hasFailed == true { return }
      if let block = one.block { block(notification) }
      if let observer = one.observer, let action = one.action {
        heap.caller?.perform(action, of: observer, [.object(notification)])
      }
    }
  }
}

/// What hears of all that is posted to a center. Who posts is in the task of the heap.
private struct Listener: @unchecked Sendable {
  weak var heap: CodeHeap?

  func hear(_ notification: Notification) { heap?.center.post(CodedNotification(notification)) }
}
