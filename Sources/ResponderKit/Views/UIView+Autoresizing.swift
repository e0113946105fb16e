import Foundation

extension UIView {
  /// The parts of a view's frame that change when the size of the superview does (R12.7).
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Resizes the subviews after this view's size changed, and theirs in turn, without recursion.
  /// The bounds of a subclass that overrides `bounds` are set through its setter.
  final func autoresizeSubviews(from oldSize: CGSize) {
    var pending: [(view: UIView, oldSize: CGSize)] = [(self, oldSize)]
    var controllers: [UIViewController] = []
    defer { for controller in controllers { controller.viewSizeDidChange() } }
    while let (parent, oldSize) = pending.popLast() {
      if let controller = parent.viewController { controllers.append(controller) }
      guard parent.autoresizesSubviews else { continue }
      let delta = CGSize(
        width: parent.bounds.width - oldSize.width, height: parent.bounds.height - oldSize.height)
      let stack = parent as? UIStackView
      for child in parent.subviewArray where !child.autoresizingMask.isEmpty {
        if stack?.arranges(child) == true { continue }
        let before = child.bounds.size
        child.autoresize(by: delta, in: oldSize)
        guard child.bounds.size != before else { continue }
        if child.core.pointee.flags.contains(.layingOut) { child.setNeedsLayout() }
        pending.append((child, before))
      }
    }
  }

  private func autoresize(by delta: CGSize, in oldSize: CGSize) {
    let mask = autoresizingMask
    let geometry = core.pointee.geometry
    let size = geometry.bounds.size
    let x = Stretch(
      before: geometry.position.x - geometry.anchorPoint.x * size.width, length: size.width,
      total: oldSize.width, delta: delta.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let y = Stretch(
      before: geometry.position.y - geometry.anchorPoint.y * size.height, length: size.height,
      total: oldSize.height, delta: delta.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    willChange()
    var bounds = geometry.bounds
    if !keepsSize { bounds.size = CGSize(width: max(0, x.length), height: max(0, y.length)) }
    core.pointee.geometry.setBounds(bounds)
    core.pointee.geometry.setPosition(
      CGPoint(
        x: x.before + geometry.anchorPoint.x * bounds.width,
        y: y.before + geometry.anchorPoint.y * bounds.height))
    refreshTouchBox()
  }
}

/// One axis of a view's frame: margin, length, margin. The flexible parts share a change in
/// proportion to their size, or equally if they have none.
private struct Stretch {
  var before: CGFloat
  var length: CGFloat

  init(
    before: CGFloat, length: CGFloat, total: CGFloat, delta: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    let parts = [
      flexible.before ? before : 0, flexible.length ? length : 0,
      flexible.after ? total - before - length : 0,
    ]
    let count = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
    let sum = parts.reduce(0, +)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? delta * part / sum : delta / CGFloat(count)
    }
    self.before = before + share(parts[0], flexible.before)
    self.length = length + share(parts[1], flexible.length)
  }
}
