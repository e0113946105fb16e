import Foundation
import Interchange
import Scenes
import TestSupport
import Testing
import Text

@Suite struct HostileJSONTests {
  private func element(_ more: String = "") -> String {
    "{\"type\": \"Button\", \"AXFrame\": \"{{0, 0}, {9, 9}}\"\(more)}"
  }

  @Test(arguments: ["[", "{\"children\":[", "[{\"AXFrame\":"])
  func depthHasALimit(part: String) {
    let text = "[\(element()), " + String(repeating: part, count: size(100_000, of: 1_000_000))
    #expect(
      importError(text)?.hasSuffix("more than 500 levels deep; a real screen is not so deep")
        == true)
    #expect(importError(text)?.hasPrefix("1:") == true)
  }

  @Test func textThatIsCutGivesWhatStandsBefore() throws {
    let whole = "[\(element()),\n\(element(", \"children\": [\n\(element()), \(element())]"))\n]"
    var counts: [Int] = []
    for end in whole.indices.dropFirst() {
      guard let dump = try? HierarchyDump(parsing: String(whole[..<end])) else { continue }
      counts.append(dump.viewCount)
      #expect(dump.warnings.last?.kind == .endsHere)
    }
    #expect(counts == counts.sorted() && counts.first == 1 && counts.last == 4)
    #expect(try HierarchyDump(parsing: whole).viewCount == 4)
  }

  @Test(arguments: ["NaN", "tru", "\"a\" \"b\"", "'x'", "}", ","])
  func damagedTextGivesWhatStandsBefore(damage: String) throws {
    let text = "[\(element()),\n\(element(", \"value\": \(damage)")), \(element())]"
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == 2)
    #expect(dump.warnings.contains { $0.kind == .endsHere && $0.line == 2 })
  }

  @Test func whatCannotBeReadAtAllIsAnError() {
    #expect(
      importError("\n[\(element(", \"value\": 1e999"))]")
        == "2:1: not valid JSON; paste all that the tool printed")
  }

  @Test func lastOfTwoEqualKeysCounts() throws {
    let root = try onlyRoot("[\(element(", \"AXFrame\": \"{{1, 2}, {3, 4}}\""))]")
    #expect(root.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func manyElementsAreRead() throws {
    let text = "[" + Array(repeating: element(), count: 20_000).joined(separator: ",\n") + "]"
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == 20_000)
  }

  @Test func otherObjectsOfALogArePassedOver() throws {
    let text = "[12:00] {\"level\": \"info\"}\n[{}] []\n[\(element())]\n{}"
    let dump = try HierarchyDump(parsing: text)
    #expect(dump.viewCount == 1 && dump.roots[0].line == 3)
    #expect(dump.warnings.map(\.line) == [1, 2, 3, 4])
  }

  @Test func bracketsAndQuotesInTextsMeanNothing() throws {
    let root = try onlyRoot("[\(element(", \"AXLabel\": \"}]\\\\\\\"{[,\""))] ")
    #expect(root.text == "}]\\\"{[,")
  }
}

extension HostileJSONTests {
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1e300", "\"x\""])
  func lineThatATextClaimsForItselfDoesNoHarm(line: String) throws {
    let claim = element(", \"\\u0001line\": \(line), \"value\": [], \"enabled\": 7")
    let dump = try HierarchyDump(parsing: "[\(claim),\n\(claim)]")
    #expect(dump.viewCount == 2)
    #expect(dump.warnings.allSatisfy { $0.line >= 0 && $0.line <= DumpLimits.largestText })
    let scene = Scene()
    let report = ImportReport(scene.replace(by: dump), into: scene)
    var lines = 0
    report.write(OutputStyle(), of: "a") { _ in lines += 1 }
    #expect(lines > 0)
  }

  @Test func numberOfElementsHasALimit() {
    let limit = DumpLimits.mostElements
    let text = "[\(element())" + String(repeating: ",{}", count: limit) + "]"
    #expect(
      importError(text)?.hasSuffix("more than \(limit) elements; paste one screen only") == true)
  }
}
