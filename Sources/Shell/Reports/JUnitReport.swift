import Foundation
import Session
import Text

/// A collector of tests for a report in the XML of JUnit, as build servers read it: a suite per
/// script, and a script without tests as one test.
final class JUnitReport: SessionObserver {
  let interests = SessionEvent.Kinds.results
  private var suites: [ReportElement] = []
  private var cases: [TestRecord] = []
  private var total = Totals()

  func observe(_ event: SessionEvent, in session: Session) {
    switch event {
    case .testEnded(let test): cases.append(test)
    case .scriptEnded(let script):
      if let test = script.test { cases.append(test) }
      suites.append(suite(script))
      cases = []
    default: break
    }
  }

  var data: Data {
    let root = ReportElement(
      "testsuites", [("name", "tapscope")] + total.attributes, children: suites)
    return Data(("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text(indent: "")).utf8)
  }

  private func suite(_ script: ScriptRecord) -> ReportElement {
    let numbers = Totals(of: cases, in: script.duration)
    total.add(numbers)
    return ReportElement(
      "testsuite", [("name", script.name)] + numbers.attributes,
      children: cases.map { testCase($0, in: script) })
  }

  private func testCase(_ test: TestRecord, in script: ScriptRecord) -> ReportElement {
    var element = ReportElement(
      "testcase",
      [
        ("name", test.name), ("classname", script.name), ("file", test.file ?? script.name),
        ("line", "\(test.line)"), ("time", test.duration.seconds),
      ])
    if let reason = test.reasonToSkip {
      element.children.append(ReportElement("skipped", [("message", reason)]))
    }
    element.children += test.diagnostics.map { diagnostic in
      ReportElement(
        diagnostic.kind == .expectation ? "failure" : "error", [("message", diagnostic.message)],
        content: diagnostic.lines.map(\.text).joined(separator: "\n"))
    }
    return element
  }
}

/// The numbers of a suite, or of all.
private struct Totals {
  private var (tests, failures, errors, skipped) = (0, 0, 0, 0)
  private var time = Duration.zero

  init() {}

  init(of cases: [TestRecord], in time: Duration) {
    tests = cases.count
    errors = cases.count(where: \.hasScriptError)
    failures = cases.count(where: \.isFailure) - errors
    skipped = cases.count { $0.reasonToSkip != nil }
    self.time = time
  }

  mutating func add(_ other: Totals) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
    time += other.time
  }

  var attributes: [(String, String)] {
    [
      ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
      ("skipped", "\(skipped)"), ("time", time.seconds),
    ]
  }
}

/// An element of a report. It holds text or other elements.
private struct ReportElement {
  let name: String
  let attributes: [(name: String, value: String)]
  let content: String
  var children: [ReportElement]

  init(
    _ name: String, _ attributes: [(String, String)], content: String = "",
    children: [ReportElement] = []
  ) {
    (self.name, self.attributes, self.content) = (name, attributes, content)
    self.children = children
  }

  /// Returns the element and what it holds as XML, each element on a line of its own.
  func text(indent: String) -> String {
    let start = attributes.reduce(into: "\(indent)<\(name)") { text, attribute in
      // Readers take a line break in an attribute as a space.
      text += " \(attribute.name)=\""
      text += attribute.value.markupText.replacing("\n", with: "&#10;") + "\""
    }
    if children.isEmpty {
      return start + (content.isEmpty ? "/>\n" : ">\(content.markupText)</\(name)>\n")
    }
    let inner = children.map { $0.text(indent: indent + "  ") }.joined()
    return start + ">\n\(inner)\(indent)</\(name)>\n"
  }
}

extension TestRecord {
  /// The reason why the test says neither that something works nor that it does not; nil if it does.
  fileprivate var reasonToSkip: String? {
    switch outcome {
    case .failedAsExpected: "expected failure: \(expectedToFail ?? "")"
    case .notRun: "the run or the script ended before the test"
    case .passed, .failed, .passedUnexpectedly: nil
    }
  }

  /// Indicates whether a command of the test could not be carried out.
  fileprivate var hasScriptError: Bool {
    isFailure && diagnostics.contains { $0.kind != .expectation }
  }
}

extension Duration {
  /// The duration in seconds, as reports write it.
  fileprivate var seconds: String {
    String(format: "%.3f", self / .seconds(1))
  }
}
