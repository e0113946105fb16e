import Foundation

/// The values that hit-testing reads of a view, in one flat place.
///
/// They are in memory that the view allocates for its lifetime, so that reading them costs neither
/// a reference count nor an exclusivity check.
struct ViewCore {
  /// The facts that make a view refuse touches, and those that decide how it must be asked.
  struct Flags: OptionSet {
    let rawValue: UInt8

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

    /// The flags under which the view must be called as UIKit would call it.
    static let asked: Flags = [.subclassed, .behaving, .animating]
  }

  // The values that a hit-test reads of a view on its way fill the first cache line exactly: the
  // table of subviews, and the offset and bounds with which the geometry begins.
  var children = SiblingTable()
  var geometry: LayerGeometry
  let view: Unmanaged<UIView>
  var alpha: Float = 1
  var flags: Flags = []
  var superview: UnsafeMutablePointer<ViewCore>?
  /// The index among the superview's subviews.
  var index = 0
  /// The window at the top of the tree, if there is one.
  var window: Unmanaged<UIWindow>?

  /// The reason why the view refuses before its geometry is looked at (R2.1, R2.3, R2.9).
  var refusalByFlags: HitTestRejection? {
    if flags.contains(.disabled) { return .disabled }
    if flags.contains(.interactionDisabled) { return .interactionDisabled }
    if flags.contains(.hidden) { return .hidden }
    if HitTestRejection.isFaint(Double(alpha)) { return .transparent(alpha: alpha) }
    return nil
  }

  /// The box that stands for the view in its superview's table.
  var touchBox: TouchBox {
    if !flags.isDisjoint(with: .asked) { return .everything }
    if refusalByFlags != nil || geometry.mapping == .singular { return .nothing }
    return TouchBox(geometry.frame, widenedFor: geometry)
  }

  /// Allocates memory for one view, at the beginning of a cache line.
  static func allocate() -> UnsafeMutablePointer<ViewCore> {
    UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<ViewCore>.size, alignment: 64
    ).bindMemory(to: ViewCore.self, capacity: 1)
  }
}

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

extension ViewCore {
  mutating func setFlag(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension UIView {
  /// Changes a property that decides about touches, and updates the superview's table.
  final func setTouchState(_ change: (inout ViewCore) -> Void) {
    willChange()
    let block = animationBlock
    let old = block == nil ? nil : core.pointee
    change(&core.pointee)
    refreshTouchBox()
    if let block, let old { animate(from: old, [.alpha], by: block) }
  }

  /// Changes the geometry of the view, and resizes the subviews if the size changed (R12.7).
  final func setGeometry(_ isValid: Bool, _ change: (inout LayerGeometry) -> Void) {
    APIMisuse.check(isValid, "a view's geometry contains NaN")
    willChange()
    let oldSize = core.pointee.geometry.bounds.size
    let block = animationBlock
    let old = block == nil ? nil : core.pointee
    change(&core.pointee.geometry)
    refreshTouchBox()
    if let block, let old { animate(from: old, [.bounds, .position, .transform], by: block) }
    if core.pointee.children.count > 0, autoresizesSubviews,
      core.pointee.geometry.bounds.size != oldSize
    {
      autoresizeSubviews(from: oldSize)
    }
  }

  /// Returns a closure that restores the present state of the view.
  ///
  /// - Parameter base: A closure that restores the state of the superclass.
  final func capturedState(above base: @escaping () -> Void) -> () -> Void {
    let core = self.core.pointee
    let viewState = self.viewState
    let controller = viewController
    return { [self] in
      base()
      self.viewState = viewState
      viewController = controller
      self.core.pointee.geometry = core.geometry
      self.core.pointee.alpha = core.alpha
      self.core.pointee.flags = core.flags
      refreshTouchBox()
    }
  }

  /// Updates the superview's table after a change of the view.
  final func refreshTouchBox() {
    core.pointee.superview?.pointee.children.refresh(at: core.pointee.index)
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

/// The properties of a view's layer that people expect to matter for touches, with the values that
/// are shown while an animation runs.
public struct CALayer {
  private let view: UIView
  private let isPresentation: Bool

  init(view: UIView, isPresentation: Bool = false) {
    self.view = view
    self.isPresentation = isPresentation
  }

  /// Returns the layer as it is shown at this moment; nil if its view is in no window.
  ///
  /// An animated value changes from the old one to the model's, evenly over time. Hit-testing uses
  /// the model's geometry (R2.10). Setting a property of the returned layer sets the model.
  public func presentation() -> CALayer? {
    view.window == nil ? nil : CALayer(view: view, isPresentation: true)
  }

  private var geometry: LayerGeometry {
    isPresentation ? view.shownGeometry : view.core.pointee.geometry
  }

  /// The depth at which the layer is drawn among its siblings; hit-testing ignores it (R2.8).
  public var zPosition: CGFloat {
    get { view.viewState.zPosition }
    nonmutating set {
      view.willChange()
      view.viewState.zPosition = newValue
    }
  }

  /// The alpha of the layer, which is the view's `alpha`, from 0 to 1 (R2.3).
  public var opacity: Float {
    get { isPresentation ? Float(view.shownAlpha) : view.core.pointee.alpha }
    nonmutating set { view.alpha = CGFloat(newValue) }
  }

  /// The bounding box in the superview's coordinates.
  public var frame: CGRect { geometry.frame }
  /// The rectangle in its own coordinates.
  public var bounds: CGRect { geometry.bounds }
  /// The location of the anchor point, in the superview's coordinates.
  public var position: CGPoint { geometry.position }
  /// Returns the transform that is applied about the anchor point.
  public func affineTransform() -> CGAffineTransform { geometry.transform }
}

extension UIView {
  /// The view's layer.
  public var layer: CALayer { CALayer(view: self) }
}
