import Code
import Interpreter
import Language
import ResponderKit
import Scenes
import Session
import Text

extension Call {
  func dropCode(_ type: OwnType) throws {
    let key = type.title
    guard let book = scene.codeBook else { return }
    tellingMovedTouches {
      book.program.setType(type, isOn: true)
      let next = CodeBook(reading: nil, after: book, without: [key], in: scene)
      let changed = scene.keep(next)
      confirm("\(key) is forgotten; \(changed.count.counted("view")) changed")
    }
  }

  func giveCode(
    _ type: OwnType, to object: StatefulObject, _ values: [Located<PropertyAssignment>]
  ) throws {
    guard let book = scene.codeBook else { return }
    let name = scene.label(of: object)
    guard let base = type.baseClass, type.kind == .class, object.isKind(ofClassNamed: base)
    else {
      throw CommandError(
        .refused("'\(name)' is a \(scene.className(of: object)), and \(type.name) is for others"))
    }
    noteReplaced(by: type, of: object)
    // What the scene changed before is laid out by the methods that it has now.
    scene.application.layOutWindows()
    try tellingMovedTouches {
      do throws(CodeStop) { try book.program.adopt(object, as: type) } catch {
        throw CommandError(.code(CodeTrouble(error, at: book.program.machine.place)))
      }
      for value in values { try store(value, in: object, book) }
      confirm("\(name) has the methods of \(type.name)")
      if session.isInteractive, (object as? UIViewController)?.isViewLoaded == true,
        type.method("viewDidLoad()") != nil
      {
        note("its view is loaded already, so 'viewDidLoad()' is not called")
      }
    }
    // A scene that was saved had been laid out by them.
    if session.isRebuilding { scene.application.forgetLayout() }
  }

  /// Notes what the methods of a class replace that was given to an object in another way.
  private func noteReplaced(by type: OwnType, of object: StatefulObject) {
    let name = scene.label(of: object)
    if let view = object as? UIView {
      for (method, override) in [
        ("hitTest(_:with:)", view.hitTestBehavior as (any ViewOverride)?),
        ("point(inside:with:)", view.pointInsideBehavior),
      ] where type.method(method) != nil {
        if let override, !(override is any CodedOverride) {
          note("the code replaces '\(scene.words(of: override))' of \(name)")
        }
      }
    }
    for method in AnswerMethod.allCases
    where method.applies(to: object) && !method.belongsToDelegate(of: object)
      && method != .hitTest && method != .pointInside && type.declares(method.fullName)
      && !object.answers(to: method).isEmpty
    {
      note("the code replaces the rules for \(method.rawValue) of \(name)")
      object.setAnswers(.empty, to: method)
    }
    guard let responder = object as? UIResponder else { return }
    for (method, _) in responder.handledMethods where type.declares(method.fullName) {
      note("the code replaces 'handle \(name) \(method.rawValue)'")
      responder.setHandling(nil, of: method)
    }
  }

  /// Sets a stored property, of which observers are not told, and which may be a constant.
  private func store(
    _ assignment: Located<PropertyAssignment>, in view: StatefulObject, _ book: CodeBook
  ) throws {
    let name = assignment.value.name
    let stored = book.program.storedProperties(of: view)
    guard let index = stored.firstIndex(where: { $0.name == name }) else {
      throw CommandError(
        .unknownProperty(
          name, owner: scene.label(of: view),
          suggestions: session.suggestions(for: name, in: stored.map(\.name))), at: assignment.range
      )
    }
    let kind = book.kind(of: stored[index])
    guard let word = assignment.value.value else {
      throw CommandError(
        .badValue(name, property: name, expected: kind.type.phrase), at: assignment.range)
    }
    // Nobody knows what it holds, as the text of the app's screen did not tell it.
    if word.text == "?", let view = view as? UIView {
      return book.program.forget(index, of: view)
    }
    var reader = Reader([word], from: 0, session)
    guard let value = try reader.value(of: kind.type), let made = kind.codeValue?(value.content)
    else {
      throw CommandError(
        .badValue(word.text, property: name, expected: kind.type.phrase), at: word.range)
    }
    guard book.program.isValue(made, ofPropertyAt: index, of: view) else {
      throw CommandError(
        .badValue(word.text, property: name, expected: stored[index].type.expectation),
        at: word.range)
    }
    book.program.initialize(index, of: .object(view), to: made)
  }

