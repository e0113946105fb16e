import Foundation

extension UIScrollView {
  /// A manner in which the safe area adds to the content inset of a scroll view (R8.7).
  public enum ContentInsetAdjustmentBehavior: Int, CaseIterable, Sendable {
    /// The same as ``scrollableAxes``, and the top and bottom always count for the first scroll view
    /// of a controller that a navigation or tab bar controller contains.
    case automatic
    /// The edges count of the axes along which the content scrolls.
    case scrollableAxes
    /// Nothing is added.
    case never
    /// All edges count.
    case always
  }

  /// Adds to the content inset what the safe area gives now, instead of what it gave before.
  /// Content that rests at its old limit goes to the new one. An offset elsewhere stays, as the app
  /// or a finger has set it, and so does content under a finger.
  final func adjustContentInset(to safeArea: UIEdgeInsets) {
    let (old, new) = (adjustment, adjustment(to: safeArea))
    guard new != old else { return }
    willChange()
    adjustment = new
    // What is handed down to the content is another safe area now.
    insetsMayChange()
    if !isDragging {
      let (inset, aim) = (contentInset, motion.ride?.target ?? contentOffset)
      let offset = CGPoint(
        x: Self.followed(aim.x, inset.left, from: old.left, to: new.left),
        y: Self.followed(aim.y, inset.top, from: old.top, to: new.top)
      ).finite
      if offset != aim { standardSetContentOffset(offset, animated: false) }
    }
    adjustedContentInsetDidChange()
  }

  /// Returns where content goes along an axis when another inset is added: content that rests where
  /// it would without an inset of the app's own goes, too (R8.4).
  private static func followed(
    _ offset: CGFloat, _ inset: CGFloat, from old: CGFloat, to new: CGFloat
  ) -> CGFloat {
    old != new && (offset == -(inset + old) || offset == -old) ? -(inset + new) : offset
  }

  /// Returns the insets that a safe area adds.
  private func adjustment(to safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never, safeArea != .zero else { return .zero }
    if behavior == .always { return safeArea }
    var insets = UIEdgeInsets.zero
    if contentSize.width > bounds.width || alwaysBounceHorizontal {
      (insets.left, insets.right) = (safeArea.left, safeArea.right)
    }
    if contentSize.height > bounds.height || alwaysBounceVertical
      || behavior == .automatic && isFirstUnderBars
    {
      (insets.top, insets.bottom) = (safeArea.top, safeArea.bottom)
    }
    return insets
  }

  /// Indicates whether this is the first scroll view of a controller under bars: the controller's
  /// view, or the backmost scroll view directly in it (simulator choice).
  private var isFirstUnderBars: Bool {
    guard let controller = viewController ?? superview?.viewController else { return false }
    if let superview, viewController == nil {
      let table = superview.core.pointee.children
      for k in 0..<Int(core.pointee.index) where table[k].pointee.flags.contains(.scrolling) {
        return false
      }
    }
    return sequence(first: controller, next: \.parent).dropFirst().contains {
      $0 is UINavigationController || $0 is UITabBarController
    }
  }

  /// Sees to it that the layout pass applies what the insets depend on.
  final func adjustmentMayChange() {
    let addsNothing = contentInsetAdjustmentBehavior == .never && adjustment == .zero
    if addsNothing, !placesSubviews, superview == nil, viewController == nil,
      !core.pointee.flags.contains(.subclassed)
    {
      // There is nothing to lay out, and an imported screen has many of these.
      core.pointee.flags.subtract([.layingOut, .needsLayout])
    } else {
      beginLayingOut()
      handUpInsetMoving()
    }
  }
}

extension UIView {
  /// The view as a scroll view; nil for any other.
  @inline(__always)
  final var asScrollView: UIScrollView? {
    core.pointee.flags.contains(.scrolling) ? self as? UIScrollView : nil
  }

  /// Returns the part of the view's safe area that is left to its subviews: all of it, unless the
  /// view is a scroll view whose content inset keeps the content away from an edge (R8.7).
  @inline(__always)
  final func safeAreaForContent(of safeArea: UIEdgeInsets) -> UIEdgeInsets {
    asScrollView?.safeAreaLeft(of: safeArea) ?? safeArea
  }
}

extension UIScrollView {
  fileprivate final func safeAreaLeft(of safeArea: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: adjustment.top == 0 ? safeArea.top : 0,
      left: adjustment.left == 0 ? safeArea.left : 0,
      bottom: adjustment.bottom == 0 ? safeArea.bottom : 0,
      right: adjustment.right == 0 ? safeArea.right : 0)
  }
}
