import Foundation
import Interchange
import Platform

/// Reading and writing the contents of files as a whole.
///
/// Writing is all or nothing: whoever opens the file finds what was there before or all that is
/// written, even if the disk is full or the program is killed.
package enum FileContents {
  /// The reason why a file could not be read or written, in a few words.
  package struct Failure: Error {
    /// The reason, such as `permission denied`.
    package let reason: String

    /// Creates a failure with the words for an error number.
    package init(_ code: Int32 = errno) {
      reason =
        switch code {
        case ENOENT: "there is no such file"
        case EISDIR: "it is a directory"
        default: String(cString: strerror(code)).lowercased()
        }
    }

    init(_ reason: String) {
      self.reason = reason
    }
  }

  // MARK: Reading

  /// The size of the largest file that is read as a whole, in bytes.
  package static let largest = DumpLimits.largestText

  /// The reason why a larger file is not read.
  static let tooLarge = Failure("it is larger than \(largest >> 20) MB")

  /// Reads a regular file. Anything else, such as a pipe that was found in a folder, may never end,
  /// and is refused.
  ///
  /// - Parameter limit: The number of bytes that are read at most; nil refuses a file that is larger
  ///   than ``largest``.
  package static func read(_ path: String, atMost limit: Int? = nil) throws(Failure) -> Data {
    // A pipe without a writer would wait already here.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw errno == ENXIO ? notRegular : Failure() }
    defer { close(descriptor) }
    var found = stat()
    guard fstat(descriptor, &found) == 0 else { throw Failure() }
    switch found.st_mode & S_IFMT {
    case S_IFREG: return try read(descriptor, atMost: limit)
    case S_IFDIR: throw Failure(EISDIR)
    default: throw notRegular
    }
  }

  /// The reason why what is neither a regular file nor a folder is not read or written.
  package static let notRegular = Failure("it is not a regular file")

  /// Reads from an open file up to its end.
  ///
  /// - Parameters:
  ///   - limit: The number of bytes that are read at most; nil refuses what is larger than ``largest``.
  ///   - isInterrupted: Returns whether to give up; called after a signal.
  package static func read(
    _ descriptor: Int32, atMost limit: Int? = nil, isInterrupted: () -> Bool = { false }
  ) throws(Failure) -> Data {
    guard let limit else {
      var found = stat()
      if fstat(descriptor, &found) == 0, found.st_size > largest { throw tooLarge }
      let data = try read(descriptor, atMost: largest + 1, isInterrupted: isInterrupted)
      guard data.count <= largest else { throw tooLarge }
      return data
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Platform.read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR || isInterrupted() {
        throw Failure()
      }
    }
    return Data(bytes)
  }

  // MARK: Writing

  /// Replaces the contents of a file, through links, or makes one.
  ///
  /// The new contents are written into a file beside it, which then takes its name. Mode and owner
  /// stay. What is not a regular file, such as a pipe, is written as it is.
  package static func write(_ data: Data, to path: String) throws(Failure) {
    let target = realPath(path)
    var found = stat()
    let exists = stat(target, &found) == 0
    // Links that lead in a circle lead to no file that could be made.
    if !exists, errno == ELOOP { throw Failure() }
    if exists, found.st_mode & S_IFMT == S_IFDIR { throw Failure(EISDIR) }
    if exists, access(target, W_OK) != 0 { throw Failure() }
    if exists, found.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure() }
      defer { close(descriptor) }
      return try put(data, into: descriptor)
    }
    try replace(target, by: data, like: exists ? found : nil)
  }

  private static func replace(
    _ target: String, by data: Data, like found: stat?
  ) throws(Failure) {
    let folder = (target as NSString).deletingLastPathComponent
    var name = Array(((folder.isEmpty ? "." : folder) + "/.tapscope-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? Failure("there is no such directory") : Failure()
    }
    defer { close(descriptor) }
    do throws(Failure) {
      try put(data, into: descriptor)
      if let found { _ = fchown(descriptor, found.st_uid, found.st_gid) }
      guard fchmod(descriptor, found.map { $0.st_mode & 0o7777 } ?? modeOfNewFiles) == 0,
        fsync(descriptor) == 0, rename(name, target) == 0
      else { throw Failure() }
    } catch {
      unlink(name)
      throw error
    }
  }

  private static var modeOfNewFiles: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  /// Writes bytes into an open file.
  ///
  /// - Parameter offset: The place in the file; nil goes on where the last write ended.
  package static func put(
    _ data: Data, into descriptor: Int32, at offset: Int? = nil
  ) throws(Failure) {
    var written = 0
    while written < data.count {
      let count = data.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return offset.map { pwrite(descriptor, rest.baseAddress, rest.count, off_t($0 + written)) }
          ?? Platform.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw Failure()
      }
    }
  }

  /// Returns the path of a file through all links, also if the last of them leads nowhere yet.
  package static func realPath(_ path: String) -> String {
    var path = path
    // As many links as the system follows.
    for _ in 0..<40 {
      if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
      }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = (path as NSString).deletingLastPathComponent
      path = target.hasPrefix("/") || folder.isEmpty ? target : "\(folder)/\(target)"
    }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
