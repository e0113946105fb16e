import Foundation

/// A view whose content can be larger than the view, and is scrolled by fingers.
///
/// `contentOffset` is the origin of the bounds and nothing else (R8.4). Two recognizers on the view
/// scroll (R8.3): a pan, and one that holds `touchesBegan` back from the content for a moment, in
/// which a finger that moves scrolls instead (R8.1). A third one zooms a view in the content, if the
/// delegate names one and ``maximumZoomScale`` is greater than ``minimumZoomScale``.
open class UIScrollView: UIView, ScrollDelegating {
  /// The part of the speed that is left after a millisecond, when the content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond, below 1.
    public var rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of lists, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pages, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  override class var ownClass: UIView.Type { UIScrollView.self }

  /// The delegate, whatever its kind; see ``ScrollDelegating``.
  final weak var scrollDelegate: (any UIScrollViewDelegate)? { willSet { willChange() } }

  /// The point of the content at the top left corner: `bounds.origin` (R8.4). Setting it stops
  /// content that moves by itself. The limits do not apply.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      setting("contentOffset", newValue, bounds.origin) {
        setContentOffset(newValue, animated: false)
      }
    }
  }
  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setting("contentSize", newValue, storedContentSize) { storedContentSize = newValue } }
  }
  private final var storedContentSize = CGSize.zero {
    willSet { willChange() }
    didSet { if storedContentSize != oldValue { markForLayout() } }
  }
  /// The distance by which the content may be scrolled beyond each edge, in points (R8.4). The safe
  /// area may add to it: see ``adjustedContentInset``.
  open var contentInset: UIEdgeInsets {
    get { contentInsetValue }
    set {
      willChange()
      let hasChanged = newValue != contentInsetValue
      contentInsetValue = newValue
      if hasChanged { adjustedContentInsetDidChange() }
    }
  }
  /// The manner in which the safe area adds to ``contentInset`` (R8.7);
  /// ``ContentInsetAdjustmentBehavior/automatic`` by default. The layout pass applies a change.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { adjustmentBehavior }
    set {
      willChange()
      adjustmentBehavior = newValue
      adjustmentMayChange()
    }
  }
  /// The distance by which the content may in fact be scrolled beyond each edge, in points:
  /// ``contentInset`` and what ``contentInsetAdjustmentBehavior`` adds to it (R8.7).
  ///
  /// The layout pass, before each event and question, finds what is added. Content that rests at
  /// its top, or at its left edge, goes with it; an offset that an app has set stays. To a view in
  /// no window nothing is added.
  open var adjustedContentInset: UIEdgeInsets {
    core.pointee.window == nil ? contentInsetValue : contentInsetValue + adjustment
  }

  /// Indicates whether fingers scroll. If it is false, touches pass up the chain (R8.4).
  open var isScrollEnabled: Bool {
    get { isScrollEnabledValue }
    set {
      willChange()
      isScrollEnabledValue = newValue
      refreshRecognizers()
    }
  }
  /// Indicates whether the content's `touchesBegan` waits for 150 ms, or until it is clear that the
  /// finger does not scroll (R8.1).
  open var delaysContentTouches: Bool {
    get { delaysContentTouchesValue }
    set {
      willChange()
      delaysContentTouchesValue = newValue
      refreshRecognizers()
    }
  }
  /// Indicates whether a drag may take a finger away from content that has it (R8.2).
  open var canCancelContentTouches = true { willSet { willChange() } }
  /// Indicates whether a drag that begins along one axis moves the content along that axis only.
  open var isDirectionalLockEnabled = false { willSet { willChange() } }
  /// The manner in which a drag takes the keyboard away (R8.10).
  open var keyboardDismissMode = KeyboardDismissMode.none { willSet { willChange() } }
  /// Indicates whether a tap on the status bar scrolls to the top, if this is the only one (R8.10).
  open var scrollsToTop = true { willSet { willChange() } }
  /// Indicates whether the content stops at multiples of the view's size.
  open var isPagingEnabled = false { willSet { willChange() } }
  /// Indicates whether a finger may drag the content beyond its limits, from which it comes back.
  open var bounces = true { willSet { willChange() } }
  /// Indicates whether the view takes a vertical drag even if the content has nothing more to show.
  open var alwaysBounceVertical = false {
    willSet { willChange() }
    didSet { markForLayout() }
  }
  /// Indicates whether the view takes a horizontal drag even if the content has no more to show.
  open var alwaysBounceHorizontal = false {
    willSet { willChange() }
    didSet { markForLayout() }
  }
  /// The rate at which the content slows; pages use ``DecelerationRate/fast`` (simulator choice).
  open var decelerationRate = DecelerationRate.normal { willSet { willChange() } }

  /// The least scale of the view that zooms, if two fingers or an app change the scale.
  open var minimumZoomScale: CGFloat = 1 { willSet { willChange() } }
  /// The greatest scale of the view that zooms. Fingers zoom only if it is above the least (R8.3).
  open var maximumZoomScale: CGFloat = 1 { willSet { willChange() } }
  /// Indicates whether fingers may go beyond the limits of the scale. It has no effect here: the
  /// scale stops at its limits (simulator choice).
  open var bouncesZoom = true { willSet { willChange() } }
  /// The scale of the view that zooms, else 1. Setting it is ``setZoomScale(_:animated:)``.
  open var zoomScale: CGFloat {
    get { zoomedView.map { $0.transform.scale } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Indicates whether the layout pass places subviews, whatever the insets are.
  var placesSubviews: Bool { false }
  /// The zoom by two fingers that is under way.
  final var zooming: ZoomProgress? { willSet { willChange() } }
  /// The present motion of the content.
  final var motion = ScrollMotion.resting { willSet { willChange() } }
  /// The recognizers, made when they are needed, as most scroll views never see a finger.
  final var madeRecognizers: ScrollRecognizers?

  deinit {
    let made: [UIGestureRecognizer?] = [
      madeRecognizers?.pan, madeRecognizers?.delay, madeRecognizers?.pinch,
    ]
    for recognizer in made where recognizer?.attachedView === self {
      recognizer?.attachedView = nil
    }
  }
  private final var contentInsetValue = UIEdgeInsets.zero
  private final var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// What the safe area adds to ``contentInset``, as the layout pass has found it last.
  final var adjustment = UIEdgeInsets.zero
  private final var isScrollEnabledValue = true
  private final var delaysContentTouchesValue = true

  /// Creates a scroll view, which clips its drawing (R8.6).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    core.pointee.flags.insert([.scrolling, .layingOut, .needsLayout])
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// The view's rectangle in its own coordinates. The delegate is told when the origin moves.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Tells the view that ``adjustedContentInset`` has changed (R8.7): after the layout pass moved
  /// the content, or ``contentInset`` was set; not of a view that left its window (simulator
  /// choice).
  open func adjustedContentInsetDidChange() {}

  /// Moves a point of the content, which may be beyond the limits, to the top left corner, at once
  /// or within 0.3 seconds on the clock. The content of a view in no window jumps.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    standardSetContentOffset(contentOffset, animated: animated)
  }

  /// Moves the content by the least distance after which a rectangle of it is in sight; one that is
  /// larger than the view shows its near edge.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Zooms about the middle of what is in sight to a scale, at once (simulator choice), within
  /// ``minimumZoomScale`` and ``maximumZoomScale``.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { standardZoom(to: scale) }

  /// Zooms at once (simulator choice), so that a rectangle of the view that zooms fills this one,
  /// as far as the limits of the scale allow.
  open func zoom(to rect: CGRect, animated: Bool) { standardZoom(to: rect) }

  /// Returns whether the hit-tested view gets fingers that come down; true by default (R8.1).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag may take the finger away from the view in the content that has it; by
  /// default, whether that is no control (R8.2).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  package override var builtInRecognizers: [UIGestureRecognizer] {
    recognizersOfView + super.builtInRecognizers
  }

  /// Returns whether a message goes no further, as a touch of a view that scrolls (R8.4).
  override func keeps(_ method: EventMethod) -> Bool {
    isScrollEnabled && EventMethod.touches.contains(method)
  }

  open override func captureState() -> () -> Void {
    capture(
      \.storedContentSize, \.delegate, \.motion, \.decelerationRate, \.contentInsetValue,
      \.adjustmentBehavior, \.adjustment, \.isScrollEnabledValue, \.delaysContentTouchesValue,
      \.canCancelContentTouches, \.isDirectionalLockEnabled, \.isPagingEnabled,
      \.keyboardDismissMode, \.scrollsToTop, \.bounces, \.alwaysBounceVertical,
      \.alwaysBounceHorizontal, \.minimumZoomScale, \.maximumZoomScale, \.bouncesZoom, \.zooming,
      after: super.captureState())
  }
}
