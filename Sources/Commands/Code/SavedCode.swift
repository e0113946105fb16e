import Code
import Interpreter
import ResponderKit
import Scenes

extension SceneCodeCommands {
  /// Creates the commands that bring back code, and the values of what it stores in a scene.
  init(_ book: CodeBook, in scene: Scene) {
    self.init()
    for (source, hasStatements) in book.texts {
      let text = source.text.hasSuffix("\n") ? source.text.dropLast() : source.text[...]
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      // A line of the text must not end it.
      var end = "END"
      while lines.contains(where: { $0.trimmingPrefix(while: \.isWhitespace) == end }) {
        end += "_"
      }
      // What its statements made is in the scene.
      let opening = (hasStatements ? "code raw <<" : "code <<") + end
      before.append(([opening] + lines + [end]).joined(separator: "\n"))
    }
    // An object can be a value only once it is of its class.
    var typed: Set<ObjectIdentifier> = []
    for view in scene.objectsWithCode {
      guard let instance = book.program.instance(of: view),
        let name = scene.reference(toObject: view)
      else { continue }
      // The class was read again with another superclass; no object like this one is made of it.
      guard let base = instance.type.baseClass, view.isKind(ofClassNamed: base) else {
        gone.append("what \(name) has of \(instance.type.name)")
        continue
      }
      let isTyped = !typed.insert(ObjectIdentifier(view)).inserted
      let start = "code \(instance.type.name) on \(name)"
      var line = start
      var settings: [String] = []
      let unknown = book.program.unknownProperties(of: view)
      for (index, property) in instance.type.stored.enumerated() {
        if unknown.contains(property.name) {
          line += " \(property.name)=?"
          continue
        }
        guard let value = book.program.storedValue(at: index, of: view),
          !(value.isNone && property.beginsAsNil
            && !instance.type.isSetElsewhere(property, isInitialized: false))
        else { continue }
        let kind = book.kind(of: property)
        let text = Self.text(value, kind, in: scene)
        for object in text == nil ? [] : Self.objects(in: value, kind)
        where typed.insert(ObjectIdentifier(object)).inserted {
          guard let type = book.program.instance(of: object)?.type, let base = type.baseClass,
            object.isKind(ofClassNamed: base),
            let name = scene.reference(toObject: object)
          else { continue }
          behind.append("code \(type.name) on \(name)")
        }
        // A value of several words has a line of its own.
        if let text, !text.contains(" ") || text.hasPrefix("\"") {
          line += " \(property.name)=\(text)"
        } else if let text, !property.isConstant {
          settings.append("set \(name) \(property.name) \(text)")
        } else {
          leftOut.append("\(name).\(property.name)")
        }
      }
      behind += (isTyped && line == start ? [] : [line]) + settings
    }
    for object in scene.objectsWithCode {
      guard let delegate = CodeProgram.delegate(of: object),
        let name = scene.reference(toObject: object)
      else { continue }
      if let host = delegate.host, let value = scene.reference(toObject: host) {
        behind.append("set \(name) delegate \(value)")
      } else {
        gone.append("\(name).delegate")
      }
    }
    gone += Self.receiversWithoutWords(in: scene)
    let observers = book.program.observers
    gone += Set(observers.objects.map { scene.label(of: $0) }).sorted()
      .map { "what \($0) observes" }
    if observers.closures > 0 { gone.append("what closures observe") }
    for variable in book.program.variables {
      guard let value = variable.value else { continue }
      if let text = Self.text(value, book.kind(of: variable.type), in: scene) {
        behind.append("code let \(variable.name) = \(text)")
      } else if !variable.isConstant, !value.isNone {
        leftOut.append(variable.name)
      }
    }
    let keepers = book.program.objectsWithValues.compactMap { ($0 as? StatefulObject) }
    gone += Set(keepers.compactMap { scene.names.name(of: $0) }).sorted()
      .map { "what objc_setAssociatedObject keeps with \($0)" }
    behind += book.types.filter(book.program.isIdle).map { "code off \($0.name)" }
  }

  /// The closures of code, and the targets that are none of the scene's objects.
  private static func receiversWithoutWords(in scene: Scene) -> [String] {
    var found: [String] = []
    for object in scene.objectsWithCode {
      guard let name = scene.reference(toObject: object) else { continue }
      let actions = (object as? UIAlertController)?.actions ?? []
      if actions.contains(where: \.hasHandler) { found.append("what the actions of \(name) do") }
      if let control = object as? UIControl {
        control.enumerateEventHandlers { closure, pair, _, _ in
          if closure != nil { found.append("a closure of \(name)") }
          if pair?.target is CodeInstance { found.append("a target of \(name)") }
        }
      }
      if let recognizer = object as? UIGestureRecognizer,
        recognizer.targetsAndActions.contains(where: { $0.target is CodeInstance })
      {
        found.append("a target of \(name)")
      }
    }
    return found
  }

  /// Returns the objects that a value refers to.
  private static func objects(in value: CodeValue, _ kind: StoredKind) -> [StatefulObject] {
    switch kind.content(value) {
    case .responder(let responder?): [responder]
    case .recognizer(let recognizer?): [recognizer]
    case .views(let views): views
    default: []
    }
  }

  /// Returns a value as a script writes it; nil if it cannot.
  private static func text(_ value: CodeValue, _ kind: StoredKind, in scene: Scene) -> String? {
    guard kind.codeValue != nil, let content = kind.content(value) else { return nil }
    switch content {
    case .responder(let responder?): return scene.reference(toObject: responder)
    case .recognizer(let recognizer?): return scene.reference(toObject: recognizer)
    case .views(let views):
      let names = views.map { scene.reference(toObject: $0) }
      guard !names.isEmpty else { return "none" }
      return names.contains(nil) ? nil : names.compactMap { $0 }.joined(separator: ",")
    default: return PropertyValue(kind.type, content).scriptText
    }
  }
}
