/// A view that a behaviour speaks of without keeping it alive.
struct WeakView {
  weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}
