import Foundation

/// A rectangle that can be touched: UIKit's view without its drawing. Every member that an app may
/// override is declared in this class body; the algorithms are in extensions named after their
/// aspect.
open class UIView: UIResponder {
  /// The values that hit-testing reads, in memory of their own.
  final let core: UnsafeMutablePointer<ViewCore>
  /// The state that few views set; see ``viewState``.
  final var stateBox: ViewStateBox?

  /// The class itself, in each class of the library: its instances override nothing, so hit-testing
  /// need not call them. An app's subclass inherits the value and differs from it.
  class var ownClass: UIView.Type { UIView.self }

  package final override var asView: UIView? { self }
  /// The view in words, such as `<UIButton: 0x…; frame = (20 40; 100 44); layer = <CALayer: 0x…>>`.
  open override var description: String { printedDescription }
  /// The class of the view's layer, which matters for looks only.
  open class var layerClass: AnyClass { CALayer.self }
  /// A number that an app may use to find the view.
  open var tag: Int {
    get { viewState.tag }
    set {
      willChange()
      viewState.tag = newValue
    }
  }
  /// Indicates whether drawing is clipped to the bounds; without effect on touches (R2.6).
  open var clipsToBounds: Bool {
    get { core.pointee.flags.contains(.clipping) }
    set { setFlag(.clipping, newValue) }
  }
  /// Indicates whether masks resize the subviews when the size of the bounds changes (R12.7).
  open var autoresizesSubviews: Bool {
    get { !core.pointee.flags.contains(.keepingSubviews) }
    set { setFlag(.keepingSubviews, !newValue) }
  }
  /// Indicates whether the view receives more than one finger at a time (R5.3).
  open var isMultipleTouchEnabled: Bool {
    get { core.pointee.flags.contains(.multipleTouch) }
    set { setFlag(.multipleTouch, newValue) }
  }
  /// Indicates whether the view takes touches only while no other view has one, and keeps other
  /// views from taking touches while it has one (R5.4).
  open var isExclusiveTouch: Bool {
    get { core.pointee.flags.contains(.exclusiveTouch) }
    set { setFlag(.exclusiveTouch, newValue) }
  }

  /// Creates a view of a rectangle in its superview's coordinates, in points.
  public init(frame: CGRect) {
    core = ViewCorePool.allocate()
    super.init()
    APIMisuse.check(frame.isFreeOfNaN, "a view's frame contains NaN")
    core.initialize(to: ViewCore(frame: frame, view: self))
    if type(of: self) != Self.ownClass {
      core.pointee.flags.insert([.subclassed, .layingOut, .needsLayout])
    }
  }

