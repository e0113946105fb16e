import Code
import Interpreter
import Language
import ResponderKit
import Scenes
import Session
import Text

extension Call {
  /// Reads a text that stands in a command: the lines behind `code <<END`, or a declaration itself.
  func readCode(_ text: Located<String>, runsStatements: Bool = true) throws {
    // A text begins behind the line with 'code <<END', a declaration in its own line.
    let isDeclaration = session.runner?.isCarryingOutCode ?? false
    let source = session.source(of: text.value, isDeclaration: isDeclaration)
    try readCode(
      source, at: text.range, isTyped: isDeclaration, runsStatements: runsStatements)
  }

  func readCode(inFile file: Located<String>) throws {
    let source = try codeSource(from: session.openNamed(session.path(file.value)), file)
    let path = session.path(file.value)
    if let header = try header(of: source, at: file.range) {
      try readCode(header, at: file.range, tells: false)
      session.watch(header, at: session.path(header.name), readWith: path)
    }
    try readCode(source, at: file.range)
    session.watch(source, at: path)
  }

  private func codeSource(
    from descriptor: Int32, _ file: Located<String>
  ) throws -> CodeSource {
    let data = try session.data(file.value, from: descriptor, at: file.range)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    let source = CodeSource(name: file.value, text: String(decoding: text, as: UTF8.self))
    try checkLines(of: source, at: file.range)
    return source
  }

  /// Refuses a text with a line of which the parts would take too much memory.
  private func checkLines(of source: CodeSource, at range: Range<Int>) throws {
    guard let line = source.firstLine(longerThan: Self.longestLine) else { return }
    let reason = "its line \(line) is longer than \(Self.longestLine >> 20) MB"
    throw CommandError(.file(path: source.name, action: "read", reason: reason), at: range)
  }

  /// The bytes of a line of code at most.
  private static let longestLine = 1 << 20

  /// Returns the header beside a file of Objective-C, if it declares anything.
  private func header(of source: CodeSource, at range: Range<Int>) throws -> CodeSource? {
    guard source.language == .objectiveC, !source.name.hasSuffix(".h"),
      let dot = source.name.lastIndex(of: ".")
    else { return nil }
    let name = String(source.name[..<dot]) + ".h"
    // There may be none.
    let descriptor = session.openNamed(session.path(name))
    guard descriptor >= 0 else { return nil }
    let header = try codeSource(from: descriptor, Located(name, at: range))
    let tree = CodeTree(reading: header)
    return tree.ofHeader.titles.isEmpty && tree.items.isEmpty ? nil : header
  }

  /// Reads a text of code, tells what it declares and what of it cannot run, and runs the statements
  /// at its top.
  ///
  /// - Parameters:
  ///   - range: The place of the text, or of the file's name, in the command.
  ///   - isTyped: Whether the text itself stands there, so that a mistake has its place in it.
  ///   - runsStatements: Whether the statements run.
  ///   - tells: Whether it is told what the text declares.
  /// - Returns: The book that is kept.
  @discardableResult
  func readCode(
    _ source: CodeSource, at range: Range<Int>, isTyped: Bool = false, runsStatements: Bool = true,
    tells: Bool = true
  ) throws -> CodeBook {
    try checkLines(of: source, at: range)
    let book = CodeBook(reading: source, after: scene.codeBook, in: scene)
    guard book.declares || book.statementCount > 0 else {
      if let finding = book.findings.first {
        throw CommandError(finding, at: range, isTyped: isTyped)
      }
      // `@class Engine;` declares nothing that would be needed.
      if source.language == .objectiveC { return book }
      throw CommandError(.code(CodeTrouble.nothing), at: range)
    }
    let runs = runsStatements && book.statementCount > 0
    if runs, let first = book.topFindings.first {
      for finding in book.findings where !finding.isSame(as: first) { write(trouble: finding) }
      throw CommandError(first, at: range, isTyped: isTyped)
    }
    try tellingMovedTouches {
      // Each reading makes all methods anew; only what it declares is news.
      let changed = scene.keep(book).filter { view in
        book.program.calledTypes(of: view).contains(where: book.added.contains)
      }
      if tells { tell(of: book, from: source) }
      if !changed.isEmpty {
        confirm("its methods belong to \(changed.map { scene.label(of: $0) }.shortList)")
      }
      try session.joinImportedViews()
      guard runs else { return }
      // Statements that only ask leave nothing, not even the reading.
      if !book.declares { scene.journal.markQuestion() }
      do throws(CodeStop) { try runStatements(of: book) } catch {
        let trouble = CodeTrouble(error, at: book.program.machine.place)
        guard error.source == source.name, let number = error.line,
          let line = source.range(ofLine: number)
        else { throw CommandError(.code(trouble), at: range) }
        throw CommandError(trouble, at: line, of: source, at: range, isTyped: isTyped)
      }
    }
    facts(
      CommandFacts.code,
      (book.added.map(\.title), book.findings.map { CodeTrouble($0).message }))
    return book
  }

