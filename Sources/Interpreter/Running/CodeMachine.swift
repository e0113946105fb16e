import Code
import ResponderKit

// Unsafe here: one thread runs the code, and no access to what the machine keeps encloses a call of code.
/// What code that runs shares: its budget, what it printed, and who hears of its lines.
package final class CodeMachine {
  /// Indicates whether lines are kept.
  @exclusivity(unchecked) package var keepsLines = false
  /// The lines that ran for the last event, with the number of calls around each.
  @exclusivity(unchecked) package private(set) var lines: [CodeLine] = []
  /// What hears of each line that is kept, too.
  @exclusivity(unchecked) var listener: ((CodeLine) -> Void)?
  /// The object that the last line that was kept came to.
  package private(set) weak var latestObject: AnyObject?
  /// What the code printed for the last event.
  package private(set) var printed: [String] = []
  /// The first failure since it was taken last.
  @exclusivity(unchecked) package private(set) var failure: CodeStop?
  /// The words for values.
  @exclusivity(unchecked) package var texts = ValueText()
  /// What an event or a question may use.
  @exclusivity(unchecked) var budget = CodeBudget()
  /// Returns the version of iOS that code asks for with `#available`.
  package var systemVersion: () -> Int = { UIApplication.usualSystemVersion }

  @exclusivity(unchecked) private var statements = 0
  /// Indicates whether points before have run statements.
  @exclusivity(unchecked) private var hasRun = false
  /// The number of statements at which the budget is looked at next.
  @exclusivity(unchecked) private var nextCheck = 0
  @exclusivity(unchecked) private(set) var depth = 0
  /// The text of the line that is running; nil before the first one.
  @exclusivity(unchecked) private var source: CodeSource?
  /// The place of the line in it.
  @exclusivity(unchecked) private var offset = 0

  /// The place of the line that ran last before UIKit went on; nil if none has run.
  private var last: (source: CodeSource, offset: Int)?

  /// Creates a machine.
  package init() {}

  /// Lets code end when a person or a program wants it to, or when the process has grown too much.
  ///
  /// - Parameters:
  ///   - freeBytes: The number of bytes that the process may still take; nil if there is no limit.
  ///   - residentBytes: Returns the number of bytes that the process has in memory.
  package func watch(
    _ isInterrupted: @escaping () -> Bool, freeBytes: Int? = nil,
    residentBytes: @escaping () -> Int
  ) {
    (budget.isInterrupted, budget.residentBytes) = (isInterrupted, residentBytes)
    if let freeBytes { budget.fit(into: freeBytes) }
  }

  /// Indicates whether a command is under way. Beside one, whatever calls code is a question of its own.
  @exclusivity(unchecked) private var isInCommand = false

  /// Begins a command, which has a budget with all that it causes, until ``end()``.
  package func begin() {
    budget.begin(hasRun: hasRun || statements > 0)
    (isInCommand, hasRun, statements, nextCheck) = (true, false, 0, 0)
    (failure, assumed, source, last) = (nil, [], nil, nil)
  }

  /// Ends a command.
  package func end() { isInCommand = false }

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

  /// Returns what a question answers to which an earlier failure makes no difference. The first failure is
  /// kept. Where code has come to a limit, no more runs: it would come there at each point that is asked.
  package func asking<Result>(_ question: () -> Result) -> Result {
    let before = failure
    if before?.isOfLimit == true { return question() }
    failure = nil
    defer { failure = before ?? failure }
    beginPoint()
    return question()
  }

  /// Returns what a question answers that is none of a command which may be under way, and the failure.
  package func aside<Result>(_ question: () -> Result) -> (Result, CodeStop?) {
    let outer = (budget, isInCommand, statements, hasRun, failure, assumed, source, lines, printed)
    begin()
    defer {
      (budget, isInCommand, statements, hasRun, failure, assumed, source, lines, printed) = outer
      nextCheck = 0
    }
    return (question(), failure)
  }

  /// Begins a question about another point, which has the statements of one for itself.
  ///
  /// - Parameter outsideOfCommands: Whether nobody knows what the question belongs to: blocks are counted
  ///   on, as one may have queued the next.
  package func beginPoint(outsideOfCommands: Bool = false) {
    budget.beginPoint(outsideOfCommands: outsideOfCommands)
    (hasRun, statements, nextCheck) = (hasRun || statements > 0, 0, 0)
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
    source.map { ($0.name, $0.line(of: offset)) }
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
    if depth == 0, !isInCommand { beginPoint(outsideOfCommands: true) }
    do { return try body() } catch {
      if failure == nil {
        let stop = placed(error)
        failure = stop
        // Nor does the code go on that called UIKit, which called this.
        if stop.isOfLimit { nextCheck = 0 }
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
    guard let source = failedSource, let number = stop.line else { return }
    var line = CodeLine(
      source: source.name, line: number, role: role, text: source.line(number))
    if role == .open { line.value = "?" }
    tell(ending: line)
  }

  /// Keeps a line at which code cannot go on.
  func tell(ending line: CodeLine) {
    guard keepsLines else { return }
    var line = line
    line.depth = depth + 1
    lines.append(line)
    listener?(line)
  }

  private func placed(_ stop: CodeStop) -> CodeStop {
    var stop = stop
    if stop.line == nil, let source {
      failedSource = source
      (stop.source, stop.line) = (source.name, source.line(of: offset))
    }
    return stop
  }

  /// Counts a statement.
  @inline(__always)
  func step(_ source: CodeSource, _ offset: Int) throws(CodeStop) {
    statements += 1
    if self.source !== source { self.source = source }
    self.offset = offset
    if statements >= nextCheck { try check() }
  }

  /// Looks whether the budget is used up. Between two looks are so few statements that even those which
  /// copy large lists take no second, and no gigabyte.
  private func check() throws(CodeStop) {
    if let failure, failure.isOfLimit { throw failure }
    nextCheck = statements + 16
    try budget.look(after: statements)
  }

  /// Counts a block that is due.
  func countBlock() throws(CodeStop) {
    do { try budget.countBlock() } catch {
      // None of its lines has run; the block before it has queued it.
      if source == nil, let last { (source, offset) = last }
      defer { source = nil }
      throw placed(error)
    }
  }

  /// Counts an object of UIKit's that code makes.
  func countObject() throws(CodeStop) { try budget.countObject() }

  /// Calls a function, one level deeper.
  func call<Result>(_ body: () throws(CodeStop) -> Result) throws(CodeStop) -> Result {
    guard depth < CodeBudget.mostCalls, !StackReserve.isMet else {
      throw CodeStop(.tooManyCalls(CodeBudget.mostCalls))
    }
    let (outer, place) = (source, offset)
    depth += 1
    defer {
      depth -= 1
      if source !== outer {
        if outer == nil { last = source.map { ($0, offset) } }
        source = outer
      }
      offset = place
    }
    // The innermost call knows the line.
    do { return try body() } catch { throw placed(error) }
  }

  /// The calls of super that have not returned: the method and the object.
  @exclusivity(unchecked) private var superCalls: [(name: String, object: ObjectIdentifier)] = []

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
  final class SuperAnswer {
    fileprivate let method: AskedMethod
    fileprivate let object: ObjectIdentifier
    fileprivate let point: CGPoint
    fileprivate let value: CodeValue

    fileprivate init(
      _ value: CodeValue, of method: AskedMethod, _ object: AnyObject, at point: CGPoint
    ) {
      (self.value, self.method, self.point) = (value, method, point)
      self.object = ObjectIdentifier(object)
    }
  }

  /// What `super` answered last in the method that UIKit asks now; nil if it was not called.
  @exclusivity(unchecked) var superAnswer: SuperAnswer?

  /// Keeps what `super` answered about a point.
  func keepAnswer(
    _ value: CodeValue, ofSuper method: AskedMethod, _ me: CodeValue, _ arguments: [CodeValue]
  ) {
    guard let object = me.object, case .point(let point)? = arguments.first else { return }
    superAnswer = SuperAnswer(value, of: method, object, at: point)
  }

  /// Returns what `super` answered already to the question that UIKit asks; nil if it was not asked. So
  /// nobody is asked twice where UIKit's own method answers in place of one that could not go on.
  func answer(ofSuper method: AskedMethod, _ object: AnyObject, at point: CGPoint) -> CodeValue? {
    guard let superAnswer, superAnswer.method == method,
      superAnswer.object == ObjectIdentifier(object), superAnswer.point == point
    else { return nil }
    return superAnswer.value
  }

  /// Indicates whether any method of the code is calling super.
  @inline(__always)
  var isCallingAnySuper: Bool { !superCalls.isEmpty }

  /// Returns whether UIKit's own method runs because the object's code called super.
  func isCallingSuper(_ name: String, _ object: AnyObject) -> Bool {
    superCalls.contains { $0.object == ObjectIdentifier(object) && $0.name == name }
  }

  /// Keeps a line that ran, with what it came to, if lines are kept.
  @inline(__always)
  func tell(_ line: CodeLine, _ value: CodeValue?) {
    if keepsLines { keep(line, value) }
  }

  private func keep(_ line: CodeLine, _ value: CodeValue?) {
    guard !line.text.isEmpty, lines.count < 100_000 else { return }
    var line = line
    line.depth = depth
    line.value = value.map(texts.short)
    latestObject = value?.object
    lines.append(line)
    listener?(line)
  }

  /// Returns a value as `print` shows it.
  ///
  /// - Parameter type: Its type, where that is known.
  package func printed(_ value: CodeValue, as type: ValueType = .any) -> String {
    texts.printed(value, as: type)
  }

  func print(_ text: String) {
    if printed.count < CodeBudget.mostPrintedLines { printed.append(String(text.prefix(1_000))) }
  }
}
