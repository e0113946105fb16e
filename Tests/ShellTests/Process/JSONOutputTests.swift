import Foundation
import Testing

/// What `--format json` prints can be read by any program.
@Suite struct JSONOutputTests {
  private func objects(_ run: Run) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test func everyCommandIsALine() throws {
    let run = try Tapscope.run("--format", "json", "-c", "tap 5,5; tree; echo a")
    let objects = try objects(run)
    #expect(objects.map { $0["command"] as? String } == ["tap", "tree", "echo"])
    #expect(objects.allSatisfy { $0["schema"] as? Int == 2 && $0["ok"] as? Bool == true })
    #expect(objects[0]["hit"] as? String == "root")
    #expect(objects[2]["output"] as? [String] == ["a"])
    #expect(run.errors.isEmpty)
  }

  @Test func whateverATextHoldsTheLinesAreGood() throws {
    let scratch = try Scratch()
    let dump = try scratch.write(
      "dump.txt", "<UILabel: 0x1; frame = (0 0; 9 9); text = '\u{1B}[31m\u{7F} \"\\👩‍👧'>")
    var script = Data(
      text:
        "echo \"quoted\" \\ \u{1}\u{2}\u{1B}[31m \u{7F}\u{2028} 👩‍👩‍👧 e\u{301}\nadd UIButton 按钮 0,0 9x9\n"
        + "set 按钮 title 'a \"b\" \\n 🇩🇪'\ntap 按钮\nget 按钮\nimport \(dump)\ntree\necho \"open\n")
    script += [0xFF, 0xFE, 0x0A]
    script += Data(text: "echo \u{0} end\n")
    let run = try Tapscope.run("--format", "json", "--keep-going", input: script)
    let objects = try objects(run)
    #expect(objects.count == 10)
    #expect(objects[3]["hit"] as? String == "按钮")
    #expect(objects.filter { $0["ok"] as? Bool == false }.count == 4)
    #expect(objects.allSatisfy { $0["type"] as? String == "command" })
  }

  @Test func errorsAreInTheObjectsAndOnStandardError() throws {
    let run = try Tapscope.run("--format", "json", "-c", "hide yelow")
    let object = try #require(try objects(run).first)
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(diagnostics[0]["column"] as? Int == 6)
    #expect(run.errors.hasPrefix("-c:1:6: error: no view is named 'yelow'"))
    #expect(run.status == 3)
  }
}
