/// A key that runs an action (R9.6).
open class UIKeyCommand: UICommand {
  /// The input of the up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the escape key.
  public static let inputEscape = "UIKeyInputEscape"

  /// The text that the key types without modifiers.
  public let input: String?
  /// The modifiers that must be held, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// Indicates whether the command comes before what the system does with the key: its own commands,
  /// and the text that a first responder types (R9.6).
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command for the text that a key types without modifiers, or one of the inputs above;
  /// the modifiers that must be held; an action; and a title in a list of commands.
  public init(
    input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(action: action, discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command that a menu shows, too.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command for a key.
  public convenience init(_ key: UIKey, action: Selector) {
    self.init(
      input: key.charactersIgnoringModifiers, modifierFlags: key.modifierFlags, action: action)
  }

  /// The key as people write it, such as `cmd+z`.
  public final var keyText: String { UIKey.text(input ?? "", modifierFlags) }

  /// Returns whether a key is the one of the command.
  final func matches(_ key: UIKey) -> Bool {
    input == key.charactersIgnoringModifiers && modifierFlags == key.modifierFlags
  }

  /// Returns the command of the system's edit menu for a key, which comes before the app's commands
  /// without priority (R9.6, R9.7).
  static func systemCommand(for key: UIKey) -> UIKeyCommand? {
    let actions: [(String, UIKeyModifierFlags, String)] = [
      ("z", .command, "undo:"), ("z", [.command, .shift], "redo:"), ("x", .command, "cut:"),
      ("c", .command, "copy:"), ("v", .command, "paste:"), ("a", .command, "selectAll:"),
    ]
    return actions.lazy.map {
      UIKeyCommand(input: $0.0, modifierFlags: $0.1, action: Selector($0.2))
    }.first { $0.matches(key) }
  }
}

extension UIViewController {
  /// Adds a key that runs an action while the controller is in the chain (R9.6).
  public final func addKeyCommand(_ command: UIKeyCommand) {
    setKeyCommands((overrides?.focus.keyCommands ?? []) + [command])
  }

  /// Removes a command that was added.
  public final func removeKeyCommand(_ command: UIKeyCommand) {
    setKeyCommands(overrides?.focus.keyCommands?.filter { $0 !== command })
  }
}

/// The search for the command of a key, and for the responder that runs it (R9.6).
struct KeyCommandSearch {
  private let key: UIKey
  private let start: UIResponder
  private let application: UIApplication
  private var observer: (any EventObserver)? { application.eventObserver }

  init(_ key: UIKey, from start: UIResponder, in application: UIApplication) {
    self.key = key
    self.start = start
    self.application = application
  }

  /// Runs the command. Returns whether there is one that a responder runs. The commands of the
  /// chain that want priority come first, the nearest first; then what a first responder types, the
  /// system's commands, and the other commands of the chain. A command whose action no responder
  /// implements does not count (simulator choice).
  func perform(_ event: UIEvent) -> Bool {
    let own = ResponderChain(from: start).flatMap { responder in
      (responder.keyCommands ?? []).filter { $0.matches(key) }
    }
    let urgent = own.filter(\.wantsPriorityOverSystemBehavior)
    if perform(urgent, event) { return true }
    if start.types(key) {
      if urgent.count < own.count {
        observer?.observe(.note(.typed(key.description, by: ObjectID(start))))
      }
      return false
    }
    let commands =
      [UIKeyCommand.systemCommand(for: key)].compactMap { $0 }
      + own.filter { !$0.wantsPriorityOverSystemBehavior }
    if perform(commands, event) { return true }
    // Letters would be reported again and again.
    if !key.typesText || !own.isEmpty {
      observer?.observe(.note(.key(key.description, receiver: nil)))
    }
    return false
  }

  private func perform(_ commands: [UIKeyCommand], _ event: UIEvent) -> Bool {
    for command in commands {
      guard let action = command.action,
        let receiver = start.target(forAction: action, withSender: command)
      else { continue }
      observer?.observe(.note(.key(key.description, receiver: ObjectID(receiver))))
      ActionSending(action: action, sender: command, event: event, application: application)
        .perform(by: receiver, searchedFrom: start)
      return true
    }
    return false
  }
}
