import ResponderKit
import Scenes

/// The stage of some steps: the views that a hit-test asks, or the responders of a chain.
package struct WalkStage {
  /// One view, a run of siblings, or one responder.
  package struct Row {
    package var subjects: [ObjectID]
    package var depth = 0
    /// Indicates whether the row is the last one below its parent.
    package var isLast = true

    /// The view or responder, if it is one.
    package var subject: ObjectID? { subjects.count == 1 ? subjects[0] : nil }
  }

  /// The kind of a stage.
  package enum Kind {
    /// A hit-test that began at a point.
    case hitTest(CGPoint)
    /// A chain, in which each row is the `next` of the one above.
    case chain
  }

  package let kind: Kind
  package let rows: [Row]

  /// Creates the stage of a hit-test, with its views in the order in which steps tell of them.
  init(_ decisions: [HitTestDecision], at point: CGPoint) {
    kind = .hitTest(point)
    rows = zip(decisions, decisions.map(\.depth).areLast).map {
      Row(subjects: $0.views, depth: $0.depth, isLast: $1)
    }
  }

  /// Creates the stage of a message's way, with the responders that it might reach behind.
  init(chainOf path: [ObjectID], in scene: Scene) {
    kind = .chain
    let chain = path.first.flatMap(scene.responder).map {
      ResponderChain(from: $0).map(ObjectID.init)
    }
    let ids = chain.flatMap { $0.starts(with: path) ? $0 : nil } ?? path
    rows = ids.map { Row(subjects: [$0]) }
  }
}

extension [Int] {
  /// The values that tell, for each of the depths of a tree's rows, whether the row is the last one
  /// below its parent.
  package var areLast: [Bool] {
    var areLast = [Bool](repeating: false, count: count)
    var hasLater: [Bool] = []
    for k in indices.reversed() {
      let depth = self[k]
      if hasLater.count > depth + 1 { hasLater.removeSubrange((depth + 1)...) }
      while hasLater.count <= depth { hasLater.append(false) }
      areLast[k] = !hasLater[depth]
      hasLater[depth] = true
    }
    return areLast
  }
}

extension Scene {
  /// Returns the responder in this scene with an identity.
  package func responder(of id: ObjectID) -> UIResponder? {
    if let entry = names.entry(of: id), let responder = names[entry.name] as? UIResponder,
      ObjectID(responder) == id
    {
      return responder
    }
    return view(of: id)
  }
}
