import Code
import Interpreter
import ResponderKit
import Scenes

/// The commands that bring the code of a scene back, round those that bring back its views.
struct CodeScript {
  /// The texts, before the views.
  private(set) var before: [String] = []
  /// The views' classes, behind them.
  private(set) var after: [String] = []
  /// The stored properties whose values no script can write.
  private(set) var leftOut: [String] = []

  init(_ scene: Scene) {
    guard let book = scene.codeBook else { return }
    for source in book.texts {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      // A line of the text must not end it.
      var end = "END"
      while lines.contains(where: { $0.trimmingPrefix(while: \.isWhitespace) == end }) {
        end += "_"
      }
      before += ["code <<\(end)"] + lines + [end]
    }
    for view in scene.views {
      guard let instance = book.program.instance(of: view), let name = scene.names.name(of: view)
      else { continue }
      var line = "code \(instance.type.name) on \(name)"
      var settings: [String] = []
      for (index, property) in instance.type.stored.enumerated() {
        guard let value = book.program.storedValue(at: index, of: view),
          !(value.isNone && property.beginsAsNil)
        else { continue }
        let text = Self.text(value, book.kind(of: property), in: scene)
        // A value of several words has a line of its own.
        if let text, !text.contains(" ") || text.hasPrefix("\"") {
          line += " \(property.name)=\(text)"
        } else if let text, !property.isConstant {
          settings.append("set \(name) \(property.name) \(text)")
        } else {
          leftOut.append("\(name).\(property.name)")
        }
      }
      after += [line] + settings
    }
  }

  /// Returns a value as a script writes it; nil if it cannot.
  private static func text(_ value: CodeValue, _ kind: StoredKind, in scene: Scene) -> String? {
    guard kind.codeValue != nil, let content = kind.content(value) else { return nil }
    switch content {
    case .responder(let responder?): return scene.reference(toObject: responder)
    case .views(let views):
      let names = views.map { scene.reference(toObject: $0) }
      guard !names.isEmpty else { return "none" }
      return names.contains(nil) ? nil : names.compactMap { $0 }.joined(separator: ",")
    default: return PropertyValue(kind.type, content).scriptText
    }
  }
}
