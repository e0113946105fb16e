import Foundation

/// A file that is a complete script after everything that is written into it.
struct RecordedFile {
  /// The path, through links.
  let path: String
  private var length = 0
  private var closing = Data()
  private var isBegun = false

  init(path: String) {
    self.path = path
  }

  /// Adds a text, and behind it another one that the next text takes the place of; the first text
  /// takes the place of what the file held.
  ///
  /// If that fails, the file stays as it is.
  mutating func append(_ text: String, closing: String) throws(FileContents.Failure) {
    let bytes = Data((text + closing).utf8)
    try isBegun ? overwrite(with: bytes) : FileContents.write(bytes, to: path)
    isBegun = true
    self.closing = Data(closing.utf8)
    length += bytes.count - self.closing.count
  }

  private func overwrite(with bytes: Data) throws(FileContents.Failure) {
    // The file is not held open: one that was taken away is to be noticed.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileContents.Failure() }
    defer { close(descriptor) }
    do throws(FileContents.Failure) {
      try FileContents.put(bytes, into: descriptor, at: length)
      if bytes.count < closing.count, ftruncate(descriptor, off_t(length + bytes.count)) != 0 {
        throw FileContents.Failure()
      }
    } catch {
      try? FileContents.put(closing, into: descriptor, at: length)
      ftruncate(descriptor, off_t(length + closing.count))
      throw error
    }
  }
}
