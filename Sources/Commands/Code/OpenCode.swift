import Interpreter
import ResponderKit
import Scenes
import Session

extension Call {
  /// Returns the view that a touch at a point hits, if it is the same whatever the code's values are
  /// that nobody has given; nil if nothing of the kind is needed, or if it makes a difference. Then
  /// nothing is assumed any more.
  func decided(at point: CGPoint) -> ObjectID?? {
    guard let book = scene.codeBook, book.needsValues else { return nil }
    let hit = scene.hit(at: point)
    guard hit.open.isEmpty else { return nil }
    book.program.machine.forgetAssumed()
    return .some(hit.view.map { ObjectID($0) })
  }
}

/// What of the code is open, as it needs values that nobody has given or cannot run.
extension CodeBook {
  func asking<Result>(_ question: () -> Result) -> Result {
    program.machine.asking { journal.peek({}, question) }
  }

  func standIn(for view: UIView) -> UIView {
    let kind = ObjectIdentifier(type(of: view))
    if let known = standIns[kind] { return known }
    standIns[kind] = view
    return view
  }

  func commandDidEnd() {
    program.machine.end()
    standIns = [:]
  }

  func watched<Result>(_ question: () -> Result) -> Result? {
    let (result, failure) = program.machine.aside(question)
    return failure?.endsRun == true ? nil : result
  }

  func openAnswers<Result>(of question: () -> Result) -> (Result, [OpenAnswer]) {
    let (result, assumed) = program.machine.assuming { asking(question) }
    let answers = assumed.map { answer in
      switch answer.needed {
      case .unknownValue(let name)?: OpenAnswer(answer, needing: name)
      case .unknownProperty(let name, let holder)?: OpenAnswer(answer, needing: name, of: holder)
      default: OpenAnswer(answer, needing: nil)
      }
    }
    return (
      result, answers.sorted { ($0.value ?? "", $0.className) < ($1.value ?? "", $1.className) }
    )
  }

  var needsValues: Bool { program.asked.contains { program.variable($0.name)?.value == nil } }

  func choices(of name: String) -> [String] {
    program.choices(of: name).map { choice in
      choice.isOtherCase ? "another one" : program.machine.texts.short(choice)
    }
  }

  func numberThatHelps(
    in lines: [CodeLine], of scene: Scene, _ helps: @escaping () -> Bool
  ) -> NumberChange? {
    var trials = NumberTrials(self, in: scene, helps: helps)
    return trials.change(in: lines)
  }

  func trying(_ name: String, choice: Int, _ body: () -> Void) {
    let choices = program.choices(of: name)
    guard choices.indices.contains(choice) else { return }
    let machine = program.machine
    machine.trial[name] = choices[choice]
    defer { machine.trial[name] = nil }
    body()
  }
}

extension OpenAnswer {
  fileprivate init(_ answer: AssumedAnswer, needing value: String?, of holder: ObjectID? = nil) {
    self.init(of: answer.view, answer.className, answer.method, needing: value, of: holder)
  }
}
