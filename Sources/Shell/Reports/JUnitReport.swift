import Commands
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A collector of tests for a report in the XML of JUnit, as build servers read it: a suite per
/// script, and a script without tests as one test.
final class JUnitReport: RunObserver {
  private var suites: [XMLElement] = []
  private var cases: [TestRecord] = []

  func didEnd(_ test: TestRecord) {
    cases.append(test)
  }

  func didEnd(_ script: ScriptRecord) {
    if let test = script.test { cases.append(test) }
    suites.append(suite(script))
    cases = []
  }

  /// The report.
  var data: Data {
    let root = element("testsuites", [("name", "tapscope")])
    suites.forEach { root.addChild($0.copy() as! XMLNode) }
    let document = XMLDocument(rootElement: root)
    document.version = "1.0"
    document.characterEncoding = "UTF-8"
    return document.xmlData(options: .nodePrettyPrint)
  }

  private func suite(_ script: ScriptRecord) -> XMLElement {
    let errors = cases.count(where: \.hasScriptError)
    let suite = element(
      "testsuite",
      [
        ("name", script.name), ("tests", "\(cases.count)"),
        ("failures", "\(cases.count(where: \.isFailure) - errors)"), ("errors", "\(errors)"),
        ("skipped", "\(cases.count { $0.reasonToSkip != nil })"),
        ("time", script.duration.seconds),
      ])
    for test in cases { suite.addChild(testCase(test, in: script)) }
    return suite
  }

  private func testCase(_ test: TestRecord, in script: ScriptRecord) -> XMLElement {
    let element = element(
      "testcase",
      [
        ("name", test.name), ("classname", script.name), ("file", test.file ?? script.name),
        ("line", "\(test.line)"), ("time", test.duration.seconds),
      ])
    if let reason = test.reasonToSkip {
      element.addChild(self.element("skipped", [("message", reason)]))
    }
    for diagnostic in test.diagnostics {
      let child = self.element(
        diagnostic.kind == .expectation ? "failure" : "error",
        [("message", diagnostic.message.inXML)])
      child.stringValue = diagnostic.lines.map(\.text).joined(separator: "\n").inXML
      element.addChild(child)
    }
    return element
  }

  private func element(_ name: String, _ attributes: [(String, String)]) -> XMLElement {
    let element = XMLElement(name: name)
    for (name, value) in attributes {
      let attribute = XMLNode(kind: .attribute)
      attribute.name = name
      attribute.stringValue = value.inXML
      element.addAttribute(attribute)
    }
    return element
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

extension String {
  /// The text without the characters that XML cannot hold.
  fileprivate var inXML: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map {
          $0.value < 0x20 && $0 != "\n" && $0 != "\t" || [0xFFFE, 0xFFFF].contains($0.value)
            ? "\u{FFFD}" : $0
        }))
  }
}
