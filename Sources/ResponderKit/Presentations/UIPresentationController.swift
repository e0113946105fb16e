import Foundation

/// A manager of the views round a presented controller's view (R11.4). It is made by the style of
/// the controller that is presented. What it is told, such as detents, counts from the next
/// presentation on, or at once where UIKit's own would follow.
open class UIPresentationController {
  private weak var presented: UIViewController?
  // The controller has its manager, which code may keep longer.
  /// The controller that is presented, or is to be; an empty one once that has ended.
  public final var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The object that decides about adapting and dismissing.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a manager of a presentation of a controller. The presenter is found when it presents.
  public required init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
  }

  /// The controller that presents; the presented one itself before that.
  public final var presentingViewController: UIViewController {
    presentedViewController.presenter ?? presentedViewController
  }

  /// The view in the window that holds the presented view; nil while there is none.
  public final var containerView: UIView? { presentedViewController.presentationContainer }

  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The style that the presented controller has now.
  public final var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Indicates whether the presenter's view leaves the window: for fullScreen and currentContext.
  open var shouldRemovePresentersView: Bool { [.fullScreen, .currentContext].contains(style) }

  /// The rectangle of the presented view in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let size = containerView?.bounds.size else { return .zero }
    let screen = CGRect(origin: .zero, size: size)
    if let own = presentedViewController.frameOfPresentedView(in: screen) { return own }
    return switch style {
    case .pageSheet, .formSheet:
      frameOfSheet(in: screen, at: presentedViewController.presentation.detent)
    case .popover: frameOfPopover(in: screen)
    default: screen
    }
  }

  /// The style of the presentation under way, after adapting.
  final var style: UIModalPresentationStyle { presentedViewController.presentation.style }
}

/// A delegate of how a presentation adapts to a narrow screen, and whether people may dismiss it.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style on a narrow screen: `none` to keep the controller's own.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns whether a touch outside of the presented view, or a pull, may dismiss it (R11.7).
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// Tells the delegate that a touch, or a pull, is about to dismiss the presented view.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// Tells the delegate that a touch, or a pull, has dismissed the presented view.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// Tells the delegate that a touch, or a pull, would have dismissed the presented view.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `automatic`: a popover becomes a sheet on a narrow screen.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// Returns true.
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// The delegate of a popover's presentation.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The delegate of a sheet's presentation.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that a finger moved the sheet to another of its heights (R11.7).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// A manager of a sheet (R11.4).
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet may rest.
  public final class Detent: Sendable {
    /// The name of a height. The lower of two is the smaller.
    public struct Identifier: RawRepresentable, Hashable, Comparable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The whole screen but its top.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")

      /// Returns whether one height is less than another.
      public static func < (left: Identifier, right: Identifier) -> Bool {
        left == .medium && right == .large
      }
    }

    /// The name of the height.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns the height of half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns the height of the whole screen but its top.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet may rest, by default the large one.
  open var detents: [Detent] {
    get { presentedViewController.presentation.detents.map(Detent.init) }
    set { presentedViewController.change { $0.detents = newValue.map(\.identifier) } }
  }

  /// The height at which the sheet rests; nil for the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { presentedViewController.presentation.selectedDetent }
    set { presentedViewController.change { $0.selectedDetent = newValue } }
  }

  /// The greatest height at which the views behind are not dimmed and get touches; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { presentedViewController.presentation.undimmedDetent }
    set { presentedViewController.change { $0.undimmedDetent = newValue } }
  }

  /// Indicates whether a scroll view in the sheet that is at its top makes the sheet larger before it
  /// scrolls; true by default (R11.7).
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { presentedViewController.presentation.scrollingExpands }
    set { presentedViewController.change { $0.scrollingExpands = newValue } }
  }

  /// Indicates whether there is a grabber: a tap on it moves the sheet to its next height (R11.7).
  open var prefersGrabberVisible: Bool {
    get { presentedViewController.presentation.hasGrabber }
    set { presentedViewController.change { $0.hasGrabber = newValue } }
  }

  /// Calls a closure that changes the sheet. There are no animations.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// A manager of a popover (R11.4).
open class UIPopoverPresentationController: UIPresentationController {
  /// The views behind the popover that get touches all the same.
  open var passthroughViews: [UIView]? {
    get { presentedViewController.presentation.passthroughViews.compactMap(\.view) }
    set {
      presentedViewController.change {
        $0.passthroughViews = (newValue ?? []).map(ViewReference.init)
      }
    }
  }

  /// Inert: the sides to which the arrow of the popover may point. The place does not follow from
  /// them (simulator choice).
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The view at which the popover points when it is presented.
  open var sourceView: UIView? {
    get { presentedViewController.presentation.source?.view }
    set { presentedViewController.change { $0.source = newValue.map(ViewReference.init) } }
  }

  /// The rectangle at which the popover points, in points of the source view; null for its bounds.
  open var sourceRect: CGRect {
    get { presentedViewController.presentation.sourceRect }
    set { presentedViewController.change { $0.sourceRect = newValue } }
  }
}

/// Sides to which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates sides from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// To any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
