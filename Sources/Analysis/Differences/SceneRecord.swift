import ResponderKit
import Scenes

/// A record of a past moment, with what is needed to tell how the present differs from it.
struct SceneRecord {
  let moment: SceneMoment
  /// The objects that existed then and are gone, in tree order.
  let gone: [StatefulObject]
  /// The objects that have replaced those that are gone: objects of the same name and class.
  private(set) var successors: [ObjectID: StatefulObject] = [:]
  /// The objects that may have changed, in tree order, with their facts at the moment.
  private(set) var facts: [(object: StatefulObject, facts: [SceneFact])] = []
  /// The views that may have moved, their superviews, and the subviews of these.
  private(set) var moved: [UIView] = []
  private(set) var parents: [ObjectID: UIView] = [:]
  private(set) var siblings: [ObjectID: [UIView]] = [:]
  private var labels: [ObjectID: String] = [:]
  private var classes: [ObjectID: String] = [:]

  /// Records a moment; to be called while the scene is still as it was then.
  init(_ scene: Scene, _ changes: SceneChanges, now: SceneMoment, names: NameTable) {
    moment = SceneMoment(scene)
    gone = moment.objects.filter { !now.contains($0) }
    for object in gone where !scene.mustStop() {
      label(object, scene)
      classes[ObjectID(object)] = scene.className(of: object)
      guard let name = scene.names.name(of: object), let other = names[name],
        !moment.contains(other), now.contains(other), type(of: other) == type(of: object),
        names.entry(of: other)?.className
          == scene.names.entry(of: object)?.className
      else { continue }
      successors[ObjectID(object)] = other
    }
    var candidates = Set(changes.objects.map(ObjectID.init))
    candidates.formUnion(changes.moved.map(ObjectID.init))
    candidates.formUnion(successors.keys)
    let reader = SceneFacts(scene)
    // What other objects change without a word: windows, controllers, the application.
    candidates.formUnion(moment.central)
    for object in moment.objects where !scene.mustStop() {
      let isRenamed =
        changes.isWhole && scene.names.name(of: object) != names.name(of: object)
      guard isRenamed || candidates.contains(ObjectID(object)) else { continue }
      let facts = reader.facts(of: object)
      for fact in facts { for object in fact.objects { label(object, scene) } }
      self.facts.append((object, facts))
    }
    let movedIDs = Set(changes.moved.map(ObjectID.init)).union(successors.keys)
    for case let view as UIView in facts.lazy.map(\.object)
    where movedIDs.contains(ObjectID(view)) {
      moved.append(view)
      take(placeOf: view, scene)
    }
    for object in gone where !scene.mustStop() {
      guard let view = (object as? UIView)?.superview ?? (object as? UIGestureRecognizer)?.view
      else { continue }
      parents[ObjectID(object)] = view
      label(view, scene)
    }
  }

  private mutating func take(placeOf view: UIView, _ scene: Scene) {
    guard let parent = view.superview else { return }
    parents[ObjectID(view)] = parent
    label(parent, scene)
    guard siblings[ObjectID(parent)] == nil else { return }
    siblings[ObjectID(parent)] = parent.subviews
  }

  private mutating func label(_ object: StatefulObject, _ scene: Scene) {
    labels[ObjectID(object)] = scene.label(of: object)
  }

  /// Returns the name that an object had.
  func label(of object: StatefulObject) -> String { labels[ObjectID(object)] ?? "?" }

  /// Returns the name of the class that an object that is gone had.
  func className(of object: StatefulObject) -> String { classes[ObjectID(object)] ?? "" }

  /// Returns the object that an object of then is now: itself or its successor.
  func successor<Object: StatefulObject>(of object: Object) -> Object {
    guard let successor = successors[ObjectID(object)] else { return object }
    return successor as? Object ?? object
  }

  /// Returns whether two facts, of then and of now, say the same.
  func isSame(_ then: SceneFact, _ fact: SceneFact, now: SceneMoment) -> Bool {
    switch (then.value, fact.value) {
    case (.property(let old), .property(let new)):
      guard case (.responder(let old), .responder(let new)) = (old.content, new.content) else {
        return old == new
      }
      return old.map { successor(of: $0) } === new
    case (.words(let old), .words(let new)):
      return old.count == new.count && zip(old, new).allSatisfy(isSame)
    case (.order(let old), .order(let new)):
      let replaced = Set(successors.values.map(ObjectID.init))
      let before = old.map { successor(of: $0) }.filter(now.contains)
      let after = new.filter { moment.contains($0) || replaced.contains(ObjectID($0)) }
      let common = Set(before).intersection(after)
      return before.filter(common.contains) == after.filter(common.contains)
    default: return false
    }
  }

  private func isSame(_ old: SceneFact.Word, _ new: SceneFact.Word) -> Bool {
    switch (old, new) {
    case (.text(let old), .text(let new)): old == new
    case (.object(let old), .object(let new)): successor(of: old) === new
    case (.closure, .closure): true
    default: false
    }
  }
}

/// The objects of a scene at one moment, in tree order.
struct SceneMoment {
  /// The application and its parts, controllers, then every view with its recognizers.
  private(set) var objects: [StatefulObject] = []
  private var ids: Set<ObjectID> = []
  /// The objects that other objects can change: windows, and all that are neither views nor
  /// recognizers.
  private(set) var central: Set<ObjectID> = []

  init(_ scene: Scene) {
    objects.reserveCapacity(scene.names.count)
    ids.reserveCapacity(scene.names.count)
    add(scene.application)
    if let windowScene = scene.windowScene { add(windowScene) }
    if let delegate = scene.appDelegate { add(delegate) }
    for controller in scene.controllers { add(controller) }
    central = ids.union(scene.windows.map(ObjectID.init))
    for view in Subtree(of: scene.topViews) {
      add(view)
      for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
    }
    for recognizer in scene.detachedRecognizers { add(recognizer) }
  }

  private mutating func add(_ object: StatefulObject) {
    if ids.insert(ObjectID(object)).inserted { objects.append(object) }
  }

  func contains(_ object: StatefulObject) -> Bool { ids.contains(ObjectID(object)) }
}
