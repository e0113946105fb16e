import Foundation
import Help
import SessionStage
import Testing
import Text

@testable import Shell

/// A client of the Model Context Protocol, which checks each answer against the schema of its tool.
struct MCPClient {
  private var server: MCPServer
  private var tools: [String: JSONObject] = [:]

  init(_ session: ToolSession = ToolSession(.tapscope)) throws {
    server = MCPServer(session)
    _ = try result(of: "initialize", ["protocolVersion": "2025-06-18", "capabilities": [:]])
    for tool in try result(of: "tools/list", [:])["tools"]?.array ?? [] {
      let object = try #require(tool.object)
      tools[try #require(object["name"]?.string)] = object
    }
  }

  /// The hints on what a tool does.
  func isReadOnly(_ tool: String) -> Bool? {
    tools[tool]?["annotations"]?.object?["readOnlyHint"]?.bool
  }

  private mutating func result(of method: String, _ params: JSONObject) throws -> JSONObject {
    let request: JSONObject = [
      "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(params),
    ]
    let answer = server.answer(Data(request.text.utf8))
    return try #require(answer?.object?["result"]?.object)
  }

  /// An answer of a tool.
  struct Answer {
    var text: String
    var facts: JSONObject
    var isError: Bool
  }

  /// Calls a tool.
  mutating func call(_ tool: String, _ arguments: JSONObject = [:]) throws -> Answer {
    let result = try result(
      of: "tools/call", ["name": .string(tool), "arguments": .object(arguments)])
    let text = try #require(result["content"]?.array?.first?.object?["text"]?.string)
    let facts = result["structuredContent"]?.object
    let schema = try #require(tools[tool]?["outputSchema"]?.object)
    if let facts {
      let problems = JSONSchema(root: try JSON(parsing: schema.text))
        .problems(in: try JSON(parsing: facts.text))
      #expect(problems.isEmpty, "\(tool): \(problems.prefix(5))")
      #expect(facts["output"] == .strings(text.isEmpty ? [] : text.components(separatedBy: "\n")))
    }
    let isError = result["isError"] == true
    #expect(facts != nil || isError, "\(tool): \(text)")
    return Answer(text: text, facts: facts ?? [:], isError: isError)
  }
}
