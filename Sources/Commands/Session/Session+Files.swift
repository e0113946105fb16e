import Foundation
import ResponderKit

extension Session {
  /// Returns the path of a file that a script or a person names.
  func path(_ path: String) -> String {
    let expanded =
      path.hasPrefix("~/")
      ? (ProcessInfo.processInfo.environment["HOME"] ?? "~") + path.dropFirst(1) : path
    guard !expanded.hasPrefix("/"), let directory = runner?.directory else { return expanded }
    return directory + "/" + expanded
  }

  /// Writes a text into a file, through links; only regular files are written.
  func write(_ text: String, to name: String, at range: Range<Int>?) throws {
    let target = try writablePath(of: name, at: range)
    do {
      try FileContents.write(Data(text.utf8), to: target)
    } catch {
      throw CommandError(.file(path: name, action: "write", reason: error.reason), at: range)
    }
  }

  /// Returns the path, through links, of a file that may be written.
  func writablePath(of name: String, at range: Range<Int>?) throws -> String {
    let target = FileContents.realPath(path(name))
    func refuse(_ reason: String) -> CommandError {
      CommandError(.file(path: name, action: "write", reason: reason), at: range)
    }
    guard !name.isEmpty else { throw refuse("a name is missing") }
    var found = stat()
    if stat(target, &found) == 0, ![S_IFREG, S_IFDIR].contains(found.st_mode & S_IFMT) {
      throw refuse("it is not a regular file")
    }
    if recording?.path == target { throw refuse("the session is being recorded in it") }
    if runner?.isReading(target) == true { throw refuse("it is the script that is running") }
    return target
  }

  /// Reads the bytes of a file, up to a number of them.
  func data(_ name: String, atMost limit: Int, at range: Range<Int>?) throws -> Data {
    func refuse(_ reason: String) -> CommandError {
      CommandError(.file(path: name, action: "read", reason: reason), at: range)
    }
    guard !name.isEmpty else { throw refuse("a name is missing") }
    do {
      return try FileContents.read(path(name), atMost: limit)
    } catch {
      throw refuse(error.reason)
    }
  }
}
