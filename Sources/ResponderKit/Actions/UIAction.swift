import Foundation

/// A closure that carries out a ``UIAction``. It is given the action itself, whose `sender` is the
/// object that sent it.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that runs a closure instead of a method of a target (R7.7).
open class UIAction {
  /// A text by which an action is found again, to be replaced or removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title, which is also the action's name in reports.
  open var title: String
  /// The identifier by which the action is found again.
  public let identifier: Identifier
  /// The control that sent the action last.
  public internal(set) final weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - identifier: The identifier by which the action is found again; nil for one that no other
  ///     action has.
  ///   - handler: The closure that the action runs.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    isNamed = identifier != nil
  }

  private let isNamed: Bool

  /// The name of the action in reports: the title; without one, the identifier that was given;
  /// without that, `UIAction`.
  final var reportedName: String {
    title.isEmpty ? (isNamed ? identifier.rawValue : "UIAction") : title
  }

  final func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
