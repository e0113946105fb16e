import Foundation
import Session
import SessionStage
import TestSupport
import Testing
import Text

@testable import Help

/// What `--format json` prints is what its schema says.
@Suite struct SchemaTests {
  private static let schema = Result { try JSONSchema.current() }

  private func expectValid(_ objects: [JSONObject]) throws {
    let schema = try Self.schema.get()
    for object in objects {
      let problems = schema.problems(in: try JSON(parsing: object.text))
      #expect(problems.isEmpty, "\(problems.prefix(5)) in \(object.text.prefix(300))")
    }
  }

  @Test(arguments: sample(PackageFolder.files(in: "examples", suffix: ".scope"), oneIn: 3))
  func theScriptsAmongTheExamplesKeepToTheSchema(path: String) throws {
    let objects = RecordLog.objects(
      of: try PackageFolder.text(path), name: path,
      path: PackageFolder.url.appendingPathComponent(path).path)
    #expect(!objects.isEmpty)
    try expectValid(objects)
  }

  @Test(arguments: sample(ExampleCase.all, oneIn: 3))
  func theExamplesOfHelpKeepToTheSchema(example: ExampleCase) throws {
    try expectValid(RecordLog.objects(of: "\(example.example.setup)\n\(example.example.line)"))
  }

  @Test(arguments: [
    "tap 5,5 count=3 fingers=2; touch began 5,5; wait 0.5; remove root",
    "add UIScrollView s 0,0 300x300; set s contentSize 300x3000; drag 150,200 to 150,20; wait 5",
    "add red 0,0 90x90; override red circle; hit 1,1; hit 1,1 in red; set red alpha 0.001; hit 1,1",
    "add UISlider s 9,9 200x40; get s; get s transform; get s next; get s value",
    "reset classic; tree; chain app; chain delegate; get app",
    "next root root; chain root",
    "nonsense; expect hit root; tap", "echo \"open", "end", "xfail \"a\"", "test \"open\"",
    "test \"a\"; expect hit nil at 5,5; end; test \"b\"; xfail \"why\"; expect hit nil at 5,5; end",
    "macro m a; tap $a; end; m 5,5; alias; sweep root 200 expect hit nil",
    "history; checkpoint a; set root alpha 0; history; diff; diff json a; restore a; undo 2; redo 2",
    "rotate root 33; tap 5,5; tree; get root transform; set root transform 0 0 0 0 0 0; tap 5,5",
  ])
  func whateverHappensKeepsToTheSchema(lines: String) throws {
    try expectValid(RecordLog.objects(of: lines))
  }

  @Test func theEndOfARunOfTestsKeepsToTheSchemaAndCountsEachTest() throws {
    let summary = RecordLog.summary(
      of: """
        test "good"; expect hit root at 5,5; end
        test "bad"; expect hit nil at 5,5; end
        test "known"; xfail "why"; expect hit nil at 5,5; end
        test "better"; xfail "why"; expect hit root at 5,5; end
        """)
    try expectValid([summary])
    let numbers = ["tests", "passed", "failed", "failedAsExpected", "notRun"].map { summary[$0] }
    #expect(numbers == [4, 1, 2, 1, 0])
  }

  @Test func whatAnImportReadsAndASaveWritesIsCounted() throws {
    let folder = try Folder(["a.txt": "<UIView: 0x1; frame = (0 0; 9 9)>\njunk"])
    let lines = "import \"\(folder.path("a.txt"))\"; save \"\(folder.path("a.scope"))\""
    try expectValid(RecordLog.objects(of: lines))
    let values = try RecordLog.values(of: lines)
    #expect(values[0]["views"] == .number(1))
    #expect(values[0]["roots"] == .number(1))
    #expect(values[0]["warnings"]?.array.map { $0["line"] } == [.number(1), .number(2)])
    let written = try folder.text("a.scope").split(separator: "\n").count
    #expect(values[1]["lines"] == .number(Double(written)))
  }

  @Test(arguments: [
    #"{"schema":2,"type":"command","command":null,"text":"","line":1,"ok":true,"new":1}"#,
    #"{"schema":2,"type":"command","command":"chain","text":"chain x","line":1,"ok":true}"#,
    #"{"schema":2,"type":"command","command":null,"text":"x","line":1,"ok":false}"#,
    #"{"schema":2,"type":"command","command":null,"text":7,"line":1,"ok":true}"#,
    #"{"schema":2,"type":"command","command":null,"text":"","line":0,"ok":true}"#,
    #"{"schema":1,"type":"test","name":"a","line":1,"outcome":"passed"}"#,
    #"{"schema":2,"type":"test","name":"a","line":1,"outcome":"good"}"#,
    #"{"schema":2,"type":"summary","tests":1,"passed":1,"failed":0,"failedAsExpected":0}"#,
    #"{"schema":2,"type":"command","command":null,"text":"","line":1,"ok":true,"point":[1]}"#,
  ])
  func theSchemaRefusesWhatIsNotSo(line: String) throws {
    #expect(try !Self.schema.get().problems(in: try JSON(parsing: line)).isEmpty)
  }
}
