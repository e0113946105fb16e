import Foundation
import Session
import SessionStage
import Testing
import Text

@testable import Help

/// A record holds the facts of its command, and of no other.
@Suite struct CommandRecordTests {
  /// The last object that some lines make.
  private func last(_ lines: String) throws -> JSONObject {
    try #require(RecordLog.objects(of: lines).last)
  }

  @Test func membersStandInTheSameOrderEveryTime() throws {
    let tap = "add red 0,0 90x90; tap red"
    #expect(
      try last(tap).names == [
        "schema", "type", "command", "text", "file", "line", "ok", "output", "title", "hit",
        "point", "hitTests", "routes", "handledBy", "fired", "sent",
      ])
    #expect(try last(tap).text == last(tap).text)
  }

  @Test(arguments: [
    "verify tap 5,5 <<END\n…\nEND", "sweep root 100 expect hit root",
    "sweep root 200 expect hit nil",
    "expect error \"nobody\" : tap nobody", "expect error \"\" : tap 5,5", "xfail \"w\" : tree",
    "xfail \"w\" : expect hit nil at 5,5",
  ])
  func whatStandsBehindACommandLeavesNoFacts(line: String) throws {
    #expect(try last(line).facts == [])
  }

  @Test func theCommandBehindAnAliasIsNamedAndTellsItsFacts() throws {
    let record = try last("alias corner tap 5,5; corner count=2")
    #expect(record["command"] == "tap")
    #expect(record["text"] == "corner count=2")
    #expect(record.facts.contains("handledBy"))
  }

  @Test func theCommandsOfAMacroHaveRecordsOfTheirOwn() throws {
    let records = RecordLog.objects(of: "macro both a; get $a alpha; tree; end; both root").suffix(
      3)
    #expect(records.map { $0["command"] } == ["get", "tree", .null])
    #expect(records.map(\.facts) == [["name", "property", "value"], ["tree"], []])
  }

  @Test func aVerifiedScriptRecordsItsCommands() throws {
    let folder = try Folder(["a.scope": "get root alpha\n"])
    let records = RecordLog.objects(
      of: "verify source \"\(folder.path("a.scope"))\" <<END\n1\nEND\nget root isHidden")
    #expect(records.map { $0["command"] } == ["get", "verify", "get"])
    #expect(records.map { $0["value"] } == [.number(1), nil, false])
  }

  @Test func aCommandThatFailsHasDiagnosticsInPlaceOfFacts() throws {
    let record = try last("get root nonsense")
    #expect(record["ok"] == false)
    #expect(record.facts == [])
    #expect(record.names.last == "diagnostics")
  }

  @Test func aLineThatCannotBeReadHasARecord() throws {
    let record = try last("echo \"open")
    #expect(record["command"] == .null)
    #expect(record["ok"] == false)
  }

  @Test func nothingIsBuiltUnlessSomebodyRecords() throws {
    let desk = TestSession()
    var count = 0
    func facts() -> JSONObject {
      count += 1
      return [:]
    }
    desk.session.facts(facts())
    #expect(count == 0)
  }

  @Test func everyCommandThatPrintsTellsFacts() throws {
    // Their text is all there is.
    let plain: Set = [
      "break", "capture", "draw", "echo", "export", "help", "hint", "lesson", "predict", "quiz",
      "record", "solution", "talk", "lesson task", "try",
    ]
    for example in ExampleCase.ofCommands {
      for record in RecordLog.objects(of: "\(example.example.setup)\n\(example.example.line)") {
        guard record["output"] != nil, case .string(let name)? = record["command"] else { continue }
        #expect(plain.contains(name) || !record.facts.isEmpty, "\(record.text)")
      }
    }
  }

  @Test func decisionsHaveAnswersReasonsAndRules() throws {
    let tap = try #require(
      try RecordLog.values(
        of: "add a 0,0 90x90; add b 0,0 90x90 in a; add c 0,0 90x90 alpha=0.005; tap 5,5"
      ).last)
    #expect(tap["hit"] == .string("b"))
    let decisions = try #require(tap["hitTests"]?.array.first?["decisions"]?.array)
    #expect(decisions.compactMap { $0["view"]?.string } == ["window", "root", "c", "a", "b"])
    #expect(decisions.map { $0["answer"] } == ["b", "b", nil, "b", "b"].map(JSON.name))
    #expect(decisions[2]["reason"] == .string("alpha"))
    #expect(decisions[2]["rule"] == .string("R2.3"))
    #expect(decisions[4]["point"] == .array([.number(5), .number(5)]))
  }

  @Test func aViewThatAnswersAnotherSaysSo() throws {
    let tap = try #require(
      try RecordLog.values(
        of: "add a 0,0 90x90; add b 200,200 9x9; override a redirect b; tap 5,5"
      ).last)
    let a = tap["hitTests"]?.array[0]["decisions"]?.array.first { $0["view"] == .string("a") }
    #expect(a?["answer"] == .string("b"))
    #expect(a?["override"] == .string("redirect b"))
  }

  @Test func theSecondTapSaysThatItAsksTheSame() throws {
    let tap = try #require(try RecordLog.values(of: "tap 5,5 count=3").last)
    #expect(tap["hitTests"]?.array.map { $0["isAsBefore"] } == [nil, .bool(true), .bool(true)])
  }

  @Test func aDragFoldsItsMoves() throws {
    let drag = try #require(try RecordLog.values(of: "drag 5,5 to 5,200").last)
    let routes = drag["routes"]?.array
    #expect(
      routes?.map { $0["method"] }
        == ["touchesBegan", "touchesMoved", "touchesEnded"].map(JSON.name))
    #expect(routes?[1]["times"] == .number(18))
  }

  @Test func deepTreesAreListsThatEveryReaderTakes() throws {
    let lines =
      "add v1 0,0 9x9; repeat 999 as i; let j $i + 1; add v$j 0,0 9x9 in v$i; end; tree; tap 5,5"
    let records = RecordLog.objects(of: lines)
    for record in records.suffix(2) {
      let object = try JSONSerialization.jsonObject(with: Data(record.text.utf8))
      #expect(object is [String: Any])
    }
  }
}

extension JSON {
  fileprivate static func name(_ name: String?) -> JSON { name.map(JSON.string) ?? .null }
}
