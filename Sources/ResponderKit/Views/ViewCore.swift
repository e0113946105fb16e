import Foundation

/// What hit-testing reads of a view, in one flat place.
///
/// It lives in memory that the view allocates for life, so reading it costs neither a reference
/// count nor an exclusivity check.
struct ViewCore {
  /// The facts that make a view refuse touches, and how it must be asked.
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// `isHidden`.
    static let hidden = Flags(rawValue: 1)
    /// `isUserInteractionEnabled` is false.
    static let interactionDisabled = Flags(rawValue: 2)
    /// A control whose `isEnabled` is false (R2.9).
    static let disabled = Flags(rawValue: 4)
    /// Somebody's subclass: it may override anything.
    static let subclassed = Flags(rawValue: 8)
    /// A behaviour stands for an override.
    static let behaving = Flags(rawValue: 16)

    /// A scroll view.
    static let scrolling = Flags(rawValue: 32)

    /// An animation without `allowUserInteraction` makes the view swallow touches (R2.10).
    static let animating = Flags(rawValue: 64)

    /// The flags under which the view must be called as UIKit would call it.
    static let asked: Flags = [.subclassed, .behaving, .animating]
  }

  // What a descent reads of a view that it passes through fills the first cache line exactly: the
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

  /// Why the view refuses before its geometry is looked at (R2.1, R2.3, R2.9).
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

  /// Memory for one view, at the beginning of a cache line.
  static func allocate() -> UnsafeMutablePointer<ViewCore> {
    UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<ViewCore>.size, alignment: 64
    ).bindMemory(to: ViewCore.self, capacity: 1)
  }
}
