import Foundation

/// A file that is a complete script after everything that is written into it.
struct RecordedFile {
  /// The path, through links.
  let path: String
  private var length = 0
  private var tail = 0

  /// - Parameter path: An empty file.
  init(path: String) {
    self.path = path
  }

  /// Adds a text, and behind it another one that the next text takes the place of.
  ///
  /// - Throws: ``POSIXError`` if the disk or the file's owner will not have it.
  mutating func append(_ text: String, closing: String) throws {
    // The file is not held open: one that was taken away is to be noticed.
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw Self.error }
    defer { close(descriptor) }
    let bytes = Array((text + closing).utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(
          descriptor, $0.baseAddress! + written, $0.count - written, off_t(length + written))
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        throw Self.error
      }
    }
    if bytes.count < tail, ftruncate(descriptor, off_t(length + bytes.count)) != 0 {
      throw Self.error
    }
    tail = closing.utf8.count
    length += bytes.count - tail
  }

  private static var error: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
