/// The macros of C that are more than constants: with parameters, empty, or made of what has a meaning
/// only where they are used, as `self` has. They are replaced before the text is read.
struct Macros: Sendable {
  private struct Macro: Sendable {
    /// The names of the parameters; nil of a macro that has no brackets.
    var parameters: [String]?
    var body: [CodeToken]
  }

  private var macros: [String: Macro] = [:]
  /// The tokens that macros may still add; macros within macros may double at each step.
  private var left = 100_000
  private static let greatestDepth = 16

  var names: [String] { macros.keys.sorted() }

  mutating func add(_ later: Macros) { macros.merge(later.macros) { $1 } }

  /// Returns the tokens of a text with macros replaced, without the lines that declare them. The tokens
  /// of a macro have the place of its use.
  ///
  /// - Parameter new: The macros that the text declares are added to these, too.
  mutating func expanded(_ tokens: [CodeToken], declaring new: inout Macros) -> [CodeToken] {
    let declares = tokens.contains { $0.kind == .directive("#define") }
    guard declares || !macros.isEmpty else { return tokens }
    var result: [CodeToken] = []
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .directive("#define") {
        let end =
          tokens[(index + 1)...].firstIndex { $0.isFirstOnLine || $0.kind == .end } ?? tokens.count
        if let name = declare(tokens[(index + 1)..<end]) {
          new.macros[name] = macros[name]
        } else {
          result += tokens[index..<end]
        }
        index = end
      } else {
        replace(tokens, &index, into: &result, depth: 0)
      }
    }
    return result
  }

  /// Keeps what stands behind `#define`; returns the name, or nil of a constant.
  private mutating func declare(_ line: ArraySlice<CodeToken>) -> String? {
    guard let first = line.first, let name = first.name else { return nil }
    var body = line.dropFirst()
    var parameters: [String]?
    if let bracket = body.first, bracket.isMark("("),
      bracket.range.lowerBound == first.range.upperBound
    {
      guard let close = body.firstIndex(where: { $0.isMark(")") }) else { return nil }
      parameters = body[..<close].compactMap(\.name)
      body = body[(close + 1)...]
    }
    let needsPlace = body.contains { token in
      switch token.kind {
      case .name(let name): name == "self" || name == "super" || name.hasPrefix("_")
      case .mark(let mark): "[{;".contains(mark)
      default: false
      }
    }
    guard parameters != nil || body.isEmpty || needsPlace else { return nil }
    macros[name] = Macro(parameters: parameters, body: Array(body))
    return name
  }

  /// Adds the token at an index, or what the macro of its name stands for.
  private mutating func replace(
    _ tokens: [CodeToken], _ index: inout Int, into result: inout [CodeToken], depth: Int
  ) {
    let token = tokens[index]
    index += 1
    guard let name = token.name, let macro = macros[name], depth < Self.greatestDepth, left > 0
    else {
      result.append(token)
      return
    }
    var arguments: [String: [CodeToken]] = [:]
    if let parameters = macro.parameters {
      var next = index
      guard let found = Self.arguments(tokens, &next),
        found.count >= parameters.count || parameters.isEmpty
      else {
        result.append(token)
        return
      }
      index = next
      arguments = Dictionary(zip(parameters, found), uniquingKeysWith: { $1 })
    }
    var inner: [CodeToken] = []
    for (place, part) in macro.body.enumerated() {
      if let name = part.name, let argument = arguments[name] {
        inner += argument
      } else {
        var part = part
        part.range = token.range
        part.isFirstOnLine = place == 0 && token.isFirstOnLine
        inner.append(part)
      }
    }
    left -= inner.count
    // A macro that names itself is not replaced again.
    let own = macros.removeValue(forKey: name)
    var position = 0
    while position < inner.count { replace(inner, &position, into: &result, depth: depth + 1) }
    macros[name] = own
  }

  /// Returns the arguments between brackets, and goes behind them; nil if no bracket stands there.
  private static func arguments(_ tokens: [CodeToken], _ index: inout Int) -> [[CodeToken]]? {
    guard index < tokens.count, tokens[index].isMark("(") else { return nil }
    var (found, open): ([[CodeToken]], Int) = ([[]], 0)
    while index < tokens.count, tokens[index].kind != .end {
      let token = tokens[index]
      index += 1
      if case .mark(let mark) = token.kind {
        if "([{".contains(mark) { open += 1 }
        if ")]}".contains(mark) { open -= 1 }
        if open == 0 { return found }
        if mark == "(", open == 1 { continue }
        if mark == ",", open == 1 {
          found.append([])
          continue
        }
      }
      found[found.count - 1].append(token)
    }
    return nil
  }
}
