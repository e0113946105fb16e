import ResponderKit

/// A record of the changes of a scene, for undoing them: the state of every responder before its
/// first change in a step, and every move in the tree.
package final class UndoJournal: ChangeObserver {
  /// The number of latest steps that can always be undone. The journal keeps up to twice as many,
  /// and then forgets the older half.
  package static let depth = 10_000

  /// A change that can be reverted. Reverting it gives the entry that makes the change again.
  enum Entry {
    case state(SavedState)
    case placement(UIView, parent: UIView?, index: Int)
    case naming(StatefulObject)
    case other(() -> Entry)

    var isState: Bool { if case .state = self { true } else { false } }

    /// The view that was changed or moved, if it is one.
    var view: UIView? {
      switch self {
      case .state(let state): state.object.asView
      case .placement(let view, _, _): view
      case .naming, .other: nil
      }
    }
  }

  /// The changes of one command.
  struct UndoStep {
    var label: String
    var entries = UndoEntries()
  }

  /// The property values of some objects, as people can see them.
  private struct Appearances {
    private var properties: [(object: StatefulObject, values: [PropertyValue])] = []
    /// The controls that a finger changes, with what tracking it shows of them.
    private var tracking: [(control: UIControl, values: [Bool])] = []
    /// Tell whether state beside objects is as it was.
    private var comparisons: [() -> Bool] = []

    mutating func add(_ object: StatefulObject) {
      if object is UIResponder || object is UIGestureRecognizer {
        properties.append((object, PropertyTable.values(of: object)))
      } else if let companion = object as? CompanionObject {
        comparisons.append(companion.captureComparison())
      }
    }

    mutating func addTracking(of control: UIControl) {
      tracking.append((control, Self.tracking(of: control)))
    }

    var areUnchanged: Bool {
      properties.allSatisfy { PropertyTable.areValues($0.values, of: $0.object) }
        && comparisons.allSatisfy { $0() }
        && tracking.allSatisfy { Self.tracking(of: $0.control) == $0.values }
    }

    private static func tracking(of control: UIControl) -> [Bool] {
      [control.isHighlighted, control.isTracking, control.isTouchInside]
    }
  }

  /// A collector of the changes of one step, which keeps only the first state of each responder.
  private struct Recorder {
    var step: UndoStep
    var saved = IdentitySet()
    /// The controls of which only what tracking changes is saved.
    var tracked = IdentitySet()
    /// The property values of the objects before the step, if the step counts only when they look
    /// different afterwards.
    var appearances: Appearances?
    /// The number of changes that a question makes by itself, if the step may be one.
    var changesOfQuestion: Int?
  }

  // Unsafe here: read or written by every command and before every change. Saving a state does not call
  // the journal, so that accesses never overlap.
  @exclusivity(unchecked) private(set) var undoSteps: [UndoStep] = []
  @exclusivity(unchecked) private(set) var redoSteps: [UndoStep] = []
  /// The commands being recorded, outermost first.
  @exclusivity(unchecked) private var recorders: [Recorder] = []
  /// The open groups, outermost first, within the one that is never closed.
  private(set) var scopes = [Scope()]
  /// The baselines that are told of changes: the beginnings of groups, and checkpoints.
  @exclusivity(unchecked) private var baselines: [Baseline] = []
  /// Keeps the facts that a scene has besides its objects. The closure that it returns restores
  /// them and gives the entry that undoes the restoring.
  var keepScene: () -> (() -> Entry)? = { nil }
  /// Takes the name of an object away, and gives the entry that undoes that.
  var takeName: (StatefulObject) -> Entry = { .naming($0) }

  init() {}

  /// Indicates whether a step or a group has begun and not ended.
  package var isRecording: Bool { !recorders.isEmpty || scopes.count > 1 }
  /// The number of steps that can be undone.
  package var stepCount: Int { undoSteps.count }
  /// The labels of the steps that can be undone, the latest last.
  package var undoLabels: [String] { undoSteps.map(\.label) }
  /// The labels of the steps that ``undo()`` can take back. In a group these are the steps since
  /// its beginning.
  package var undoableLabels: [String] {
    undoSteps[scopes[scopes.count - 1].start...].map(\.label)
  }
  /// The labels of the steps that can be redone, the next one last.
  package var redoLabels: [String] { redoSteps.map(\.label) }

  /// Records the state of a responder that is about to change.
  package func willChange(_ responder: StatefulObject) {
    for k in recorders.indices where recorders[k].saved.insert(responder) {
      recorders[k].appearances?.add(responder)
      recorders[k].step.entries.append(.state(responder.saveState()))
    }
    for baseline in baselines { baseline.willChange(responder) }
  }

  /// Records what tracking a finger changes of a button. Every tap on one does so, and its whole state
  /// with all its properties would take longer to write down than the tap itself.
  package func willTrack(_ control: UIControl) {
    // Of other controls, and where code answers, tracking may show in other properties, too.
    guard type(of: control) == UIButton.self || type(of: control) == UIControl.self,
      control.codedMethods == nil
    else { return willChange(control) }
    for k in recorders.indices
    where !recorders[k].saved.contains(control) && recorders[k].tracked.insert(control) {
      recorders[k].appearances?.addTracking(of: control)
      recorders[k].step.entries.append(.state(control.saveTracking()))
    }
    for baseline in baselines { baseline.willChange(control) }
  }

  /// Records the place of a view that is about to move.
  package func willMove(_ view: UIView) {
    if !recorders.isEmpty {
      append(.placement(view, parent: view.superview, index: view.indexInSuperview ?? 0))
    }
    for baseline in baselines { baseline.willMove(view) }
  }

  /// Adds a change of a fact that the scene keeps besides its objects.
  func record(_ entry: Entry) {
    append(entry)
    for baseline in baselines { baseline.sceneHasChanged = true }
  }

  private func append(_ entry: consuming Entry) {
    guard recorders.count == 1 else {
      for k in recorders.indices { recorders[k].step.entries.append(copy entry) }
      return
    }
    recorders[0].step.entries.append(entry)
  }

  /// Calls a closure without recording its changes, for objects that no earlier step knows.
  package func withoutRecording(_ body: () -> Void) {
    let paused = (recorders, baselines)
    (recorders, baselines) = ([], [])
    body()
    (recorders, baselines) = paused
  }

  /// Removes all steps, for a new start that cannot be undone.
  package func forgetEverything() {
    undoSteps = []
    redoSteps = []
    recorders = []
    scopes = [Scope()]
    baselines = []
  }

  /// Begins the step of a command.
  package func begin(_ label: String) {
    recorders.append(Recorder(step: UndoStep(label: label)))
  }

  /// Begins the step of an event. It is kept only if an object looks different at its end.
  package func beginEvent(_ label: String) {
    var step = UndoStep(label: label)
    // A tap changes some ten objects.
    step.entries.reserveCapacity(12)
    recorders.append(Recorder(step: step, appearances: Appearances()))
  }

  /// Ends the step of a command, which can be undone if it changed anything.
  ///
  /// - Parameter isAtRest: Whether nothing was under way before an event, and nothing is now.
  package func end(isAtRest: Bool = false) {
    guard let last = recorders.indices.last else { return }
    if recorders[last].changesOfQuestion == recorders[last].step.entries.count { return abandon() }
    let isUnchanged = isAtRest && recorders[last].appearances?.areUnchanged == true
    defer { recorders.removeLast() }
    if recorders[last].step.entries.isEmpty
      || (isUnchanged && recorders[last].step.entries.areOnlyStates)
    {
      return
    }
    if !redoSteps.isEmpty {
      redoSteps.removeAll()
      scopes[scopes.count - 1].cut(at: undoSteps.count)
    }
    if undoSteps.count >= Self.depth * 2 {
      undoSteps.removeFirst(Self.depth)
      for k in scopes.indices { scopes[k].forget(Self.depth) }
    }
    // Moved, not copied.
    undoSteps.append(UndoStep(label: ""))
    swap(&undoSteps[undoSteps.count - 1], &recorders[last].step)
  }

  /// Returns the first view that the step being recorded has changed or moved and that
  /// fulfils a condition; nil if there is none.
  ///
  /// - Complexity: O(number of changes).
  package func firstChangedView(where condition: (UIView) -> Bool) -> UIView? {
    guard let last = recorders.indices.last else { return nil }
    // Taken out for the search, as a copy would take longer than the search.
    var entries = UndoEntries()
    swap(&entries, &recorders[last].step.entries)
    defer { swap(&entries, &recorders[last].step.entries) }
    return entries.firstView(where: condition)
  }

  /// Takes the changes of the step so far for those that a question makes by itself: if no others
  /// follow, the step is reverted at its end.
  package func markQuestion() {
    guard let last = recorders.indices.last else { return }
    // What changes again must be noticed.
    (recorders[last].saved, recorders[last].tracked) = (IdentitySet(), IdentitySet())
    recorders[last].changesOfQuestion = recorders[last].step.entries.count
  }

  /// Ends the step of a command and reverts all its changes.
  package func abandon() {
    guard let step = recorders.popLast()?.step else { return }
    _ = putBack(step)
  }

  /// Begins a group, which ``rollBack()`` reverts as a whole.
  package func beginGroup() {
    changeScopes {
      $0.append(Scope(start: undoSteps.count, redo: redoSteps, beginning: Baseline(keepScene())))
    }
  }

  /// Reverts all changes since the group began. The steps of the group can be neither undone nor
  /// redone, and its checkpoints are removed.
  package func rollBack() {
    guard scopes.count > 1, let group = scopes.last else { return }
    _ = changeScopes { $0.removeLast() }
    group.beginning?.restore(telling: self)
    undoSteps.removeLast(max(0, undoSteps.count - group.start))
    redoSteps = group.redo
  }

  /// Restores the beginning of the group, as a part of the step being recorded.
  package func restoreBeginning() {
    let last = scopes.count - 1
    guard let beginning = scopes[last].beginning, !beginning.isNow else { return }
    // From now on the group's beginning follows what happens after this moment, which equals it.
    changeScopes { $0[last].beginning = Baseline(nil) }
    beginning.restore(telling: self)
    changeScopes { $0[last].beginning = Baseline(keepScene()) }
  }

  /// Undoes the latest step, in a group only one of the group. Returns its label; nil if there is
  /// none.
  package func undo() -> String? {
    guard undoSteps.count > scopes[scopes.count - 1].start, let step = undoSteps.popLast() else {
      return nil
    }
    redoSteps.append(putBack(step))
    return step.label
  }

  /// Joins all steps behind a number of steps into one, as the commands of a block are one step to
  /// a person. Does nothing if a checkpoint was made among them, which has to stay reachable.
  ///
  /// - Returns: Whether steps were joined.
  package func joinSteps(since count: Int, as label: String) -> Bool {
    let isMarked = scopes.contains { scope in
      scope.checkpoints.contains { $0.position.map { $0 > count } ?? false }
    }
    // A lesson that was opened since has a floor of its own.
    let isWithin = scopes.allSatisfy { $0.start <= count }
    guard undoSteps.count > count + 1, !isMarked, isWithin else { return false }
    var joined = UndoStep(label: label)
    for step in undoSteps[count...] { joined.entries += step.entries }
    undoSteps.replaceSubrange(count..., with: [joined])
    return true
  }

  /// Redoes the step that was undone last. Returns its label; nil if there is none.
  package func redo() -> String? {
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(putBack(step))
    return step.label
  }

  /// Changes the groups and their checkpoints.
  func changeScopes<Result>(_ change: (inout [Scope]) -> Result) -> Result {
    let result = change(&scopes)
    baselines = scopes.flatMap { scope in
      [scope.beginning].compactMap { $0 } + scope.checkpoints.map(\.baseline)
    }
    return result
  }

  /// Calls a closure while the scene is as it was, without telling any observer. Afterwards the
  /// scene is as it is now.
  package func peek<Result>(_ goBack: () -> Void, _ look: () -> Result) -> Result {
    let paused = (recorders, baselines)
    recorders = [Recorder(step: UndoStep(label: "peek"))]
    baselines = []
    goBack()
    let result = look()
    let step = recorders[0].step
    recorders = []
    _ = putBack(step)
    (recorders, baselines) = paused
    return result
  }

  @discardableResult
  func putBack(_ step: UndoStep) -> UndoStep {
    var inverse = UndoStep(label: step.label)
    inverse.entries.reserveCapacity(step.entries.count)
    for entry in step.entries.reversed() { inverse.entries.append(putBack(entry)) }
    // A command around this step must be able to take even this back.
    for k in recorders.indices { recorders[k].step.entries += inverse.entries }
    return inverse
  }

  private func putBack(_ entry: Entry) -> Entry {
    switch entry {
    case .state(let state):
      for baseline in baselines { baseline.willChange(state.object) }
      let now = state.object.saveState()
      state.restore()
      return .state(now)
    case .placement(let view, let parent, let index):
      for baseline in baselines { baseline.willMove(view) }
      let now = Entry.placement(
        view, parent: view.superview, index: view.indexInSuperview ?? 0)
      view.restorePlacement(in: parent, at: index)
      return now
    case .naming(let object):
      for baseline in baselines { baseline.sceneHasChanged = true }
      return takeName(object)
    case .other(let action):
      for baseline in baselines { baseline.sceneHasChanged = true }
      return action()
    }
  }
}
