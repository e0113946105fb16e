import Session
import Text

/// A tool that another program may call: all facts that lists, calls, help and tests need.
package struct Tool: Sendable {
  /// An argument of a tool.
  package struct Parameter: Sendable {
    /// A kind of value.
    package enum Kind: Sendable {
      case text, number, boolean
      /// A list of texts.
      case texts
      /// One of some words.
      case word([String])
    }

    let name: String
    let kind: Kind
    let summary: String
    var isRequired = false
  }

  /// What a tool does to the scene that all calls share.
  package enum Effect: Sendable {
    /// It leaves the scene as it is.
    case none
    /// It changes the scene, each time it is called.
    case changes
    /// It changes the scene; the same call once more changes nothing.
    case changesOnce
  }

  /// The name, by which it is called.
  package let name: String
  /// The name for people.
  package let title: String
  /// Its use, in a sentence or two.
  package let summary: String
  /// The arguments.
  package var parameters: [Parameter] = []
  /// What it does to the scene.
  package var effect = Effect.none
  /// The facts that each answer has.
  var tells: [JSONShape] = []
  /// The facts that an answer may have.
  var mayTell: [JSONShape] = []
  /// Does what the tool is for, and returns the facts.
  let perform: @Sendable (ToolSession, ToolArguments) throws -> JSONObject

  /// The JSON Schema of the arguments.
  package var inputSchema: JSONObject {
    [
      "type": "object",
      "properties": .object(JSONObject(parameters.map { ($0.name, .object($0.schema)) })),
      "required": .strings(parameters.filter(\.isRequired).map(\.name)),
      "additionalProperties": false,
    ]
  }

  /// The JSON Schema of the facts of an answer. A model reads the schemas of all tools at once, so they
  /// leave out what lies deep; the schema of `--format json` has all of it.
  package var outputSchema: JSONObject {
    let always = [ToolFacts.output.shape] + tells
    let brief = (always + mayTell).brief
    return [
      "type": "object", "properties": .object(brief.properties),
      "required": .strings(always.flatMap(\.requiredNames)), "$defs": .object(brief.definitions),
    ]
  }

  /// The hints of the protocol on what a call does.
  package var annotations: JSONObject {
    var hints: JSONObject = ["title": .string(title), "readOnlyHint": .bool(effect == .none)]
    if effect != .none {
      // What was so before is lost.
      hints["destructiveHint"] = true
      hints["idempotentHint"] = .bool(effect == .changesOnce)
    }
    hints["openWorldHint"] = false
    return hints
  }

  /// Returns what is wrong with arguments, and what would be right; nil if nothing is wrong.
  func fault(of arguments: JSONObject) -> String? {
    for member in arguments.members {
      guard let parameter = parameters.first(where: { $0.name == member.name }) else {
        return "'\(name)' has no argument '\(member.name)'; \(usage)"
      }
      guard parameter.kind.allows(member.value) else {
        return "the argument '\(member.name)' is no \(parameter.kind.phrase): \(parameter.summary)"
      }
    }
    let missing = parameters.first { $0.isRequired && arguments[$0.name] == nil }
    return missing.map { "the argument '\($0.name)' is missing: \($0.summary)" }
  }

  private var usage: String {
    parameters.isEmpty
      ? "it takes none" : "it takes \(parameters.map { "'\($0.name)'" }.listed())"
  }
}

extension Tool.Parameter {
  fileprivate var schema: JSONObject {
    var schema: JSONObject =
      switch kind {
      case .text: ["type": "string"]
      case .number: ["type": "number"]
      case .boolean: ["type": "boolean"]
      case .texts: ["type": "array", "items": ["type": "string"]]
      case .word(let words): ["type": "string", "enum": .strings(words)]
      }
    schema["description"] = .string(summary)
    return schema
  }
}

extension Tool.Parameter.Kind {
  fileprivate func allows(_ value: JSONValue) -> Bool {
    switch self {
    case .text: value.string != nil
    case .number: value.number?.isFinite == true
    case .boolean: value.bool != nil
    case .texts: value.array?.allSatisfy { $0.string != nil } == true
    case .word(let words): value.string.map(words.contains) == true
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .boolean: "true or false"
    case .texts: "list of texts"
    case .word(let words): words.listed("or")
    }
  }
}

/// The arguments of a call, which were checked.
struct ToolArguments {
  let object: JSONObject

  func text(_ name: String) -> String? { object[name]?.string }
  func number(_ name: String) -> Double? { object[name]?.number }
  func isSet(_ name: String) -> Bool { object[name]?.bool == true }
  func texts(_ name: String) -> [String] { (object[name]?.array ?? []).compactMap(\.string) }
}
