import Foundation
import Session

/// A history file as a list of lines, whatever they mean.
struct HistoryFile {
  /// An error of the file: the action that failed, and the reason.
  struct Failure: Error, CustomStringConvertible {
    var action: String
    var path: String
    var reason: String

    var description: String {
      "cannot \(action) history file '\(path)': \(reason); "
        + "history is kept in memory only"
    }
  }

  var path: String

  /// The bytes at the end of a file that are read, as the start must not wait for all of a huge one.
  private static let most = 4 << 20

  /// Indicates whether there is a file, which comes with the first line.
  var exists: Bool { access(path, F_OK) == 0 }

  /// Returns the lines at the end of the file; none if there is no file yet.
  func lines() throws(Failure) -> [String] {
    // A pipe or a device is never waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw failure("read")
    }
    defer { close(descriptor) }
    var found = stat()
    guard fstat(descriptor, &found) == 0 else { throw failure("read") }
    guard found.st_mode & S_IFMT == S_IFREG else {
      throw Failure(action: "read", path: path, reason: "it is not a regular file")
    }
    let skipped = Int(found.st_size) - Self.most
    if skipped > 0 { lseek(descriptor, off_t(skipped), SEEK_SET) }
    let bytes = try attempt("read") { () throws(FileContents.Failure) in
      try FileContents.read(descriptor, atMost: .max)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropFirst(skipped > 0 ? 1 : 0)
    return lines.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds a line at the end, and makes the file and its folders, readable by their owner only.
  func append(_ line: String) throws(Failure) {
    makeFolders()
    let descriptor = try openLocked()
    defer { close(descriptor) }
    // A shell that was killed may have left half a line.
    let start = endsInsideLine(descriptor) ? "\n" : ""
    try attempt("write") { () throws(FileContents.Failure) in
      try FileContents.put(Data((start + line + "\n").utf8), into: descriptor)
    }
  }

  /// Replaces all lines at once, so that no reader ever sees half of them.
  func replace(with lines: [String]) throws(Failure) {
    let descriptor = try openLocked()
    defer { close(descriptor) }
    let text = lines.map { $0 + "\n" }.joined()
    try attempt("write") { () throws(FileContents.Failure) in
      try FileContents.write(Data(text.utf8), to: path)
    }
  }

  /// Opens the file for appending while no other shell writes to it.
  private func openLocked() throws(Failure) -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw failure("write") }
      // Without locks in the file system the history is kept all the same.
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
      var opened = stat()
      var named = stat()
      fstat(descriptor, &opened)
      // Another shell may have put a new file in its place before the lock was ours.
      if stat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev {
        return descriptor
      }
      close(descriptor)
    }
  }

  private func endsInsideLine(_ descriptor: Int32) -> Bool {
    let end = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    return end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != UInt8(ascii: "\n")
  }

  private func makeFolders() {
    for (index, character) in zip(path.indices, path) where character == "/" {
      // Folders that cannot be made are told about when the file is opened.
      mkdir(String(path[..<index]), 0o700)
    }
  }

  private func attempt<Result>(
    _ action: String, _ body: () throws(FileContents.Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(FileContents.Failure) { return try body() } catch {
      throw Failure(action: action, path: path, reason: error.reason)
    }
  }

  private func failure(_ action: String) -> Failure {
    Failure(action: action, path: path, reason: FileContents.Failure().reason)
  }
}

/// A line of the file: an entry, in which a newline is `\n` and a backslash is `\\`.
struct HistoryLine {
  /// The beginning of the line of an entry that could not be carried out; no entry begins so.
  private static let failureMark = "\\!"

  var entry: String
  var hasFailed = false

  init(entry: String, hasFailed: Bool = false) {
    (self.entry, self.hasFailed) = (entry, hasFailed)
  }

  /// The line as it stands in the file.
  var text: String {
    var line = String.UnicodeScalarView()
    if hasFailed { line.append(contentsOf: Self.failureMark.unicodeScalars) }
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Reads a line leniently: an unknown escape stands for itself.
  init(_ line: String) {
    hasFailed = line.hasPrefix(Self.failureMark)
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.dropFirst(hasFailed ? Self.failureMark.count : 0).unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "n"): entry.append("\n")
      case (true, "\\"), (false, _): entry.append(scalar)
      case (true, _): entry.append(contentsOf: ["\\", scalar])
      }
      isEscaped = false
    }
    if isEscaped { entry.append("\\") }
    self.entry = String(entry)
  }
}
