import Foundation

/// The values that hit-testing reads of a view, in one flat place, with others that most views
/// set.
///
/// They are in memory of ``ViewCorePool`` that the view has for its lifetime, so that reading them
/// costs neither a reference count nor an exclusivity check. A core takes two cache lines. The
/// first has all that a hit-test reads on its way through a plain view: the table of subviews, the
/// standing, and the offset and bounds with which the geometry begins.
///
/// What few views set is not here: ``ViewState`` is made when it is first changed, and the anchor
/// point and transform when they are not the usual ones.
struct ViewCore {
  /// The facts that make a view refuse touches, and those that decide how it must be asked.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// `isHidden` is true.
    static let hidden = Flags(rawValue: 1)
    /// `isUserInteractionEnabled` is false.
    static let interactionDisabled = Flags(rawValue: 2)
    /// The view is a control whose `isEnabled` is false (R2.9).
    static let disabled = Flags(rawValue: 4)
    /// The view is of an app's subclass, which may override anything.
    static let subclassed = Flags(rawValue: 8)
    /// A value stands for an override.
    static let behaving = Flags(rawValue: 16)

    /// The view is a scroll view.
    static let scrolling = Flags(rawValue: 32)

    /// An animation without `allowUserInteraction` makes the view swallow touches (R2.10).
    static let animating = Flags(rawValue: 64)

    /// `clipsToBounds` is true.
    static let clipping = Flags(rawValue: 128)
    /// `autoresizesSubviews` is false.
    static let keepingSubviews = Flags(rawValue: 256)
    /// `isMultipleTouchEnabled` is true.
    static let multipleTouch = Flags(rawValue: 512)
    /// `isExclusiveTouch` is true.
    static let exclusiveTouch = Flags(rawValue: 1024)
    /// The view may lay out subviews: by its class, or as the root view of a controller that may.
    static let layingOut = Flags(rawValue: 2048)
    /// The view is to be laid out in the next pass; see ``UIView/setNeedsLayout()``.
    static let needsLayout = Flags(rawValue: 4096)
    /// A descendant is to be laid out in the next pass.
    static let needsLayoutBelow = Flags(rawValue: 8192)
    /// The marks that a layout pass takes away.
    static let layoutMarks: Flags = [.needsLayout, .needsLayoutBelow]
    /// The view is a stack view.
    static let stacking = Flags(rawValue: 16384)
    /// What moves the view may move the safe area of a scroll view: one lies below it, or the view is
    /// a bar. It stays when the scroll view leaves; see ``UIView/insetsMayChange()``.
    static let movesInsets = Flags(rawValue: 32768)
    /// The flags that are no part of the state that is saved and restored.
    static let unsaved: Flags = [.needsLayout, .needsLayoutBelow, .movesInsets]

