import Foundation
import Inspection

/// Runs scripts: from a file, a pipe or the command line, and the prompt's lines, too.
public final class ScriptRunner {
  /// What a script is allowed to go on after.
  public struct Policy: Sendable {
    /// Go on after a script error.
    public var keepsGoing = false
    /// Stop after the first expectation that fails.
    public var failsFast = false
    /// Print each command before its output.
    public var echoes = false

    /// Creates the policy of a plain run.
    public init() {}
  }

  /// How a run went.
  public struct Tally: Equatable, Sendable {
    /// Tests that passed.
    public var passed = 0
    /// Tests in which an expectation failed.
    public var failed = 0
    /// Expectations that failed, in tests and outside.
    public var failures = 0
    /// Commands that could not be carried out.
    public var errors = 0
  }

  /// The session that the scripts work on.
  public let session: Session
  /// What is allowed.
  public var policy = Policy()
  /// How it went so far.
  public private(set) var tally = Tally()
  /// Receives every diagnostic.
  public var report: (Diagnostic) -> Void
  /// Whether a script must not go on: after an error, or a failure that ends the run.
  public private(set) var isStopped = false

  private var sources: [Source] = []
  private var currentLine = ""
  private var failuresAtTestStart = 0
  private var memoryAtTestStart = Memory()
  private var errorsAtTestStart = 0
  /// The line in which the open test begins.
  private var testLine = (text: "", number: 1)

  /// A script being run.
  private struct Source {
    var name: String?
    var path: String?
    var directory: String?
    var line = 1
    /// The line being carried out, for the places of included scripts.
    var current = 1
  }

  /// Creates a runner for a session.
  public init(_ session: Session, report: @escaping (Diagnostic) -> Void) {
    self.session = session
    self.report = report
    session.runner = self
  }

  /// The folder of the script being run, which file names are relative to.
  var directory: String? { sources.last?.directory }

  /// Begins a script; lines that follow belong to it until ``end()``.
  ///
  /// - Parameters:
  ///   - name: What messages call it; nil at the prompt.
  ///   - path: Its file, if it has one.
  public func begin(name: String?, path: String? = nil) {
    let directory = path.map { ($0 as NSString).deletingLastPathComponent }
    sources.append(
      Source(
        name: name, path: path,
        directory: directory.flatMap { $0.isEmpty ? nil : $0 } ?? sources.last?.directory))
  }

  /// Ends a script; a test that it left open is an error.
  public func end() {
    if let test = session.openTest, sources.count == 1 {
      endTest()
      // Where the run stopped early, the end of the test was merely not reached.
      if !isStopped, !session.wantsToQuit {
        tally.errors += 1
        report(
          Diagnostic(
            CommandError(.testWithoutEnd(test)), in: testLine.text, file: sources.last?.name,
            number: testLine.number))
        isStopped = true
      }
    }
    sources.removeLast()
  }

  /// Carries out a line of the script, which may be several lines joined by backslashes.
  public func run(_ line: String) {
    guard let top = sources.indices.last else { return }
    sources[top].current = sources[top].line
    if policy.echoes {
      for (k, part) in line.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        session.write(TextLine("\(k == 0 ? "> " : "  ")\(part)", .dim))
      }
    }
    perform(line)
    guard sources.indices.contains(top) else { return }
    sources[top].line += line.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Says that a line cannot be read as text.
  private func refuse(_ line: String, invalidAt offset: Int) {
    guard let top = sources.indices.last else { return }
    sources[top].current = sources[top].line
    fail(CommandError(.refused("the line is not valid UTF-8"), at: offset..<offset), line)
    sources[top].line += line.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func perform(_ line: String) {
    currentLine = line
    do {
      var lexer = Lexer(line)
      for words in try lexer.commands() {
        do { try session.execute(words) } catch { handle(error, of: words, in: line) }
        if isStopped || session.wantsToQuit { return }
      }
    } catch {
      fail(error, line)
    }
  }

  private func handle(_ error: any Error, of words: [Word], in line: String) {
    switch error {
    case is SourceStopped: break  // Told where it happened.
    case let failure as ExpectationFailure:
      let range = words[0].range.lowerBound..<(words.last?.range.upperBound ?? 0)
      fail(LocatedFailure(failure: failure, range: range), line)
    default: fail(error, line)
    }
  }

  private func fail(_ error: any Error, _ line: String) {
    let diagnostic = diagnostic(error, line)
    report(diagnostic)
    if diagnostic.kind == .expectation {
      tally.failures += 1
      if policy.failsFast { isStopped = true }
    } else {
      tally.errors += 1
      if !policy.keepsGoing, sources.last?.name != nil { isStopped = true }
    }
  }

  private func diagnostic(_ error: any Error, _ line: String) -> Diagnostic {
    let source = sources.last
    var diagnostic = Diagnostic(
      error, in: line, file: source?.name, number: source?.current ?? 1)
    diagnostic.includedFrom = sources.dropLast().reversed().compactMap { outer in
      outer.name.map { "\($0):\(outer.current)" }
    }
    return diagnostic
  }

  /// Runs a script that another one, or the prompt, names.
  func source(_ name: String, at range: Range<Int>?) throws {
    let path = session.path(name)
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard !sources.contains(where: { $0.path == resolved }) else {
      throw CommandError(.sourceCycle(name), at: range)
    }
    guard sources.count < 64 else {
      throw CommandError(.refused("scripts source each other more than 64 deep"), at: range)
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      let reason =
        errno == ENOENT ? "there is no such file" : String(cString: strerror(errno)).lowercased()
      throw CommandError(.file(path: name, action: "read", reason: reason), at: range)
    }
    defer { close(descriptor) }
    begin(name: shownName(of: name), path: resolved)
    defer { sources.removeLast() }
    if let failure = run(ScriptReader(descriptor)) {
      throw CommandError(.file(path: name, action: "read", reason: failure), at: range)
    }
    if isStopped { throw SourceStopped() }
  }

  /// Runs the lines of a script; returns why it could not be read to its end, if so.
  public func run(_ script: ScriptReader) -> String? {
    var reader = script
    while !isStopped, !session.wantsToQuit, let item = reader.next() {
      switch item {
      case .line(let line): run(line)
      case .invalid(let line, let offset): refuse(line, invalidAt: offset)
      case .failure(let reason): return reason
      }
    }
    return nil
  }

  private func shownName(of name: String) -> String {
    guard !name.hasPrefix("/"), let outer = sources.last?.name, outer.contains("/") else {
      return name
    }
    return (outer as NSString).deletingLastPathComponent + "/" + name
  }

  /// Takes note that a test begins.
  func beginTest() {
    failuresAtTestStart = tally.failures
    memoryAtTestStart = session.memory
    errorsAtTestStart = tally.errors
    testLine = (currentLine, sources.last?.current ?? 1)
    session.scene.journal.beginGroup()
  }

  /// Takes note that a test ends, and rolls the scene back.
  func endTest() {
    let isClean =
      tally.failures == failuresAtTestStart && tally.errors == errorsAtTestStart && !isStopped
    if isClean { tally.passed += 1 } else { tally.failed += 1 }
    session.scene.journal.rollBack()
    session.memory = memoryAtTestStart
    session.openTest = nil
  }
}

/// A sourced script stopped; the reason has been told.
struct SourceStopped: Error {}
