/// A script, or a macro's body, that is being run.
struct ScriptSource {
  /// What messages call it; nil at the prompt.
  var name: String?
  /// Its file, if it has one.
  var path: String?
  /// The folder that file names are relative to.
  var directory: String?
  /// Whether it was called, as a macro is, and not sourced.
  var isCalled = false
  /// The number of the line that is read next.
  var line = 1
  /// The number of the line that is being carried out.
  var current = 1

  /// The next line is carried out.
  ///
  /// - Returns: Its number.
  mutating func begin() -> Int {
    current = line
    return line
  }

  /// The line has been carried out; it may be several that belong together.
  mutating func end(_ text: String) {
    line += 1
    for byte in text.utf8 where byte == UInt8(ascii: "\n") { line += 1 }
  }
}
