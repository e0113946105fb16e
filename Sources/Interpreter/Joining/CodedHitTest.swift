import ResponderKit

/// A method of a class of the code in place of `hitTest(_:with:)`.
package struct CodedHitTest: HitTestBehavior, CodedOverride, Equatable, @unchecked Sendable {
  /// The program that runs it.
  package let program: CodeProgram
  /// The method.
  package let method: OwnType.Method

  /// The class.
  package var className: String { method.owner.name }
  package var isOfExtension: Bool { method.owner.isExtension }

  package static func == (one: Self, other: Self) -> Bool { one.method === other.method }

  /// Returns what the method returns; nil if it fails, and what UIKit's own returns if it needs a value
  /// that nobody has given.
  package func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    program.asking(view, point, event) {
      program.ask(
        method, on: view, point, event, neutral: UIView?.none,
        standard: { view.standardHitTest(point, with: event) }
      ) { value in
        if case .none = value { return .some(nil) }
        return (value.object as? UIView).map { .some($0) }
      }
    }
  }

  /// The flags that the method, or super, asks for.
  package var flagsAsked: HitTestFlags { method.flagsAsked }
}

/// A method of a class of the code in place of `point(inside:with:)`.
package struct CodedPointInside: PointInsideBehavior, CodedOverride, Equatable,
  @unchecked Sendable
{
  /// The program that runs it.
  package let program: CodeProgram
  /// The method.
  package let method: OwnType.Method

  /// The class.
  package var className: String { method.owner.name }
  package var isOfExtension: Bool { method.owner.isExtension }

  package static func == (one: Self, other: Self) -> Bool { one.method === other.method }

  /// Returns what the method returns; false if it fails, and what UIKit's own returns if it needs a
  /// value that nobody has given.
  package func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    program.asking(view, point, event) {
      program.ask(
        method, on: view, point, event, neutral: false,
        standard: { view.standardPoint(inside: point) }
      ) { value in
        if case .bool(let answer) = value { answer } else { nil }
      }
    }
  }
}

extension OwnType.Method {
  /// The flags of the view that the method names, or all if it calls super.
  fileprivate var flagsAsked: HitTestFlags {
    let text = source.text(declaration.range)
    if text.contains("super.hitTest") { return .all }
    var flags: HitTestFlags = []
    for (word, flag) in [
      ("isUserInteractionEnabled", HitTestFlags.interaction), ("isHidden", .hidden),
      ("alpha", .alpha), ("isEnabled", .enabled),
    ] where text.contains(word) {
      flags.insert(flag)
    }
    return flags
  }
}

extension CodeProgram {
  /// Calls a method for a question of UIKit's, and records its lines and the one that decided.
  fileprivate func asking<Result>(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, _ body: () -> Result
  ) -> Result {
    guard view.isRecorded(for: event) else { return body() }
    let (keeps, listener, depth) = (machine.keepsLines, machine.listener, machine.depth + 1)
    // The last line of the method itself, not of one that it called.
    var last: Int?
    machine.keepsLines = true
    machine.listener = { line in
      if line.depth == depth { last = line.line }
      var line = line
      line.depth -= depth
      view.note(line, at: point, with: event)
    }
    let result = body()
    (machine.keepsLines, machine.listener) = (keeps, listener)
    if let last { view.noteDecision(byLine: last, at: point, with: event) }
    machine.limitLines()
    return result
  }

  // MARK: Joining

