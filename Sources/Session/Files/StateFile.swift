import Foundation

/// A file of a person's own, with rows of fields, that outlives the session.
package struct StateFile {
  /// The path; nil if nothing outlives the session.
  var path: String?

  package init(path: String? = nil) { self.path = path }

  /// The size of a file in bytes that is too large to be one of these.
  private static let largest = 1 << 24

  private var data: Data? { path.flatMap { try? FileContents.read($0, atMost: Self.largest) } }

  /// Returns the rows; none if the file cannot be read.
  package func read() -> [[String]] {
    guard let data, data.count < Self.largest else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Replaces the rows.
  ///
  /// - Returns: The reason if the file could not be written.
  package func write(_ rows: [[String]]) -> String? {
    guard let path else { return nil }
    if let data, data.count >= Self.largest { return "it is too large" }
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