  /// Tells what a text declares, and what of it cannot run.
  private func tell(of book: CodeBook, from source: CodeSource) {
    for type in book.added where !type.name.contains(".") {
      let methods = type.methods.values.flatMap { $0 }.filter { $0.mistake == nil }
      let runs = methods.map(\.declaration.fullName).sorted()
      var text = type.title
      if let base = type.baseClass, !type.isExtension { text += ": \(base)" }
      write(
        TextLine("\(text)  ", .type)
          + TextLine(runs.isEmpty ? "no methods" : runs.joined(separator: ", ")))
    }
    for (name, interface) in book.waitingInterfaces.sorted(by: { $0.key < $1.key }) {
      let superclass = interface.superclass.map { ": \($0)" } ?? ""
      let names = interface.variables.compactMap(\.name).joined(separator: ", ")
      let variables = names.isEmpty ? "" : "  \(names)"
      write(TextLine("@interface \(name)\(superclass)\(variables)", .type))
      if session.isInteractive {
        note("the methods of \(name) stand in its @implementation; paste it, too")
      }
    }
    for name in book.addedFunctions { write(TextLine("func \(name)", .type)) }
    for type in book.added {
      let uncalled = book.program.uncalledOverrides(of: type)
      guard !uncalled.isEmpty else { continue }
      let names = uncalled.map { "'\($0)'" }.listed("and")
      note("UIKit does not call \(names) of \(type.name) here; only the code itself can")
    }
    for type in book.added where book.program.isIdle(type) {
      note("\(type.title) is off; 'code on \(type.name)' lets its methods answer")
    }
    if session.isInteractive, book.statementCount == 0,
      let type = book.added.last(where: { $0.hasBase(UIViewController.self) && !$0.isExtension })
    {
      note(
        "'let c = \(type.name)(…)' makes one, and 'window.rootViewController = c' shows it")
    }
    noteWhatIsNotRun(in: source, of: book)
    noteWhatIsAsked(in: source, of: book)
    for finding in book.findings { write(trouble: finding) }
    if !book.answered.isEmpty {
      let names = book.answered.map { "'\($0)'" }.listed("and")
      note("\(names) \(book.answered.count == 1 ? "is" : "are") known now")
    }
    if !book.mended.isEmpty { note("\(book.mended.listed("and")) can run now") }
  }

  /// Writes what is wrong with a text: for a person broken between words, for programs as one line.
  func write(trouble finding: CodeProgram.Finding) {
    let line = TextLine(CodeTrouble(finding).message, .bad)
    if session.isInteractive { session.writeWrapped(line) } else { write(line) }
  }

  /// Runs the statements at the top of the text that was read last, and tells what they printed and
  /// made.
  private func runStatements(of book: CodeBook) throws(CodeStop) {
    let machine = book.program.machine
    try book.program.runTop()
    if let stop = machine.takeFailure() { throw stop }
    write(printed: machine.printed)
    // What a statement alone comes to is its answer.
    if book.statementCount == 1, !book.declares, let last = machine.lines.last,
      last.role == .statement, let value = last.value
    {
      let object = machine.latestObject.map { machine.printed(.object($0)) }
      return write(TextLine(object ?? value))
    }
    let made = session.nameViewsOfCode()
    if book.statementCount == 1, let last = machine.lines.last, last.role == .assignment,
      let name = last.name, let value = last.value
    {
      return confirm("\(name) is \(value)")
    }
    // What was printed tells enough.
    if made.isEmpty, !machine.printed.isEmpty { return }
    // Constants of C are declared, and do nothing.
    if book.runCount == 0, made.isEmpty { return }
    let count = book.runCount.counted("statement") + " ran"
    confirm(made.isEmpty ? count : "\(count); new: \(made.shortList)")
  }

