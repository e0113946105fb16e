import ResponderKit

/// A moment of a scene that can be restored. It keeps the state that every changed object had at
/// the moment, and the place that every moved view had.
///
/// It costs nothing while nothing changes, and never keeps more than one state per object.
final class Baseline {
  /// Indicates whether any fact that the scene keeps besides its objects has changed: names,
  /// windows or size.
  var sceneHasChanged = false

  private let scene: (() -> UndoJournal.Entry)?
  private var states: [(object: StatefulObject, state: SavedState)] = []
  private var saved: Set<ObjectIdentifier> = []
  private var places: [(view: UIView, parent: UIView?)] = []
  private var parents: [ObjectIdentifier: UIView?] = [:]
  private var orders: [(parent: UIView, subviews: [UIView])] = []
  private var ordered: Set<ObjectIdentifier> = []

  /// Creates a baseline of the present moment.
  ///
  /// - Parameter scene: Restores the facts that the scene keeps besides its objects.
  init(_ scene: (() -> UndoJournal.Entry)?) {
    self.scene = scene
  }

  /// Indicates whether nothing has changed since the moment.
  var isNow: Bool { states.isEmpty && places.isEmpty && !sceneHasChanged }

  /// The changes since the moment.
  var changes: SceneChanges {
    SceneChanges(
      objects: states.map(\.object), moved: places.map(\.view), isWhole: sceneHasChanged)
  }

  /// Keeps the state of an object that is about to change.
  func willChange(_ object: StatefulObject) {
    guard saved.insert(ObjectIdentifier(object)).inserted else { return }
    states.append((object, object.saveState()))
  }

  /// Keeps the place of a view that is about to move.
  func willMove(_ view: UIView) {
    guard parents[ObjectIdentifier(view)] == nil else { return }
    let parent = view.superview
    if let parent, ordered.insert(ObjectIdentifier(parent)).inserted {
      // None of its own subviews has moved before, but others may have been added.
      let own = parent.subviews.filter { parents[ObjectIdentifier($0)] == nil }
      orders.append((parent, own))
    }
    parents[ObjectIdentifier(view)] = .some(parent)
    places.append((view, parent))
  }

  func restore(telling journal: UndoJournal) {
    if sceneHasChanged, let scene { journal.record(scene()) }
    for (object, state) in states {
      journal.willChange(object)
      state.restore()
    }
    // The last first, so that nothing has to close the gaps.
    for (view, _) in places.sorted(by: { $0.view.place > $1.view.place })
    where view.superview != nil {
      move(view, to: nil, journal)
    }
    for (parent, subviews) in orders {
      let now = parent.subviews
      var same = 0
      while same < min(now.count, subviews.count), now[same] === subviews[same] { same += 1 }
      for view in now[same...].reversed() { move(view, to: nil, journal) }
      for view in subviews[same...] { move(view, to: parent, journal) }
    }
  }

  private func move(_ view: UIView, to parent: UIView?, _ journal: UndoJournal) {
    journal.willMove(view)
    view.restorePlacement(in: parent, at: parent?.subviewCount ?? 0)
  }
}

extension UIView {
  fileprivate var place: Int { indexInSuperview ?? 0 }
}

/// The differences that there may be between two moments.
package struct SceneChanges {
  /// The objects whose properties may have changed.
  package var objects: [StatefulObject] = []
  /// The views that moved.
  package var moved: [UIView] = []
  /// Indicates whether names, windows or controllers came or went.
  package var isWhole = false
}

/// A set of objects by identity that takes no memory of its own for the first few: most commands
/// change one or two.
struct IdentitySet {
  private var few: (ObjectIdentifier?, ObjectIdentifier?, ObjectIdentifier?)
  /// Further objects, as many as can be searched quickly.
  private var more: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []

  /// Returns whether an object was added.
  func contains(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    return holds(id) || many.contains(id)
  }

  private func holds(_ id: ObjectIdentifier) -> Bool {
    few.0 == id || few.1 == id || few.2 == id || more.contains(id)
  }

  /// Adds an object; returns whether it is new.
  mutating func insert(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    if holds(id) { return false }
    if few.0 == nil {
      few.0 = id
    } else if few.1 == nil {
      few.1 = id
    } else if few.2 == nil {
      few.2 = id
    } else if more.count < 16 {
      if more.isEmpty { more.reserveCapacity(16) }
      more.append(id)
    } else {
      return many.insert(id).inserted
    }
    return true
  }
}