  func takeCode(from view: StatefulObject) throws {
    guard let book = scene.codeBook, book.program.instance(of: view) != nil else {
      throw CommandError(.refused("'\(scene.label(of: view))' has no class of the code"))
    }
    tellingMovedTouches {
      book.program.release(view)
      book.program.join(view)
      confirm("\(scene.label(of: view)) has UIKit's own methods")
    }
  }

  /// Reads methods without a class around them, and gives them to an object: in a class of its own that
  /// inherits from the one that it had.
  func readMethods(_ text: Located<String>, for view: StatefulObject) throws {
    let known = scene.codeBook?.program.instance(of: view)?.type
    let base =
      (view as? UIView).map { scene.classes.nearestClass(of: $0).name }
      ?? String(describing: Swift.type(of: view))
    let name = nameOfClass(for: view, base)
    // Methods that are read again take the place of those before.
    let superclass = known?.name == name ? known?.superclass?.text : known?.name
    let source = session.source(ofMethods: text.value, of: name, superclass ?? base)
    let book = try readCode(source, at: text.range)
    guard let type = book.added.first(where: { $0.name == name }) else { return }
    if known?.name != name { try giveCode(type, to: view, []) }
  }

  /// Returns the name of the class for the methods of one object: `BuyButton` for a button `buy`.
  private func nameOfClass(for view: StatefulObject, _ base: String) -> String {
    let name = scene.names.name(of: view) ?? "own"
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let kind = base.hasPrefix("UI") ? String(base.dropFirst(2)) : base
    let start = letters.prefix(1).uppercased() + letters.dropFirst()
    return start.lowercased().hasSuffix(kind.lowercased()) ? start : start + kind
  }

  /// Lets a class's own methods or UIKit's answer.
  func setCode(_ type: OwnType, isOn: Bool) throws {
    guard let program = scene.codeBook?.program else { return }
    tellingMovedTouches {
      program.setType(type, isOn: isOn)
      let changed = scene.objectsWithCode.filter { program.join($0) }
      let methods = isOn ? "the methods of \(type.title)" : "UIKit's own methods"
      let names = changed.map { scene.label(of: $0) }
      confirm(names.isEmpty ? "no view changed" : "\(names.listed("and")): \(methods)")
    }
  }

  /// Sets a variable at the top of the code, or a static one.
  func setVariable(_ assignment: VariableAssignment) {
    guard let book = scene.codeBook, book.program.setVariable(assignment.name, to: assignment.value)
    else { return }
    confirm("\(assignment.name) is \(book.program.machine.texts.short(assignment.value))")
  }
}

/// A value for a variable of the code.
struct VariableAssignment {
  var name: String
  var value: CodeValue
}

extension Part where Context == Session, Value == VariableAssignment {
  /// `NAME = VALUE` for a variable at the top of the code, or a static one.
  static func codeVariable() -> Part {
    var slot = Slot<Session, VariableAssignment>("NAME = VALUE", "a variable of the code") {
      reader in
      try reader.variableAssignment()
    }
    slot.candidates = { completion in
      let variables = completion.session.scene.codeBook?.program.variables ?? []
      return completion.choice.picked(
        variables.map { Candidate($0.name, "a variable of the code") })
    }
    return .slot(slot)
  }
}

extension Reader where Context == Session {
  fileprivate mutating func variableAssignment() throws -> VariableAssignment? {
    let word = words[position]
    guard word.quoting == .bare, let book = session.scene.codeBook else { return nil }
    let variables = book.program.variables
    guard let variable = variables.first(where: { $0.name == word.text }) else {
      let near = session.suggestions(for: word.text, in: variables.map(\.name))
      throw CommandError(
        .refused(
          "the code has no variable '\(word.text)'"
            + CommandError.hint(near, else: "'code' lists those that it has")), at: word.range)
    }
    position += 1
    if position < words.count, words[position].isBare("=") { position += 1 }
    let kind = book.kind(of: variable.type)
    guard position < words.count else { return nil }
    let start = words[position]
    // A case as Swift writes it.
    if start.quoting == .bare, start.text.hasPrefix("."),
      let made = book.program.enumCase(named: String(start.text.dropFirst()), of: variable)
    {
      position += 1
      return VariableAssignment(name: variable.name, value: made)
    }
    guard let codeValue = kind.codeValue, let value = try self.value(of: kind.type),
      let made = codeValue(value.content), book.program.isValue(made, ofVariable: variable)
    else {
      throw CommandError(
        .badValue(start.text, property: variable.name, expected: variable.type.expectation),
        at: start.range)
    }
    return VariableAssignment(name: variable.name, value: made)
  }
}
