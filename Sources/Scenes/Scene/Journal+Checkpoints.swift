/// A moment that was given a name.
struct Checkpoint {
  var name: String
  var baseline: Baseline
  /// How many steps could be undone then; nil once those steps are no longer what undo takes back.
  var position: Int?
}

/// A group: what could be undone and done again when it began, and its checkpoints.
struct Scope {
  var start = 0
  var redo: [Journal.UndoStep] = []
  var beginning: Baseline?
  var checkpoints: [Checkpoint] = []

  /// Takes note that what came behind a number of steps can no longer be done again.
  mutating func cut(at count: Int) {
    for k in checkpoints.indices where (checkpoints[k].position ?? 0) > count {
      checkpoints[k].position = nil
    }
  }

  /// Takes note that the oldest steps are forgotten.
  mutating func forget(_ count: Int) {
    start = max(0, start - count)
    for k in checkpoints.indices {
      checkpoints[k].position = checkpoints[k].position.flatMap { $0 < count ? nil : $0 - count }
    }
  }
}

extension Journal {
  /// How many checkpoints are kept in a scene, and in each group.
  package static let mostCheckpoints = 50

  /// The names of the checkpoints, the latest last; those of a group hide those around it.
  package var checkpoints: [String] {
    var names: [String] = []
    for checkpoint in scopes.flatMap(\.checkpoints) {
      names.removeAll { $0 == checkpoint.name }
      names.append(checkpoint.name)
    }
    return names
  }

  /// The checkpoints made when a number of steps could be undone.
  package func checkpoints(at position: Int) -> [String] {
    scopes.flatMap(\.checkpoints).filter { $0.position == position }.map(\.name)
  }

  /// Remembers the scene as it is now, in place of an earlier checkpoint of the name.
  ///
  /// - Returns: The name of the oldest checkpoint, if it had to make room.
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

  /// Brings the scene back to a checkpoint, as one step that can be undone.
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

  /// Looks at the scene as it was at a checkpoint.
  ///
  /// - Parameter look: Is given what may be different now.
  package func peek(at name: String, _ look: (SceneChanges) -> Void) -> Bool {
    guard let (scope, place) = find(name) else { return false }
    let baseline = scopes[scope].checkpoints[place].baseline
    peek({ baseline.restore(telling: self) }, { look(baseline.changes) })
    return true
  }

  /// Looks at the scene as it was before all that undo can take back.
  package func peekAtStart(_ look: (SceneChanges) -> Void) {
    let steps = undoSteps[scopes[scopes.count - 1].start...]
    var changes = SceneChanges()
    for entry in steps.lazy.flatMap(\.entries) {
      switch entry {
      case .state(let object, _): changes.objects.append(object)
      case .placement(let view, _, _): changes.moved.append(view)
      case .other: changes.isWhole = true
      }
    }
    peek({ for step in steps.reversed() { putBack(step) } }, { look(changes) })
  }
}
