import Language
import Session

extension Command {
  package static let macro = Command(
    name: "macro", group: .scripts,
    summary: "defines a command that runs the lines up to 'end'; PARAMETERs are variables in them",
    forms: [
      Form(
        .located(.variable()), .zeroOrMore(.variable("PARAMETER"))
      ) { call, name, parameters in
        try call.checkMacroName(name)
        if Set(parameters).count < parameters.count {
          throw CommandError(.refused("two parameters have the same name"))
        }
        try call.runner.beginBlock(.macro(name.value, parameters: parameters))
      }
    ])
}

extension Call {
  /// Checks that a word is no command already.
  func checkMacroName(_ name: Located<String>) throws {
    guard session.kit.byWord[name.value] == nil else {
      throw error(.refused("'\(name.value)' is a command; choose another name"), at: name)
    }
  }
}
