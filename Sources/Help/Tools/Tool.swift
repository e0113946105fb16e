import Text

/// A tool that another program may call, with the arguments that it takes.
package struct Tool: Sendable {
  /// An argument of a tool.
  package struct Parameter: Sendable {
    /// A kind of value.
    package enum Kind: String, Sendable {
      case text = "string"
      case number, boolean
      /// A list of texts.
      case texts = "array"
    }

    let name: String
    let kind: Kind
    let summary: String
    var isRequired = false
  }

  /// The name, by which it is called.
  package let name: String
  /// Its use, in a sentence or two.
  package let summary: String
  /// The arguments.
  package let parameters: [Parameter]

  /// The JSON Schema of the arguments.
  package var schema: JSONObject {
    let properties = parameters.map { parameter -> (String, JSONValue) in
      var type: JSONObject = [
        "type": .string(parameter.kind.rawValue), "description": .string(parameter.summary),
      ]
      if parameter.kind == .texts { type["items"] = ["type": "string"] }
      return (parameter.name, JSONValue.object(type))
    }
    return [
      "type": "object", "properties": .object(JSONObject(properties)),
      "required": .strings(parameters.filter(\.isRequired).map(\.name)),
      "additionalProperties": .bool(false),
    ]
  }

  /// Returns what is wrong with arguments, in words; nil if nothing is.
  func fault(of arguments: JSONObject) -> String? {
    for member in arguments.members {
      guard let parameter = parameters.first(where: { $0.name == member.name }) else {
        return "'\(name)' has no argument '\(member.name)'; it takes "
          + parameters.map(\.name).joined(separator: ", ")
      }
      guard parameter.kind.allows(member.value) else {
        return "the argument '\(member.name)' is no \(parameter.kind.phrase)"
      }
    }
    let missing = parameters.first { $0.isRequired && arguments[$0.name] == nil }
    return missing.map { "the argument '\($0.name)' is missing" }
  }
}

extension Tool.Parameter.Kind {
  fileprivate func allows(_ value: JSONValue) -> Bool {
    switch self {
    case .text: value.string != nil
    case .number: value.number?.isFinite == true
    case .boolean: value.bool != nil
    case .texts: value.array?.allSatisfy { $0.string != nil } == true
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .boolean: "true or false"
    case .texts: "list of texts"
    }
  }
}

extension Tool {
  private static let view = Parameter(
    name: "view", kind: .text,
    summary: "a view: its name, address, path, Class#N, or its text in quotes")
  private static let point = [
    Parameter(name: "x", kind: .number, summary: "x of a point of the screen, in points"),
    Parameter(name: "y", kind: .number, summary: "y of the point"),
  ]
  private static let requiredView = Parameter(
    name: view.name, kind: .text, summary: view.summary, isRequired: true)

  /// The tools, in the order of a session.
  static let all = [
    Tool(
      name: "import",
      summary: "Import the screen of an app: the text that a debugger or a test tool printed, such "
        + "as recursiveDescription, Appium XML or a capture. It replaces the screen before.",
      parameters: [
        Parameter(name: "text", kind: .text, summary: "the text itself"),
        Parameter(
          name: "file", kind: .text,
          summary: "a file in the folder that the person allowed, in place of the text"),
      ]),
    Tool(
      name: "code",
      summary:
        "Read classes of the app, in Swift or Objective-C. Their hitTest, point(inside:) and "
        + "touches methods then run, line by line, for the views of these classes; 'why' names the "
        + "line that decides.",
      parameters: [
        Parameter(
          name: "text", kind: .text, summary: "the text of one file or class", isRequired: true),
        Parameter(
          name: view.name, kind: .text,
          summary: "the view that gets the methods, if there is no class around them"),
      ]),
    Tool(
      name: "tree", summary: "Show the views with what matters for touches, back to front.",
      parameters: [
        view, Parameter(name: "all", kind: .boolean, summary: "true to fold nothing"),
      ]),
    Tool(
      name: "why",
      summary: "Tell why a view gets a touch or does not, with fixes that were tried. The point is "
        + "the middle of the view if none is given.",
      parameters: [requiredView] + point),
    Tool(
      name: "audit",
      summary: "Find every view that should be touchable and is not, or hardly.",
      parameters: [view]),
    Tool(
      name: "hit", summary: "Tell which view a touch at a point of the screen hits, and how.",
      parameters: point.map {
        Parameter(name: $0.name, kind: $0.kind, summary: $0.summary, isRequired: true)
      }),
    Tool(
      name: "try_fix",
      summary:
        "Try commands, or the fix that 'why' proposes, tell what 'why' and 'audit' say then, "
        + "and take everything back.",
      parameters: [requiredView] + point + [
        Parameter(
          name: "commands", kind: .texts,
          summary:
            "commands that change the scene, such as 'front buy' or 'set bar frame 0,0 390x88'"),
        Parameter(name: "keep", kind: .boolean, summary: "true to take nothing back"),
      ]),
  ]
}
