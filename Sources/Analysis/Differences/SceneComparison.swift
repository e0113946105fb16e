import ResponderKit
import Scenes

/// Finds how a scene differs now from a moment that was taken down.
struct SceneComparison {
  private let scene: Scene
  private let record: SceneRecord
  private let now: SceneMoment
  private let replaced: Set<ObjectID>

  init(_ scene: Scene, _ record: SceneRecord, now: SceneMoment) {
    (self.scene, self.record, self.now) = (scene, record, now)
    replaced = Set(record.successors.values.map(ObjectID.init))
  }

  /// The objects that differ: those that there are in tree order, then those that are gone.
  var differences: [SceneDifference] {
    let changed = changes()
    let appeared = Dictionary(
      uniqueKeysWithValues: now.objects.filter(isNew).outermost(
        id: { ObjectID($0) }, parent: { holder(of: $0).map { ObjectID($0) } },
        counts: { $0 is UIView }
      ).map { (ObjectID($0.element), $0.inside) })
    return now.objects.compactMap { object in
      if let rows = changed[ObjectID(object)] {
        return SceneDifference(change: .changed, subjects: [subject(object)], rows: rows)
      }
      return appeared[ObjectID(object)].map { inside in
        SceneDifference(change: .appeared, subjects: [subject(object)], inside: inside)
      }
    } + gone
  }

  private func subject(_ object: StatefulObject) -> SceneDifference.Subject {
    SceneDifference.Subject(
      label: scene.label(of: object), className: scene.className(of: object),
      place: holder(of: object).map { scene.label(of: $0) })
  }

  private func isNew(_ object: StatefulObject) -> Bool {
    !record.moment.contains(object) && !replaced.contains(ObjectID(object))
  }

  private func holder(of object: StatefulObject) -> UIView? {
    (object as? UIView)?.superview ?? (object as? UIGestureRecognizer)?.view
  }

  private var gone: [SceneDifference] {
    let lost = record.gone.filter { record.successors[ObjectID($0)] == nil }
    return lost.outermost(
      id: { ObjectID($0) }, parent: { record.parents[ObjectID($0)].map { ObjectID($0) } },
      counts: { $0 is UIView }
    ).map { object, inside in
      let subject = SceneDifference.Subject(
        label: record.label(of: object), className: record.className(of: object),
        place: record.parents[ObjectID(object)].map { record.label(of: $0) })
      return SceneDifference(change: .gone, subjects: [subject], inside: inside)
    }
  }

  private func changes() -> [ObjectID: [SceneDifference.Row]] {
    var changed: [ObjectID: [SceneDifference.Row]] = [:]
    let reader = SceneFacts(scene)
    for (object, facts) in record.facts where !scene.mustStop() {
      let successor = record.successor(of: object)
      guard now.contains(successor) else { continue }
      let current = reader.facts(of: successor)
      let pairs = zip(facts, current).filter { !record.isSame($0, $1, now: now) }
      guard !pairs.isEmpty else { continue }
      changed[ObjectID(successor)] = Self.withoutImplied(pairs).map { old, new in
        SceneDifference.Row(name: new.name, then: old.value, now: new.value)
      }
    }
    for (view, row) in moves() { changed[ObjectID(view), default: []].insert(row, at: 0) }
    return changed
  }

  /// Returns the properties of geometry that follow from others that are told, too.
  private static func withoutImplied(
    _ pairs: [(old: SceneFact, new: SceneFact)]
  ) -> [(old: SceneFact, new: SceneFact)] {
    let names = Set(pairs.map(\.new.name))
    var implied: Set<String> = []
    if names.contains("frame"), names.isDisjoint(with: ["transform", "anchorPoint"]) {
      implied.insert("center")
    }
    if names.contains("frame"), names.isDisjoint(with: ["transform"]),
      let bounds = pairs.first(where: { $0.new.name == "bounds" }),
      let then = bounds.old.rect, let now = bounds.new.rect, then.origin == now.origin
    {
      implied.insert("bounds")
    }
    return pairs.filter { !implied.contains($0.new.name) }
  }

  private func moves() -> [(view: UIView, row: SceneDifference.Row)] {
    var ranks: [ObjectID: (then: [ObjectID: Int], now: [ObjectID: Int])] = [:]
    return record.moved.compactMap { old in
      let view = record.successor(of: old)
      guard now.contains(view) else { return nil }
      let parent = record.parents[ObjectID(old)]
      guard let parent, let current = view.superview, record.successor(of: parent) === current
      else {
        guard parent != nil || view.superview != nil else { return nil }
        return (
          view,
          SceneDifference.Row(
            name: "superview", then: .object(parent), now: .object(view.superview))
        )
      }
      let id = ObjectID(parent)
      let rank = ranks[id] ?? self.ranks(of: parent, current)
      ranks[id] = rank
      guard let then = rank.then[ObjectID(view)], let now = rank.now[ObjectID(view)], then != now
      else { return nil }
      return (view, SceneDifference.Row(place: then, now))
    }
  }

  /// Returns the places of the subviews that a view had and still has, among themselves.
  private func ranks(
    of parent: UIView, _ current: UIView
  ) -> (then: [ObjectID: Int], now: [ObjectID: Int]) {
    let old = (record.siblings[ObjectID(parent)] ?? []).map {
      ObjectID(record.successor(of: $0))
    }
    let new = current.subviews.map(ObjectID.init)
    let common = Set(old).intersection(new)
    func places(_ ids: [ObjectID]) -> [ObjectID: Int] {
      Dictionary(
        uniqueKeysWithValues: ids.filter(common.contains).enumerated().map { ($1, $0) })
    }
    return (places(old), places(new))
  }
}
