import Code
import ResponderKit

/// Methods and accessors of the code, as UIKit calls them: a failure is kept, and the lines are told to
/// whoever observes the event.
extension CodeProgram {
  /// Calls a method for UIKit; nil if it fails or needs a value that nobody has given.
  func asked(
    _ method: OwnType.Method, on object: StatefulObject, _ arguments: [CodeValue],
    isTold: Bool = true
  ) -> CodeValue? {
    telling(method.declaration.fullName, of: object, isTold) {
      let frame = Frame(count: method.body?.slots ?? 0, me: .object(object), arguments)
      return ask(
        method, frame, on: object, CodeValue?.none,
        { $0.isWithin(NumberRule.largest) ? .some($0) : nil },
        standard: { nil })
    }
  }

  /// Asks a getter for UIKit.
  func asked(
    _ property: OwnType.ComputedProperty, of object: StatefulObject, isTold: Bool
  ) -> CodeValue? {
    telling(property.name, of: object, isTold) {
      orOpen(property.name, of: object, CodeValue?.none) { () throws(CodeStop) in
        let value = try run(property.getter, me: .object(object))
        guard value.isWithin(NumberRule.largest) else {
          throw CodeStop(.wrongValue(machine.texts.short(value)))
        }
        return value
      }
    }
  }

  /// Runs a setter or an observer for UIKit.
  func asked(
    _ property: OwnType.ComputedProperty, _ accessor: OwnType.Accessor?, of object: StatefulObject,
    _ value: CodeValue
  ) {
    telling(property.name, of: object) {
      orOpen(property.name, of: object, ()) { () throws(CodeStop) in
        try run(accessor, me: .object(object), value)
      }
    }
  }

  /// Calls a closure of the code for UIKit, as a block if it was queued.
  func asked(
    _ function: FunctionValue, isBlock: Bool = false, for object: StatefulObject?,
    _ arguments: [CodeValue]
  ) {
    telling("closure", of: object) {
      orOpen("closure", of: object, ()) { () throws(CodeStop) in
        if isBlock { try machine.countBlock() }
        _ = try function.call(arguments)
      }
    }
  }

  /// Runs something for UIKit. Where it needs a value that nobody has given, it is open what it does.
  private func orOpen<Result>(
    _ name: String, of object: StatefulObject?, _ neutral: Result,
    _ body: () throws(CodeStop) -> Result
  ) -> Result {
    machine.guarded(neutral) { () throws(CodeStop) in
      do throws(CodeStop) { return try body() } catch {
        guard error.isOfUnknownValue, let object else { throw error }
        machine.tell(error, as: .open)
        machine.assume(
          AssumedAnswer(
            view: ObjectID(object), of: machine.texts.className(object), name, needing: error.reason
          ))
        return neutral
      }
    }
  }

  /// Runs something, and tells the observer of events the lines that it runs.
  func telling<Result>(
    _ name: String, of object: StatefulObject?, _ isTold: Bool = true, _ body: () -> Result
  ) -> Result {
    let (keeps, listener) = (machine.keepsLines, machine.listener)
    (machine.keepsLines, machine.listener) = (isTold, nil)
    if isTold, let observer = eventObserver(), let object {
      let (id, depth) = (ObjectID(object), machine.depth + 1)
      machine.listener = { line in
        var line = line
        line.depth -= depth
        observer.observe(.note(.ran(line, in: name, of: id)))
      }
    }
    defer {
      (machine.keepsLines, machine.listener) = (keeps, listener)
      machine.limitLines()
    }
    return body()
  }
}

extension OwnType.Method {
  /// The name in Objective-C: `tapped:` of `tapped(_:)`.
  var selector: String {
    let labels = declaration.parameters.map(\.label)
    return source.language == .swift
      ? ObjectiveCNames.selector(name: declaration.name, labels: labels)
      : ObjectiveCNames.selector(ofSwift: declaration.fullName)
  }
}
