import Session

/// A session as its log holds it: the lines to carry out again, and how it ended.
///
/// The log is only ever added to, and each addition is one write. A line is added before it is
/// carried out; a mark behind it says that it was. So whatever ends the program, all lines are
/// known, and the one during which it ended.
struct KeptSession {
  /// A line that was carried out, with the number of texts that were read before it.
  struct Entry: Equatable {
    var line: String
    var readsBefore: Int
    /// Indicates whether it is not carried out any more, because it ended the program twice.
    var isLeftOut = false
  }

  /// What the program did when it ended.
  enum Work: Equatable {
    /// It waited for a line, or had left.
    case none
    /// It carried out a line.
    case line(String)
    /// It made the state of the page.
    case page
    /// It carried out the lines of an earlier session; the place is known of a second attempt.
    case resuming(Int?)
  }

  /// A mark in the log. It is a comment, so that the log is a script.
  enum Mark: Equatable {
    /// Nothing is being carried out; so many texts were read so far.
    case done(reads: Int)
    /// The lines from here to `done` stand for those since the `done` before.
    case instead
    case page
    /// The page stays closed from here on, as it may be the reason of the end before, until a person
    /// opens it and its state is made.
    case pageClosed
    case again(Int?)
    case leftOut(Int)
    case signal(Int)
    case ended

    /// The beginning of all marks. Comments of a person that begin so are kept with a space.
    static let prefix = "#="
    /// The beginning of the mark that the handler of signals writes.
    static let signalPrefix = "#= signal "

    var text: String {
      switch self {
      case .done(let reads): "#= done \(reads)"
      case .instead: "#= instead"
      case .page: "#= page"
      case .pageClosed: "#= page-closed"
      case .again(nil): "#= again"
      case .again(let place?): "#= again \(place)"
      case .leftOut(let place): "#= left-out \(place)"
      case .signal(let number): Self.signalPrefix + "\(number)"
      case .ended: "#= ended"
      }
    }

    init?(_ line: String) {
      let words = line.split(separator: " ")
      guard line.hasPrefix(Self.prefix), words.count >= 2 else { return nil }
      let number = words.count > 2 ? Int(words[2]) : nil
      switch (words[1], number) {
      case ("done", let reads?): self = .done(reads: reads)
      case ("instead", _): self = .instead
      case ("page", _): self = .page
      case ("page-closed", _): self = .pageClosed
      case ("again", let place): self = .again(place)
      case ("left-out", let place?): self = .leftOut(place)
      case ("signal", let number?): self = .signal(number)
      case ("ended", _): self = .ended
      default: return nil
      }
    }
  }

  private(set) var entries: [Entry] = []
  /// The number of texts that the lines have read.
  private(set) var reads = 0
  private(set) var work = Work.none
  /// The number of the signal of a fault that ended the program, if one did.
  private(set) var signal: Int?
  /// Indicates whether an earlier end closed the page, and nobody has opened it since.
  private var isPageClosed = false

  init(_ log: String) {
    // The end of a line that lacks it was never written.
    let end = log.utf8.lastIndex(of: UInt8(ascii: "\n")).map(log.utf8.index(after:))
    let all = Array(LogicalLines(String(log[..<(end ?? log.startIndex)])))
    // Version 1.6 added lines after they were carried out, without marks.
    let unmarked = all.prefix { !$0.hasPrefix(Mark.prefix) }
    entries = unmarked.map { Entry(line: $0, readsBefore: 0) }
    let lines = all.dropFirst(unmarked.count)
    var begun: [String] = []
    // What a person typed is one line, also if it holds a block.
    var isTyped = true
    for line in lines {
      guard let mark = Mark(line) else {
        // A mark that is damaged, or of a later version, is no line.
        if !line.hasPrefix(Mark.prefix) { begun.append(line) }
        continue
      }
      switch mark {
      case .done(let count):
        if isTyped, !begun.isEmpty { begun = [begun.joined(separator: "\n")] }
        entries += begun.map { Entry(line: $0, readsBefore: reads) }
        if work == .page { isPageClosed = false }
        (begun, isTyped, reads, work) = ([], true, count, .none)
      case .instead: (begun, isTyped) = ([], false)
      case .page: work = .page
      case .pageClosed: isPageClosed = true
      case .again(let place): work = .resuming(place)
      case .leftOut(let place) where entries.indices.contains(place):
        entries[place].isLeftOut = true
      case .signal(let number): signal = number
      case .leftOut, .ended: break
      }
      // The program went on, in a session that was resumed.
      if case .signal = mark {} else { signal = nil }
    }
    if !begun.isEmpty { work = .line(begun.joined(separator: "\n")) }
  }

  var commandCount: Int { again.count { !$0.entry.line.hasPrefix("#") } }

  /// The lines that are carried out again, with their places.
  var again: [(place: Int, entry: Entry)] {
    entries.enumerated().map { (place: $0, entry: $1) }
      .filter { !$0.entry.isLeftOut && $0.place != fatalPlace }
  }

  /// Indicates whether the page may be the reason why the program ended, so that only a person opens it.
  var keepsPageClosed: Bool { isPageClosed || work != .none || signal != nil }

  /// The place of the line that ended the program while it was carried out again.
  var fatalPlace: Int? {
    if case .resuming(let place?) = work, entries.indices.contains(place) { place } else { nil }
  }

  /// The line that ended the program, which is not to be carried out again.
  var fatalLine: String? {
    if case .line(let line) = work { line } else { fatalPlace.map { entries[$0].line } }
  }
}
