import Foundation

/// A behaviour that is added to a view, such as a menu. None of those here recognizes anything: the
/// system's recognizers of menus, drags and pointers are no part of this library.
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Tells the interaction that it is about to get another view, or none.
  func willMove(to view: UIView?)
  /// Tells the interaction that it got another view, or none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Inert: the interactions of the view.
  public final var interactions: [any UIInteraction] {
    get { inert() ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Inert: adds an interaction, which leaves the view that it had.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    setInert(interactions + [interaction], "interactions")
    interaction.didMove(to: self)
  }

  /// Inert: removes an interaction.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    setInert(interactions.filter { $0 !== interaction }, "interactions")
    interaction.didMove(to: nil)
  }
}

/// An interaction of UIKit's, which only knows its view.
open class _ViewInteraction: UIInteraction {
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What a menu shows that a long press of a view would open.
open class UIContextMenuConfiguration {
  /// What the app finds the menu by.
  public final let identifier: Any
  /// Makes the menu, from what the system suggests.
  public final let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Makes what is shown beside the menu.
  public final let previewProvider: (() -> UIViewController?)?

  /// Creates what a menu shows.
  public init(
    identifier: (any Hashable)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

/// An object that says what a menu shows.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns what the menu at a point shows; nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu of a view, which a long press opens in UIKit. Nothing opens it here.
open class UIContextMenuInteraction: _ViewInteraction {
  /// The object that says what the menu shows.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates a menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Does nothing: no menu is shown.
  open func dismissMenu() {}
}

/// An object that is asked about the pointer in a view.
public protocol UIPointerInteractionDelegate: AnyObject {}

/// The looks of the pointer in a view. There is no pointer here.
open class UIPointerInteraction: _ViewInteraction {
  /// The object that is asked.
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
  /// Indicates whether the pointer changes.
  open var isEnabled = true

  /// Creates the looks.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Does nothing: there is no pointer.
  open func invalidate() {}
}

/// An object that says what is dragged out of a view.
public protocol UIDragInteractionDelegate: AnyObject {}

/// The dragging of content out of a view. Nothing is dragged here.
open class UIDragInteraction: _ViewInteraction {
  /// The object that says what is dragged.
  public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
  /// Indicates whether anything is dragged.
  open var isEnabled = true

  /// Creates the dragging.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// An object that takes what is dropped into a view.
public protocol UIDropInteractionDelegate: AnyObject {}

/// The dropping of content into a view. Nothing is dropped here.
open class UIDropInteraction: _ViewInteraction {
  /// The object that takes it.
  public private(set) final weak var delegate: (any UIDropInteractionDelegate)?

  /// Creates the dropping.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// What a device lets a finger feel. Nobody feels anything here.
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Inert: does nothing.
  open func prepare() {}
}

/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// A kind of knock.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of knocks.
  public init(style: FeedbackStyle) {}

  /// Inert: does nothing.
  open func impactOccurred() {}
  /// Inert: does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A click when a choice changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Inert: does nothing.
  open func selectionChanged() {}
}

/// A sign that something went well, or did not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A kind of sign.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Inert: does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
