/// A view that an override names without retaining it.
///
/// Records of hit-tests carry overrides, so a reference may be passed to any thread. There only its
/// identity may be read. The view itself may only be used on the thread of its scene.
public struct ViewReference: @unchecked Sendable {
  // Unchecked for this box: its view is set once, and only the runtime clears it.
  private final class Box {
    weak var view: UIView?
    init(_ view: UIView) { self.view = view }
  }

  /// The identity of the view.
  public let id: ObjectID
  private let box: Box

  /// Creates a reference to a view.
  public init(_ view: UIView) {
    id = ObjectID(view)
    box = Box(view)
  }

  /// The view; nil once it is gone.
  public var view: UIView? { box.view }
}

extension ViewReference: Hashable {
  /// Returns whether two references are to the same view, which may be gone.
  public static func == (a: ViewReference, b: ViewReference) -> Bool { a.id == b.id }

  /// Hashes the identity of the view.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
