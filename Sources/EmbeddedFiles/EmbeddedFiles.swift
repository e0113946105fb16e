import CEmbeddedFiles

/// The files that are part of the program: the books of help, the lessons and talks, the page, the
/// knowledge of classes, the manual, the completions.
///
/// They are in `Sources/CEmbeddedFiles/Resources`; `CEmbeddedFiles.c` lists them.
package enum EmbeddedFiles {
  /// Returns the text of a file.
  ///
  /// - Returns: The text; it is copied, so keep it rather than ask again.
  package static func text(_ name: String) -> String {
    guard let file = file(name) else {
      preconditionFailure("CEmbeddedFiles.c does not list \(name)")
    }
    return String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }

  /// The names of all files.
  package static var names: [String] {
    (0..<cc_count()).map { String(cString: cc_file_at($0).name) }
  }

  private static func file(_ name: String) -> cc_file? {
    (0..<cc_count()).lazy.map(cc_file_at).first { String(cString: $0.name) == name }
  }
}
