import Foundation

/// What a menu consists of: actions, commands and other menus. No menu is shown here.
open class UIMenuElement {
  /// The title.
  open internal(set) var title: String
  /// Inert: the text below the title.
  open var subtitle: String?
  /// Inert: the image beside the title.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// What an element looks like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It may lose something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
}

/// A menu, or a part of one.
open class UIMenu: UIMenuElement {
  /// A name by which a menu is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a menu looks like.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements stand in the menu above.
    public static let displayInline = Options(rawValue: 1)
    /// It may lose something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at a time is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name by which the menu is found.
  public final let identifier: Identifier
  /// What the menu looks like.
  public final let options: Options
  /// The elements, from above.
  public final let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other elements.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// An element of a menu that sends an action up the chain.
open class UICommand: UIMenuElement {
  /// The action that it sends.
  public final let action: Selector?
  /// What tells commands with the same action from each other.
  public final let propertyList: Any?
  /// The title of the command in a list of commands.
  open var discoverabilityTitle: String?
  /// Inert: what the command looks like.
  open var attributes: Attributes
  /// Inert: the mark beside the command.
  open var state: State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.discoverabilityTitle, self.attributes, self.state) =
      (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
  }
}

extension UIButton {
  /// Inert: the menu that the button shows.
  public final var menu: UIMenu? {
    get { inert() }
    set { setInert(newValue) }
  }
}