  /// Notes the values that a text needs and that nobody has given.
  private func noteWhatIsAsked(in source: CodeSource, of book: CodeBook) {
    for asked in book.program.asked where asked.source == source {
      guard let variable = book.program.variable(asked.name), variable.value == nil else {
        continue
      }
      let (line, column) = (
        source.line(of: asked.range.lowerBound), source.column(of: asked.range.lowerBound)
      )
      note(
        "\(source.name):\(line):\(column): '\(asked.name)' is not in the scene; paste its class, too, "
          + "or give its value: code let \(asked.name) = \(book.example(of: variable))")
    }
  }

  /// Notes the statements of a text that are not run.
  private func noteWhatIsNotRun(in source: CodeSource, of book: CodeBook) {
    let numbers = source.firstLine...source.line(of: source.bytes.count)
    let lines = book.program.leftOut.filter {
      $0.source == source.name && numbers.contains($0.line)
    }.sorted {
      ($0.line, $0.text) < ($1.line, $1.text)
    }
    guard let first = lines.first else { return }
    let more = lines.count == 1 ? "" : " and \(lines.count - 1) more"
    note(
      "not run, as nothing here stands for it: '\(first.text)' (\(first.source):\(first.line))\(more)"
    )
  }

  /// Makes a controller of a class of the code.
  func makeCodedController(_ type: Located<OwnType>) throws -> UIViewController {
    guard let book = scene.codeBook else { throw CommandError(.code(CodeTrouble.nothing)) }
    let made: CodeValue?
    do throws(CodeStop) { made = try book.program.makeController(of: type.value) } catch {
      throw CommandError(
        .code(CodeTrouble(error, at: book.program.machine.place)), at: type.range)
    }
    guard let controller = made?.object as? UIViewController else {
      let name = type.value.name
      throw CommandError(
        .refused(
          "\(name) is made with values; write 'let NAME = \(name)(…)', as in code"),
        at: type.range)
    }
    return controller
  }

  func makeCoded(_ type: OwnType, _ frame: CGRect, at range: Range<Int>?) throws -> UIView {
    guard let book = scene.codeBook else { throw CommandError(.code(CodeTrouble.nothing)) }
    let made: CodeValue
    do throws(CodeStop) { made = try book.program.makeView(of: type, frame: frame) } catch {
      throw CommandError(.code(CodeTrouble(error, at: book.program.machine.place)), at: range)
    }
    guard let view = made.object as? UIView else {
      throw CommandError(.code(CodeTrouble.nothing), at: range)
    }
    return view
  }
}

extension CommandError {
  /// Creates the error of an expectation that depends on code which ends an app.
  init(notToldBecauseOf stop: CodeStop) {
    self.init(.refused("this cannot be told: \(CodeTrouble(stop, at: nil).message)"))
  }

  /// Creates the error of something found in a text.
  fileprivate init(_ finding: CodeProgram.Finding, at range: Range<Int>, isTyped: Bool) {
    self.init(
      CodeTrouble(finding), at: finding.range, of: finding.source, at: range, isTyped: isTyped)
  }

  /// Creates an error at a place of a text.
  ///
  /// - Parameter isTyped: Whether the text itself stands there, so that the command has the place.
  fileprivate init(
    _ trouble: CodeTrouble, at place: Range<Int>, of source: CodeSource, at range: Range<Int>,
    isTyped: Bool
  ) {
    guard isTyped else {
      self.init(.code(trouble.pointing(at: place, of: source)), at: range)
      return
    }
    let start = range.lowerBound
    self.init(
      .code(trouble.withoutPlace), at: (start + place.lowerBound)..<(start + place.upperBound))
  }
}

extension [String] {
  /// The first few, and how many more there are.
  var shortList: String {
    count <= 5 ? listed("and") : "\(prefix(4).joined(separator: ", ")) and \(count - 4) more"
  }
}

extension Session {
  /// The script that is being run, and the number of the line in it; nil at the prompt.
  private var placeOfLine: (name: String, line: Int)? {
    guard let runner, let source = runner.sources.last, let name = source.name else { return nil }
    return (name, runner.currentLine)
  }

