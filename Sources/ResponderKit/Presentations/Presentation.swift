import Foundation

/// The settings and the state of a controller's presentation. They are the controller's own, so
/// that they are undone with it; the presentation controllers only show them as UIKit's do.
package struct Presentation {
  package typealias Detent = UISheetPresentationController.Detent.Identifier

  /// The presentation controller that was asked for.
  var manager: UIPresentationController?
  /// The style of the presentation under way, after adapting.
  package var style = UIModalPresentationStyle.automatic
  /// The presenter's view while it is out of the window, with its place.
  var putAway: PutAway?
  /// The first responder from which the presentation took the keyboard (R9.11).
  var interrupted: InterruptedEditing?
  /// Indicates whether only the app dismisses the controller.
  package var isModal = false
  /// The size that the controller would like to have, in points.
  package var preferredSize = CGSize.zero
  /// The answer of a delegate about narrow screens, where there is no delegate object.
  package var adaptiveStyle = UIModalPresentationStyle.automatic
  /// The heights at which the sheet may rest.
  package var detents: [Detent] = [.large]
  /// The height that is set.
  package var selectedDetent: Detent?
  /// The greatest height at which the views behind get touches.
  package var undimmedDetent: Detent?
  /// Indicates whether a scroll view at its top makes the sheet larger before it scrolls (R11.7).
  package var scrollingExpands = true
  /// Indicates whether the sheet has a grabber at its top edge.
  package var hasGrabber = false
  /// The views behind a popover that get touches.
  package var passthroughViews: [ViewReference] = []
  /// The view at which a popover points.
  package var source: ViewReference?
  /// The rectangle at which a popover points.
  var sourceRect = CGRect.null

  /// A view that a presentation took out of the window.
  struct PutAway {
    let view: ViewReference
    let superview: ViewReference
    let index: Int
  }

  /// A responder that is to be first responder again.
  struct InterruptedEditing {
    weak var responder: UIResponder?
  }

  /// The height at which the sheet rests: the one that is set, or the lowest one.
  var detent: Detent {
    selectedDetent.flatMap { detents.contains($0) ? $0 : nil } ?? detents.min() ?? .large
  }

  /// Indicates whether the views behind the sheet get touches, which a modal one keeps from them.
  var isUndimmed: Bool {
    guard style.isSheet, !isModal, let undimmedDetent else {
      return false
    }
    return detent <= undimmedDetent
  }

  /// Returns the style of a presentation in a container of a width in points. On a narrow screen a
  /// popover becomes a sheet unless the delegate answers `none`. Automatic is a sheet (R11.6).
  func adapted(
    _ style: UIModalPresentationStyle, asked: UIModalPresentationStyle?, width: CGFloat
  ) -> UIModalPresentationStyle {
    switch style {
    case .popover where width < BarPlaces.regularWidth:
      switch asked ?? adaptiveStyle {
      case .none: .popover
      case .automatic, .popover: .pageSheet
      case let other: other
      }
    case .automatic: .pageSheet
    default: style
    }
  }
}

extension UIPresentationController {
  /// Returns the rectangle of a sheet at a height in a container, in points: the full width, 10
  /// points below the top inset, or the lower half; on a wide screen 540 × 620 in the middle
  /// (simulator choices).
  func frameOfSheet(in screen: CGRect, at detent: Presentation.Detent) -> CGRect {
    if screen.width >= BarPlaces.regularWidth {
      let wanted = presentedViewController.presentation.preferredSize
      return CGRect(
        center: CGPoint(x: screen.midX, y: screen.midY),
        size: (wanted == .zero ? CGSize(width: 540, height: 620) : wanted).fitting(screen.size))
    }
    let top =
      detent == .medium
      ? screen.height / 2 : BarPlaces.topInset(of: screen.size) + 10
    return CGRect(x: 0, y: top, width: screen.width, height: max(0, screen.height - top))
  }

  /// Returns the rectangle of a popover in a container, in points: below the source or above it,
  /// at least 10 points from the edges; in the middle without a source. Its size is the preferred
  /// one, or 320 × 480 (simulator choices).
  func frameOfPopover(in screen: CGRect) -> CGRect {
    let presentation = presentedViewController.presentation
    let wanted = presentation.preferredSize
    let room = screen.insetBy(dx: 10, dy: 10)
    let size = (wanted == .zero ? CGSize(width: 320, height: 480) : wanted).fitting(room.size)
    guard let container = containerView, let source = presentation.source?.view,
      source.window != nil
    else {
      return CGRect(center: CGPoint(x: screen.midX, y: screen.midY), size: size)
    }
    let rect = presentation.sourceRect.isNull ? source.bounds : presentation.sourceRect
    let target = container.convert(rect, from: source)
    let below = target.maxY + 10
    let isBelow = below + size.height <= room.maxY
    let y = isBelow ? below : target.minY - 10 - size.height
    return CGRect(
      x: min(max(target.midX - size.width / 2, room.minX), room.maxX - size.width),
      y: min(max(y, room.minY), room.maxY - size.height), width: size.width, height: size.height)
  }
}

extension CGSize {
  fileprivate func fitting(_ other: CGSize) -> CGSize {
    CGSize(width: max(0, min(width, other.width)), height: max(0, min(height, other.height)))
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
