import Foundation

/// The lessons that were solved, each with the fewest commands.
package final class LessonProgress {
  /// The file that keeps them; nil if they are only remembered.
  package var path: String? {
    didSet { best = read() }
  }
  /// The fewest commands, by the keys of lessons.
  private(set) var best: [String: Int] = [:]
  /// The reason why the file could not be written, once.
  package private(set) var failure: String?

  /// Remembers that a lesson was solved.
  func note(_ used: Int, for key: String) {
    let others = read()
    // Another terminal may have solved lessons, too.
    best = best.merging(others, uniquingKeysWith: min)
    best[key] = min(used, best[key] ?? used)
    guard let path else { return }
    let lines = best.sorted { $0.key < $1.key }.map { "\($0.value)\t\($0.key)\n" }
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try FileContents.write(Data(lines.joined().utf8), to: path)
    } catch let error as FileContents.Failure {
      failure = error.reason
    } catch {
      failure = "its folder cannot be made"
    }
  }

  private func read() -> [String: Int] {
    guard let path, let data = try? FileContents.read(path, atMost: 1 << 20) else { return [:] }
    var found: [String: Int] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let used = Int(parts[0]), used > 0 else { continue }
      found[String(parts[1])] = used
    }
    return found
  }
}
