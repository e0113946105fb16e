import Foundation
import Testing
import Text

@testable import Shell

/// What `tapscope mcp` answers to a client of the Model Context Protocol.
@Suite struct MCPTests {
  private static let screen = """
    <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       | <UIButton: 0xb1; frame = (20 100; 200 44); layer = <CALayer: 0x1>>
       |    | <UIButtonLabel: 0xb2; frame = (0 0; 200 44); text = 'Pay'; userInteractionEnabled = NO; layer = <CALayer: 0x1>>
       | <UIView: 0xc1; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
    """

  private static func request(_ id: JSONValue, _ method: String, _ params: JSONObject) -> String {
    let request: JSONObject = [
      "jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(params),
    ]
    return request.text
  }

  private static func initialize(_ version: String = "2025-06-18") -> String {
    request(0, "initialize", ["protocolVersion": .string(version), "capabilities": [:]])
  }

  private static func call(_ tool: String, _ arguments: JSONObject) -> String {
    request("call", "tools/call", ["name": .string(tool), "arguments": .object(arguments)])
  }

  /// What the server answers to lines, one object for each answer.
  private func answers(
    to lines: [String], _ options: String...
  ) throws -> [JSONObject] {
    let run = try Tapscope.run(
      ["mcp"] + options, input: Data(lines.map { $0 + "\n" }.joined().utf8))
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return try run.lines.map {
      try #require(try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8)).object)
    }
  }

  /// The results of calls after an import of the screen.
  private func results(of calls: [String]) throws -> [JSONObject] {
    let start = [Self.initialize(), Self.call("import", ["text": .string(Self.screen)])]
    return try answers(to: start + calls).dropFirst(2).map {
      try #require($0["result"]?.object)
    }
  }