  /// Returns a text of the command that is being carried out, with its place. A class that somebody
  /// typed is the place of its own lines, counted from its first one.
  func source(of text: String, isDeclaration: Bool) -> CodeSource {
    if let place = placeOfLine {
      return CodeSource(
        name: place.name, text: text, firstLine: place.line + (isDeclaration ? 0 : 1))
    }
    let source = CodeSource(name: "code", text: text)
    let tree = CodeTree(reading: source)
    guard let type = tree.types.first, tree.items.count == 1 else { return source }
    let line = source.line(of: type.nameRange.lowerBound)
    return CodeSource(name: type.name, text: text, firstLine: 2 - line)
  }

  /// Returns methods in a class around them, which stands in the line before their first one.
  func source(ofMethods text: String, of name: String, _ superclass: String) -> CodeSource {
    let place = placeOfLine
    if ["-", "+"].contains(text.first { !$0.isWhitespace }) {
      let head = "@interface \(name) : \(superclass) @end @implementation \(name)"
      return CodeSource(
        name: place?.name ?? name, text: "\(head)\n\(text)\n@end", in: .objectiveC,
        firstLine: place?.line ?? 0)
    }
    return CodeSource(
      name: place?.name ?? name, text: "class \(name): \(superclass) {\n\(text)\n}",
      firstLine: place?.line ?? 0)
  }

  /// Refuses a command in which code failed, so that the scene is as it was. A question is answered
  /// all the same, with a remark.
  func refuseFailureOfCode(in command: Command) throws {
    guard let machine = scene.codeBook?.program.machine else { return }
    try tellAssumed(machine.assumed, by: command)
    guard let stop = machine.takeFailure() else { return }
    let trouble = CodeTrouble(stop, at: nil)
    guard command.group != .expecting else { throw CommandError(notToldBecauseOf: stop) }
    guard !command.changesScene, command.group != .happening, !stop.endsRun else {
      throw CommandError(.code(trouble))
    }
    writeWrapped(
      TextLine("the code failed, so that this is uncertain: \(trouble.message)", .bad))
  }

  /// Tells that UIKit's own methods answered in place of some that cannot run. An expectation that
  /// depends on them fails.
  private func tellAssumed(_ assumed: Set<AssumedAnswer>, by command: Command) throws {
    // These tell it of each view.
    guard ![Command.why, .audit, .map].contains(where: { $0 === command }),
      let text = words(ofAssumed: assumed)
    else { return }
    guard command.group != .expecting else {
      throw CommandError(.refused("this cannot be told: \(text)"))
    }
    let isTold = assumed.allSatisfy { $0.needed != nil }
    let line = TextLine("assumed: \(text)\(isTold ? "" : "; 'code' tells why")", .bad)
    if isInteractive { writeWrapped(line) } else { write(line) }
  }

  /// Returns where UIKit's own methods answered in place of some that cannot run, and which actions
  /// cannot; nil if there is nothing of the kind.
  func words(ofAssumed assumed: Set<AssumedAnswer>) -> String? {
    let texts = assumed.map(words).sorted()
    guard let first = texts.first else { return nil }
    return first + (texts.count == 1 ? "" : ", and \(texts.count - 1) more like it")
  }

  private func words(of answer: AssumedAnswer) -> String {
    let place = answer.line.map { "\($0.source):\($0.line)" }
    let reason =
      switch answer.needed {
      case .unreadSuperclass(let name)?: "may come from \(name), which was not read"
      case .unknownProperty(_, let holder)?:
        "needs a value: \(answer.needed?.words ?? "")\(way(toTell: answer, of: holder))"
      case let needed?: "needs a value: \(needed.words)"
      case nil: "cannot run" + (place.map { " (\($0))" } ?? "")
      }
    let label = scene.label(of: answer.view)
    if answer.isOfUIKit {
      let own = "that of \(answer.className)"
      return "UIKit's \(answer.method) answered for '\(label)', as \(own) \(reason)"
    }
    if case .unreadSuperclass? = answer.needed {
      return "the action of \(label) \(reason): what it does is open"
    }
    return "\(answer.className) has '\(answer.method)', which \(reason): what it does is open"
  }

  /// Returns the command that gives a property its value, if there is one.
  private func way(toTell answer: AssumedAnswer, of holder: ObjectID) -> String {
    guard case .unknownProperty(let name, _)? = answer.needed,
      let object = scene.object(of: holder), scene.property(name, of: object)?.set != nil
    else { return "" }
    return "; 'set \(scene.label(of: object)) \(name) …' does"
  }
}
