#if !canImport(ObjectiveC)
  /// Remembers how to take changes back, where Foundation has no such class.
  ///
  /// Every registration is a step of its own unless it stands in a group: there is no run loop that
  /// could group those of one turn.
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
    /// Told before the history changes.
    weak var owner: StatefulObject?
    /// Whether ``undo()`` is under way.
    public private(set) var isUndoing = false
    /// Whether ``redo()`` is under way.
    public private(set) var isRedoing = false

    /// Creates a manager with nothing to undo.
    public init() {}

    /// Whether there is anything to undo.
    public var canUndo: Bool { !history.undo.isEmpty || !history.groups.isEmpty }
    /// Whether there is anything to redo.
    public var canRedo: Bool { !history.redo.isEmpty }
    /// What would be undone, in words; empty if it has no name.
    public var undoActionName: String { history.undo.last?.name ?? "" }
    /// What would be redone, in words; empty if it has no name.
    public var redoActionName: String { history.redo.last?.name ?? "" }

    /// Takes down how to take a change back; while undoing, how to make it again.
    ///
    /// - Parameters:
    ///   - target: What the change is about; not retained.
    ///   - handler: Takes it back.
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      let change = Change(target: target) { object in
        if let target = object as? Target { handler(target) }
      }
      owner?.willChange()
      if history.groups.isEmpty {
        add(Step(changes: [change]))
      } else {
        history.groups[history.groups.count - 1].changes.append(change)
      }
    }

    /// Names the last step.
    public func setActionName(_ name: String) {
      owner?.willChange()
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
      owner?.willChange()
      history.groups.append(Step())
    }

    /// Ends a group; one that holds nothing leaves no step.
    public func endUndoGrouping() {
      APIMisuse.check(!history.groups.isEmpty, "endUndoGrouping without beginUndoGrouping")
      owner?.willChange()
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

    /// Takes the last step back; no effect if there is none, or within another.
    public func undo() {
      while !history.groups.isEmpty { endUndoGrouping() }
      guard !isUndoing, !isRedoing, !history.undo.isEmpty else { return }
      owner?.willChange()
      isUndoing = true
      carryOut(history.undo.removeLast())
      isUndoing = false
    }

    /// Makes the last step that was taken back again; no effect if there is none.
    public func redo() {
      guard !isUndoing, !isRedoing, !history.redo.isEmpty else { return }
      owner?.willChange()
      isRedoing = true
      carryOut(history.redo.removeLast())
      isRedoing = false
    }

    /// Forgets everything.
    public func removeAllActions() {
      owner?.willChange()
      history = History()
    }

    /// What is registered meanwhile makes one step with the same name.
    private func carryOut(_ step: Step) {
      beginUndoGrouping()
      history.groups[0].name = step.name
      for change in step.changes.reversed() { change.target.map(change.undo) }
      endUndoGrouping()
    }

    /// A closure that puts the history back as it is now, telling nobody.
    func keepHistory() -> () -> Void {
      let history = history
      return { self.history = history }
    }

    /// Forgets everything, telling nobody.
    func clear() { history = History() }
  }
#endif
