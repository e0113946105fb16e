import Code
import Explanation
import Foundation
import Interpreter
import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let code = Command(
    name: "code", group: .overriding,
    summary: "runs classes of Swift that override hitTest, touchesBegan and the like",
    details: [
      "A class can also be typed or pasted as it is, with its comments and attributes: it goes on "
        + "to its last brace. Then 'add "
        + "CLASS NAME X,Y WxH' makes a view of it, and every touch runs its methods. 'code "
        + "CLASS' shows the text with the number of times that each line ran for the last event, "
        + "and the value that it came to last. 'trace' and 'step' tell each line where it ran, and "
        + "'expect line CLASS:N' tests one, counted from the line with the name of the class.",
      "What a class stores are properties: 'get', 'set' and 'describe' know them, and 'save' keeps "
        + "them. A view that code makes is named after the property that holds it, or after its "
        + "class.",
      "An extension of a class of UIKit's is asked for every view of the class. What cannot run is "
        + "told at once, with its place; the other members run. A statement of which no value is "
        + "needed, such as 'Analytics.log(\"a\")', is left out and noted where nothing here stands "
        + "for its name. UIKit calls 'hitTest(_:with:)', "
        + "'point(inside:with:)', the four methods of touches, 'layoutSubviews()', "
        + "'didMoveToWindow()', 'didMoveToSuperview()', 'didAddSubview(_:)' and initializers; other "
        + "methods run where the code calls them.",
    ],
    changesScene: true,
    forms: [
      Form(summary: "lists the classes") { call in try call.listCode() },
      Form(.word("drop", .codeType()), summary: "forgets a class") { call, type in
        try call.dropCode(type)
      },
      Form(
        .part(.word("none", as: true), "on"), .view(), summary: "takes a class away from a view"
      ) { call, _, view in
        try call.takeCode(from: view)
      },
      Form(
        .part(.codeType(), "on"), .view(), .zeroOrMore(.assignment()),
        summary: "gives a view the methods of a class, with values of its stored properties"
      ) { call, type, view, values in
        try call.giveCode(type, to: view, values)
      },
      Form(.codeType(), summary: "shows a class, and what its lines did") { call, type in
        call.showCode(type)
      },
      Form(.codeText(), summary: "reads the lines up to END") { call, text in
        let place = call.session.placeOfLine
        // A text begins behind the line with 'code <<END', a declaration in its own line.
        let isDeclaration = call.session.runner?.isCarryingOutCode ?? false
        try call.readCode(
          text.value, named: place?.name, firstLine: (place?.line ?? 1) + (isDeclaration ? 0 : 1),
          at: text.range, isTyped: isDeclaration)
      },
      Form(.codeFile(), summary: "reads a file") { call, file in
        guard let text = try call.session.text(ofFile: file.value, at: file.range) else { return }
        try call.readCode(text, named: file.value, at: file.range)
      },
    ],
    examples: [
      Example(
        "code <<END\nclass HitButton: UIButton {\n"
          + "  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n"
          + "    bounds.insetBy(dx: -20, dy: -20).contains(p)\n  }\n}\nEND",
        "a button with a larger touch area"),
      Example(
        "code none on b", "UIKit's own methods again",
        setup: "class A: UIButton { }; add A b 10,10 44x44"),
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

  /// A file of code.
  fileprivate static func codeFile() -> Part {
    .file("FILE", "a file of Swift") { $0.hasSuffix(".swift") }
  }
}

extension Part where Context == Session, Value == OwnType {
  /// A class of the code, or an extension of a class of UIKit's, by its name.
  fileprivate static func codeType() -> Part { .codeType("CLASS") { _ in true } }

  /// A class of the code whose objects are views.
  static func codedView() -> Part {
    .codeType("CLASS", where: \.isViewClass)
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

extension Session {
  /// The script that is being run, and the number of the line in it; nil at the prompt.
  var placeOfLine: (name: String, line: Int)? {
    guard let runner, let source = runner.sources.last, let name = source.name else { return nil }
    return (name, runner.currentLine)
  }

  /// Returns the text of a file.
  fileprivate func text(ofFile name: String, at range: Range<Int>?) throws -> String? {
    let descriptor = openNamed(path(name))
    guard descriptor >= 0 else {
      let reason = FileContents.Failure().reason
      throw CommandError(.file(path: name, action: "read", reason: reason), at: range)
    }
    defer { close(descriptor) }
    var reader = ScriptReader(descriptor)
    return String(decoding: reader.takeAll(), as: UTF8.self)
  }
}

extension Call {
  fileprivate func listCode() throws {
    let book = scene.codeBook
    facts(
      CommandFacts.code,
      (
        book?.types.map(\.title) ?? [],
        book?.allFindings.map { CodeTrouble($0).message } ?? []
      ))
    guard let book, !book.types.isEmpty else {
      return write(
        TextLine("no code was read; paste a class of Swift, or write 'code FILE'", .dim))
    }
    for type in book.types {
      let users = scene.views.filter { view in
        book.program.instance(of: view)?.type == type
          || (type.isExtension && isAsked(type, by: view, in: book))
      }
      let names = users.map { scene.label(of: $0) }
      var line = TextLine(type.title, .type)
      line = line + TextLine("  \(type.source.name)", .dim)
      line = line + TextLine(names.isEmpty ? "  no view" : "  \(names.joined(separator: ", "))")
      write(line)
    }
    for finding in book.allFindings { write(TextLine(CodeTrouble(finding).line, .bad)) }
  }

  private func isAsked(_ type: OwnType, by view: UIView, in book: CodeBook) -> Bool {
    ["hitTest(_:with:)", "point(inside:with:)"].contains { name in
      book.program.method(name, of: view)?.owner === type
    }
  }

  fileprivate func dropCode(_ type: OwnType) throws {
    let key = type.title
    guard let book = scene.codeBook else { return }
    let next = CodeBook(reading: nil, after: book, without: [key], in: scene)
    let changed = scene.keep(next)
    confirm("\(key) is forgotten; \(changed.count.counted("view")) changed")
  }

  fileprivate func giveCode(
    _ type: OwnType, to view: UIView, _ values: [Located<PropertyAssignment>]
  ) throws {
    guard let book = scene.codeBook else { return }
    let name = scene.label(of: view)
    guard let base = type.baseClass, type.kind == .class, view.isKind(ofClassNamed: base)
    else {
      throw CommandError(
        .refused("'\(name)' is a \(scene.className(of: view)), and \(type.name) is for others"))
    }
    for (method, override) in [
      ("hitTest(_:with:)", view.hitTestBehavior as (any ViewOverride)?),
      ("point(inside:with:)", view.pointInsideBehavior),
    ] where type.method(method) != nil {
      if let override, !(override is any CodedOverride) {
        note("the code replaces '\(scene.words(of: override))' of \(name)")
      }
    }
    do { try book.program.adopt(view, as: type) } catch {
      throw CommandError(.code(CodeTrouble(error, at: book.program.machine.place)))
    }
    for value in values { try store(value, in: view, book) }
    confirm("\(name) has the methods of \(type.name)")
  }

  /// Sets a stored property, of which observers are not told, and which may be a constant.
  private func store(
    _ assignment: Located<PropertyAssignment>, in view: UIView, _ book: CodeBook
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

  fileprivate func takeCode(from view: UIView) throws {
    guard let book = scene.codeBook, book.program.instance(of: view) != nil else {
      throw CommandError(.refused("'\(scene.label(of: view))' has no class of the code"))
    }
    book.program.release(view)
    book.program.join(view)
    confirm("\(scene.label(of: view)) has UIKit's own methods")
  }

  /// Writes a class with what its lines did for the last event.
  fileprivate func showCode(_ type: OwnType) {
    let source = type.source
    let lines = scene.codeBook?.program.machine.lines ?? []
    let counts = lines.runs(of: source.name)
    var values: [Int: String] = [:]
    for line in lines where line.source == source.name {
      if let value = line.value { values[line.line] = value }
    }
    let text = source.text(type.declaration.range)
    let first = source.line(of: type.declaration.range.lowerBound)
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    facts(
      CommandFacts.codeLines,
      all.enumerated().map { index, line in
        (first + index, String(line), counts[first + index] ?? 0, values[first + index])
      })
    let width = String(first + all.count - 1).count
    for (index, line) in all.enumerated() {
      let number = first + index
      let count = counts[number]
      var row = TextLine(String(number).leftPadded(to: width), .dim)
      row = row + TextLine(count.map { " \($0)x ".leftPadded(to: 6) } ?? "      ", .winner)
      row = row + TextLine(String(line))
      if let value = values[number] { row = row + TextLine("  // \(value)", .notice) }
      write(row)
    }
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
