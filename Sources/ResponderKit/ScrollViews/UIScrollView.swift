import Foundation

/// A view whose content can be larger than the view, and is scrolled by fingers.
///
/// `contentOffset` is the origin of the bounds and nothing else (R8.4). Two recognizers on the view
/// scroll (R8.3): a pan, and one that holds `touchesBegan` back from the content for a moment, in
/// which a finger that moves scrolls instead (R8.1).
///
/// The content stops at its limits: there is no rubber band (simulator choice). There is no zooming
/// either, so there is no pinch recognizer.
open class UIScrollView: UIView {
  /// The rate at which the content slows down after the finger lifted: the part of the speed that
  /// is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond, below 1.
    public var rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of lists, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pages, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  override class var ownClass: UIView.Type { UIScrollView.self }

  /// The delegate, which is told how the content moves.
  open weak var delegate: (any UIScrollViewDelegate)? { willSet { willChange() } }

  /// The point of the content at the top left corner: `bounds.origin` (R8.4).
  ///
  /// Setting it stops content that moves by itself. The limits do not apply.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero { willSet { willChange() } }
  /// The distance by which the content may be scrolled beyond each edge, in points (R8.4).
  open var contentInset = UIEdgeInsets.zero { willSet { willChange() } }

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
  /// Indicates whether the content stops at multiples of the view's size.
  open var isPagingEnabled = false { willSet { willChange() } }
  /// Indicates whether ``alwaysBounceVertical`` and ``alwaysBounceHorizontal`` have an effect;
  /// nothing bounces here.
  open var bounces = true { willSet { willChange() } }
  /// Indicates whether the view takes a vertical drag even if the content has nothing more to show.
  open var alwaysBounceVertical = false { willSet { willChange() } }
  /// Indicates whether the view takes a horizontal drag even if the content has nothing more to
  /// show.
  open var alwaysBounceHorizontal = false { willSet { willChange() } }
  /// The rate at which the content slows down. Pages always use ``DecelerationRate/fast``
  /// (simulator choice).
  open var decelerationRate = DecelerationRate.normal { willSet { willChange() } }

  /// The present motion of the content.
  final var motion = ScrollMotion.resting { willSet { willChange() } }
  /// The recognizers, which are made when they are first needed, as most scroll views never see a
  /// finger.
  final var madeRecognizers: ScrollRecognizers?

  deinit {
    for recognizer in [madeRecognizers?.pan, madeRecognizers?.delay]
    where recognizer?.attachedView === self {
      recognizer?.attachedView = nil
    }
  }
  private final var isScrollEnabledValue = true
  private final var delaysContentTouchesValue = true

  /// Creates a scroll view, which clips its drawing (R8.6).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    core.pointee.flags.insert(.scrolling)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view's rectangle in its own coordinates. The delegate is told when the origin moves.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Moves the content to a point, at once or within 0.3 seconds on the clock.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content that comes to the top left corner. It may be
  ///     beyond the limits.
  ///   - animated: Whether the content moves gradually. The content of a view in no window jumps.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    standardSetContentOffset(contentOffset, animated: animated)
  }

  /// Returns whether content gets fingers that come down in it; true by default (R8.1).
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event of the fingers.
  ///   - view: The view in the content that the fingers were hit-tested to.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag may take the finger away from content that has it; by default, whether
  /// the content is no control (R8.2).
  ///
  /// - Parameter view: The view in the content that has the finger.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  package override var builtInRecognizers: [UIGestureRecognizer] { recognizersOfView }

  /// Returns whether the view keeps a message that goes up the chain, as a scroll view that scrolls
  /// does with touches (R8.4).
  override func keeps(_ method: EventMethod) -> Bool {
    isScrollEnabled && EventMethod.touches.contains(method)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let content = (contentSize, contentInset, delegate, motion, decelerationRate)
    let switches = (
      isScrollEnabledValue, delaysContentTouchesValue, canCancelContentTouches,
      isDirectionalLockEnabled, isPagingEnabled
    )
    let bouncing = (bounces, alwaysBounceVertical, alwaysBounceHorizontal)
    return { [self] in
      base()
      (contentSize, contentInset, delegate, motion, decelerationRate) = content
      (
        isScrollEnabledValue, delaysContentTouchesValue, canCancelContentTouches,
        isDirectionalLockEnabled, isPagingEnabled
      ) = switches
      (bounces, alwaysBounceVertical, alwaysBounceHorizontal) = bouncing
    }
  }
}

/// An object that is told how a scroll view's content moves. Every method does nothing by default.
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content has moved, whatever the cause.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that the finger lifts; not called for pages.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that is dragged.
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - targetContentOffset: The content offset at which the content will come to rest. The
  ///     delegate may change it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that the finger has lifted; `decelerate` tells whether the content moves
  /// on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content moves on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that the content has come to rest, or that a finger stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that an animated `setContentOffset(_:animated:)` has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing, so that the target is not changed.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
