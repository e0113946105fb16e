import Foundation

/// A closure of a ``UIAction``. It is given the action, whose `sender` is the object that sent it.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that runs a closure instead of a method of a target (R7.7).
open class UIAction: UIMenuElement {
  /// A text by which an action is found again, to be replaced or removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title, which is also the action's name in reports.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// Inert: the image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Inert: the title of the action in a list of commands.
  open var discoverabilityTitle: String?
  /// Inert: what the action looks like in a menu.
  open var attributes: Attributes
  /// Inert: the mark beside the action in a menu.
  open var state: State
  /// The identifier by which the action is found again.
  public let identifier: Identifier
  /// The control that sent the action last.
  public internal(set) final weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action with what a menu shows of it and a closure that it runs. Without an
  /// identifier it gets one that no other action has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    (self.discoverabilityTitle, self.attributes, self.state) =
      (discoverabilityTitle, attributes, state)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    isNamed = identifier != nil
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private let isNamed: Bool

  /// The name of the action in reports: its title, else its given identifier, else `UIAction`.
  package final var reportedName: String {
    title.isEmpty ? (isNamed ? identifier.rawValue : "UIAction") : title
  }

  final func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

/// A method that an action runs, with as many arguments as its name has colons (R7.7): `buy` has
/// neither sender nor event, `buy:` the sender, `buy:event:` and `buy:forEvent:` both.
public typealias ActionMethod = (_ sender: Any?, _ event: UIEvent?) -> Void

/// An object that says which methods its actions run, where there is no Objective-C to find them: a
/// responder, whose subclasses override ``UIResponder/method(for:)``.
public protocol ActionTarget: AnyObject {
  /// Returns the method of an action such as `buy:`. Without one UIKit stops the app ("unrecognized
  /// selector sent to instance"); here the action is reported as not performed.
  func method(for action: Selector) -> ActionMethod?
}

/// A target and the action that it is sent; the target is not retained (R7.7).
struct ActionBinding {
  weak var target: AnyObject?
  var action: Selector

  func isSame(_ other: AnyObject?, _ action: Selector?) -> Bool {
    (other == nil || target === other) && (action == nil || self.action == action)
  }
}
