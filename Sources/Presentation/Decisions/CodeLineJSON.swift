import ResponderKit
import Text

extension JSONObjectType<CodeLine> {
  static let codeLine = JSONObjectType("lineThatRan", "A line of code that ran for an answer.") {
    JSONMember("source", .text, "the name of the text of code") { $0.source }
    JSONMember("line", .number, "its number; below 1 before a class that was typed") {
      Double($0.line)
    }
    JSONMember("text", .text, "the statement, or the condition in it") { $0.text }
    JSONMember("role", .word(CodeLine.Role.self), "the part that it plays") { $0.role }
    JSONMember(optional: "name", .text, "the variable that got a value") { $0.name }
    JSONMember(optional: "value", .text, "what it came to") { $0.value }
    JSONMember("depth", .count, "the number of calls around it") { $0.depth }
  }
}
