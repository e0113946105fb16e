import Text

/// What the command being carried out tells, as JSON by names.
final class CommandResult {
  /// The command, once it is known what the words call.
  var command: String?
  var facts: JSONObject = [:]
}

extension Session {
  /// Takes down what the command being carried out tells; costs nothing if nobody records it.
  func facts(_ facts: @autoclosure () throws -> JSONObject) rethrows {
    guard let factSheet else { return }
    factSheet.facts.merge(try facts())
  }

  /// Does something whose facts are not those of the command being carried out.
  func withoutFacts<Result>(_ body: () throws -> Result) rethrows -> Result {
    let sheet = factSheet
    factSheet = nil
    defer { factSheet = sheet }
    return try body()
  }
}