    /// The flags under which the view must be called as UIKit would call it.
    static let asked: Flags = [.subclassed, .behaving, .animating]
  }

  /// A way in which a superview's hit-test deals with a view.
  enum Standing: UInt8 {
    /// The view takes touches in its bounds, and has no transform.
    case plain
    /// The view takes touches in its bounds, and has a transform.
    case transformed
    /// The view refuses by its own state, or its transform has no inverse.
    case refusing
    /// The view must be called as UIKit would call it.
    case asked
  }

  var children = SiblingTable()
  /// The standing in the hit-test of the superview; up to date while there is one.
  private(set) var standing = Standing.plain
  var flags: Flags = []
  var geometry: LayerGeometry
  var autoresizingMask: UInt8 = 0
  /// The index among the superview's subviews.
  var index: Int32 = 0
  // Unsafe here: a core ends with its view, and a view leaves its window before that ends.
  let view: Unmanaged<UIView>
  var superview: UnsafeMutablePointer<ViewCore>?
  /// The window at the top of the tree, if there is one.
  var window: Unmanaged<UIWindow>?
  var alpha: Float = 1
  /// See ``UIView/nameRow``.
  var nameRow: Int32 = -1

  init(frame: CGRect, view: UIView) {
    geometry = LayerGeometry(frame: frame)
    self.view = .passUnretained(view)
  }

  /// The reason why the view refuses before its geometry is looked at (R2.1, R2.3, R2.9).
  @inline(__always)
  var refusalByFlags: HitTestRejection? {
    if flags.contains(.disabled) { return .disabled }
    if flags.contains(.interactionDisabled) { return .interactionDisabled }
    if flags.contains(.hidden) { return .hidden }
    if HitTestRejection.isFaint(Double(alpha)) { return .transparent(alpha: alpha) }
    return nil
  }

  /// Updates the standing after a change of what it follows from.
  mutating func refreshStanding() {
    if geometry.mapping == .singular {
      standing = .refusing
    } else if !flags.isDisjoint(with: .asked) {
      standing = .asked
    } else if refusalByFlags != nil {
      standing = .refusing
    } else {
      standing = geometry.mapping == .translation ? .plain : .transformed
    }
  }

  /// The box that stands for the view in its superview's table.
  var touchBox: TouchBox {
    switch standing {
    case .asked: .everything
    case .refusing: .nothing
    case .plain, .transformed: TouchBox(geometry.frame, widenedFor: geometry)
    }
  }
}

/// The state of a view that few views set.
struct ViewState {
  var tag = 0
  var zPosition: CGFloat = 0
  /// The safe area that the view was told of last.
  var knownSafeArea = UIEdgeInsets.zero
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  // States that are kept for undo know it, too, and may outlive it.
  /// The controller whose root view this is.
  weak var viewController: UIViewController?
  var pointInsideBehavior: (any PointInsideBehavior)?
  var hitTestBehavior: (any HitTestBehavior)?
  var codedMethods: (any CodedMethods)?
  /// The values of inert members; see ``InertKeeping``.
  var inertValues: [String: Any] = [:]
  var stacking = StackedState()
  /// See ``UIView/sizeSource``.
  var sizeSource = SizeSource.known
  var recognizers: [UIGestureRecognizer]?
  /// The animations that run on the view's properties.
  var animations: [PropertyAnimation] = []
}

/// The memory of the state that few views set, which is made when it is needed.
final class ViewStateBox {
  fileprivate(set) var state = ViewState()
  /// The identities of the subviews, kept for reports until the subviews change.
  var identifiersOfSubviews: [ObjectID]?
  /// Tells those that know the view without retaining it whether it is still there.
  var mark: ViewMark?
  /// The layer, which is made when it is first read.
  var layer: CALayer?
}

extension UIView {
  /// A place in a table of what somebody knows of the view by its name; -1 for none. A table that
  /// did not set it last finds something else there, or nothing.
  package final var nameRow: Int32 {
    get { core.pointee.nameRow }
    set { core.pointee.nameRow = newValue }
  }

  /// The state that few views set, as one value to save and restore.
  final var viewState: ViewState {
    _read {
      if let stateBox { yield stateBox.state } else { yield ViewState() }
    }
    _modify { yield &ownStateBox.state }
  }

  /// The box, which is made if there is none.
  final var ownStateBox: ViewStateBox {
    if let stateBox { return stateBox }
    let box = ViewStateBox()
    stateBox = box
    return box
  }

  /// The controller whose root view this is.
  package final var viewController: UIViewController? {
    get { stateBox?.state.viewController }
    set { viewState.viewController = newValue }
  }

  final var recognizers: [UIGestureRecognizer]? {
    get { stateBox?.state.recognizers }
    _modify { yield &viewState.recognizers }
  }

  /// The animations of the view's properties. Code that changes them calls ``willChange()`` first.
  final var animations: [PropertyAnimation] {
    get { viewState.animations }
    set { viewState.animations = newValue }
  }
}

