import Foundation

/// A reader of the values that a tool prints of elements; it warns about values that make no sense.
struct ElementValues {
  private(set) var warnings: [DumpWarning] = []
  private var unknown: Set<String> = []

  /// Numbers in whatever brackets; nil and a warning if they are none.
  mutating func numbers(_ text: String, _ count: Int, of name: String, on line: Int) -> [Double]? {
    let source = SourceText(text)
    guard let list = NumberList(source, in: 0..<source.bytes.count, count: count) else {
      warn(.unreadable(attribute: name), on: line)
      return nil
    }
    if list.isClamped { warn(.clamped(attribute: name), on: line) }
    return list.values
  }

  /// Reads a rectangle in whatever brackets.
  mutating func rectangle(_ text: String, of name: String, on line: Int) -> CGRect? {
    numbers(text, 4, of: name, on: line).map(CGRect.init(values:))
  }

  /// Reads a truth value; returns the default and warns if it is none.
  mutating func flag(
    _ text: String?, of name: String, on line: Int, default standard: Bool
  ) -> Bool {
    guard let text else { return standard }
    switch text {
    case "true", "1", "YES": return true
    case "false", "0", "NO": return false
    default:
      warn(.unreadable(attribute: name), on: line)
      return standard
    }
  }

  /// Warns about unknown attributes, about each once.
  mutating func check(_ names: some Sequence<String>, known: Set<String>, on line: Int) {
    for name in names.sorted() where !known.contains(name) && unknown.insert(name).inserted {
      warn(.ignored(attribute: name), on: line)
    }
  }

  mutating func warn(_ kind: DumpWarning.Kind, on line: Int) {
    warnings.append(DumpWarning(line: line, kind: kind))
  }
}