  /// Gives an object the methods that its class of the code has, or else those that an extension gives
  /// to its class of UIKit's.
  ///
  /// - Returns: True if the object has other methods than before.
  @discardableResult
  package func join(_ object: StatefulObject) -> Bool {
    let hasHitTest = (object as? UIView).map(joinHitTest) ?? false
    let part = instance(of: object)
    let bodies = bodies(of: object)
    let known = object.codedMethods as? CodedObjectMethods
    let isSame =
      if let known { known.isSame(as: bodies, part) } else { bodies.isEmpty && part == nil }
    if isSame { return hasHitTest }
    let new = bodies.isEmpty && part == nil ? nil : CodedObjectMethods(self, bodies, part)
    object.codedMethods = new
    if let new, known?.laysOut(like: new) != true {
      if new.names.contains("layoutSubviews()") { (object as? UIView)?.setNeedsLayout() }
      (object as? UIViewController)?.beginWatchingLayout()
    }
    // Its actions are asked for by their names; only what UIKit calls is told.
    return hasHitTest || !bodies.isEmpty || known?.names.isEmpty == false
  }

  private func joinHitTest(_ view: UIView) -> Bool {
    let hitTest: (any HitTestBehavior)? =
      method("hitTest(_:with:)", of: view).map { CodedHitTest(program: self, method: $0) }
      ?? unloadedHitTest(of: view)
    let inside: (any PointInsideBehavior)? =
      method("point(inside:with:)", of: view).map { CodedPointInside(program: self, method: $0) }
      ?? unloadedPointInside(of: view)
    let isSameHitTest =
      Self.isSame(view.hitTestBehavior, hitTest) || Self.is(view.hitTestBehavior, before: hitTest)
    if !isSameHitTest { view.hitTestBehavior = hitTest }
    let isSameInside =
      Self.isSame(view.pointInsideBehavior, inside)
      || Self.is(view.pointInsideBehavior, before: inside)
    if !isSameInside { view.pointInsideBehavior = inside }
    return !isSameHitTest || !isSameInside
  }

  /// Returns whether a view has a method of the code already; without one, an override of another
  /// kind stays.
  private static func isSame(_ one: (any ViewOverride)?, _ other: (any ViewOverride)?) -> Bool {
    switch (one, other) {
    case (let one as CodedHitTest, let other as CodedHitTest): one == other
    case (let one as CodedPointInside, let other as CodedPointInside): one == other
    case (let one as UnloadedHitTest, let other as UnloadedHitTest): one == other
    case (let one as UnloadedPointInside, let other as UnloadedPointInside): one == other
    default: !(one is any CodedOverride) && other == nil
    }
  }

  /// Returns whether an override of a view comes before what an extension gives to its class, as that
  /// of a subclass does.
  private static func `is`(_ own: (any ViewOverride)?, before other: (any ViewOverride)?) -> Bool {
    guard let own, !(own is any CodedOverride) else { return false }
    return (other as? any CodedOverride)?.isOfExtension == true
  }

  /// Returns the method of the code that an object has; nil if it has UIKit's own.
  package func method(_ fullName: String, of view: StatefulObject) -> OwnType.Method? {
    for type in calledTypes(of: view) {
      if let isUnloaded = type.hasUnloaded(fullName) {
        return isUnloaded ? nil : type.ownMethod(fullName)
      }
    }
    return nil
  }

  /// The types of the code whose methods UIKit calls for an object, the nearest first: its class with
  /// those that it inherits from, and extensions of UIKit's.
  package func calledTypes(of view: StatefulObject) -> [OwnType] {
    var types: [OwnType] = []
    var next = instance(of: view)?.type
    while let current = next {
      types.append(current)
      next = current.ownSuperclass
    }
    if !extensions.isEmpty {
      let name = compiledClass(of: view)
      types += Library.shared.lineage(ofClass: name).compactMap { extensions[$0] }
    }
    return heap.idleTypes.isEmpty ? types : types.filter { !heap.idleTypes.contains($0.title) }
  }

  /// Lets UIKit call the methods of a type, or its own, as a change that can be undone.
  package func setType(_ type: OwnType, isOn: Bool) { heap.setType(type.title, isIdle: !isOn) }

  /// Returns whether UIKit's own methods answer in place of those of a type.
  package func isIdle(_ type: OwnType) -> Bool { heap.idleTypes.contains(type.title) }
}
