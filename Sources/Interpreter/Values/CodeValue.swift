import ResponderKit

/// A value of code while it runs. An optional is the value itself, or ``none``.
package enum CodeValue {
  case void
  case none
  case bool(Bool)
  case int(Int)
  case real(Double)
  case string(String)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// A view, a recognizer, a touch, an event or another object; an object of the code, too.
  case object(AnyObject)
  case array([CodeValue])
  /// A set, in the order in which its elements came.
  case set([CodeValue])
  /// A dictionary, in the order in which its keys came.
  case dictionary([Pair])
  case tuple([CodeValue])
  case function(FunctionValue)
  case type(ValueType)
  /// A case of an enum of the code, with its values.
  case enumCase(OwnType, Int, [CodeValue])
  /// A structure of the code, with its stored properties.
  case structure(OwnType, [CodeValue])
  case range(RangeValue)
  /// A structure, an enum or a set of options of UIKit's.
  case other(CodeConstantBox)
  /// No value yet: an argument that a call leaves out, a lazy property that was not read.
  case unset

  /// Returns a structure with another value of a stored property; anything else as it is.
  func settingProperty(_ index: Int, _ value: CodeValue) -> CodeValue {
    guard case .structure(let type, var values) = self, values.indices.contains(index) else {
      return self
    }
    values[index] = value
    return .structure(type, values)
  }

  /// A key of a dictionary with its value.
  package struct Pair {
    package var key: CodeValue
    package var value: CodeValue
  }

  /// A range of numbers.
  package struct RangeValue: Equatable {
    /// The bounds, of which whole ones may be counted.
    package enum Bounds: Equatable {
      case whole(Int, Int)
      case real(Double, Double)
    }

    /// The bounds, the lower first.
    package var bounds: Bounds
    /// Indicates whether the upper bound belongs to it.
    package var isClosed: Bool

    /// The lower bound.
    package var lower: CodeValue {
      switch bounds {
      case .whole(let lower, _): .int(lower)
      case .real(let lower, _): .real(lower)
      }
    }

    /// The upper bound.
    package var upper: CodeValue {
      switch bounds {
      case .whole(_, let upper): .int(upper)
      case .real(_, let upper): .real(upper)
      }
    }
  }

  /// Indicates whether there is no value.
  package var isNone: Bool { if case .none = self { true } else { false } }

  /// Indicates whether it stands for a value that is still to be found.
  var isUnset: Bool { if case .unset = self { true } else { false } }

  /// The object, if it is one.
  package var object: AnyObject? { if case .object(let object) = self { object } else { nil } }

  /// The truth, of a Bool.
  package var isTrue: Bool { if case .bool(let value) = self { value } else { false } }

  /// The number, of an Int or a CGFloat.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// Returns whether a number or a text comes before another one.
  package static func isLess(_ one: CodeValue, _ other: CodeValue) -> Bool {
    switch (one, other) {
    case (.int(let a), .int(let b)): a < b
    case (.string(let a), .string(let b)): a < b
    default: (one.number ?? 0) < (other.number ?? 0)
    }
  }

  /// The parts of a value that are looked at, at most: values that share parts may have more than
  /// anybody can wait for.
  static let mostParts = 1_000_000

  /// Returns whether two values are equal; objects are if they are the same.
  package static func areEqual(_ one: CodeValue, _ other: CodeValue) -> Bool {
    var rest = mostParts
    // Of collections that change where they are only the outer ones are looked into: one may hold
    // itself.
    return areEqual(one.contents, other.contents, &rest)
  }

  private static func areEqual(_ one: CodeValue, _ other: CodeValue, _ rest: inout Int) -> Bool {
    rest -= 1
    guard rest > 0 else { return false }
    switch (one, other) {
    case (.void, .void), (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.point(let a), .point(let b)): return a == b
    case (.size(let a), .size(let b)): return a == b
    case (.rect(let a), .rect(let b)): return a == b
    case (.object(let a), .object(let b)):
      return a === b || (a as? UIColor).map { $0 == b as? UIColor } ?? false
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)):
      return a.count == b.count && areEqual(a, b, &rest)
    case (.set(let a), .set(let b)):
      guard a.count == b.count else { return false }
      for value in a {
        guard b.contains(where: { areEqual(value, $0, &rest) }) else { return false }
      }
      return true
    case (.dictionary(let a), .dictionary(let b)):
      guard a.count == b.count else { return false }
      for pair in a {
        let holds = b.contains {
          areEqual(pair.key, $0.key, &rest) && areEqual(pair.value, $0.value, &rest)
        }
        guard holds else { return false }
      }
      return true
    case (.enumCase(_, let a, let first), .enumCase(_, let b, let second)):
      return a == b && areEqual(first, second, &rest)
    case (.structure(_, let a), .structure(_, let b)): return areEqual(a, b, &rest)
    case (.type(let a), .type(let b)): return a == b
    case (.range(let a), .range(let b)): return a == b
    case (.other(let a), .other(let b)): return a.isEqual(to: b)
    default:
      guard let a = one.number, let b = other.number else { return false }
      return a == b
    }
  }

  /// Indicates whether it has so many parts and letters that nobody reads them. Values that share parts may
  /// have more than a machine can print.
  var isVast: Bool {
    var room = Self.mostParts
    takeRoom(&room)
    return room < 0
  }

  private func takeRoom(_ room: inout Int) {
    room -= 1
    guard room >= 0 else { return }
    switch contents {
    case .string(let text): room -= text.utf8.count
    case .array(let values), .set(let values), .tuple(let values), .structure(_, let values),
      .enumCase(_, _, let values):
      for value in values where room >= 0 { value.takeRoom(&room) }
    case .dictionary(let pairs):
      for pair in pairs where room >= 0 {
        pair.key.takeRoom(&room)
        pair.value.takeRoom(&room)
      }
    default: break
    }
  }

  /// A number that values have in common if they are equal.
  var hash: Int {
    switch self {
    case .bool(let value): value.hashValue
    case .int(let value): Double(value).hashValue
    case .real(let value): value.hashValue
    case .string(let value): value.hashValue
    case .point(let point): point.x.hashValue ^ point.y.hashValue &* 31
    case .object(let object): object is UIColor ? 0 : ObjectIdentifier(object).hashValue
    default: 0
    }
  }

  private static func areEqual(
    _ some: [CodeValue], _ others: [CodeValue], _ rest: inout Int
  ) -> Bool {
    for (one, other) in zip(some, others) {
      guard areEqual(one, other, &rest) else { return false }
    }
    return true
  }
}

