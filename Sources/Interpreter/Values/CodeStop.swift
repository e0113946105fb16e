import ResponderKit

/// The end of code that cannot go on.
package struct CodeStop: Error, Sendable {
  /// Why it cannot go on.
  package enum Reason: Sendable, Hashable {
    /// `!` of nil, or an `as!` that does not hold.
    case isNil(String)
    case castFails(String, to: String)
    /// What UIKit answers with an exception.
    case misuse(String)
    /// Objective-C's nil where there must be a value of a type.
    case givenNil(expected: String)
    case overflow
    case divisionByZero
    case indexOutOfRange(Int, count: Int)
    case invalidRange
    /// `fatalError("…")`, `preconditionFailure()`, `assert(false)`.
    case ended(String)
    /// More statements, calls, elements or letters than code may take.
    case tooManyStatements(Int)
    case tooManyCalls(Int)
    case tooManyElements(Int)
    /// More blocks than may become due for one event: one that queues itself.
    case tooManyBlocks(Int)
    /// More views, recognizers and controllers than code may make for one event.
    case tooManyObjects(Int)
    /// More seconds of the processor, or more bytes, than code may take.
    case tooLong(Double)
    case tooMuchMemory(Int)
    case interrupted
    /// A number that is none, or larger than all that a scene keeps, for something.
    case hugeNumber(String)
    /// A method, a function or a property that holds mistakes, as was told when it was read.
    case notLoaded(String)
    /// A value that is not of the type that its place has.
    case wrongValue(String)
    /// A value that the code needs and that nobody has given: a name, or a property of an object.
    case unknownValue(String)
    case unknownProperty(String, of: ObjectID)
    /// A class that no text declares, and that may have what is asked for.
    case unreadSuperclass(String)
  }

  /// Why it cannot go on.
  package var reason: Reason
  /// The text of code, if it is known.
  package var source: String?
  /// The line in it.
  package var line: Int?

  /// Indicates whether it only lacks a value that a person may give.
  var isOfUnknownValue: Bool {
    switch reason {
    case .unknownValue, .unknownProperty, .unreadSuperclass: true
    default: false
    }
  }

  /// Indicates whether it came to a limit, which takes long, or somebody ended it.
  var isOfLimit: Bool {
    switch reason {
    case .tooManyStatements, .tooManyCalls, .tooManyElements, .tooManyBlocks, .tooManyObjects:
      true
    default: endsRun
    }
  }

  /// Indicates whether it depends on the machine or a person, so that it is no answer.
  package var endsRun: Bool {
    switch reason {
    case .tooLong, .tooMuchMemory, .interrupted: true
    default: false
    }
  }

  /// Creates an end.
  package init(_ reason: Reason) { self.reason = reason }
}

/// An answer of UIKit's own method in place of one of a class that cannot run.
package struct AssumedAnswer: Hashable, Sendable {
  /// The view.
  package let view: ObjectID
  /// The class.
  package let className: String
  /// The method.
  package let method: String
  /// The value that the method needs and that nobody has given; nil if the method cannot run at all.
  package let needed: CodeStop.Reason?
  /// The line of the method that cannot run; nil if it needs a value, or if the line is not known.
  package let line: CodeLine?

  init(
    view: ObjectID, of className: String, _ method: String, needing needed: CodeStop.Reason? = nil,
    at line: CodeLine? = nil
  ) {
    (self.view, self.className, self.method) = (view, className, method)
    (self.needed, self.line) = (needed, line)
  }
}
