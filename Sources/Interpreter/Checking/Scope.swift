/// The names that a part of a function knows.
final class Scope {
  /// A variable of a function.
  struct Local {
    var slot: Int
    var type: ValueType
    var isConstant: Bool
    /// Indicates whether it is a function, which knows the frame that it is in without retaining it.
    var isFunction = false
  }

  /// What names and slots a function has while it is checked.
  final class Function {
    var slots = 0
    /// The type of the result; nil of a closure whose result is found out.
    var result: ValueType?
    /// The type of the object or value that it is a method of.
    let me: ValueType?
    /// Indicates whether it is a method of the type itself.
    let isStatic: Bool
    /// Indicates whether `self` may be changed: of a structure in a method that says so.
    var mayChangeMe = false
    /// The property that the function observes; nil if it is no observer.
    var observed: String?
    /// The method, for `super`.
    let method: OwnType.Method?
    /// The type whose method it is.
    let owner: OwnType?
    /// Indicates whether names may stand for objects of the scene.
    var knowsScene = false
    /// The name, for `#function`.
    var name = ""
    /// Indicates whether `$0` stands for a parameter.
    var shorthand: [ValueType]?
    /// The types of what a closure returned so far.
    var found: [ValueType] = []

    init(
      me: ValueType?, owner: OwnType?, method: OwnType.Method? = nil, isStatic: Bool = false,
      result: ValueType?
    ) {
      (self.me, self.owner, self.method) = (me, owner, method)
      (self.isStatic, self.result) = (isStatic, result)
    }

    func newSlot() -> Int {
      slots += 1
      return slots - 1
    }
  }

  /// The function that the part belongs to.
  let function: Function
  private let parent: Scope?
  private var locals: [String: Local] = [:]
  /// The variables that keep their values when the function ends, by their names in it.
  private var statics: [String: CodeProgram.Global] = [:]

  init(_ function: Function, in parent: Scope? = nil) {
    (self.function, self.parent) = (function, parent)
  }

  /// Returns a part within this one.
  func nested() -> Scope { Scope(function, in: self) }

  /// Declares a variable; returns its slot.
  func declare(
    _ name: String, _ type: ValueType, isConstant: Bool, isFunction: Bool = false
  ) -> Int {
    let slot = function.newSlot()
    locals[name] = Local(slot: slot, type: type, isConstant: isConstant, isFunction: isFunction)
    return slot
  }

  /// Declares a variable that keeps its value when the function ends.
  func declare(_ name: String, keptAs global: CodeProgram.Global) { statics[name] = global }

  /// Finds a variable that keeps its value when the function ends.
  func findStatic(_ name: String) -> CodeProgram.Global? {
    statics[name] ?? parent?.findStatic(name)
  }

  /// Finds a variable, with the number of functions between.
  func find(_ name: String) -> (local: Local, levels: Int)? {
    var (scope, levels): (Scope?, Int) = (self, 0)
    while let current = scope {
      if let local = current.locals[name] { return (local, levels) }
      if let parent = current.parent, parent.function !== current.function { levels += 1 }
      scope = current.parent
    }
    return nil
  }

  /// Indicates whether names may stand for objects of the scene.
  var knowsScene: Bool { function.knowsScene || parent?.knowsScene == true }

  var names: [String] { Array(locals.keys) + (parent?.names ?? []) }
}
