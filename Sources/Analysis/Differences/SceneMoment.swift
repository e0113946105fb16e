import ResponderKit
import Scenes

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
    if let delegate = scene.application.delegate as? UIResponder { add(delegate) }
    for controller in scene.controllers { add(controller) }
    central = ids.union(scene.windows.map(ObjectID.init))
    for view in Subtree(of: scene.windows + scene.detachedControllers.map(\.view)) {
      add(view)
      for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
    }
  }

  private mutating func add(_ object: StatefulObject) {
    if ids.insert(ObjectID(object)).inserted { objects.append(object) }
  }

  /// Returns whether an object is in the scene.
  func contains(_ object: StatefulObject) -> Bool { ids.contains(ObjectID(object)) }
}