  /// Creates a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Returns nil, as there are no archives to read. Declared so that an app's subclasses compile.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    endMark()
    // This change cannot be undone, so no observer is told.
    for recognizer in recognizers ?? [] { recognizer.attachedView = nil }
    if core.pointee.children.count > 0 { releaseSubviews() }
    core.pointee.children.deallocate()
    core.deinitialize(count: 1)
    ViewCorePool.deallocate(core)
  }

  /// The rectangle that the view takes in its superview, in the superview's coordinates. With a
  /// transform it is the bounding box, and UIKit calls it undefined (R3.4).
  open var frame: CGRect {
    get { core.pointee.geometry.frame }
    set {
      setting("frame", newValue, frame) {
        let keepsSize = keepsSize
        setGeometry(newValue.isFreeOfNaN) {
          if keepsSize { $0.moveFrame(to: newValue) } else { $0.setFrame(newValue) }
        }
      }
    }
  }

  /// The view's rectangle in its own coordinates. Its origin shifts the subviews (R3.5).
  open var bounds: CGRect {
    get { core.pointee.geometry.bounds }
    set {
      setting("bounds", newValue, bounds) {
        let size = keepsSize ? bounds.size : newValue.size
        setGeometry(newValue.isFreeOfNaN) {
          $0.setBounds(CGRect(origin: newValue.origin, size: size))
        }
      }
    }
  }
  /// The location of the anchor point, in the superview's coordinates.
  open var center: CGPoint {
    get { core.pointee.geometry.position }
    set {
      setting("center", newValue, center) {
        setGeometry(newValue.isFreeOfNaN) { $0.setPosition(newValue) }
      }
    }
  }
  /// The transform that is applied about the anchor point.
  open var transform: CGAffineTransform {
    get { core.pointee.geometry.transform }
    set {
      setting("transform", newValue, transform) {
        setGeometry(newValue.isFreeOfNaN) { $0.setTransform(newValue) }
      }
    }
  }
  /// The fixed point of the transform, in units of the bounds: (0.5, 0.5) is the middle.
  open var anchorPoint: CGPoint {
    get { core.pointee.geometry.anchorPoint }
    set { setGeometry(newValue.isFreeOfNaN) { $0.setAnchorPoint(newValue) } }
  }
  /// The alpha, from 0 to 1. Below 0.01 the view and its subviews take no touches. It is stored as
  /// a `Float`: 0.01 reads 0.009999999776482582, and the view is ignored (R2.3).
  open var alpha: CGFloat {
    get { CGFloat(core.pointee.alpha) }
    set {
      setting("alpha", newValue, alpha) {
        setTouchState { $0.alpha = Float(Swift.min(1, Swift.max(0, newValue))) }
      }
    }
  }
  /// Indicates whether the view and its subviews are hidden, neither drawn nor touched (R2.1).
  open var isHidden: Bool {
    get { core.pointee.flags.contains(.hidden) }
    set {
      setting("isHidden", newValue, isHidden) {
        setTouchState { $0.setFlag(.hidden, newValue) }
        tellStackView()
      }
    }
  }

  /// Indicates whether the view and its subviews take touches (R2.1).
  open var isUserInteractionEnabled: Bool {
    get { !core.pointee.flags.contains(.interactionDisabled) }
    set {
      setting("isUserInteractionEnabled", newValue, isUserInteractionEnabled) {
        setTouchState { $0.setFlag(.interactionDisabled, !newValue) }
      }
    }
  }

  /// The parts of the frame that change when the superview's size does; none by default (R12.7).
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(core.pointee.autoresizingMask)) }
    set {
      willChange()
      core.pointee.autoresizingMask = UInt8(truncatingIfNeeded: newValue.rawValue)
    }
  }

  /// The superview; nil at the top of a tree.
  open var superview: UIView? { core.pointee.superview?.pointee.view.takeUnretainedValue() }
  /// The subviews, back to front, in an array that is made on every access.
  open var subviews: [UIView] { subviewArray }
  /// The window at the top of the tree; nil if there is none.
  open var window: UIWindow? { core.pointee.window?.takeUnretainedValue() }
  /// Returns the deepest view at a point, in the view's own coordinates, that takes touches (R2.1).
  /// The event is nil outside of event handling.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    core.pointee.flags.isDisjoint(with: .asked)
      ? standardHitTest(point, with: event) : ownHitTest(point, with: event)
  }

  /// Returns whether a point of the view belongs to it; by default, whether it lies in the
  /// half-open bounds (R2.4, R2.5). The event is nil outside of event handling.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let recorder = recorder(of: event) else { return ownPoint(inside: point, with: event) }
    return recorder.answer(self, inside: point) { ownPoint(inside: point, with: event) }
  }

  /// Adds a view in front of the subviews, after removing it from its old superview (R12.1).
  open func addSubview(_ view: UIView) { insert(view, at: core.pointee.children.count) }

  /// Adds a view at an index among the subviews, 0 being the back. An index that is greater than
  /// their number adds it in front of them (R12.3).
  open func insertSubview(_ view: UIView, at index: Int) {
    APIMisuse.check(index >= 0, "insertSubview(_:at:): the index \(index) is negative")
    insert(view, at: index)
  }

  /// Adds a view just in front of a subview, or in front of all if the other is none (R12.3).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, besides: sibling, above: true)
  }

  /// Adds a view just behind a subview, or in front of all if the other view is none (R12.3).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, besides: sibling, above: false)
  }

  /// Moves a subview to the front; no effect on other views (R12.4).
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: core.pointee.children.count - 1) }
  }

  /// Moves a subview to the back; no effect on other views (R12.4).
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Swaps two subviews; no effect if an index is out of range (R12.4).
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Removes the view from its superview, its window and its chain (R12.5).
  open func removeFromSuperview() { detach() }
  /// Tells the view that it is about to get another superview, or none (R12.6).
  open func willMove(toSuperview newSuperview: UIView?) {
    _ = runsCode("willMove(toSuperview:)", [.object(newSuperview)])
  }

  /// Tells the view that it got another superview, or none (R12.6).
  open func didMoveToSuperview() { _ = runsCode("didMoveToSuperview()") }
  /// Tells the view and its descendants that they are about to get another window, or none (R12.6).
  open func willMove(toWindow newWindow: UIWindow?) {
    _ = runsCode("willMove(toWindow:)", [.object(newWindow)])
  }
  /// Tells the view and all its descendants that they got another window, or none (R12.6).
  open func didMoveToWindow() { _ = runsCode("didMoveToWindow()") }
  /// Tells the view that a subview was added (R12.6).
  open func didAddSubview(_ subview: UIView) {
    _ = runsCode("didAddSubview(_:)", [.object(subview)])
  }
  /// Tells the view that a subview is about to be removed (R12.6).
  open func willRemoveSubview(_ subview: UIView) {
    _ = runsCode("willRemoveSubview(_:)", [.object(subview)])
  }

  /// Marks the view, so that the next layout pass lays out its subviews: in O(depth) at most, in
  /// O(1) if another view below the same superviews is marked. A size that changes marks the view,
  /// and a subview that comes or goes marks its superview. Only views are marked whose class, or
  /// whose controller's class, may lay out anything.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out the topmost of this view and its superviews that is marked, and all marked views
  /// below; without one, those below this view. The application does so before each event.
  open func layoutIfNeeded() { standardLayoutIfNeeded() }
  /// Indicates whether the views of a class are laid out by constraints. None is: nobody solves them.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Marks the view, so that the next layout pass calls ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { markForUpdateOfConstraints() }
  /// Makes or changes the constraints of the view. An override calls super at the end.
  open func updateConstraints() {}
  /// Tells the view that its traits, such as light or dark, have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Places the subviews, after those of the superviews, in the layout pass. By default it does
  /// nothing: masks act at once (R12.7), and constraints are not solved.
  open func layoutSubviews() { _ = runsCode("layoutSubviews()") }
  /// The size of the view's content, in points; ``noIntrinsicMetric`` for what it does not decide.
  /// Stack views and ``sizeThatFits(_:)`` read it; there is no Auto Layout, and no text is
  /// measured.
  open var intrinsicContentSize: CGSize {
    if case .size(let size)? = codedAnswer("intrinsicContentSize", isTold: false) { return size }
    return fixedSize
  }
  /// Tells the view that its intrinsic size has changed, so that its stack view arranges again.
  open func invalidateIntrinsicContentSize() { tellStackView() }
  /// Returns the size that suits the view best, in points: that of its class, or its present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    if case .size(let size)? = codedAnswer("sizeThatFits(_:)", [.size(size)]) { return size }
    return fixedSize.filled(from: bounds.size)
  }
  /// Gives the view the size of ``sizeThatFits(_:)``. Its top left corner stays where it is.
  open func sizeToFit() { standardSizeToFit() }
  /// The width and height that all views of the class have in common, in points;
  /// ``noIntrinsicMetric`` for one that varies. The numbers are those before iOS 26 (R7.14).
  package var fixedSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Indicates whether the view ignores a size that it is given, as switches and steppers do (R7.14).
  package var keepsSize: Bool { false }

  /// The distances from the edges that a stack view may keep free, in points; 8 each by default.
  open var layoutMargins: UIEdgeInsets {
    get { viewState.layoutMargins }
    set {
      willChange()
      viewState.layoutMargins = newValue
      setNeedsLayout()
    }
  }

  /// The distances from the edges of the view to the part that neither a bar nor the screen's own
  /// parts cover, in points; zero in no window.
  open var safeAreaInsets: UIEdgeInsets { standardSafeAreaInsets }
  /// Tells the view that its safe area has changed. It is called by the layout pass (simulator
  /// choice), before `layoutSubviews()`.
  open func safeAreaInsetsDidChange() { _ = runsCode("safeAreaInsetsDidChange()") }
  /// Adds a recognizer, which leaves its old view and sees the touches of this one (R6.13).
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { standardAdd(recognizer) }
  /// Removes a recognizer; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    standardRemove(recognizer)
  }

  /// The view that the class makes to hold added views, such as an effect view's content view.
  package var ownContentView: UIView? { nil }
  /// The views that the class makes for itself, and that commands call by names of their own.
  package var ownParts: [OwnPart] {
    ownContentView.map { [OwnPart(suffix: "content", view: $0)] } ?? []
  }

  /// The recognizers that the view has made for itself, such as a scroll view's.
  package var builtInRecognizers: [UIGestureRecognizer] { stillHas(viewController?.pans ?? []) }
  /// Returns whether a recognizer may begin that would take the touch away from this view, which
  /// was hit; true by default (R6.5, R6.9).
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// Makes the first responder resign, by force without asking it, if it is this view or a
  /// descendant (R9.4). Returns whether there is no first responder in the view any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { standardEndEditing(force) }
  /// Returns the view itself or the first descendant, depth first, with a tag (R12.7).
  open func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

  /// Inert: draws the view. Never called, as nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// Inert: does nothing, as nothing is drawn.
  open func setNeedsDisplay() {}
  /// Inert: the colour behind the view's content; nil for none (R2.7).
  open var backgroundColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of what can be touched in the view: its own, else that of the nearest
  /// superview that has one, else the system's blue.
  ///
  /// - Complexity: O(depth).
  open var tintColor: UIColor! {
    get { standardTintColor }
    set { setInert(newValue) }
  }
  /// Inert: tells the view that its tint colour has changed. Only an app calls it here.
  open func tintColorDidChange() {}
  /// Inert: indicates whether the view is told of as one thing.
  open var isAccessibilityElement: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: what the view is, in words.
  open var accessibilityLabel: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the value of the view, in words.
  open var accessibilityValue: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: activates the view. Only an app calls it here.
  open func accessibilityActivate() -> Bool { false }
  /// Inert: makes the value larger, or does nothing. Only an app calls it here.
  open func accessibilityIncrement() {}
  /// Inert: makes the value smaller, or does nothing. Only an app calls it here.
  open func accessibilityDecrement() {}
  /// Inert: what kind of thing the view is told to be.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { inert() ?? .none }
    set { setInert(newValue) }
  }

  override var standardNext: UIResponder? { viewController ?? superview }

  override var codedStorage: (any CodedMethods)? {
    get { stateBox?.state.codedMethods }
    set {
      viewState.codedMethods = newValue
      if newValue?.names.contains("layoutSubviews()") == true {
        core.pointee.flags.insert(.layingOut)
      }
    }
  }

  override var forwardsByDefault: Bool {
    !core.pointee.flags.contains(.subclassed) && codedMethods == nil
  }

  // Also controls and lists, which keep events, have the `next` of every view.
  override var hasStandardNext: Bool {
    !core.pointee.flags.contains(.subclassed) && codedMethods == nil
      && overrides?.answers[.next] == nil
  }

  open override func captureState() -> () -> Void { capturedState(above: super.captureState()) }
}
