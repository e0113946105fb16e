/// The search for the command of a key, and for the responder that runs it (R9.6).
struct KeyCommandSearch {
  private let key: UIKey
  private let start: UIResponder
  private let observer: (any EventObserver)?

  init(_ key: UIKey, from start: UIResponder, observer: (any EventObserver)?) {
    self.key = key
    self.start = start
    self.observer = observer
  }

  /// Runs the command. Returns whether there is one that a responder runs.
  ///
  /// The system's commands come first, then those of the chain, the nearest first. A command whose
  /// action no responder implements does not count (simulator choice).
  func perform(_ event: UIEvent) -> Bool {
    for command in commands {
      guard let action = command.action,
        let receiver = start.target(forAction: action, withSender: command)
      else { continue }
      observer?.observe(.note(.key(key.description, receiver: ObjectID(receiver))))
      ActionSending(action: action, sender: command, event: event).send(
        to: receiver, searchedFrom: start)
      return true
    }
    // Letters that are typed would be reported again and again.
    if !key.typesText || !commands.isEmpty {
      observer?.observe(.note(.key(key.description, receiver: nil)))
    }
    return false
  }

  private var commands: [UIKeyCommand] {
    var commands = [UIKeyCommand.systemCommand(for: key)].compactMap { $0 }
    for responder in ResponderChain(from: start) {
      commands += (responder.keyCommands ?? []).filter { $0.matches(key) }
    }
    return commands
  }
}
