/// An object that a value names without retaining it. Records of hit-tests carry overrides, so a
/// reference may be passed to any thread. There only its identity may be read. The object itself
/// may only be used on the thread of its scene.
public struct ObjectReference<Object: StatefulObject>: @unchecked Sendable {
  /// The identity of the object.
  public let id: ObjectID
  // Unchecked for this box: its object is set once, and only the runtime clears it.
  private let box: WeakBox

  /// Creates a reference to an object.
  public init(_ object: Object) {
    id = ObjectID(object)
    box = WeakBox(object)
  }

  fileprivate init(id: ObjectID, box: WeakBox) { (self.id, self.box) = (id, box) }

  /// The object; nil once it is gone.
  public var object: Object? {
    guard let object = box.object else { return nil }
    return object as? Object
  }

  /// Returns the reference as one to an object of another class, which finds it if it is of that.
  public func cast<Other>() -> ObjectReference<Other> { ObjectReference<Other>(id: id, box: box) }
}

private final class WeakBox {
  weak var object: StatefulObject?
  init(_ object: StatefulObject) { self.object = object }
}

extension ObjectReference: Hashable {
  /// Returns whether two references are to the same object, which may be gone.
  public static func == (a: ObjectReference, b: ObjectReference) -> Bool { a.id == b.id }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A view that an override names without retaining it.
public typealias ViewReference = ObjectReference<UIView>

extension ObjectReference where Object == UIView {
  /// The view; nil once it is gone.
  public var view: UIView? { object }
}
