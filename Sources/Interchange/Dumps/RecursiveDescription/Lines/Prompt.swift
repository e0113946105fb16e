/// The text that debuggers and web pages print around a dump.
enum Prompt {
  private static let beginnings: [StaticString] = [
    "(lldb)", "(gdb)", "cy#", "po ", "p ", "expr ", "expression ", "Printing description of",
    "▿ Optional", "```",
  ]

  /// Returns whether a line begins with a command that prints a dump, or with the fence round a
  /// dump.
  static func begins(_ range: Range<Int>, in source: SourceText) -> Bool {
    let line = source.trimmed(range)
    return beginnings.contains {
      source.has($0, at: line.lowerBound, before: line.upperBound)
    }
  }
}
