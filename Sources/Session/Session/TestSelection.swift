/// A test as a script declares it.
package struct TestDeclaration: Hashable, Sendable {
  /// Its name, with the values of variables.
  package var name: String
  /// The script that it stands in, as it is named in messages; nil at the prompt.
  package var file: String?
  /// The number of the line in which it begins.
  package var line: Int
  /// The character in the line at which it begins, from 1.
  package var column = 1

  /// Creates a declaration at a place.
  package init(name: String, file: String?, line: Int, column: Int = 1) {
    (self.name, self.file, self.line, self.column) = (name, file, line, column)
  }

  /// The place in words, as messages name it; a line that was typed has no number.
  var place: String { file.map { "\($0):\(line):\(column)" } ?? "column \(column)" }
}

/// The tests that a script has declared, in order; a test in a `repeat` comes each time.
package struct DeclaredTests {
  package private(set) var all: [TestDeclaration] = []
  private var first: [String: TestDeclaration] = [:]

  /// Returns whether a test of a name was declared.
  package func contain(_ name: String) -> Bool { first[name] != nil }

  /// Adds a test; returns another one of the same name, which stands elsewhere.
  mutating func add(_ test: TestDeclaration) -> TestDeclaration? {
    all.append(test)
    guard let other = first[test.name] else {
      first[test.name] = test
      return nil
    }
    return other == test ? nil : other
  }
}

/// A choice of tests of a script. The commands outside of tests run up to the last one chosen.
package struct TestSelection: Sendable {
  /// The tests, in order.
  package let tests: [TestDeclaration]
  /// The number of the script's tests up to the last one chosen; nil if that is the script's last.
  let end: Int?
  /// The names of the chosen tests; nil if all were chosen.
  private let names: Set<String>?

  /// The choice of no test.
  package static let none = TestSelection(tests: [], end: nil, names: [])

  private init(tests: [TestDeclaration], end: Int?, names: Set<String>?) {
    (self.tests, self.end, self.names) = (tests, end, names)
  }

  /// Creates the choice of those tests of a script that fulfil a condition.
  ///
  /// - Parameter all: The script's tests, in order.
  package init(of all: [TestDeclaration], where isChosen: (TestDeclaration) -> Bool) {
    let tests = all.filter(isChosen)
    let last = all.lastIndex(where: isChosen).map { $0 + 1 }
    self.init(
      tests: tests, end: last == all.count ? nil : last,
      names: tests.count == all.count ? nil : Set(tests.map(\.name)))
  }

  /// Returns whether a test of this name was chosen.
  func contains(_ name: String) -> Bool { names?.contains(name) ?? true }
}
