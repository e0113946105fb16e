import Foundation
import Help
import Text

/// A server of the Model Context Protocol: JSON-RPC 2.0, one message a line.
///
/// It has tools and nothing else, and answers requests in their order, so that the few messages of
/// the protocol that it needs take no library.
struct MCPServer {
  /// The versions of the protocol that it speaks, the latest first.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The version since which a tool has a title, and a result may hold an object beside its text.
  private static let firstStructured = "2025-06-18"
  /// The version since which a tool has hints on what it does.
  private static let firstAnnotated = "2025-03-26"
  /// The only version in which several messages may come as a list.
  private static let batched = "2025-03-26"

  private let session: ToolSession
  /// The version that was agreed upon; nil before.
  private var version: String?

  init(_ session: ToolSession) {
    self.session = session
  }

  struct Failure: Error {
    var code: Int
    var message: String

    static let notJSON = Failure(code: -32700, message: "this is not JSON")

    static func invalidRequest(_ message: String) -> Failure {
      Failure(code: -32600, message: message)
    }

    static func invalidParams(_ message: String) -> Failure {
      Failure(code: -32602, message: message)
    }
  }

  /// Returns the answer to a message; nil if it wants none.
  mutating func answer(_ message: Data) -> JSONValue? {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: message) else {
      return .object(Self.answer(to: .null, .notJSON))
    }
    guard version == Self.batched, let messages = value.array, !messages.isEmpty else {
      return answer(value).map(JSONValue.object)
    }
    var answers: [JSONObject] = []
    for message in messages { if let answer = answer(message) { answers.append(answer) } }
    return answers.isEmpty ? nil : .objects(answers)
  }

  private mutating func answer(_ value: JSONValue) -> JSONObject? {
    guard let request = value.object, request["jsonrpc"] == "2.0" else {
      return Self.answer(to: .null, .invalidRequest("this is no message of JSON-RPC 2.0"))
    }
    guard let method = request["method"]?.string else {
      // An answer to a request that was never made.
      if request["result"] != nil || request["error"] != nil { return nil }
      return Self.answer(to: .null, .invalidRequest("the method is missing"))
    }
    guard let id = request["id"] else { return nil }
    switch id {
    case .string, .integer: break
    default: return Self.answer(to: .null, .invalidRequest("the id is no text or whole number"))
    }
    do {
      let result = try result(of: method, request["params"])
      return ["jsonrpc": "2.0", "id": id, "result": .object(result)]
    } catch {
      return Self.answer(to: id, error)
    }
  }

  /// Returns the answer that a request has failed.
  static func answer(to id: JSONValue, _ failure: Failure) -> JSONObject {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(failure.code), "message": .string(failure.message)],
    ]
  }

  private mutating func result(
    of method: String, _ params: JSONValue?
  ) throws(Failure) -> JSONObject {
    let params = params ?? [:]
    guard let params = params.object else { throw .invalidParams("the parameters are no object") }
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return [:]
    case "tools/list", "tools/call":
      guard let version else { throw .invalidRequest("'initialize' comes first") }
      return method == "tools/list" ? list(version) : try call(params, version)
    default: throw Failure(code: -32601, message: "there is no method '\(method)'")
    }
  }

  private mutating func initialize(_ params: JSONObject) throws(Failure) -> JSONObject {
    guard let wanted = params["protocolVersion"]?.string else {
      throw .invalidParams("'protocolVersion' is missing")
    }
    // The client ends the connection if it does not speak the version.
    let agreed = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    version = agreed
    return [
      "protocolVersion": .string(agreed), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "tapscope", "version": .string(TapscopeVersion.number)],
      "instructions":
        .string(
          "Import the text of an app's screen first, and its classes with 'code'. Then ask why a view "
            + "gets no touch, audit the screen, make events happen, and try fixes. 'run' takes a "
            + "script that builds a screen of its own."),
    ]
  }

  private func list(_ version: String) -> JSONObject {
    let tools = Tool.all.map { tool -> JSONObject in
      var entry: JSONObject = [
        "name": .string(tool.name), "description": .string(tool.summary),
        "inputSchema": .object(tool.inputSchema),
      ]
      // Versions are dates.
      if version >= Self.firstStructured {
        entry["title"] = .string(tool.title)
        entry["outputSchema"] = .object(tool.outputSchema)
      }
      if version >= Self.firstAnnotated { entry["annotations"] = .object(tool.annotations) }
      return entry
    }
    return ["tools": .objects(tools)]
  }

  private func call(_ params: JSONObject, _ version: String) throws(Failure) -> JSONObject {
    guard let name = params["name"]?.string else { throw .invalidParams("'name' is missing") }
    let given = params["arguments"] ?? [:]
    guard let arguments = given.object else {
      throw .invalidParams("'arguments' is no object")
    }
    guard let answer = session.call(name, arguments) else {
      throw .invalidParams("there is no tool '\(name)'")
    }
    var result: JSONObject = [
      "content": .objects([["type": "text", "text": .string(answer.text)]]),
      "isError": .bool(answer.isError),
    ]
    if let facts = answer.facts, version >= Self.firstStructured {
      result["structuredContent"] = .object(facts)
    }
    return result
  }
}
