/// A view, as something knows it that stands beside it and does not retain it. A weak reference
/// would slow down each other reference to the view; the view itself tells its mark when it ends.
package final class ViewMark {
  // The view clears it when it ends: `endMark`.
  /// The view; nil once it is gone.
  package fileprivate(set) unowned(unsafe) var view: UIView?

  fileprivate init(of view: UIView) { self.view = view }
}

extension UIView {
  /// The mark of the view, which is made if there is none.
  package final var mark: ViewMark {
    let box = ownStateBox
    if let mark = box.mark { return mark }
    let mark = ViewMark(of: self)
    box.mark = mark
    return mark
  }

  /// Tells the mark that the view ends.
  final func endMark() { stateBox?.mark?.view = nil }
}
