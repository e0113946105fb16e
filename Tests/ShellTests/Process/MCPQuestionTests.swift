import Foundation
import Help
import TestSupport
import Testing
import Text

@testable import Shell

/// What an agent finds out and mends by tools alone.
@Suite struct MCPQuestionTests {
  private func isTrue(_ condition: String, _ client: inout MCPClient) throws -> Bool {
    let answer = try client.call("expect", ["condition": .string(condition)])
    return answer.facts["holds"] == true
  }

  @Test func whyAButtonIsDeadAndWhatMakesItWork() throws {
    var client = try MCPClient()
    let dump = try PackageFolder.text("examples/screens/checkout.txt")
    _ = try client.call("import", ["text": .string(dump)])
    #expect(try client.call("audit").facts["audit"]?.object?["errors"] != 0)
    let why = try client.call("why", ["view": "\"Pay $83.40\""])
    let diagnosis = try #require(why.facts["why"]?.object)
    #expect(diagnosis["reached"] == false)
    let button = try #require(diagnosis["view"]?.string)
    let finding = try #require(diagnosis["findings"]?.array?.first?.object)
    let culprit = try #require(finding["culprit"]?.string)
    #expect(why.text.contains(culprit))
    let hit = try client.call("tap", ["view": .string(button)])
    #expect(hit.facts["hit"] != .string(button), "\(hit.text)")

    #expect(try !isTrue("hit \(button)", &client))
    let trial = try client.call("try_fix", ["view": .string(button)])
    #expect(trial.facts["after"]?.object?["reached"] == true && trial.facts["kept"] == false)
    #expect(try client.call("diff").text.contains("nothing differs"))
    let commands = try #require(trial.facts["commands"])
    _ = try client.call(
      "try_fix", ["view": .string(button), "commands": commands, "keep": true])
    #expect(try client.call("diff").text.contains(culprit))
    _ = try client.call("tap", ["view": .string(button)])
    #expect(try isTrue("hit \(button)", &client))
  }

  @Test(
    "What does not end by itself ends with an error, and the next question is answered",
    arguments: [
      ("code", ["text": "while true { }"], "did not end"),
      ("code", ["text": "var a = [1]\nwhile true { a += a }"], "grew beyond"),
      ("code", ["text": "while true { view.addSubview(UIView()) }"], "more than 20000 views"),
      ("run", ["script": "code <<END\nwhile true { }\nEND"], "did not end"),
      (
        "run", ["script": "repeat 1000000 as i\nadd v$i 0,0 9x9\nend", "seconds": .number(0.1)],
        "it took longer than 0.1 s"
      ),
      ("run", ["script": "macro a\na\na\nend\na"], "macros call each other"),
      ("run", ["script": "repeat 9999\nrepeat 9999\necho a\nend\nend"], "more than 1000000"),
    ] as [(String, JSONObject, String)])
  func limits(tool: String, arguments: JSONObject, message: String) throws {
    var client = try MCPClient()
    let answer = try client.call(tool, arguments)
    #expect(answer.isError && answer.text.contains(message), "\(answer.text.prefix(300))")
    #expect(try client.call("hit", ["x": 5, "y": 5]).text.hasSuffix("← hit"))
  }

  /// The state that a recognizer has come to first, as an event tells it.
  private func state(of recognizer: String, _ answer: MCPClient.Answer) -> String? {
    let line = answer.text.split(separator: "\n").first { $0.contains("  \(recognizer)  possible") }
    return line.flatMap { $0.contains("→ ended") ? "ended" : "failed" }
  }

  @Test func whyTwoGesturesAreInEachOthersWay() throws {
    var client = try MCPClient()
    let screen = """
      add card 20,100 200x200
      gesture tap single on card
      gesture tap double on card taps=2
      """
    let build = screen.split(separator: "\n").map { JSONValue.string(String($0)) }
    _ = try client.call(
      "try_fix", ["view": "root", "commands": .array(build), "keep": true])
    let twice: JSONObject = ["event": "tap card count=2"]
    let first = try client.call("tap", twice)
    #expect(state(of: "single", first) == "ended", "\(first.text)")
    let gestures = try client.call("gestures", ["view": "card"])
    #expect(gestures.text.contains("single") && gestures.text.contains("double"))

    let order = ["require single toFail double"].texts
    _ = try client.call("try_fix", ["view": "card", "commands": order, "keep": true])
    let waiting = try client.call("gestures", ["view": "card"])
    #expect(waiting.text != gestures.text, "\(waiting.text)")
    _ = try client.call("tap", ["event": "wait 1"])
    let both = try client.call("tap", twice)
    #expect(state(of: "double", both) == "ended" && state(of: "single", both) != "ended")
    #expect(try isTrue("state double ended", &client) && !isTrue("state single ended", &client))
    // The same as a script.
    let script =
      screen
      + "\nrequire single toFail double\ntest \"one\"\ntap card count=2\nexpect state double ended"
      + "\nend\n"
    let run = try client.call("run", ["script": .string(script)])
    #expect(run.facts["ok"] == true && run.facts["passed"] == 1, "\(run.text)")
  }

