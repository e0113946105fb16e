import Code
import ResponderKit

/// What code that runs shares: its limits, what it printed, and who hears of its lines.
package final class CodeMachine {
  /// The statements that one event or question may run.
  package static let mostStatements = 1_000_000
  /// The calls that may stand within each other.
  package static let mostCalls = 500
  /// The elements that a list may have.
  package static let mostElements = 100_000
  /// The lines that one event may print.
  package static let mostPrintedLines = 1_000

  /// Indicates whether lines are kept.
  package var keepsLines = false
  /// The lines that ran for the last event, with the number of calls around each.
  package private(set) var lines: [CodeLine] = []
  /// What hears of each line that is kept, too.
  var listener: ((CodeLine) -> Void)?
  /// What the code printed for the last event.
  package private(set) var printed: [String] = []
  /// The first failure since it was taken last.
  package private(set) var failure: CodeStop?
  /// The words for values.
  package var texts = ValueText()
  /// Returns whether a person wants the code to end.
  package var isInterrupted: () -> Bool = { false }

  private var statements = 0
  /// The number of statements at which the limits are looked at next.
  private var nextCheck = 4096
  private(set) var depth = 0
  /// The line that is running.
  var current: (source: CodeSource, offset: Int)?

  /// Creates a machine.
  package init() {}

  /// Begins an event or a question, which has the limits for itself.
  package func begin() {
    beginQuestion()
    (failure, assumed, current) = (nil, [], nil)
  }

  /// Begins a question, which has the limits for itself. A failure stays until it is taken.
  func beginQuestion() { (statements, nextCheck) = (0, 4096) }

  /// The answers of UIKit's own methods in place of some that cannot run, since the event or question
  /// began.
  package private(set) var assumed: Set<AssumedAnswer> = []

  /// The values that are tried for some that nobody has given, by name.
  package var trial: [String: CodeValue] = [:]

  /// Keeps that UIKit's own method answers in place of one that cannot run.
  func assume(_ answer: AssumedAnswer) { assumed.insert(answer) }

  /// Returns what a question answers, and which answers of UIKit's own it is made of. They are told of
  /// it alone, and of no command.
  package func assuming<Result>(_ question: () -> Result) -> (Result, Set<AssumedAnswer>) {
    let before = assumed
    assumed = []
    defer { assumed = before }
    return (question(), assumed)
  }

  /// Forgets where UIKit's own methods answered, as that makes no difference.
  package func forgetAssumed() { assumed = [] }

  /// Takes the first failure since it was taken last.
  package func takeFailure() -> CodeStop? {
    defer { failure = nil }
    return failure
  }

  /// Forgets the lines of what ran before, if there are many.
  func limitLines() {
    // Not while a caller counts them.
    if depth == 0, lines.count > 20_000 { lines.removeFirst(lines.count - 10_000) }
  }

  /// The line that ran last.
  package var place: (source: String, line: Int)? {
    current.map { ($0.source.name, $0.source.line(of: $0.offset)) }
  }

  private var kept: (lines: [CodeLine], printed: [String])?

  /// Keeps the lines and what was printed, to come back to them.
  package func keepOutput() { kept = (lines, printed) }

  /// Comes back to the lines and what was printed, if they were kept.
  package func restoreOutput() {
    if let kept { (lines, printed) = kept }
    kept = nil
  }

  /// Forgets the lines that ran and what was printed.
  package func forgetOutput() { (lines, printed, kept) = ([], [], nil) }

  /// Calls code at whose end the scene goes on whatever happens: the first failure is kept.
  func guarded<Result>(
    _ neutral: Result, _ body: () throws(CodeStop) -> Result
  ) -> Result {
    guard failure == nil else { return neutral }
    do { return try body() } catch {
      if failure == nil {
        let stop = placed(error)
        failure = stop
        tell(stop, as: .failed)
      }
      return neutral
    }
  }

  /// The text in which the last failure was placed.
  private var failedSource: CodeSource?

  /// Keeps the line at which code ended, as the last one of the method that was asked.
  func tell(_ stop: CodeStop, as role: CodeLine.Role) {
    // It is told, however many lines ran before.
    guard keepsLines, let source = failedSource, let number = stop.line else { return }
    var line = CodeLine(
      source: source.name, line: number, role: role, text: source.line(number))
    if role == .open { line.value = "?" }
    line.depth = depth + 1
    lines.append(line)
    listener?(line)
  }

  private func placed(_ stop: CodeStop) -> CodeStop {
    var stop = stop
    if stop.line == nil, let current {
      failedSource = current.source
      (stop.source, stop.line) = (current.source.name, current.source.line(of: current.offset))
    }
    return stop
  }

  /// Counts a statement.
  @inline(__always)
  func step(_ source: CodeSource, _ offset: Int) throws(CodeStop) {
    statements += 1
    current = (source, offset)
    if statements >= nextCheck { try check() }
  }

  /// Counts the work on a number of elements or letters, of which many are as much as a statement:
  /// a loop over large lists must come to an end, too.
  func charge(_ count: Int) throws(CodeStop) {
    statements += count >> 4
    if statements >= nextCheck { try check() }
  }

  private func check() throws(CodeStop) {
    nextCheck = statements + 4096
    if statements >= Self.mostStatements {
      throw CodeStop(.tooManyStatements(Self.mostStatements))
    }
    if isInterrupted() { throw CodeStop(.interrupted) }
  }

  /// Calls a function, one level deeper.
  func call<Result>(_ body: () throws(CodeStop) -> Result) throws(CodeStop) -> Result {
    guard depth < Self.mostCalls, !StackReserve.isMet else {
      throw CodeStop(.tooManyCalls(Self.mostCalls))
    }
    let outer = current
    depth += 1
    defer {
      depth -= 1
      current = outer
    }
    // The innermost call knows the line.
    do { return try body() } catch { throw placed(error) }
  }

  /// The calls of super that have not returned: the method and the object.
  private var superCalls: [(name: String, object: ObjectIdentifier)] = []

  /// Calls UIKit's own method, as `super` does: the object's methods of the code are not asked for it.
  func callingSuper(
    _ name: String, _ me: CodeValue, _ body: () throws(CodeStop) -> CodeValue
  ) throws(CodeStop) -> CodeValue {
    guard let object = me.object else { return try body() }
    superCalls.append((name, ObjectIdentifier(object)))
    defer { superCalls.removeLast() }
    return try body()
  }

  /// What `super` answered last in the method that UIKit asks now.
  struct SuperAnswer {
    fileprivate let name: String
    fileprivate let object: ObjectIdentifier
    fileprivate let point: CGPoint
    fileprivate let value: CodeValue
  }

  /// What `super` answered last in the method that UIKit asks now; nil if it was not called.
  var superAnswer: SuperAnswer?

  /// Keeps what `super` answered about a point.
  func keepAnswer(
    _ value: CodeValue, ofSuper name: String, _ me: CodeValue, _ arguments: [CodeValue]
  ) {
    guard let object = me.object, case .point(let point)? = arguments.first else { return }
    superAnswer = SuperAnswer(
      name: name, object: ObjectIdentifier(object), point: point, value: value)
  }

  /// Returns what `super` answered already to the question that UIKit asks; nil if it was not asked. So
  /// nobody is asked twice where UIKit's own method answers in place of one that could not go on.
  func answer(ofSuper name: String, _ object: AnyObject, _ arguments: [CodeValue]) -> CodeValue? {
    guard let superAnswer, case .point(let point)? = arguments.first, superAnswer.name == name,
      superAnswer.object == ObjectIdentifier(object), superAnswer.point == point
    else { return nil }
    return superAnswer.value
  }

  /// Returns whether UIKit's own method runs because the object's code called super.
  func isCallingSuper(_ name: String, _ object: AnyObject) -> Bool {
    superCalls.contains { $0.object == ObjectIdentifier(object) && $0.name == name }
  }

  /// Keeps a line that ran, with what it came to.
  func tell(_ line: CodeLine, _ value: CodeValue?) {
    guard keepsLines, !line.text.isEmpty, lines.count < 100_000 else { return }
    var line = line
    line.depth = depth
    line.value = value.map(texts.short)
    lines.append(line)
    listener?(line)
  }

  /// Returns a value as `print` shows it.
  func printed(_ value: CodeValue) -> String { texts.printed(value) }

  /// Prints a line.
  func print(_ text: String) {
    if printed.count < Self.mostPrintedLines { printed.append(String(text.prefix(1_000))) }
  }
}
