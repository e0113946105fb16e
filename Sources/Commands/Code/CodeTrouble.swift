import Code
import Interpreter
import Session
import Text

/// What is wrong with code, in words.
struct CodeTrouble: CodeMistake {
  /// The place, as people write it: `HitTestBtn:4:12`; nil if there is none.
  let label: String?
  /// What is wrong, and what would be right.
  let what: String

  var message: String { label.map { "\($0): \(what)" } ?? what }

  /// The place in its text, for an error that points at it.
  private(set) var place: TextPlace?

  /// A text without anything in it that could run.
  static let nothing = CodeTrouble(
    label: nil, what: "there is no code in it")

  /// The same where the place is told already.
  var withoutPlace: CodeTrouble { CodeTrouble(label: nil, what: what) }

  /// Returns the same as an error that points at a place of its text.
  func pointing(at range: Range<Int>, of source: CodeSource) -> CodeTrouble {
    var trouble = withoutPlace
    let number = source.line(of: range.lowerBound)
    let column = source.column(of: range.lowerBound)
    let line = source.line(number)
    let lineStart = source.range(ofLine: number)?.lowerBound ?? range.lowerBound
    let before = max(0, column - source.column(of: lineStart))
    let width = max(1, source.line(ofText: range).count)
    trouble.place = TextPlace(
      file: source.name, line: number, column: column, text: line,
      underline: (before, min(width, max(1, line.count - before))))
    return trouble
  }

  /// Creates the words for a statement that only has an effect, of which nothing is known.
  init(unknown statement: String) {
    self.init(label: nil, what: "nothing here stands for '\(statement)'")
  }

  private init(label: String?, what: String) { (self.label, self.what) = (label, what) }

  /// Creates the words for something found in a text.
  init(_ finding: CodeProgram.Finding) {
    let (source, offset) = (finding.source, finding.range.lowerBound)
    label = "\(source.name):\(source.line(of: offset)):\(source.column(of: offset))"
    let text = finding.mistake.map(\.words) ?? finding.problem.map(\.words) ?? "it cannot be read"
    let subject = finding.name.isEmpty ? "" : "; '\(finding.name)' does not run"
    what = text + subject
  }

  /// Creates the words for something that cannot be read, without its place.
  init(_ problem: CodeProblem) { self.init(label: nil, what: problem.fact.words) }

  /// Creates the words for an end of code.
  init(_ stop: CodeStop, at place: (source: String, line: Int)?) {
    let (source, line) = (stop.source ?? place?.source, stop.line ?? place?.line)
    label = source.flatMap { source in line.map { "\(source):\($0)" } }
    what = stop.reason.words
  }
}

extension CodeProblem.Fact {
  var words: String {
    switch self {
    case .unclosed(let mark): "'\(mark)' is never closed"
    case .unopened(let mark): "'\(mark)' closes nothing"
    case .unexpected(let found?, let expected):
      "'\(found.prefix(40))' does not fit here; \(expected.words) is expected"
    case .unexpected(nil, let expected): "it ends too soon; \(expected.words) is expected"
    case .badCharacter(let character): "'\(character)' is no character of Swift"
    case .badNumber(let number): "'\(number)' is no number that can be read"
    case .badEscape(let escape): "'\(escape)' is no escape of a text"
    case .tooDeep: "it is nested too deep"
    case .notRead(.longMessage):
      "no command stands for a message with several arguments"
    case .notRead(let construct): "\(construct.words) cannot be run here"
    }
  }
}

extension CodeProblem.Expectation {
  fileprivate var words: String {
    switch self {
    case .sign(let sign): "'\(sign)'"
    case .name: "a name"
    case .type: "a type"
    case .expression: "a value"
    case .statement: "a statement"
    case .declaration: "a property, a method or another declaration"
    case .pattern: "a pattern"
    case .condition: "a condition"
    case .endOfStatement: "the end of the statement"
    }
  }
}

extension CodeProblem.Construct {
  fileprivate var words: String {
    switch self {
    case .throwing: "what throws or catches errors"
    case .concurrency: "'async'"
    case .generics: "a generic declaration"
    case .keyPath: "a key path"
    case .macro: "a macro"
    case .operatorDeclaration: "an operator of one's own"
    case .subscriptDeclaration: "a subscript of one's own"
    case .regularExpression: "a regular expression"
    case .actor: "an actor"
    case .resultBuilder: "a result builder"
    case .casePattern: "this pattern"
    case .longMessage: "a message with several arguments"
    }
  }
}

