import Explanation
import ResponderKit
import Scenes
import Text

/// Where steps take place: the views that a hit-test asks, or the responders of a chain.
struct WalkStage {
  /// One view, a run of siblings, or one responder.
  struct Row {
    var name: String
    var depth = 0
    /// Whether it is the last below its parent.
    var isLast = true
    var subject: ObjectID?
  }

  /// What the stage shows, in a word or two.
  var title: String
  /// Whether the rows are a chain, each the next of the one above.
  var isChain = false
  var rows: [Row] = []

  /// The views of a hit-test, in the order in which they are told.
  init(_ decisions: [HitTestDecision], at point: CGPoint, in scene: Scene) {
    title = "hit-test \(point.text)"
    var told = decisions.map {
      TraceRow(depth: $0.depth, subjects: $0.views, verdicts: Wordings(only: TextLine()))
    }
    told.markLast()
    rows = told.map { row in
      var name = TextLine()
      row.appendName(to: &name, in: scene)
      return Row(
        name: name.text, depth: row.depth, isLast: row.isLast,
        subject: row.subjects.count == 1 ? row.subjects[0] : nil)
    }
  }

  /// The way of a message, and what it might reach behind it.
  init(chainOf path: [ObjectID], in scene: Scene) {
    title = "responder chain"
    isChain = true
    let chain = path.first.flatMap(scene.responder).map {
      ResponderChain(from: $0).map(ObjectID.init)
    }
    let ids = chain.flatMap { $0.starts(with: path) ? $0 : nil } ?? path
    rows = ids.map { Row(name: scene.label(of: $0), subject: $0) }
  }
}

extension Scene {
  /// The responder in this scene with an identity.
  func responder(of id: ObjectID) -> UIResponder? {
    if let entry = names.entry(of: id), let responder = names[entry.name] as? UIResponder,
      ObjectID(responder) == id
    {
      return responder
    }
    return view(of: id)
  }
}
