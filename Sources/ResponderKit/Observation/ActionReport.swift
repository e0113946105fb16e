/// A control event that a control sent.
public struct ControlEventReport: Equatable, Sendable {
  /// The control.
  public var control: ObjectID
  /// The event's name, such as `touchUpInside`.
  public var event: String
  /// The number of targets and actions that the control has for the event.
  public var count: Int

  /// Creates a report.
  public init(control: ObjectID, event: String, count: Int) {
    self.control = control
    self.event = event
    self.count = count
  }
}

/// An action that a control, a recognizer or a program sent.
public struct ActionReport: Equatable, Sendable {
  /// The receiver of an action.
  public enum Receiver: Equatable, Sendable {
    /// A responder or recognizer of the scene.
    case object(ObjectID)
    /// Another object, by the name of its class.
    case other(String)
    /// A closure.
    case closure
    /// No object: no responder performs the action.
    case nobody
  }

  /// The sender, if there is one.
  public var sender: ObjectID?
  /// The view of the sender, if that is a recognizer.
  public var view: ObjectID?
  /// The action's name, such as `buy:`.
  public var action: String
  /// The receiver of the action.
  public var receiver: Receiver
  /// The responder at which the search for a target began, if the target is nil (R7.8).
  public var searchedFrom: ObjectID?

  /// Creates a report.
  public init(
    sender: ObjectID?, view: ObjectID? = nil, action: String, receiver: Receiver,
    searchedFrom: ObjectID? = nil
  ) {
    self.sender = sender
    self.view = view
    self.action = action
    self.receiver = receiver
    self.searchedFrom = searchedFrom
  }
}
