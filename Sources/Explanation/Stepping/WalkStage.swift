import ResponderKit
import Scenes

/// Where steps take place: the views that a hit-test asks, or the responders of a chain.
package struct WalkStage {
  /// One view, a run of siblings, or one responder.
  package struct Row {
    package var subjects: [ObjectID]
    package var depth = 0
    /// Whether it is the last below its parent.
    package var isLast = true

    /// The one view or responder.
    package var subject: ObjectID? { subjects.count == 1 ? subjects[0] : nil }
  }

  /// What the stage shows.
  package enum Kind {
    /// A hit-test that began at a point.
    case hitTest(CGPoint)
    /// A chain, each row the next of the one above.
    case chain
  }

  package let kind: Kind
  package let rows: [Row]

  /// The views of a hit-test, in the order in which they are told.
  init(_ decisions: [HitTestDecision], at point: CGPoint) {
    kind = .hitTest(point)
    rows = zip(decisions, decisions.map(\.depth).areLast).map {
      Row(subjects: $0.views, depth: $0.depth, isLast: $1)
    }
  }

  /// The way of a message, and what it might reach behind it.
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
  /// Tells of each of some depths in a tree whether it is the last below its parent.
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
  /// The responder in this scene with an identity.
  package func responder(of id: ObjectID) -> UIResponder? {
    if let entry = names.entry(of: id), let responder = names[entry.name] as? UIResponder,
      ObjectID(responder) == id
    {
      return responder
    }
    return view(of: id)
  }
}
