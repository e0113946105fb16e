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
    if Double(alpha) < HitTestRejection.alphaThreshold { return .transparent(alpha: alpha) }
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