extension CodeFault.Fact {
  var words: String {
    switch self {
    case .unknownName("UIStoryboard", _), .unknownName("UINib", _):
      "there are no storyboards and archives here; make it by an initializer of its class"
    case .unknownName(let name, []) where name.isOfSystem,
      .unknownType(let name, []) where name.isOfSystem:
      "'\(name)' is of the system, and nothing here stands for it"
    case .unknownName(let name, let suggestions):
      "nothing is named '\(name)'\(CommandError.hint(suggestions, else: "paste its class, too"))"
    case .unknownType(let name, let suggestions):
      "no type is named '\(name)'\(CommandError.hint(suggestions, else: "paste it, too"))"
    case .unknownMember(let name, let owner, let suggestions):
      "\(owner) has no '\(name)' here"
        + CommandError.hint(suggestions, else: "'help swift' tells what there is")
    case .unknownLabel(let call, let name, let forms):
      "'\(call)' is not how '\(name)' is called; it is \(forms.map { "'\($0)'" }.listed("or"))"
    case .wrongType(let type, let expected): "this is \(type), and \(expected) is expected"
    case .mayBeNil(let text):
      "'\(text)' may be nil; write '?' to go on only if it is not, or '!' to be sure"
    case .notAFunction(let text): "'\(text)' is no function"
    case .notAssignable(let text): "'\(text)' cannot be changed here"
    case .isConstant(let text): "'\(text)' cannot be set: it is a constant, or can only be read"
    case .wrongOperands(let sign, let left, let right):
      right.isEmpty
        ? "'\(sign)' does not take \(left)" : "'\(sign)' does not take \(left) and \(right)"
    case .unknownContext(let text): "nothing tells the type of '\(text)'; write it"
    case .missingValue(let expected): "\(expected) is missing"
    case .missingReturn(let expected): "not every way through it returns \(expected)"
    case .notABool(let type): "this is \(type); a condition is a Bool"
    case .notASequence(let type): "\(type) has no elements to go through"
    case .noSuper: "there is no 'super' that has it"
    case .notHere(let text): "'\(text)' cannot stand here"
    case .needsClass(let text):
      "'\(text)' needs a class around it, or a view: 'code on VIEW <<END' with the method, and END"
    case .notRun(let text): "'\(text)' is not run here"
    case .inherited(let name, let owner):
      "\(owner) has '\(name)' already; only 'override var' with 'get' or 'didSet' may say it again"
    case .circularClass(let name): "'\(name)' inherits from itself"
    }
  }
}

extension CodeStop.Reason {
  var words: String {
    switch self {
    case .isNil(let text): "'\(text)!' is nil here; an app would end"
    case .castFails(let value, let type): "\(value) is no \(type), so that 'as!' ends an app"
    case .givenNil(let expected): "nil is given, and \(expected) is expected"
    case .misuse(let text): "UIKit ends an app here: \(text)"
    case .overflow: "the number is too large for Int; an app would end"
    case .divisionByZero: "a division by zero; an app would end"
    case .indexOutOfRange(let index, let count):
      "there is no element \(index) of \(count); an app would end"
    case .invalidRange: "the range ends before it begins; an app would end"
    case .ended(let text): "the code ends the app: \(text)"
    case .tooManyStatements(let count):
      "the code ran \(count) statements and did not end; is there a loop without an end?"
    case .tooManyCalls(let count): "the code called itself \(count) times within each other"
    case .tooManyElements(let count): "a list or text of the code grew beyond \(count)"
    case .tooManyBlocks(let count):
      "\(count) blocks ran one after the other for one event; does one queue itself again?"
    case .tooManyObjects(let count):
      "the code made more than \(count) views, recognizers and controllers for one event"
    case .tooLong(let seconds): "the code took longer than \(seconds.shortText) s"
    case .tooMuchMemory(let bytes): "the code keeps more than \(bytes >> 20) MB"
    case .interrupted: "the code was interrupted"
    case .hugeNumber(let name):
      "\(name) would hold what is no number up to 1e15, which is refused here"
    case .notLoaded(let name): "'\(name)' cannot run, as it holds a mistake"
    case .wrongValue(let text): "'\(text)' could not be used here"
    case .unknownValue(let name): "'\(name)' is not in the scene; 'code let \(name) = …' gives it"
    case .unknownProperty(let name, _): "nothing that was read sets '\(name)'"
    case .unreadSuperclass(let name): "'\(name)' was not read; paste it, too"
    }
  }
}