  @Test func whichLineOfAClassSwallowsTheTouches() throws {
    var client = try MCPClient()
    _ = try client.call(
      "import",
      [
        "text": """
        <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
           | <UIButton: 0xb1; frame = (20 100; 200 44); layer = <CALayer: 0x2>>
           |    | <UIButtonLabel: 0xb2; frame = (0 0; 200 44); text = 'Pay'; userInteractionEnabled = NO; layer = <CALayer: 0x3>>
           | <Shop.ToastHost: 0xc1; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
        """
      ])
    let code = """
      class ToastHost: UIView {
        var isModal = true
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if isModal { return self }
          let hit = super.hitTest(point, with: event)
          return hit === self ? nil : hit
        }
      }
      """
    #expect(try client.call("code", ["text": .string(code)]).text.contains("hitTest(_:with:)"))
    let why = try client.call("why", ["view": "\"Pay\""])
    #expect(why.facts["why"]?.object?["reached"] == false)
    let line = code.split(separator: "\n").firstIndex { $0.contains("return self }") }
    #expect(why.text.contains("ToastHost:\((line ?? -9) + 1)"), "\(why.text)")
    let mended = code.replacing("if isModal { return self }", with: "")
    _ = try client.call("code", ["text": .string(mended)])
    #expect(try isTrue("hit 0xb1 at 100,120", &client))
  }

  @Test func toolsThatOnlyReadLeaveTheSceneAsItIs() throws {
    var client = try MCPClient()
    let dump = try PackageFolder.text("examples/screens/checkout.txt")
    _ = try client.call("import", ["text": .string(dump)])
    let before = try client.call("tree", ["all": true]).text
    let calls: [(String, JSONObject)] = [
      ("tree", [:]), ("draw", [:]), ("draw", ["format": "svg"]), ("diff", [:]),
      ("diff", ["then": .string(dump), "now": .string(dump)]), ("why", ["view": "\"Apply\""]),
      ("audit", [:]), ("hit", ["x": 100, "y": 200]), ("chain", [:]), ("gestures", [:]),
      ("expect", ["condition": "error \"x\" : hide window"]),
      ("run", ["script": "add red 0,0 9x9; tap 5,5; hide root"]),
    ]
    for (tool, arguments) in calls {
      #expect(client.isReadOnly(tool) == true)
      #expect(try !client.call(tool, arguments).isError, "\(tool)")
      #expect(try client.call("tree", ["all": true]).text == before, "\(tool)")
    }
    #expect(try client.call("draw", ["format": "svg"]).text.contains("<svg "))
    #expect(try client.call("diff").text.contains("nothing differs"))
    for tool in ["import", "code", "tap", "try_fix"] {
      #expect(client.isReadOnly(tool) == false)
    }
  }

  @Test func numbersAreThoseOfTheText() throws {
    var client = try MCPClient()
    let answer = try client.call("why", ["view": "root", "x": 78.99995.json, "y": (1 / 3).json])
    #expect(answer.text.contains("(78.9999, 0.333333)"), "\(answer.text)")
    #expect(answer.facts["why"]?.object?["point"] == .numbers([78.9999, 0.333333]))
  }

  @Test(arguments: [
    "repeat 1000000\nhit 5,5\nend", "repeat 1000000\nset root alpha 0.5\nend",
    "repeat 1000\nrepeat 1000\nhit 5,5\nend\nend", "wait 86400; repeat 1000000\nwait 86400\nend",
    "repeat 1000000\necho \"a long line of output\"\nend",
  ])
  func aScriptWithoutAnEndIsStopped(script: String) throws {
    var limit = ToolLimit()
    limit.characters = 10_000
    var client = try MCPClient(ToolSession(.tapscope, limit: limit))
    let answer = try client.call("run", ["script": .string(script), "seconds": 0.3.json])
    #expect(answer.isError && answer.text.contains("the script was stopped: it "), "\(answer.text)")
    #expect(answer.facts["ok"] == false && answer.text.count < 12_000)
    #expect(try !client.call("tree").isError)
  }

  @Test func aScriptReadsOnlyFilesOfTheAllowedFolder() throws {
    let scratch = try Scratch()
    _ = try scratch.write("in/a.scope", "add red 0,0 9x9\n")
    _ = try scratch.write("b.scope", "add blue 0,0 9x9\n")
    let folder = scratch.url.appendingPathComponent("in").path
    var client = try MCPClient(ToolSession(.tapscope, allowing: AllowedFolder(folder)))
    #expect(
      try !client.call("run", ["script": "source \"a.scope\"; expect hit red at 5,5"]).isError)
    for script in ["source \"../b.scope\"", "save \"c.scope\"", "export svg \"c.svg\""] {
      #expect(try client.call("run", ["script": .string(script)]).isError, "\(script)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.scope"])
  }
}

extension Double {
  fileprivate var json: JSONValue { .number(self) }
}

extension [String] {
  fileprivate var texts: JSONValue { .strings(self) }
}