extension UnsafeMutablePointer<ViewCore> {
  /// The reason why a view without an override refuses a point in its coordinates; nil for none.
  // A function of the pointer, because one of the value would copy it.
  @inline(__always)
  func rejection(of point: CGPoint) -> HitTestRejection? {
    if let refusal = pointee.refusalByFlags { return refusal }
    let bounds = pointee.geometry.bounds
    return bounds.containsHalfOpen(point) ? nil : .outside(bounds: bounds)
  }

  /// Maps a point of the superview to a view whose standing is plain; nil outside of its bounds.
  @inline(__always)
  func plainPoint(_ point: CGPoint) -> CGPoint? {
    let offset = pointee.geometry.offset
    let place = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    return pointee.geometry.bounds.containsHalfOpen(place) ? place : nil
  }
}

extension ViewCore {
  mutating func setFlag(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension UIView {
  /// Changes a flag that does not decide about hit-testing.
  final func setFlag(_ flag: ViewCore.Flags, _ isOn: Bool) {
    willChange()
    core.pointee.setFlag(flag, isOn)
  }

  /// Changes a property that decides about touches, and updates the superview's table.
  final func setTouchState(_ change: (inout ViewCore) -> Void) {
    willChange()
    let block = animationBlock
    let old = block == nil ? nil : core.pointee
    change(&core.pointee)
    refreshTouchBox()
    if isBarOfController { insetsMayChange() }
    if let block, let old { animate(from: old, [.alpha], by: block) }
  }

  /// Changes the geometry of the view, and resizes the subviews if the size changed (R12.7).
  final func setGeometry(_ isValid: Bool, _ change: (inout LayerGeometry) -> Void) {
    APIMisuse.check(isValid, "a view's geometry contains NaN")
    willChange()
    let oldBounds = core.pointee.geometry.bounds
    let block = animationBlock
    let old = block == nil ? nil : core.pointee
    change(&core.pointee.geometry)
    refreshTouchBox()
    if stateBox != nil, core.pointee.geometry.bounds.size != oldBounds.size { sizeWasSet() }
    if let block, let old { animate(from: old, [.bounds, .position, .transform], by: block) }
    if core.pointee.children.count > 0, autoresizesSubviews,
      core.pointee.geometry.bounds.size != oldBounds.size
    {
      autoresizeSubviews(from: oldBounds.size)
    }
    if core.pointee.flags.contains(.layingOut), core.pointee.geometry.bounds != oldBounds {
      setNeedsLayout()
    }
    insetsMayChange()
    tellStackView()
  }

  /// Returns a closure that restores the present state of the view, above that of the superclass.
  final func capturedState(above base: @escaping () -> Void) -> () -> Void {
    let core = self.core.pointee
    let state = stateBox?.state
    return { [self] in
      base()
      if state != nil || stateBox != nil { viewState = state ?? ViewState() }
      self.core.pointee.geometry = core.geometry
      self.core.pointee.alpha = core.alpha
      // A restored state has been laid out: the marks stay with what is to be laid out now.
      let kept = self.core.pointee.flags.intersection(.unsaved)
      self.core.pointee.flags = core.flags.subtracting(.unsaved).union(kept)
      self.core.pointee.autoresizingMask = core.autoresizingMask
      refreshTouchBox()
    }
  }

  /// Updates the superview's table after a change of the view.
  final func refreshTouchBox() {
    core.pointee.refreshStanding()
    core.pointee.superview?.pointee.children.refresh(at: Int(core.pointee.index))
  }
}

extension CGRect {
  /// Indicates whether no coordinate is NaN.
  var isFreeOfNaN: Bool { origin.isFreeOfNaN && !size.width.isNaN && !size.height.isNaN }
}

extension CGPoint {
  /// Indicates whether no coordinate is NaN.
  var isFreeOfNaN: Bool { !x.isNaN && !y.isNaN }
}

extension CGAffineTransform {
  /// Indicates whether no entry is NaN.
  var isFreeOfNaN: Bool { ![a, b, c, d, tx, ty].contains { $0.isNaN } }
}
