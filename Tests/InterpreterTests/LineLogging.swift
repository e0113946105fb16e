import Code

/// A text of Swift in which each statement that the interpreter tells is counted in a log, too, when
/// it is compiled: `LineLog.at("Twins:7:2"); return nil`. Lines keep their numbers.
struct LineLogging {
  private let source: CodeSource
  private var insertions: [(offset: Int, text: String)] = []
  private var counts: [Int: Int] = [:]
  private let name: String

  /// Returns a text with its statements logged, and with `Logged` for `Twin` in its names.
  static func text(of text: String, named name: String) -> String {
    let source = CodeSource(name: name, text: text)
    var parser = SwiftCodeParser(source)
    var logged = Self(source: source, name: name)
    for item in parser.tree().items {
      switch item {
      case .type(let type): logged.add(type)
      case .function(let function):
        logged.add(body: function.body, hasResult: function.result != nil)
      case .statement, .unread: break
      }
    }
    return logged.result
  }

  private init(source: CodeSource, name: String) { (self.source, self.name) = (source, name) }

  private var result: String {
    var (bytes, last): ([UInt8], Int) = ([], 0)
    for (offset, text) in insertions.sorted(by: { $0.offset < $1.offset }) {
      bytes += source.bytes[last..<offset] + Array(text.utf8)
      last = offset
    }
    let text = String(decoding: bytes + source.bytes[last...], as: UTF8.self)
      .replacing(/(?m)^\/\/.*$/, with: "// swift-format-ignore-file", maxReplacements: 1)
    return text.replacing("Twin", with: "Logged").replacing("twin", with: "logged")
  }

  private mutating func call(at offset: Int) -> String {
    let line = source.line(of: offset)
    counts[line, default: 0] += 1
    return "LineLog.at(\"\(name):\(line):\(counts[line, default: 0])\")"
  }

  private mutating func log(_ offset: Int, then text: String = "") {
    insertions.append((offset, call(at: offset) + "; " + text))
  }

  // MARK: Declarations

  private mutating func add(_ type: CodeTypeDeclaration) {
    for member in type.members {
      switch member {
      case .variable(let variable):
        add(body: variable.getter, hasResult: true)
        for accessor in [variable.setter, variable.willSet, variable.didSet] {
          add(body: accessor?.body, hasResult: false)
        }
        if let value = variable.value { add(value) }
      case .function(let function): add(body: function.body, hasResult: function.result != nil)
      case .type(let inner): add(inner)
      case .enumCase, .alias, .unread: break
      }
    }
  }

  private mutating func add(body: [CodeStatement]?, hasResult: Bool) {
    guard let body else { return }
    if hasResult, body.count == 1, case .expression(let expression) = body[0].kind {
      log(expression.range.lowerBound, then: "return ")
      add(expression)
    } else {
      add(body)
    }
  }

  // MARK: Statements

  private mutating func add(_ statements: [CodeStatement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: CodeStatement) {
    let start = statement.range.lowerBound
    switch statement.kind {
    case .expression(let expression):
      log(start)
      add(expression)
    case .assignment(_, _, let value):
      log(start)
      add(value)
    case .variable(let variable):
      if let value = variable.value {
        log(start)
        add(value)
      }
    case .returning(let value):
      log(start)
      if let value { add(value) }
    case .condition(let conditions, let then, let otherwise):
      log(start)
      add(conditions, then, otherwise)
    case .guarding(let conditions, let otherwise):
      log(start)
      add(conditions)
      add(otherwise)
    case .whileLoop(let conditions, let body):
      insertions.append((start + "while ".utf8.count, call(at: start) + ", "))
      add(conditions)
      add(body)
    case .repeatLoop(let body, let condition):
      insertions.append((condition.range.lowerBound, call(at: condition.range.lowerBound) + " && "))
      add(body)
    case .forLoop(_, let sequence, let condition, let body):
      add(sequence)
      if let condition { add(condition) }
      let last = condition?.range.upperBound ?? sequence.range.upperBound
      if let brace = source.bytes[last...].firstIndex(of: UInt8(ascii: "{")) {
        insertions.append((brace + 1, " \(call(at: start));"))
      }
      add(body)
    case .selection(let subject, let cases):
      add(subject)
      for one in cases { add(one.body) }
    case .deferring(let body), .block(let body, _): add(body)
    case .labelled(_, let inner): add(inner)
    // Swift has no loop of C.
    case .function, .type, .breaking, .continuing, .fallingThrough, .countingLoop: break
    }
  }

  private mutating func add(
    _ conditions: [CodeCondition], _ then: [CodeStatement], _ otherwise: [CodeStatement]?
  ) {
    add(conditions)
    add(then)
    guard let otherwise else { return }
    // `else if` has no place before it for a statement.
    if otherwise.count == 1, case .condition(let more, let then, let rest) = otherwise[0].kind {
      let start = otherwise[0].range.lowerBound
      insertions.append((start + "if ".utf8.count, call(at: start) + ", "))
      add(more, then, rest)
    } else {
      add(otherwise)
    }
  }

  private mutating func add(_ conditions: [CodeCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): add(expression)
      case .binding(_, _, _, let value, _): if let value { add(value) }
      case .matching(_, let value): add(value)
      }
    }
  }

  // MARK: Expressions

  /// Adds the closures of several statements in an expression; one expression alone is not told.
  private mutating func add(_ expression: CodeExpression) {
    switch expression.kind {
    case .closure(let closure):
      if closure.body.count > 1 { add(closure.body) }
    case .member(let inner, _), .optionalChain(let inner), .forced(let inner),
      .prefix(_, let inner),
      .isType(let inner, _), .cast(let inner, _, _):
      add(inner)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      add(callee)
      for argument in arguments { add(argument.value) }
    case .binary(_, let left, let right):
      add(left)
      add(right)
    case .conditional(let test, let one, let other):
      add(test)
      add(one)
      add(other)
    case .array(let values): for value in values { add(value) }
    case .tuple(let values): for value in values { add(value.value) }
    default: break
    }
  }
}

/// The log of the compiled classes, which each test has for itself.
final class LineLog: @unchecked Sendable {
  @TaskLocal static var current = LineLog()

  private var counts: [Substring: [Substring: Int]] = [:]

  /// Counts a statement: `Twins:7:2` is the second one of line 7.
  @discardableResult
  static func at(_ place: String) -> Bool {
    let colon = place.lastIndex(of: ":") ?? place.endIndex
    current.counts[place[..<colon], default: [:]][place[colon...], default: 0] += 1
    return true
  }

  /// How often each line ran, by `Twins:7`: as often as the statement of it that ran most.
  func takeRuns() -> [String: Int] {
    defer { counts = [:] }
    return Dictionary(
      uniqueKeysWithValues: counts.map { (String($0.key), $0.value.values.max() ?? 0) })
  }
}
