/// The parts of a text between `#if` and `#endif` that are compiled.
enum ConditionalCode {
  /// Returns the tokens that are compiled for iOS, in a debug build.
  static func active(_ tokens: [CodeToken]) -> [CodeToken] {
    guard tokens.contains(where: { beginning($0) != nil }) else { return tokens }
    var result: [CodeToken] = []
    /// For each open `#if`: whether this part is compiled, and whether one of its parts was.
    var open: [(isActive: Bool, wasActive: Bool)] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.kind {
      case .directive("#if"), .directive("#elseif"), .directive("#elif"), .directive("#ifdef"),
        .directive("#ifndef"):
        var condition: [CodeToken] = []
        while index < tokens.count, !tokens[index].isFirstOnLine, tokens[index].kind != .end {
          condition.append(tokens[index])
          index += 1
        }
        let isOpposite = token.kind == .directive("#ifndef")
        let holds = isTrue(condition[...]) != isOpposite
        if beginning(token) != nil {
          open.append((holds, holds))
        } else if let last = open.popLast() {
          open.append((!last.wasActive && holds, last.wasActive || holds))
        }
      case .directive("#else"):
        if let last = open.popLast() { open.append((!last.wasActive, true)) }
      case .directive("#endif"): _ = open.popLast()
      case .end: result.append(token)
      default: if open.allSatisfy(\.isActive) { result.append(token) }
      }
    }
    return result
  }

  /// Returns the word with which a part begins; nil of any other token.
  private static func beginning(_ token: CodeToken) -> String? {
    guard case .directive(let word) = token.kind, ["#if", "#ifdef", "#ifndef"].contains(word) else {
      return nil
    }
    return word
  }

  private static func isTrue(_ tokens: ArraySlice<CodeToken>) -> Bool {
    for sign in ["||", "&&"] {
      if let place = tokens.firstIndex(where: { $0.isSign(sign) }) {
        let (left, right) = (isTrue(tokens[..<place]), isTrue(tokens[(place + 1)...]))
        return sign == "||" ? left || right : left && right
      }
    }
    guard let first = tokens.first else { return false }
    if first.isSign("!") { return !isTrue(tokens.dropFirst()) }
    if case .integer(let number) = first.kind { return number != 0 }
    let argument = tokens.dropFirst(2).first?.name
    if first.name == "defined" {
      return isTrue(tokens.dropFirst().filter { $0.name != nil }[...])
    }
    switch first.name {
    case "os": return argument == "iOS"
    case "canImport": return ["UIKit", "Foundation", "CoreGraphics"].contains(argument)
    case "swift", "compiler", "DEBUG", "true", "TARGET_OS_IPHONE", "TARGET_OS_IOS", "__OBJC__":
      return true
    default: return false
    }
  }
}
