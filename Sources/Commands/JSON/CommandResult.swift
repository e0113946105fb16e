import Text

/// The facts that the command being carried out tells, as JSON by names.
final class CommandResult {
  /// The name of the command, once it is known which one the words call.
  var command: String?
  var facts: JSONObject = [:]
}

extension Session {
  /// Adds facts of the command being carried out; they are not computed if nobody records them.
  func facts(_ facts: @autoclosure () throws -> JSONObject) rethrows {
    guard let commandResult else { return }
    commandResult.facts.merge(try facts())
  }

  /// Runs a body whose facts are not those of the command being carried out.
  func withoutFacts<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = commandResult
    commandResult = nil
    defer { commandResult = outer }
    return try body()
  }
}
