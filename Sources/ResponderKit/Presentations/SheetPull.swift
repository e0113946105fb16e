import Foundation

/// The pull of a finger that moves a sheet between its heights, or away (R11.7). The sheet follows
/// the finger. When it lifts, the sheet goes away, or to the nearest of its heights, for which its
/// speed counts as that of a page does (simulator choice).
final class SheetPull: ContainerTransition {
  /// The speed from which on a pull down dismisses whatever its way, in points per second.
  static let dismissingSpeed: CGFloat = 1000

  private weak var presented: UIViewController?

  init(of controller: UIViewController) { presented = controller }

  override var controller: UIViewController? { presented }

  /// Returns whether the finger is on the sheet or its handle, not beside them (simulator choice).
  override func wants(_ touch: UITouch) -> Bool { !(touch.hitView is UIDimmingView) }

  /// Returns whether the finger moves up or down more than sideways.
  override func mayBegin(after movement: CGPoint) -> Bool { abs(movement.y) > abs(movement.x) }

  override func follow(_ pan: UIPanGestureRecognizer) {
    guard let presented, let container = presented.presentationContainer else { return }
    let manager = presented.manager
    switch pan.state {
    case .began, .changed: manager.move(by: pan.translation(in: container).y)
    case .ended: settle(after: pan, in: container, presented, manager)
    case .cancelled: manager.moveToRest()
    case .possible, .failed: break
    }
  }

  private func settle(
    after pan: UIPanGestureRecognizer, in container: UIView, _ presented: UIViewController,
    _ manager: UIPresentationController
  ) {
    let rest = manager.frameOfPresentedViewInContainerView.minY
    let heights = manager.places
    guard let lowest = heights.last else { return manager.moveToRest() }
    let below = rest + pan.translation(in: container).y - lowest.top
    // The speed of two times has an error in its last digits.
    let isQuick = pan.velocity(in: container).y > Self.dismissingSpeed - 1e-6
    if below > lowest.height / 2 || isQuick && below > 0 {
      manager.moveToRest()
      presented.personDismisses(by: .pull)
      return
    }
    let top = rest + pan.restingTranslation(in: container).y
    let nearest = heights.min { abs($0.top - top) < abs($1.top - top) }
    manager.rest(at: (nearest ?? lowest).detent)
  }
}

extension UIPresentationController {
  /// A place of the top edge of a sheet, its height there in points, and the detent of that.
  typealias Place = (top: CGFloat, height: CGFloat, detent: Presentation.Detent)

  /// The places to which a finger may move the sheet, from the highest to the lowest. Of several
  /// detents in one place, as on a wide screen, the present one counts.
  final var places: [Place] {
    guard let screen = containerView?.bounds else { return [] }
    let presentation = presentedViewController.presentation
    var places: [Place] = []
    for detent in Set(presentation.detents).sorted(by: >) {
      let frame = frameOfSheet(in: screen, at: detent)
      guard let k = places.firstIndex(where: { $0.top == frame.minY }) else {
        places.append((frame.minY, frame.height, detent))
        continue
      }
      if detent == presentation.detent { places[k].detent = detent }
    }
    return places
  }

  /// Indicates whether a finger can make the sheet larger.
  final var canGrow: Bool {
    let top = frameOfPresentedViewInContainerView.minY
    return places.contains { $0.top < top }
  }

  /// Moves the sheet from its place of rest by a distance in points. Above its highest place it
  /// stays. If only the app may dismiss it, it follows less and less below its lowest.
  final func move(by way: CGFloat) {
    guard let screen = containerView?.bounds, let view = presentedViewController.viewIfLoaded,
      view.superview === containerView
    else { return }
    let rest = frameOfPresentedViewInContainerView
    let tops = places.map(\.top)
    var frame = rest
    frame.origin.y = max(tops.first ?? rest.minY, rest.minY + way)
    if let lowest = tops.last, frame.minY > lowest, presentedViewController.isModalInPresentation {
      frame.origin.y = lowest + RubberBand.stretch(frame.minY - lowest, of: screen.height)
    }
    // A sheet that is pulled up reaches to the bottom of the screen.
    if rest.maxY == screen.maxY { frame.size.height = max(rest.height, screen.maxY - frame.minY) }
    if !view.transform.isIdentity {
      // A rotated view has no frame that it could be given.
      view.center = CGPoint(x: rest.midX, y: frame.minY + rest.height / 2)
    } else if view.frame != frame {
      view.frame = frame
    }
    presentedViewController.placeGrabber()
  }

  /// Moves the sheet to its place of rest.
  final func moveToRest() { move(by: 0) }

  /// Moves the sheet to a height, by a finger.
  final func rest(at detent: Presentation.Detent) {
    let controller = presentedViewController
    let isNew = detent != controller.presentation.detent
    if isNew {
      controller.change { $0.selectedDetent = detent }
    } else {
      moveToRest()
    }
    controller.viewIfLoaded?.window?.application?.eventObserver?.observe(
      .note(.sheetRests(controller: ObjectID(controller), at: detent, isNew: isNew)))
    guard isNew, let sheet = self as? UISheetPresentationController else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}

extension UIViewController {
  /// The recognizer, private in UIKit, that moves the controller's sheet while it is presented.
  package final var sheetPanGestureRecognizer: UIPanGestureRecognizer? {
    (presentationContainer as? UITransitionView)?.sheetPan
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The word for the height in commands and texts: `medium` or `large`.
  package var word: String { self == .medium ? "medium" : "large" }
}

extension UIScrollView {
  /// Returns the controller whose sheet a drag moves, by a translation in the view's coordinates,
  /// instead of this view's content: the content is at its top, and the sheet is pulled down, or up
  /// if that makes it larger (R11.7).
  final func sheetTaking(_ way: CGPoint) -> UIViewController? {
    guard abs(way.y) > abs(way.x), contentOffset.y <= leastOffset.y,
      let container = superviews.lazy.compactMap({ $0 as? UITransitionView })
        .first(where: { $0.sheetPan != nil }),
      let pan = container.sheetPan, let sheet = pan.ownController, mayTake(pan)
    else { return nil }
    // A list that is upside down scrolls: its top is not where the sheet's is.
    let (origin, end) = (
      container.convert(CGPoint.zero, from: self), container.convert(way, from: self)
    )
    guard (end.y > origin.y) == (way.y > 0) else { return nil }
    if way.y < 0 {
      guard sheet.presentation.scrollingExpands, sheet.manager.canGrow else { return nil }
    } else {
      let outer = superviews.prefix { $0 !== container }
      let scrolls = outer.contains { view in
        (view as? UIScrollView).map { $0.isScrollEnabled && $0.contentOffset.y > $0.leastOffset.y }
          ?? false
      }
      if scrolls { return nil }
    }
    return sheet
  }

  /// Returns whether the pan of a sheet follows the fingers that drag this view, and may begin.
  private func mayTake(_ pan: ContainerPanGestureRecognizer) -> Bool {
    guard let own = madeRecognizers?.pan else { return false }
    return pan.isEnabled && pan.state == .possible && pan.hasEnoughFingers
      && pan.sharesTouches(with: own) && pan.delegateAllowsBeginning()
  }
}
