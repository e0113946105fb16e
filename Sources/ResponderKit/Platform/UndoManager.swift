import Foundation

/// A record of changes and of how to undo them. Foundation's class is not on all systems, belongs to
/// the main actor, and its history cannot be restored. Every registration is a step of its own unless
/// it is in a group, as there is no run loop that could group the registrations of one turn.
public final class UndoManager {
  private struct Change {
    weak var target: AnyObject?
    var undo: (AnyObject) -> Void
  }

  private struct Step {
    var changes: [Change] = []
    var name = ""
  }

  private struct History {
    var undo: [Step] = []
    var redo: [Step] = []
    /// The groups that are open, outermost first.
    var groups: [Step] = []
  }

  private var history = History()
  private var willChange: () -> Void = {}
  /// Indicates whether ``undo()`` is under way.
  public private(set) var isUndoing = false
  /// Indicates whether ``redo()`` is under way.
  public private(set) var isRedoing = false

  /// Creates a manager with nothing to undo.
  public init() {}

  /// Indicates whether there is anything to undo.
  public var canUndo: Bool { !history.undo.isEmpty || !history.groups.isEmpty }
  /// Indicates whether there is anything to redo.
  public var canRedo: Bool { !history.redo.isEmpty }
  /// The name of the step that ``undo()`` undoes; empty if it has none.
  public var undoActionName: String { history.undo.last?.name ?? "" }
  /// The name of the step that ``redo()`` makes again; empty if it has none.
  public var redoActionName: String { history.redo.last?.name ?? "" }

  /// Registers a closure that undoes a change of a target, which is not retained. While
  /// ``undo()`` is under way, the closure makes the change again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let change = Change(target: target) { object in
      if let target = object as? Target { handler(target) }
    }
    willChange()
    if history.groups.isEmpty {
      add(Step(changes: [change]))
    } else {
      history.groups[history.groups.count - 1].changes.append(change)
    }
  }

  /// Sets the name of the last step.
  public func setActionName(_ name: String) {
    willChange()
    if !history.groups.isEmpty {
      history.groups[0].name = name
    } else if isUndoing {
      history.redo.indices.last.map { history.redo[$0].name = name }
    } else {
      history.undo.indices.last.map { history.undo[$0].name = name }
    }
  }

  /// Begins a group of changes that are undone together.
  public func beginUndoGrouping() {
    willChange()
    history.groups.append(Step())
  }

  /// Ends a group; one that holds nothing leaves no step.
  public func endUndoGrouping() {
    guard !history.groups.isEmpty else {
      fatalError("ResponderKit: endUndoGrouping without beginUndoGrouping")
    }
    willChange()
    let group = history.groups.removeLast()
    guard !group.changes.isEmpty else { return }
    if history.groups.isEmpty {
      add(group)
    } else {
      history.groups[history.groups.count - 1].changes += group.changes
    }
  }

  private func add(_ step: Step) {
    if isUndoing {
      history.redo.append(step)
    } else {
      history.undo.append(step)
      if !isRedoing { history.redo = [] }
    }
  }

  /// Undoes the last step. No effect if there is none, or while another step is undone or redone.
  public func undo() {
    while !history.groups.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, !history.undo.isEmpty else { return }
    willChange()
    isUndoing = true
    carryOut(history.undo.removeLast())
    isUndoing = false
  }

  /// Redoes the step that was undone last. No effect if there is none.
  public func redo() {
    guard !isUndoing, !isRedoing, !history.redo.isEmpty else { return }
    willChange()
    isRedoing = true
    carryOut(history.redo.removeLast())
    isRedoing = false
  }

  /// Removes all steps.
  public func removeAllActions() {
    willChange()
    history = History()
  }

  /// Carries out the changes of a step. Those registered meanwhile make a step of the same name.
  private func carryOut(_ step: Step) {
    beginUndoGrouping()
    history.groups[0].name = step.name
    for change in step.changes.reversed() { change.target.map(change.undo) }
    endUndoGrouping()
  }

  /// Sets the closure that is called before the history changes.
  func setChangeHandler(_ handler: @escaping () -> Void) { willChange = handler }

  /// Returns a closure that restores the present history without calling the handler.
  func keepHistory() -> () -> Void {
    let history = history
    return { self.history = history }
  }

  /// Removes all steps without calling the handler.
  func clear() { history = History() }
}
