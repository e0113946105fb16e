/// A script, or a macro's body, that is being run.
struct ScriptSource {
  /// The name in messages; nil at the prompt.
  var name: String?
  /// The path of the file, if there is one.
  var path: String?
  /// The folder that file names are relative to.
  var directory: String?
  /// Indicates whether it was called, as a macro is, and not sourced.
  var isCalled = false
  /// The number of the line that comes next, where lines come one by one.
  var nextLine = 1
  /// The number of the line from which another script or a macro is being run.
  var current = 1
}

extension String {
  /// The number of lines that the text takes in a script.
  var lineCount: Int {
    var count = 1
    for byte in utf8 where byte == UInt8(ascii: "\n") { count += 1 }
    return count
  }
}
