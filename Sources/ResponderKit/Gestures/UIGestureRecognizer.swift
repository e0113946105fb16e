import Foundation

/// Recognizes a gesture in the touches of its view and of the view's descendants (R6.1).
///
/// A subclass overrides the touch methods and sets ``state``; the library's own recognizers do
/// nothing else, so a subclass of yours can do whatever they do.
open class UIGestureRecognizer: StatefulObject {
  /// Asked whether the gesture may begin, whether to see a touch, and how to get along with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)? { willSet { willChange() } }
  /// The view whose touches it sees; one recognizer has one view (R6.13).
  public final internal(set) var view: UIView? {
    get { attachedView }
    set {
      willChange()
      attachedView = newValue
    }
  }
  /// Not weak, which would slow down every reference to the view: a view that goes lets go of its
  /// recognizers.
  final unowned(unsafe) var attachedView: UIView?

  /// A name for debugging.
  open var name: String? { willSet { willChange() } }
  /// Whether the view's touches are cancelled when the gesture is recognized (R6.8).
  open var cancelsTouchesInView = true { willSet { willChange() } }
  /// Whether the view gets no `touchesBegan` until this recognizer has failed (R6.8).
  open var delaysTouchesBegan = false { willSet { willChange() } }
  /// Whether the view gets no `touchesEnded` while this recognizer is undecided (R6.8).
  open var delaysTouchesEnded = true { willSet { willChange() } }
  /// Whether it sees touches; turning it off cancels a gesture under way (R6.10).
  open var isEnabled = true {
    willSet { willChange() }
    didSet { if !isEnabled, oldValue, !isRestoring { stop(.disabled) } }
  }

  /// While a saved state is put back, which has the gesture's end in it already.
  private final var isRestoring = false
  /// What the arbiter knows of the recognizer; whoever changes it calls ``willChange()`` first.
  final var arbitration = Arbitration()
  /// Who is told when the gesture is recognized.
  final var targets: [ActionBinding] = [] { willSet { willChange() } }
  final var staticRequirements: [WeakRecognizer] = [] { willSet { willChange() } }

  /// Creates a recognizer that no view has yet.
  ///
  /// - Parameters:
  ///   - target: Who is told; not retained.
  ///   - action: What it is told.
  public init(target: (any ActionTarget)? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// How far it has come with the current touches (R6.4).
  ///
  /// Setting it asks for a change. A first step out of `possible` happens only if the recognizers
  /// that must fail have failed, nobody vetoes it, and no other recognizer excludes it (R6.5);
  /// until then the state stays `possible`. Anything but the steps of R6.4 stops the program.
  open var state: State {
    get { arbitration.state }
    set { request(newValue) }
  }

  /// Told that fingers came down in the view or a descendant.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that touches were taken away; call super, which gives the gesture up (R6.10).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !state.isFinal else { return }
    request(state.isActive ? .cancelled : .failed, because: .touchesCancelled)
  }

  /// Told that buttons were pressed (R9.9).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Told that buttons were released (R9.9).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the sequence of touches is over; call super and forget what you measured (R6.4).
  open func reset() {}

  /// Whether it may still come to something although no finger is down, as a double tap after the
  /// first tap; false by default.
  ///
  /// UIKit's own recognizers know this in private; a recognizer that is still `possible` and
  /// answers false when its last finger lifts fails.
  open var expectsMoreTouches: Bool { false }

  /// When it gives up by itself if nothing more happens, on the virtual clock; nil if it never
  /// does. For those who watch.
  open var deadline: TimeInterval? { nil }

  /// Whether, having been recognized, it makes another fail; true by default (R6.6).
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether another that was recognized makes it fail; true by default (R6.6).
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// Whether another must fail before this one may be recognized; false by default (R6.5).
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Whether this one must fail before another may be recognized; false by default (R6.5).
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Whether it wants to see an event at all; true by default (R1.3).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Why it may not leave `possible` now, asked before the delegate; for a recognizer that belongs
  /// to a view with a will of its own, as a scroll view's pan.
  func refusalByOwner() -> GestureReport.Reason? { nil }
  /// Told that it failed; for a recognizer that belongs to such a view.
  func hasFailed() {}
  /// Told before the targets; for a recognizer that belongs to such a view.
  func actionIsDue() {}

  /// The middle of the fingers that are down, or of the last ones (R6.11).
  ///
  /// - Parameter view: The view whose coordinates are wanted; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    let down = arbitration.touches
    guard let window = down.first?.window ?? self.view?.window else {
      return arbitration.lastCentroid
    }
    let centroid = down.isEmpty ? arbitration.lastCentroid : Self.centroid(down)
    guard let view else { return centroid }
    return view.convert(centroid, from: window)
  }

  /// How many fingers it follows.
  open var numberOfTouches: Int { arbitration.touches.count }

  /// Where one of its fingers is.
  ///
  /// - Parameters:
  ///   - index: The finger, from 0 in the order of coming down.
  ///   - view: The view whose coordinates are wanted; nil for the window's.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    APIMisuse.check(
      arbitration.touches.indices.contains(index), "the recognizer has no touch \(index)")
    return arbitration.touches[index].location(in: view)
  }

  open override func captureState() -> () -> Void {
    let objects = (delegate, view, name)
    let flags = (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled)
    let lists = (arbitration, targets, staticRequirements)
    return { [self] in
      (delegate, view, name) = objects
      let enabled: Bool
      (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, enabled) = flags
      (arbitration, targets, staticRequirements) = lists
      isRestoring = true
      isEnabled = enabled
      isRestoring = false
    }
  }
}
