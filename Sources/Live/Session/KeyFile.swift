import Foundation
import Platform
import Session

/// The file that keeps the key of a page, for the session that is resumed after it was killed.
enum KeyFile {
  /// Reads a key; nil if the file is not there or is damaged.
  static func read(_ path: String) -> LiveServer.Identity? {
    guard let data = try? FileContents.read(path, atMost: 200) else { return nil }
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let port = Int(words[0]), (1...65_535).contains(port)
    else { return nil }
    return LiveServer.Identity(port: port, secret: String(words[1]))
  }

  /// Writes a key, for nobody but its owner. Without the file, a page has to be opened anew.
  static func write(_ identity: LiveServer.Identity, to path: String) {
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let text = Array("\(identity.port) \(identity.secret)\n".utf8)
    _ = text.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
    Platform.close(descriptor)
  }
}
