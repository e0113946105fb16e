import Foundation

/// What a view knows of being arranged by a stack view.
struct StackedState {
  /// The distance to the next view, if it has one of its own.
  var spacing: CGFloat?
  /// The size that the view had before the stack view gave it another one.
  var ownSize: CGSize?
  /// The size that the stack view gave it.
  var givenSize: CGSize?
}

extension UIView {
  /// The size that others than its stack view gave the view, in points. Setting it moves nothing.
  package final var ownSize: CGSize {
    get {
      let (size, state) = (bounds.size, viewState.stacking)
      return state.givenSize == size ? state.ownSize ?? size : size
    }
    set {
      let size = bounds.size
      changeStacking { ($0.ownSize, $0.givenSize) = (newValue, size) }
    }
  }

  /// The distance that a stack view keeps behind the view, if it has one of its own, in points.
  package final var customSpacing: CGFloat? {
    get { viewState.stacking.spacing }
    set { changeStacking { $0.spacing = newValue } }
  }

  final func changeStacking(_ change: (inout StackedState) -> Void) {
    willChange()
    change(&viewState.stacking)
    (superview as? UIStackView)?.subviewWasChanged()
  }

  /// Gives the view a frame; with a transform, the size of its bounds and the place of its middle.
  final func place(in frame: CGRect) {
    guard !transform.isIdentity else {
      if self.frame != frame { self.frame = frame }
      return
    }
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    if center != anchor { center = anchor }
  }
}
