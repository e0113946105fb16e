import Foundation

/// A file of a person's own, with rows of fields, that outlives the session.
struct StateFile {
  /// The path; nil if nothing outlives the session.
  var path: String?

  /// Returns the rows; none if the file cannot be read.
  func read() -> [[String]] {
    guard let path, let data = try? FileContents.read(path, atMost: 1 << 20) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Replaces the rows.
  ///
  /// - Returns: The reason if the file could not be written.
  func write(_ rows: [[String]]) -> String? {
    guard let path else { return nil }
    let text = rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try FileContents.write(Data(text.utf8), to: path)
    } catch let error as FileContents.Failure {
      return error.reason
    } catch {
      return "its folder cannot be made"
    }
    return nil
  }
}
