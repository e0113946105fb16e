/// A moment with a name.
struct Checkpoint {
  var name: String
  var baseline: Baseline
  /// The number of steps that could be undone at the moment; nil once some of these steps have been
  /// replaced or forgotten.
  var position: Int?
}

/// A group: the number of steps that could be undone when it began, the steps that could be redone
/// then, and its checkpoints.
struct Scope {
  var start = 0
  var redo: [UndoJournal.UndoStep] = []
  var beginning: Baseline?
  var checkpoints: [Checkpoint] = []

  /// Removes the positions of the checkpoints made behind a number of steps, as those steps can no
  /// longer be redone.
  mutating func cut(at count: Int) {
    for k in checkpoints.indices where (checkpoints[k].position ?? 0) > count {
      checkpoints[k].position = nil
    }
  }

  /// Moves the positions back by the number of the oldest steps, which the journal has forgotten.
  mutating func forget(_ count: Int) {
    start = max(0, start - count)
    for k in checkpoints.indices {
      checkpoints[k].position = checkpoints[k].position.flatMap { $0 < count ? nil : $0 - count }
    }
  }
}

extension UndoJournal {
  /// The largest number of checkpoints in a scene, and in each group.
  package static let mostCheckpoints = 50

  /// The names of the checkpoints, the latest last. A checkpoint of a group hides one of the same
  /// name around the group.
  package var checkpoints: [String] {
    var names: [String] = []
    for checkpoint in scopes.flatMap(\.checkpoints) {
      names.removeAll { $0 == checkpoint.name }
      names.append(checkpoint.name)
    }
    return names
  }

  /// Returns the names of the checkpoints made when a number of steps could be undone.
  package func checkpoints(at position: Int) -> [String] {
    scopes.flatMap(\.checkpoints).filter { $0.position == position }.map(\.name)
  }

  /// Returns the labels of the steps since a checkpoint, the earliest first, without those that
  /// were undone; nil if they are not known any more.
  package func labels(since name: String) -> [String]? {
    guard let (scope, place) = find(name),
      let position = scopes[scope].checkpoints[place].position, position <= undoSteps.count
    else { return nil }
    return undoSteps[position...].map(\.label)
  }

  /// Remembers the scene as it is now. A checkpoint of the same name in the same group is replaced.
  ///
  /// - Returns: The name of the oldest checkpoint, if it was removed to make room; otherwise nil.
  @discardableResult
  package func addCheckpoint(_ name: String) -> String? {
    let checkpoint = Checkpoint(
      name: name, baseline: Baseline(keepScene()), position: undoSteps.count)
    return changeScopes { scopes in
      let last = scopes.count - 1
      scopes[last].checkpoints.removeAll { $0.name == name }
      let isFull = scopes[last].checkpoints.count >= Self.mostCheckpoints
      let dropped = isFull ? scopes[last].checkpoints.removeFirst().name : nil
      scopes[last].checkpoints.append(checkpoint)
      return dropped
    }
  }

  /// Restores the scene to a checkpoint, as one step that can be undone.
  ///
  /// - Returns: Whether anything had changed since; nil if there is no such checkpoint.
  package func restoreCheckpoint(_ name: String, label: String) -> Bool? {
    guard let (scope, place) = find(name) else { return nil }
    let baseline = scopes[scope].checkpoints[place].baseline
    guard !baseline.isNow else { return false }
    // From now on the checkpoint follows what happens after this moment, which equals it.
    changeScopes { $0[scope].checkpoints[place].baseline = Baseline(nil) }
    begin(label)
    baseline.restore(telling: self)
    end()
    changeScopes { scopes in
      scopes[scope].checkpoints[place].baseline = Baseline(keepScene())
      if scope == scopes.count - 1 {
        scopes[scope].checkpoints[place].position = undoSteps.count
      }
    }
    return true
  }

  private func find(_ name: String) -> (scope: Int, place: Int)? {
    for scope in scopes.indices.reversed() {
      if let place = scopes[scope].checkpoints.firstIndex(where: { $0.name == name }) {
        return (scope, place)
      }
    }
    return nil
  }

  /// Calls a closure while the scene is as it was at a checkpoint.
  ///
  /// - Parameter look: The closure, which is given the differences that there may be.
  package func peek(at name: String, _ look: (SceneChanges) -> Void) -> Bool {
    guard let (scope, place) = find(name) else { return false }
    let baseline = scopes[scope].checkpoints[place].baseline
    peek({ baseline.restore(telling: self) }, { look(baseline.changes) })
    return true
  }

  /// Calls a closure while the scene is as it was before the first step that can be undone.
  package func peekAtStart(_ look: (SceneChanges) -> Void) {
    let steps = undoSteps[scopes[scopes.count - 1].start...]
    var changes = SceneChanges()
    for entry in steps.lazy.flatMap(\.entries) {
      switch entry {
      case .state(let state): changes.objects.append(state.object)
      case .placement(let view, _, _): changes.moved.append(view)
      case .naming, .other: changes.isWhole = true
      }
    }
    peek({ for step in steps.reversed() { putBack(step) } }, { look(changes) })
  }
}
