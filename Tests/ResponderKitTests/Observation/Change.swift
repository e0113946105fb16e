import Foundation
import ResponderKit
import Testing

/// One property of one class: how it is changed, and how it reads.
struct Change: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var make: @Sendable () -> UIResponder
  var mutate: @Sendable (UIResponder) -> Void
  var read: @Sendable (UIResponder) -> String

  /// A property that is set to another value.
  static func set<Owner: UIResponder, Value: Sendable>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable, _ value: Value,
    make: @escaping @Sendable () -> Owner
  ) -> Change {
    Change(
      testDescription: "\(Owner.self).\(name)", make: make,
      mutate: { ($0 as? Owner)?[keyPath: path] = value },
      read: { ($0 as? Owner).map { "\($0[keyPath: path])" } ?? "" })
  }

  /// A change of any other kind.
  static func act<Owner: UIResponder>(
    _ name: String, make: @escaping @Sendable () -> Owner,
    mutate: @escaping @Sendable (Owner) -> Void, read: @escaping @Sendable (Owner) -> String
  ) -> Change {
    Change(
      testDescription: "\(Owner.self).\(name)", make: make,
      mutate: { responder in (responder as? Owner).map(mutate) },
      read: { ($0 as? Owner).map(read) ?? "" })
  }
}