/// What calls code for UIKit: a failure is kept, and the lines are told.
protocol CodeCaller: AnyObject {
  /// Returns the application of the scene.
  var application: () -> UIApplication? { get }
  /// Indicates whether code has failed, so that no more runs for the event.
  var hasFailed: Bool { get }
  /// Calls a closure of the code, as a block if it was queued.
  func asked(
    _ function: FunctionValue, isBlock: Bool, for object: StatefulObject?, _ arguments: [CodeValue])
  /// Performs an action of an object of the code.
  func perform(_ action: Selector, of object: StatefulObject, _ arguments: [CodeValue])
}

/// A function as a value: a closure, or a method of an object.
package final class FunctionValue {
  /// Calls the function.
  package let call: ([CodeValue]) throws(CodeStop) -> CodeValue
  /// The program that made it, which UIKit's calls of it go through.
  private weak var caller: (any CodeCaller)?
  /// The object whose method made it.
  private let owner: CodeValue

  /// Creates a function.
  init(
    of caller: (any CodeCaller)?, in owner: CodeValue = .none,
    _ call: @escaping ([CodeValue]) throws(CodeStop) -> CodeValue
  ) {
    (self.caller, self.owner, self.call) = (caller, owner, call)
  }

  /// Returns the same function, which keeps an object as long as it may be called.
  func keeping(_ object: AnyObject) -> FunctionValue {
    FunctionValue(of: caller, in: owner) { [call] arguments throws(CodeStop) in
      defer { withExtendedLifetime(object) {} }
      return try call(arguments)
    }
  }

  /// Calls the function for UIKit: a failure is kept, and its lines are told.
  func tell(_ arguments: [CodeValue]) {
    let sender = arguments.first?.object as? StatefulObject
    caller?.asked(
      self, isBlock: false, for: sender ?? owner.object as? StatefulObject, arguments)
  }

  /// Calls the function when the clock of the application has gone on for seconds; lines of no object
  /// are the application's.
  func schedule(after seconds: Double, _ arguments: [CodeValue]) {
    // What is due in years, or never, is no timer.
    guard seconds < 1_000_000_000, let application = caller?.application() else { return }
    application.clock.schedule(after: seconds) { [self, weak application] in
      caller?.asked(
        self, isBlock: true, for: owner.object as? StatefulObject ?? application, arguments)
    }
  }
}

extension CodeValue {
  /// The whole number that C converts it to: without what stands behind the point, within limits.
  var wholeOfC: Int {
    switch self {
    case .int(let value): value
    case .bool(let value): value ? 1 : 0
    case .real(let value): Int(value, within: .min ... .max)
    default: 0
    }
  }

  /// The number with a point that C converts a value of a type to.
  func realOfC(_ type: ValueType) -> Double {
    switch self {
    case .int(let value): type == .unsigned ? Double(UInt(bitPattern: value)) : Double(value)
    case .bool(let value): value ? 1 : 0
    default: number ?? 0
    }
  }
}
