/// The options of `tapscope test` that a plain run does not have.
package struct TestOptions: Sendable {
  /// The text that the names of tests must contain.
  package var filter: String?
  /// The part of the tests that runs.
  package var shard: Shard?
  /// Indicates whether the tests are listed and not run.
  package var lists = false
  /// Indicates whether only summaries and the first lines of failures are printed.
  package var isQuiet = false
  /// Indicates whether scripts run again when they change.
  package var watches = false

  /// Creates the options of a run of all tests.
  package init() {}
}

/// A part of the tests, for one of several machines. A test stays in its part when others are
/// added.
package struct Shard: Equatable, Sendable {
  /// The number of the part, from 1.
  let index: Int
  /// The number of parts.
  let count: Int

  /// Reads `I/N`; nil if the text is something else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Returns whether a test is in the part.
  ///
  /// - Parameter path: The path of its script, which must be the same on all machines.
  func contains(_ name: String, of path: String) -> Bool {
    // FNV-1a, as Swift's own hashes differ from run to run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(path)\0\(name)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ hash >> 32) % UInt64(count) == UInt64(index - 1)
  }
}
