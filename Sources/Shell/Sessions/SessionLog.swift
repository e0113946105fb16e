import CEditLine
import Foundation
import Platform
import Session
import Text

/// A session at the prompt as it is kept on disk, so that no end of the program loses a scene.
///
/// A folder holds the lines that were typed, as ``KeptSession`` reads them, and copies of the files
/// and pasted texts that they read, numbered in the order of reading. The same lines with the same
/// texts rebuild the session, with its undo steps, macros and options.
final class SessionLog {
  /// The folders of sessions that are kept, of those that have ended.
  private static let mostSessions = 10
  /// The size of a text that is copied at most, in bytes.
  private static let largestCopy = 16 << 20

  let folder: String
  /// The path of the lines.
  var path: String { folder + "/lines.scope" }
  private var descriptor: Int32 = -1
  /// Indicates whether a signal of a fault is noted where the lines are.
  private var notesFaults = false
  /// The number of files and texts that the lines so far have read.
  private var readCount = 0
  /// The number before the line that is being carried out.
  private var countBefore = 0
  /// Indicates whether the line read something of which there is no copy.
  private var lacksCopy = false
  private var hasFailed = false

  /// Creates a log that makes its folder with its first line.
  init(in sessions: String) {
    var (now, parts) = (Platform.time(nil), tm())
    localtime_r(&now, &parts)
    let time = String(unsafeUninitializedCapacity: 32) { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        strftime($0.baseAddress, $0.count, "%Y-%m-%d-%H%M%S", &parts)
      }
    }
    folder = "\(sessions)/\(time)-\(getpid())"
  }

  /// Opens the latest session that no shell is using; nil if there is none.
  init?(latestIn sessions: String) {
    for name in Self.names(in: sessions).reversed() {
      let folder = sessions + "/" + name
      let descriptor = Self.openUnused(folder, O_RDWR | O_APPEND)
      guard descriptor >= 0 else { continue }
      self.folder = folder
      self.descriptor = descriptor
      return
    }
    return nil
  }

  deinit {
    if notesFaults { cel_note_faults(-1, "") }
    if descriptor >= 0 { Platform.close(descriptor) }
  }

  private func noteFaults() {
    cel_note_faults(descriptor, KeptSession.Mark.signalPrefix)
    notesFaults = true
  }

  /// Returns whether the latest session that no shell is using did not end by itself.
  static func wasCutOff(in sessions: String) -> Bool {
    guard let latest = SessionLog(latestIn: sessions) else { return false }
    // The prompt does not wait for a log to be read, which may be long.
    let mark = Array("\(KeptSession.Mark.ended.text)\n".utf8)
    var end = [UInt8](repeating: 0, count: mark.count)
    let start = lseek(latest.descriptor, 0, SEEK_END) - off_t(mark.count)
    return start < 0 || pread(latest.descriptor, &end, mark.count, start) != mark.count
      || end != mark
  }

  // MARK: Lines

  /// The session so far.
  func kept() throws(FileContents.Failure) -> KeptSession {
    KeptSession(String(decoding: try FileContents.read(path), as: UTF8.self))
  }

  /// The time at which the session began, such as `2026-11-22 17:45`.
  var time: String {
    let parts = (folder as NSString).lastPathComponent.split(separator: "-")
    guard parts.count == 5 else { return "an unknown time" }
    return parts[..<3].joined(separator: "-")
      + " \(parts[3].prefix(2)):\(parts[3].dropFirst(2).prefix(2))"
  }

  /// Adds a line that is about to be carried out, and waits until the disk has it.
  ///
  /// - Returns: A warning when the log cannot be written; there is at most one in the life of a log.
  func begin(_ line: String) -> String? {
    (countBefore, lacksCopy) = (readCount, false)
    // What is not closed would take the next lines in; it is an error and changes nothing.
    let mark = KeptSession.Mark.ended.text
    var lines = Array(LogicalLines("\(line)\n\(mark)"))
    guard lines.popLast() == mark else { return nil }
    let kept = lines.map { $0.hasPrefix(KeptSession.Mark.prefix) ? "# \($0)" : $0 }
    let warning = append(kept.joined(separator: "\n"))
    if descriptor >= 0 { fsync(descriptor) }
    return warning
  }

  /// Adds that the line was carried out.
  ///
  /// - Parameters:
  ///   - isWhole: False if it was interrupted, so that it would not lead to the same scene again.
  ///   - scene: Gives the commands that rebuild the scene, which stand for a line that cannot be
  ///     carried out again.
  /// - Returns: A warning when the log cannot be written.
  func end(isWhole: Bool, scene: () -> [String]) -> String? {
    if isWhole, !lacksCopy { return append(.done(reads: readCount)) }
    readCount = countBefore
    return append(
      ([KeptSession.Mark.instead.text] + scene() + [KeptSession.Mark.done(reads: readCount).text])
        .joined(separator: "\n"))
  }

  /// Does some work for the page, and adds when it begins and ends.
  func forPage(_ work: () -> Void) {
    // Before the first line there is no session to lose.
    guard descriptor >= 0 else { return work() }
    _ = append(.page)
    work()
    _ = append(.done(reads: readCount))
  }

  /// Marks the session as one that ended by itself.
  func close() {
    if descriptor >= 0 { _ = append(.ended) }
  }

  private func append(_ mark: KeptSession.Mark) -> String? { append(mark.text) }

  private func append(_ text: String) -> String? {
    guard !hasFailed else { return nil }
    do throws(FileContents.Failure) {
      var text = text + "\n"
      if descriptor < 0 {
        try make()
        text = KeptSession.Mark.done(reads: 0).text + "\n" + text
      }
      try FileContents.put(Data(text.utf8), into: descriptor)
      return nil
    } catch {
      hasFailed = true
      return "this session cannot be kept for --resume: \(error.reason)"
    }
  }

  // MARK: Resuming

  /// Adds that the lines are being carried out again, without the one that ended the program.
  ///
  /// A line that ends the program is known at the second attempt only: to note each one before it
  /// is carried out again is for sessions that need it. Then it is left out.
  func beginAgain(_ kept: KeptSession) {
    noteFaults()
    if kept.keepsPageClosed { _ = append(.pageClosed) }
    if case .resuming(let place?) = kept.work { _ = append(.leftOut(place)) }
    if case .line = kept.work { _ = append(.instead) }
    _ = append(.again(nil))
  }

  /// Prepares the log for a line that is carried out again.
  func begin(_ entry: KeptSession.Entry, at place: Int, of kept: KeptSession) {
    if case .resuming = kept.work { _ = append(.again(place)) }
    if entry.readsBefore > 0 { readCount = entry.readsBefore }
  }

  /// Adds that all lines were carried out again.
  func endAgain() {
    // The texts of a line that was not carried out again stay where they are.
    let copies = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    readCount = max(readCount, copies.compactMap { Int($0) }.max() ?? 0)
    countBefore = readCount
    _ = append(.done(reads: readCount))
  }

  private func make() throws(FileContents.Failure) {
    try makeFolder()
    descriptor = Self.openUnused(folder, O_RDWR | O_APPEND | O_CREAT)
    guard descriptor >= 0 else { throw FileContents.Failure() }
    noteFaults()
    let sessions = (folder as NSString).deletingLastPathComponent
    for name in Self.names(in: sessions).dropLast(Self.mostSessions) {
      let unused = Self.openUnused(sessions + "/" + name, O_RDWR)
      guard unused >= 0 else { continue }
      try? FileManager.default.removeItem(atPath: sessions + "/" + name)
      Platform.close(unused)
    }
  }

  private func makeFolder() throws(FileContents.Failure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw FileContents.Failure() }
  }

  /// Opens the lines of a session for this shell alone; returns -1 if another one has them.
  private static func openUnused(_ folder: String, _ flags: Int32) -> Int32 {
    let descriptor = Platform.open(folder + "/lines.scope", flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return -1 }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    Platform.close(descriptor)
    return -1
  }

  /// The names of the sessions' folders, oldest first.
  private static func names(in sessions: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sessions)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  // MARK: Copies of what was read

  /// Opens a file that a command reads, and keeps a copy.
  ///
  /// - Returns: A descriptor; a negative number with `errno` if the file cannot be opened.
  func open(_ path: String) -> Int32 {
    let descriptor = Platform.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      keepNothing()
      return descriptor
    }
    var found = stat()
    guard fstat(descriptor, &found) == 0, found.st_mode & S_IFMT == S_IFREG,
      found.st_size <= Self.largestCopy,
      let data = try? FileContents.read(descriptor, atMost: Self.largestCopy)
    else {
      lacksCopy = true
      return descriptor
    }
    keep(data)
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  /// Keeps a copy of the answer of a person who was asked for a text.
  func keep(_ answer: PromptedText) {
    switch answer {
    case .text(let data): keep(data)
    case .givenUp: keepNothing()
    }
  }

  private func keep(_ data: Data) {
    readCount += 1
    do throws(FileContents.Failure) {
      try makeFolder()
      try FileContents.write(data, to: copy)
    } catch { lacksCopy = true }
  }

  /// Remembers that there was nothing to read.
  private func keepNothing() {
    readCount += 1
    unlink(copy)
  }

  /// Opens the copy of the file that the commands read next; a negative number if there was none.
  func openCopy() -> Int32 {
    readCount += 1
    return Platform.open(copy, O_RDONLY | O_CLOEXEC)
  }

  /// Returns the copy of the text that a person gave next.
  func copiedText() -> PromptedText {
    readCount += 1
    return (try? FileContents.read(copy)).map { .text($0) } ?? .givenUp
  }

  /// The path of the copy that was read last.
  private var copy: String { "\(folder)/\(readCount)" }
}

extension SessionLog: SessionObserver {
  var interests: SessionEvent.Kinds { .lines }

  func observe(_ event: SessionEvent, in session: Session) {
    let warning: String? =
      switch event {
      case .willTake(let line): begin(line.text)
      case .didTake(_, let outcome): end(isWhole: outcome.isWhole) { session.sceneScript }
      default: nil
      }
    if let warning { session.post(.output(TextLine(warning, .notice))) }
  }
}
