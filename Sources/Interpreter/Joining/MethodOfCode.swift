import Code
import ResponderKit

/// A method that an object has of its class of the code, or that it may have.
enum MethodOfCode {
  case runs(OwnType.Method)
  /// It was read, or stands there, and cannot run; or the class inherits from one that was not read.
  case cannotRun(Unrun)

  /// A method that cannot run.
  struct Unrun {
    /// The class.
    let owner: OwnType
    /// The name, as far as it is known.
    let name: String
    /// The line that cannot run: of the class, if it may inherit the method.
    let line: CodeLine
    /// The class that was not read and may have the method; nil if the method is there.
    var superclass: String?

    fileprivate init(_ owner: OwnType, _ name: String, _ source: CodeSource, at offset: Int) {
      (self.owner, self.name) = (owner, name)
      let number = source.line(of: offset)
      var line = CodeLine(
        source: source.name, line: number, role: .open, text: source.line(number))
      line.value = "?"
      self.line = line
    }
  }
}

extension CodeProgram {
  /// Returns the method of the code that an object has; nil if it has none for certain.
  ///
  /// - Parameters:
  ///   - isMeant: Returns whether a member that cannot be read is it.
  ///   - methods: Returns the methods of a type that are it.
  func method(
    of object: StatefulObject, _ isMeant: (OwnType.Unread) -> Bool,
    _ methods: (OwnType) -> [OwnType.Method]
  ) -> MethodOfCode? {
    let types = calledTypes(of: object)
    for type in types {
      let methods = methods(type)
      if let method = methods.first(where: { $0.body != nil }) { return .runs(method) }
      if let method = methods.first(where: { $0.declaration.body != nil }) {
        let range = method.mistake?.range ?? method.declaration.nameRange
        return .cannotRun(
          .init(type, method.declaration.fullName, method.source, at: range.lowerBound))
      }
      if let unread = type.unread.first(where: isMeant) {
        return .cannotRun(.init(type, unread.name ?? "", unread.source, at: unread.place))
      }
    }
    for type in types {
      guard let superclass = type.unreadSuperclass else { continue }
      let place = type.declaration.nameRange.lowerBound
      var unrun = MethodOfCode.Unrun(type, "", type.source, at: place)
      unrun.superclass = superclass
      return .cannotRun(unrun)
    }
    return nil
  }

  /// Tells that what a method does that UIKit calls is open.
  ///
  /// - Parameter name: Its full name, where that is known.
  func leaveOpen(_ method: MethodOfCode.Unrun, _ name: String? = nil, of object: StatefulObject) {
    let name = name ?? method.name
    telling(name, of: object) { machine.tell(ending: method.line) }
    machine.assume(
      AssumedAnswer(
        view: ObjectID(object), of: method.owner.name, name,
        needing: method.superclass.map(CodeStop.Reason.unreadSuperclass), at: method.line))
  }
}

extension AssumedAnswer {
  /// Indicates whether UIKit's own method answered in place of it; false of an action, which only the
  /// code has.
  package var isOfUIKit: Bool {
    // A property of Objective-C's is a method.
    let property = method.hasSuffix("()") ? String(method.dropLast(2)) : method
    return CodeProgram.asked.contains(method) || CodeInstance.delegateMethods.contains(method)
      || CodedProperty.readable.contains(property) || CodedProperty.settable.contains(property)
  }
}