  private func text(_ result: JSONObject) -> String {
    result["content"]?.array?.first?.object?["text"]?.string ?? ""
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
    ("2024-11-05", "2024-11-05"),
    ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
  ])
  func theVersionIsAgreedUpon(wanted: String, agreed: String) throws {
    let answer = try #require(try answers(to: [Self.initialize(wanted)]).first)
    let result = try #require(answer["result"]?.object)
    #expect(answer["id"] == 0 && answer["jsonrpc"] == "2.0")
    #expect(result["protocolVersion"] == .string(agreed))
    #expect(result["capabilities"]?.object?["tools"] != nil)
    #expect(result["serverInfo"]?.object?["name"] == "tapscope")
  }

  @Test(
    "no sentence proposes what was given, and each names the word that is wrong",
    arguments: [
      ("why", ["view": ""]), ("why", ["view": "why"]), ("why", ["view": "nothing"]),
      ("why", ["view": "why why"]), ("why", ["view": " "]), ("tree", ["view": "tree"]),
      ("tree", ["view": ""]), ("audit", ["view": ""]), ("hit", [:]), ("hit", ["view": "hit"]),
      ("try_fix", ["view": ""]),
    ] as [(String, JSONObject)])
  func proposals(tool: String, arguments: JSONObject) throws {
    let message = text(try results(of: [Self.call(tool, arguments)])[0])
    let text = message.prefix { $0 != "\n" }
    guard let end = text.range(of: "; did you mean ") else { return }
    let proposed = text[end.upperBound...].filter { !"'?".contains($0) }
    let culprit = text.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
    #expect(culprit.map(String.init) != String(proposed), "\(text)")
    #expect(culprit.map(String.init) != tool, "\(text)")
  }

  @Test(
    "No code ends the server: the next question is answered",
    arguments: [
      ("hitTest", "frame = .null"), ("hitTest", "transform = .init(scaleX: .infinity, y: 1)"),
      ("hitTest", "while true { n += 1 }"), ("hitTest", "list += list"),
      ("hitTest", "removeFromSuperview()"), ("go", "DispatchQueue.main.async { self.go() }"),
      ("go", "while true { list += list }"), ("go", "while true { kept.append(UIView()) }"),
      ("go", "print((next as? UIViewController)?.navigationController as Any)"),
    ])
  func codeWithoutAnEnd(method: String, statement: String) throws {
    let code = """
      class Card: UIView {
        var n = 0, list = [1], kept: [UIView] = []
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          \(method == "hitTest" ? statement : "n += 1")
          return super.hitTest(point, with: event)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { go() }
        func go() { \(method == "go" ? statement : "n += 1") }
      }
      """
    let screen = Self.screen.replacing("UIView: 0xc1", with: "Card: 0xc1")
    let questions = [
      Self.call("tap", ["x": 50, "y": 50]), Self.call("hit", ["x": 50, "y": 50]),
      Self.call("why", ["view": "card"]), Self.call("audit", [:]), Self.call("draw", [:]),
      Self.call("tap", ["event": "wait 1"]),
    ]
    let answers = try results(
      of: [
        Self.call("import", ["text": .string(screen)]), Self.call("code", ["text": .string(code)]),
      ]
        + questions + [Self.call("expect", ["condition": "card.n 0"])])
    #expect(answers.count == 9)
    for answer in answers[..<2] + answers[8...] { #expect(answer["isError"] == false, "\(answer)") }
  }

  @Test func theToolsAreListedWithTheirArguments() throws {
    let answer = try answers(to: [Self.initialize(), Self.request(1, "tools/list", [:])])[1]
    let tools = answer["result"]?.object?["tools"]?.array?.compactMap(\.object) ?? []
    #expect(
      tools.map { $0["name"]?.string } == [
        "import", "code", "tree", "draw", "diff", "why", "audit", "hit", "chain", "gestures", "tap",
        "expect", "try_fix", "run",
      ])
    for tool in tools {
      #expect(tool["description"]?.string?.isEmpty == false && tool["title"]?.string != nil)
      #expect(tool["inputSchema"]?.object?["type"] == "object")
      #expect(tool["outputSchema"]?.object?["type"] == "object")
    }
  }

  @Test("the list of tools is short, and its schemas hold the types that they name, and no others")
  func shortList() throws {
    let run = try Tapscope.run(
      ["mcp"],
      input: Data("\(Self.initialize("2025-11-25"))\n\(Self.request(1, "tools/list", [:]))\n".utf8))
    #expect(run.lines[1].utf8.count < 40_000)
    let answer = try JSONDecoder().decode(JSONValue.self, from: Data(run.lines[1].utf8))
    for tool in answer.object?["result"]?.object?["tools"]?.array ?? [] {
      let schema = try #require(tool.object?["outputSchema"])
      let named = schema.text.matches(of: #/#\/\$defs\/(\w+)|#\\\/\$defs\\\/(\w+)/#).compactMap {
        $0.1 ?? $0.2
      }
      let told = schema.object?["$defs"]?.object?.members.map(\.name) ?? []
      #expect(Set(named.map(String.init)) == Set(told), "\(tool.object?["name"]?.text ?? "")")
    }
  }

  @Test(
    "a client is told as much as its version of the protocol knows",
    arguments: [
      ("2024-11-05", ["name", "description", "inputSchema"]),
      ("2025-03-26", ["name", "description", "inputSchema", "annotations"]),
      (
        "2025-06-18",
        ["name", "description", "inputSchema", "title", "outputSchema", "annotations"]
      ),
    ])
  func listing(version: String, members: [String]) throws {
    let answer = try answers(to: [Self.initialize(version), Self.request(1, "tools/list", [:])])[1]
    for tool in answer["result"]?.object?["tools"]?.array ?? [] {
      #expect(tool.object?.members.map(\.name).sorted() == members.sorted())
    }
  }

  @Test func onlyTheVersionThatKnowsListsOfMessagesTakesOne() throws {
    let list = JSONValue.array([
      ["jsonrpc": "2.0", "id": 1, "method": "ping"],
      ["jsonrpc": "2.0", "method": "notifications/initialized"],
      ["jsonrpc": "2.0", "id": 2, "method": "ping"],
    ]).text
    for version in ["2025-03-26", "2025-06-18"] {
      let run = try Tapscope.run(
        ["mcp"], input: Data("\(Self.initialize(version))\n\(list)\n".utf8))
      let answer = try JSONDecoder().decode(JSONValue.self, from: Data(run.lines[1].utf8))
      #expect(
        (answer.array?.compactMap { $0.object?["id"] } == [1, 2]) == (version == "2025-03-26"))
      #expect((answer.object?["error"] != nil) == (version == "2025-06-18"))
    }
  }

  @Test func aScreenIsAskedAboutAndMended() throws {
    let results = try results(of: [
      Self.call("why", ["view": "\"Pay\""]), Self.call("audit", [:]),
      Self.call("hit", ["x": 100, "y": 120]), Self.call("tree", [:]),
      Self.call("try_fix", ["view": "button"]),
      Self.call("try_fix", ["view": "button", "commands": .strings(["hide view"]), "keep": true]),
      Self.call("audit", [:]),
    ])
    #expect(results.allSatisfy { $0["isError"] == false })
    let facts = results.map { $0["structuredContent"]?.object }
    #expect(facts[0]?["why"]?.object?["reached"] == false)
    #expect(facts[1]?["audit"]?.object?["errors"] == 1)
    #expect(text(results[2]).contains("view") && text(results[3]).contains("UIButtonLabel"))
    #expect(facts[4]?["after"]?.object?["reached"] == true && facts[4]?["kept"] == false)
    #expect(facts[5]?["before"]?.object?["reached"] == false && facts[5]?["errorsAfter"] == 0)
    #expect(facts[6]?["audit"]?.object?["errors"] == 0)
  }

  @Test func codeThatIsReadDecidesAndReadsNoFiles() throws {
    let code = """
      class PassView: UIView {
        override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
          if store.isOpen { return self }
          return super.hitTest(p, with: e)
        }
      }
      """
    let results = try results(of: [
      Self.call("code", ["text": .string(code)]),
      Self.call(
        "try_fix",
        [
          "view": "button",
          "commands": .strings(["code PassView on view", "code let store.isOpen = on"]),
        ]),
      Self.call("code", ["text": "override func point(", "view": "view"]),
      Self.call("try_fix", ["view": "button", "commands": .strings(["code A.swift"])]),
    ])
    #expect(text(results[0]).contains("PassView: UIView  hitTest(_:with:)"))
    #expect(text(results[0]).contains("'store.isOpen' is not in the scene"))
    #expect(text(results[1]).contains("'store.isOpen' is true"), "\(text(results[1]))")
    #expect(results[3]["isError"] == true, "\(text(results[3]))")
  }

  @Test func anOldClientGetsNoStructuredContent() throws {
    let lines = [Self.initialize("2024-11-05"), Self.call("tree", [:])]
    let result = try #require(try answers(to: lines)[1]["result"]?.object)
    #expect(result["structuredContent"] == nil && text(result).contains("root"))
  }

  /// A model can correct what it did, so it is told in a result.
  @Test(arguments: [
    (call("why", ["view": "nobody"]), "no view is named 'nobody'"),
    (call("why", [:]), "'view' is missing"), (call("why", ["view": 1]), "'view' is no text"),
    (call("why", ["view": "button", "x": 1]), "needs 'x' and 'y'"),
    (call("hit", ["x": "1", "y": 2]), "'x' is no number"),
    (call("tree", ["depth": 1]), "no argument 'depth'; it takes 'view' and 'all'"),
    (call("draw", ["format": "png"]), "'format' is no text or svg"),
    (call("draw", ["format": "svg", "view": "button"]), "leave 'view' out"),
    (call("diff", ["then": "a"]), "need 'then' and 'now'"),
    (call("tap", [:]), "give one of 'view', 'x' with 'y', and 'event'"),
    (call("tap", ["view": "button", "event": "shake"]), "give one of"),
    (call("tap", ["event": "hide button"]), "'hide' is no event; events are tap, press, drag"),
    (call("tap", ["event": "tap 1,1; tap 2,2"]), "give one command; 'run' takes several"),
    (call("tap", ["event": "drag 1,1 to nobody"]), "  drag 1,1 to nobody\n              ^~~~~~"),
    (call("expect", [:]), "'condition' is missing: what is behind the command 'expect'"),
    (call("expect", ["condition": "hit nobody at 1,1"]), "no view is named 'nobody'"),
    (call("run", ["script": "hide nobody"]), "script:1:6: error: no view is named 'nobody'"),
    (call("run", ["script": "add red; save \"x\""]), "this session must not use files"),
    (call("run", ["script": "tree", "seconds": 900]), "from 0.1 to 60 s"),
    (call("import", [:]), "either 'text' or 'file'"),
    (call("import", ["text": "?"]), "cannot import"),
    (call("import", ["file": "a.txt"]), "no files are allowed"),
    (
      call("try_fix", ["view": "button", "commands": .strings(["save x"])]),
      "no command that changes the scene"
    ),
    (
      call("try_fix", ["view": "button", "commands": .strings(["import x"])]),
      "no command that changes the scene"
    ),
    (
      call("try_fix", ["view": "button", "commands": .strings(["hide nobody"])]),
      "no view is named 'nobody'"
    ),
    (call("why", ["view": "button; quit"]), "no view"),
  ])
  func aWrongArgumentIsAResult(call: String, message: String) throws {
    let result = try #require(try results(of: [call]).first)
    #expect(result["isError"] == true && text(result).contains(message), "\(text(result))")
  }

  @Test(arguments: [
    ("no JSON", -32700), ("[]", -32600), ("3", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (request(1, "prompts/list", [:]), -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":3}"#, -32602),
    (request(1, "tools/call", [:]), -32602),
    (request(1, "tools/call", ["name": "rm"]), -32602),
    (request(1, "tools/call", ["name": "tree", "arguments": .array([])]), -32602),
    (String(repeating: "[", count: 100_000), -32700),
    (String(repeating: "x", count: 70_000), -32700),
  ])
  func aWrongMessageIsAnError(line: String, code: Int) throws {
    let answers = try answers(to: [Self.initialize(), line, Self.request(2, "ping", [:])])
    #expect(answers.count == 3)
    #expect(answers[1]["error"]?.object?["code"] == .integer(code))
    #expect(answers[2]["result"] == [:])
  }

  @Test func toolsWaitForInitialize() throws {
    let answers = try answers(to: [
      Self.request(1, "tools/list", [:]), Self.request(2, "ping", [:]),
    ])
    #expect(answers[0]["error"]?.object?["code"] == -32600 && answers[1]["result"] == [:])
  }

  @Test func notificationsAndAnswersGetNoAnswer() throws {
    let lines = [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "",
      #"{"jsonrpc":"2.0","method":"notifications/unknown","params":{}}"#,
      #"{"jsonrpc":"2.0","id":7,"result":{}}"#,
    ]
    #expect(try answers(to: lines).isEmpty)
  }

  @Test func aMessageThatIsTooLongIsRefusedAndTheNextOneAnswered() throws {
    let long = Self.call("import", ["text": .string(String(repeating: "a", count: 300_000))])
    let answers = try answers(
      to: [Self.initialize(), long, Self.request(2, "ping", [:])], "--limit", "1000")
    #expect(answers.count == 3)
    #expect(answers[1]["error"]?.object?["message"]?.string?.contains("1000 bytes") == true)
    #expect(answers[2]["id"] == 2)
  }

  @Test func onlyFilesOfTheAllowedFolderAreRead() throws {
    let scratch = try Scratch()
    _ = try scratch.write("in/a.txt", Self.screen)
    let outside = try scratch.write("b.txt", Self.screen)
    let folder = scratch.url.appendingPathComponent("in")
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.txt"),
      withDestinationURL: URL(fileURLWithPath: outside))
    let files = ["a.txt", "../b.txt", outside, "link.txt", "none.txt", "."]
    let answers = try answers(
      to: [Self.initialize()] + files.map { Self.call("import", ["file": .string($0)]) },
      "--allow-files", folder.path)
    let errors = answers.dropFirst().map { $0["result"]?.object?["isError"] }
    #expect(errors == [false, true, true, true, true, true])
  }

  @Test func aFolderThatIsNotThereIsAnErrorOfUsage() throws {
    let run = try Tapscope.run("mcp", "--allow-files", "/nowhere")
    #expect(run.status == 2 && run.errors.contains("there is no folder '/nowhere'"))
  }
}
