/// The newest events, one number after the other.
struct RecentEntries: Sendable {
  /// The number of the newest event; 0 if there was none.
  private(set) var newest = 0
  /// The number of bytes that all take, about.
  private(set) var cost = 0
  private var entries: [FeedLog.Entry?] = []
  /// The place of the oldest in the list; those before it are gone.
  private var start = 0

  /// Adds an event; the oldest go while all take more bytes than allowed.
  mutating func append(_ entry: FeedLog.Entry, limit: Int) {
    newest = entry.number
    cost += entry.cost
    entries.append(entry)
    while cost > limit, start < entries.count - 1, let oldest = entries[start] {
      cost -= oldest.cost
      entries[start] = nil
      start += 1
    }
    if start > 1024, start > entries.count / 2 {
      entries.removeFirst(start)
      start = 0
    }
  }

  /// Returns whether there is a number, and all events behind it are here.
  func contains(allBehind number: Int) -> Bool {
    number <= newest && number >= newest - (entries.count - start)
  }

  /// Returns the first events behind a number, one or as many as have a number of bytes; nil if
  /// not all of them are here.
  func entries(behind number: Int, atMost bytes: Int) -> [FeedLog.Entry]? {
    guard contains(allBehind: number) else { return nil }
    var (found, cost): ([FeedLog.Entry], Int) = ([], 0)
    for entry in entries[(entries.count - (newest - number))...] {
      guard let entry, found.isEmpty || cost + entry.cost <= bytes else { break }
      cost += entry.cost
      found.append(entry)
    }
    return found
  }
}
