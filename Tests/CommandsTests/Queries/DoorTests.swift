import ResponderKit
import Session
import SessionStage
import TestSupport
import Testing
import Text

/// `trace`, `step`, JSON, `predict` and the notes of `expect` tell one hit-test alike: compared by
/// what they print.
@Suite struct DoorTests {
  @Test(arguments: seeds(60, of: 600))
  func allDoorsAgree(seed: Int) throws {
    let scene = RandomTouchScene(seed: seed)
    let lines = scene.lines
    let point = "\(20 + seed * 7 % 200),\(20 + seed * 11 % 200)"
    let log = RecordLog()
    let desk = TestSession(OutputStyle(width: 1000))
    desk.session.add(log)
    desk.run((lines + ["hit \(point)"]).joined(separator: "\n"))
    let context = "seed \(seed)\n\(lines.joined(separator: "\n"))\nhit \(point)"
    let decisions =
      log.objects.last?.objects("hitTests").first?.objects("decisions") ?? []
    #expect(!decisions.isEmpty, "\(context)")

    let rows = try desk.printed("trace tree").dropFirst().filter {
      $0.contains("✓") || $0.contains("✗") || $0.contains("· not")
    }
    #expect(rows.count == decisions.count, "\(context)")
    for (row, decision) in zip(rows, decisions) {
      let isYes = ["accepted", "overridden"].contains(decision["verdict"])
      #expect(
        row.contains(isYes ? "✓" : decision["verdict"] == "notAsked" ? "·" : "✗"), "\(context)")
      for name in [decision["view"]].compactMap({ $0 }) + decision.array("views").prefix(2) {
        if case .string(let name) = name { #expect(row.contains(name), "\(row)\n\(context)") }
      }
      if case .string(let rule)? = decision["rule"], rule != "R2.1" || !isYes {
        #expect(row.hasSuffix(rule), "\(row)\n\(context)")
      }
      if case .string(let text)? = decision["text"] {
        #expect(row.contains(text), "\(row)\n\(context)")
      }
    }

    // The walk asks the same views in the same order, and refuses with the same numbers and rules.
    let steps = try desk.printed("step calls")
    let asked = decisions.compactMap { $0["view"] }.map(\.text)
    let told = steps.compactMap { step -> String? in
      guard let range = step.range(of: " is asked at ") else { return nil }
      return "\"\(step[..<range.lowerBound].split(separator: " ").last ?? "")\""
    }
    #expect(told == asked, "\(context)")
    for decision in decisions where decision["reason"] == "outside" {
      guard case .string(let text)? = decision["text"], case .string(let rule)? = decision["rule"]
      else { continue }
      let miss = text.components(separatedBy: "  ")[0]
      #expect(
        steps.contains { $0.contains(miss) && $0.hasSuffix("(\(rule))") }, "\(miss)\n\(context)")
    }

    // What a failed expectation notes is what a wrong prediction says.
    for view in scene.views {
      let before = desk.diagnostics.count
      desk.run("expect hit \(view)")
      guard desk.diagnostics.count > before, let note = desk.diagnostics.last?.notes.first else {
        continue
      }
      desk.run("predict \(view); tap \(point)")
      #expect(desk.output.contains { $0.hasSuffix(": \(note)") }, "\(note)\n\(context)")
      desk.run("hit \(point)")
    }
  }
}
