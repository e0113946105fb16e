import Foundation

/// What an event or a question may use, with all that it causes: blocks, notifications, layout.
///
/// Statements, calls, elements, blocks and objects are counted, and are the same on every machine. Time
/// and memory only end a run, and decide no answer.
package struct CodeBudget {
  /// The statements that an event, or a question about one point, may run.
  package static let mostStatements = 1_000_000
  /// The calls that may stand within each other.
  package static let mostCalls = 500
  /// The elements that a list may have.
  package static let mostElements = 100_000
  /// The bytes that a text may have.
  static let mostBytesOfText = 1 << 20
  /// The lines that one event may print.
  package static let mostPrintedLines = 1_000
  /// The blocks that may become due for one event.
  package static let mostBlocks = 10_000
  /// The views, recognizers and controllers that code may make for one event.
  package static let mostObjects = 20_000
  /// The seconds of the processor that a command may take while code runs for it: more where this is not
  /// optimised.
  var mostSeconds: Double = _isDebugAssertConfiguration() ? 10 : 2
  /// The bytes by which all code together may make the process grow.
  private(set) var mostBytes = 200 << 20

  /// Returns whether a person or a program wants the code to end.
  var isInterrupted: () -> Bool = { false }
  /// Returns the number of bytes that the process has in memory.
  var residentBytes: () -> Int = { 0 }

  /// The blocks that have run, and the objects that were made.
  private var (blocks, objects) = (0, 0)
  /// The time of the processor at which it was looked at first for the command.
  var start: Double?
  /// The moment from which on time and memory are looked at again.
  private var nextLook = 0.0
  /// The bytes of the process when the command began, and those by which code had made it grow.
  private var (bytesAtStart, keptBytes) = (0, 0)

  /// Leaves two thirds of what the process may still take: a list that grows is copied.
  mutating func fit(into freeBytes: Int) { mostBytes = min(mostBytes, freeBytes / 3) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Begins a command.
  ///
  /// - Parameter hasRun: Whether code ran for the one before, so that it is what has grown.
  mutating func begin(hasRun: Bool) {
    beginPoint()
    (start, nextLook) = (nil, 0)
    let now = residentBytes()
    let growth = now - bytesAtStart
    if bytesAtStart > 0, hasRun || growth < 0 { keptBytes = max(0, keptBytes + growth) }
    bytesAtStart = now
  }

  /// Begins a question about a point.
  mutating func beginPoint(outsideOfCommands: Bool = false) {
    if outsideOfCommands { start = nil } else { (blocks, objects) = (0, 0) }
  }

  /// Counts a block that is due.
  mutating func countBlock() throws(CodeStop) {
    blocks += 1
    guard blocks <= Self.mostBlocks else { throw CodeStop(.tooManyBlocks(Self.mostBlocks)) }
  }

  /// Counts an object of UIKit's that code makes.
  mutating func countObject() throws(CodeStop) {
    objects += 1
    guard objects <= Self.mostObjects else { throw CodeStop(.tooManyObjects(Self.mostObjects)) }
  }

  /// Looks whether anything is used up, after some statements. It asks the system every few milliseconds.
  mutating func look(after statements: Int) throws(CodeStop) {
    guard statements < Self.mostStatements else {
      throw CodeStop(.tooManyStatements(Self.mostStatements))
    }
    let now = Self.seconds(CLOCK_MONOTONIC)
    guard now >= nextLook else { return }
    // What a process with little memory may take is taken in less time.
    nextLook = now + 0.004 * Double(mostBytes) / Double(200 << 20)
    if isInterrupted() { throw CodeStop(.interrupted) }
    let time = Self.seconds(CLOCK_THREAD_CPUTIME_ID)
    let begun = start ?? time
    start = begun
    guard time - begun <= mostSeconds else { throw CodeStop(.tooLong(mostSeconds)) }
    guard keptBytes + residentBytes() - bytesAtStart <= mostBytes else {
      throw CodeStop(.tooMuchMemory(mostBytes))
    }
  }
}
