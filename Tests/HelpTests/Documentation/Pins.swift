import Foundation
import TestSupport

/// Which tests and examples name which rule, scenario or surprise.
struct Pins {
  /// The display names of tests and suites by the numbers in them, in the order of the sources.
  private(set) var tests: [String: [String]] = [:]
  /// The example scripts by the numbers in them.
  private(set) var examples: [String: [String]] = [:]

  /// The pins of the package.
  init() throws {
    for path in PackageFolder.files(in: "Tests", suffix: ".swift") {
      for name in Self.displayNames(in: try PackageFolder.text(path)) {
        for number in Self.numbers(in: name) { tests[number, default: []].append(name) }
      }
    }
    for path in PackageFolder.files(in: "examples", suffix: ".scope") {
      for number in Self.numbers(in: try PackageFolder.text(path)) {
        examples[number, default: []].append(path)
      }
    }
  }

  /// The names that tests and suites are given in a source.
  static func displayNames(in source: String) -> [String] {
    var names: [String] = []
    for attribute in ["@Test", "@Suite"] {
      for part in source.components(separatedBy: attribute + "(").dropFirst() {
        var rest = part.drop { $0.isWhitespace }
        guard rest.popFirst() == "\"" else { continue }
        var name = ""
        while let character = rest.popFirst(), character != "\"" {
          name.append(character == "\\" ? rest.popFirst() ?? " " : character)
        }
        names.append(name)
      }
    }
    return names
  }

  /// The numbers in a text, such as `R6.8`, `S-31` and `Surprise 43`: whole ones, so that R1.1 is
  /// not found in R1.13.
  static func numbers(in text: String) -> Set<String> {
    var numbers: Set<String> = []
    var before: Character = " "
    var rest = Substring(text)
    while let first = rest.first {
      let canStart = !before.isLetter && !before.isNumber
      if canStart, "RS".contains(first), let number = number(at: rest) { numbers.insert(number) }
      before = first
      rest = rest.dropFirst()
    }
    return numbers
  }

  private static func number(at text: Substring) -> String? {
    let digits = { (text: Substring) in String(text.prefix { $0.isASCII && $0.isNumber }) }
    for prefix in ["S-", "Surprise "] where text.hasPrefix(prefix) {
      let number = digits(text.dropFirst(prefix.count))
      return number.isEmpty ? nil : prefix + number
    }
    let section = digits(text.dropFirst())
    let rest = text.dropFirst(1 + section.count)
    guard text.first == "R", !section.isEmpty, rest.first == "." else { return nil }
    let rule = digits(rest.dropFirst())
    return rule.isEmpty ? nil : "R\(section).\(rule)"
  }
}
