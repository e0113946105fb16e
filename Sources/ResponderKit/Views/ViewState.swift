/// The state of a view besides the values that hit-testing reads and its place in the tree.
struct ViewState {
  var tag = 0
  var clipsToBounds = false
  var autoresizesSubviews = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var autoresizingMask: UIView.AutoresizingMask = []
  var zPosition: CGFloat = 0
  var pointInsideBehavior: (any PointInsideBehavior)?
  var hitTestBehavior: (any HitTestBehavior)?
  var recognizers: [UIGestureRecognizer]?
  /// The animations that run on the view's properties.
  var animations: [PropertyAnimation] = []
}

extension UIView {
  final var recognizers: [UIGestureRecognizer]? {
    get { viewState.recognizers }
    set { viewState.recognizers = newValue }
  }

  /// The animations that run on the view's properties. Code that changes them calls
  /// ``willChange()`` first.
  final var animations: [PropertyAnimation] {
    get { viewState.animations }
    set { viewState.animations = newValue }
  }
}
