/// A view that an override names without keeping it alive.
///
/// Records of hit-tests carry overrides, so a reference may travel to any thread. There only its
/// identity may be read; the view itself is for the thread of its scene.
public struct ViewReference: @unchecked Sendable {
  // Unchecked for this box: its view is set once, and only the runtime takes it away.
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

  /// Adds the identity of the view.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
