import Session

/// The lessons that were solved, each with the fewest commands.
struct LessonProgress {
  /// The file that keeps them.
  var file = StateFile() {
    didSet { best = read() }
  }
  /// The fewest commands, by the keys of lessons.
  private(set) var best: [String: Int] = [:]
  /// The reason why the file could not be written.
  private(set) var failure: String?

  /// Remembers that a lesson was solved.
  mutating func note(_ used: Int, for key: String) {
    // Another terminal may have solved lessons, too.
    best.merge(read(), uniquingKeysWith: min)
    best[key] = min(used, best[key] ?? used)
    failure = file.write(best.sorted { $0.key < $1.key }.map { ["\($0.value)", $0.key] })
  }

  private func read() -> [String: Int] {
    var found: [String: Int] = [:]
    for row in file.read() {
      guard row.count == 2, let used = Int(row[0]), used > 0 else { continue }
      found[row[1]] = used
    }
    return found
  }
}
