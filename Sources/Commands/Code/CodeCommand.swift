import Code
import Interpreter
import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let code = Command(
    name: "code", group: .overriding,
    summary: "runs classes of Swift and Objective-C that override hitTest and the like",
    changesScene: true,
    forms: [
      Form(summary: "lists the classes") { call in try call.listCode() },
      Form(.word("drop", .codeType()), summary: "forgets a class") { call, type in
        try call.dropCode(type)
      },
      Form(.word("edit", .codeType()), summary: "opens a class in $EDITOR, and reads it again") {
        call, type in
        try call.editCode(type)
      },
      Form(
        .part(.word("none", as: true), "on"), .object(),
        summary: "takes a class away from a view or another object"
      ) { call, _, object in
        try call.takeCode(from: object)
      },
      Form(
        .part(.codeType(), "on"), .object(), .zeroOrMore(.assignment()),
        summary: "gives a view or another object a class, with values of its stored properties"
      ) { call, type, object, values in
        try call.giveCode(type, to: object, values)
      },
      Form(.word("off", .codeType()), summary: "lets UIKit's own methods answer for a class") {
        call, type in
        try call.setCode(type, isOn: false)
      },
      Form(.word("on", .codeType()), summary: "lets the methods of a class answer again") {
        call, type in
        try call.setCode(type, isOn: true)
      },
      Form(
        .word("on", .object()), .codeText(), summary: "gives an object the methods up to END"
      ) { call, view, text in
        try call.readMethods(text, for: view)
      },
      Form(
        .word("let", .codeVariable()), summary: "gives a variable of the code a value"
      ) { call, assignment in
        call.setVariable(assignment)
      },
      Form(.codeType(), summary: "shows a class, and what its lines did") { call, type in
        call.showCode(type)
      },
      Form(.codeText(), summary: "reads the lines up to END") { call, text in
        try call.readCode(text)
      },
      Form(
        .word("raw", .codeText()), summary: "reads the lines, and runs no statements of them"
      ) { call, text in
        try call.readCode(text, runsStatements: false)
      },
      Form(.codeFile(), summary: "reads a file") { call, file in try call.readCode(inFile: file) },
    ])
}

extension Part where Context == Session, Value == Located<String> {
  /// The text between `<<END` and `END`.
  fileprivate static func codeText() -> Part {
    .located(
      .slot(
        Slot("<<END", "the lines of code up to END") { reader in
          guard reader.word.quoting == .heredoc else { return nil }
          return reader.text()
        }))
  }

  fileprivate static func codeFile() -> Part {
    .file("FILE", "a file of Swift or Objective-C") { $0.isCodeFile }
  }
}

extension Part where Context == Session, Value == OwnType {
  /// A class of the code, or an extension of a class of UIKit's, by its name.
  fileprivate static func codeType() -> Part { .codeType("CLASS") { _ in true } }

  /// A class of the code whose objects are views.
  static func codedView() -> Part {
    .codeType("CLASS", where: \.isViewClass)
  }

  /// A class of the code whose objects are controllers.
  static func codedController() -> Part {
    .codeType("CLASS") { $0.kind == .class && $0.hasBase(UIViewController.self) }
  }

  private static func codeType(
    _ label: String, where fits: @escaping @Sendable (OwnType) -> Bool
  ) -> Part {
    var slot = Slot<Session, OwnType>(label, "a class of the code") { reader in
      let word = reader.word
      guard word.quoting == .bare, let book = reader.session.scene.codeBook,
        let type = book.types.first(where: { $0.name == word.text && fits($0) })
      else { return nil }
      reader.position += 1
      return type
    }
    slot.candidates = { completion in
      let types = completion.session.scene.codeBook?.types ?? []
      return completion.choice.picked(
        types.filter(fits).map { Candidate($0.name, "a class of the code") })
    }
    slot.roles = { _, range in [WordRole(range, .type)] }
    return .slot(slot)
  }
}
