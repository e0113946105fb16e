import Code
import Explanation
import Interpreter
import ResponderKit
import Scenes
import Session
import Text

extension Call {
  func listCode() throws {
    let book = scene.codeBook
    facts(
      CommandFacts.code,
      (
        book?.types.map(\.title) ?? [],
        book?.allFindings.map { CodeTrouble($0).message } ?? []
      ))
    guard let book, !book.texts.isEmpty else {
      return write(
        TextLine("no code was read; paste a class of Swift, or write 'code FILE'", .dim))
    }
    for type in book.types {
      let users = scene.views.filter { view in
        book.program.instance(of: view)?.type == type
          || (type.isExtension && isAsked(type, by: view, in: book))
      }
      let names = users.map { scene.label(of: $0) }
      var line = TextLine(type.title, .type)
      // A class that somebody typed is its own place.
      if type.source.name != type.name { line = line + TextLine("  \(type.source.name)", .dim) }
      line = line + TextLine(names.isEmpty ? "  no view" : "  \(names.joined(separator: ", "))")
      if book.program.isIdle(type) { line = line + TextLine("  off", .notice) }
      write(line)
    }
    for name in book.functions { write(TextLine("func \(name)", .type)) }
    for variable in book.program.variables {
      let unread = variable.isAsked ? "not given: code let \(variable.name) = …" : "not read yet"
      let value = variable.value.map { book.program.machine.texts.short($0) } ?? unread
      let isOpen = variable.isAsked && variable.value == nil
      let word = isOpen ? "?" : variable.isConstant ? "let" : "var"
      write(TextLine("\(word) \(variable.name)", .type) + TextLine("  \(value)"))
    }
    for finding in book.allFindings { write(trouble: finding) }
  }

  private func isAsked(_ type: OwnType, by view: UIView, in book: CodeBook) -> Bool {
    ["hitTest(_:with:)", "point(inside:with:)"].contains { name in
      book.program.method(name, of: view)?.owner === type
    }
  }

  /// Writes a class with what its lines did for the last event.
  func showCode(_ type: OwnType) {
    let source = type.source
    let lines = scene.codeBook?.program.machine.lines ?? []
    let counts = lines.runs(of: source.name)
    var values: [Int: String] = [:]
    for line in lines where line.source == source.name {
      if let value = line.value { values[line.line] = value }
    }
    let text = source.text(type.declaration.range)
    let first = source.line(of: type.declaration.range.lowerBound)
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    facts(
      CommandFacts.codeLines,
      all.enumerated().map { index, line in
        (first + index, String(line), counts[first + index] ?? 0, values[first + index])
      })
    let width = String(first + all.count - 1).count
    for (index, line) in all.enumerated() {
      let number = first + index
      let count = counts[number]
      var row = TextLine(String(number).leftPadded(to: width), .dim)
      row = row + TextLine(count.map { " \($0)x ".leftPadded(to: 6) } ?? "      ", .winner)
      row = row + TextLine(String(line))
      if let value = values[number] { row = row + TextLine("  // \(value)", .notice) }
      write(row)
    }
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension CodeBook {
  /// Returns a value as an example of what a variable may hold, as commands write it.
  func example(of variable: CodeProgram.Variable) -> String {
    let choices = program.choices(of: variable.name)
    if let last = choices.first { return program.machine.texts.short(last) }
    switch variable.type {
    case .int, .unsigned, .real: return "0"
    case .string: return "\"…\""
    case .object, .own: return "VIEW"
    default: return "…"
    }
  }
}
