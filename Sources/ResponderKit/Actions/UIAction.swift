import Foundation

/// What a ``UIAction`` does; it is given the action itself, whose `sender` says who sent it.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that is a closure, where a target would need a method (R7.7).
open class UIAction {
  /// By what an action is found again, to be replaced or taken away.
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

  /// The title; reports call the action by it.
  open var title: String
  /// By what it is found again.
  public let identifier: Identifier
  /// The control that sent the action last.
  public internal(set) final weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - identifier: By what it is found again; nil for one that no other action has.
  ///   - handler: What it does.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    isNamed = identifier != nil
  }

  private let isNamed: Bool

  /// What reports call it: its title, else the identifier that it was given.
  final var reportedName: String {
    title.isEmpty ? (isNamed ? identifier.rawValue : "UIAction") : title
  }

  final func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
