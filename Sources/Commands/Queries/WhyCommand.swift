import Analysis
import Language
import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let why = Command(
    name: "why", group: .looking,
    summary: "explains why a view does or does not get a touch, and how to fix it",
    forms: [
      Form(
        .optional(.located(.place())),
        summary: "the touch that failed in the imported text, else the last; or the view hit there"
      ) { call, point in
        guard let point else { return try call.diagnoseLastTouch() }
        try call.diagnose(call.viewHit(at: point), at: point.value)
      },
      Form(
        .subject(), .optional(.point()), .optional(.word(of: WhyOption.self)),
        summary: "explains why; 'fix' also applies the fix, 'all' says everything"
      ) { call, view, point, option in
        try call.diagnose(view, at: point, option)
        call.session.state.it = view
      },
    ])
}

/// What `why` does besides explaining.
enum WhyOption: String, CaseIterable, Sendable {
  /// It carries out the changes that would help, and keeps them.
  case fix
  /// It says everything, however long that is.
  case all
}

extension Part where Context == Session, Value == CGPoint {
  /// Returns a slot for a point where a view might be named instead: an address is no number.
  fileprivate static func place() -> Part {
    var slot = Slot<Session, CGPoint>("POINT", "a point such as 20,40") { reader in
      reader.word.text.hasPrefix("0x") ? nil : try reader.point()
    }
    slot.missingParts = { $0.missing(of: ["X", "Y"]) }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == UIView {
  /// Returns a slot for a view that a question is about, which may also be named by its text or its
  /// class alone, if only one view has it.
  fileprivate static func subject() -> Part {
    var slot = Slot<Session, UIView>.reference("VIEW", "a view") { $0 as? UIView }
    let read = slot.read
    slot.read = { reader in
      let word = reader.word
      do { return try read(&reader) } catch let error as CommandError {
        guard word.quoting == .bare, case .reference(.unknown) = error.fact,
          let view = reader.session.scene.onlyView(called: word.text)
        else { throw error }
        reader.position += 1
        if reader.subject == nil { reader.subject = view }
        return view
      }
    }
    return .slot(slot)
  }
}

extension Scene {
  /// Returns the only view that shows a text, in upper or lower case, or that is of a class.
  fileprivate func onlyView(called word: String) -> UIView? {
    for matches: (UIView) -> Bool in [
      { self.shownText(of: $0) == word },
      { self.shownText(of: $0)?.compare(word, options: .caseInsensitive) == .orderedSame },
      { self.className(of: $0) == word },
    ] {
      let found = Array(views.lazy.filter(matches).prefix(2))
      if let view = found.first { return found.count == 1 ? view : nil }
    }
    return nil
  }
}

extension Call {
  /// Says what became of the touch that the imported text tells to have failed, else of the last
  /// touch, else of a touch that the text records.
  fileprivate func diagnoseLastTouch() throws {
    let observations = scene.origin?.observations ?? []
    let failure = scene.origin?.failure
    if let failed = scene.origin?.failedView ?? failure?.target, let view = scene.view(of: failed) {
      return try diagnose(view, at: failure?.target == failed ? failure?.point : nil)
    }
    if let touch = scene.application.touchDelivery.lastTouch, let view = touch.view,
      let window = touch.window
    {
      let point = window.convert(touch.location(in: window), to: nil)
      return try diagnose(view, at: point)
    }
    // A recognizer that took the touch has left it without a view.
    if let test = session.state.event?.hitTest, let view = test.answer.flatMap(scene.view(of:)) {
      return try diagnose(view, at: test.point)
    }
    for observation in observations.reversed() {
      guard case .hit(let id?) = observation.answer, let view = scene.view(of: id) else { continue }
      return try diagnose(view, at: observation.point)
    }
    throw CommandError(.nothingYet("no touch has happened yet; try 'why VIEW' or 'why 100,100'"))
  }

  /// Returns the view that a touch at a point of the screen would hit.
  fileprivate func viewHit(at point: Located<CGPoint>) throws -> UIView {
    guard let view = scene.hitView(at: point.value) else {
      let screen = scene.screenBounds
      throw error(
        .refused("no view is hit at \(point.value.text); the screen is \(screen.text)"), at: point)
    }
    return view
  }

  /// Says what keeps the touch away.
  ///
  /// - Parameter point: The point of the screen; nil for the middle of the view.
  fileprivate func diagnose(
    _ view: UIView, at point: CGPoint?, _ option: WhyOption? = nil
  ) throws {
    let target = target(ofQuestionAbout: view)
    if target !== view {
      write(
        TextLine("\(scene.label(of: view)) is a part of \(scene.label(of: target))", .dim))
    }
    // A text is asked where it is.
    let part = target === view ? nil : view
    let diagnosis = Diagnosis(of: target, at: point, middleOf: part, in: scene)
    let trial = diagnosis.trial()
    let isKept = option == .fix && trial?.isReached == true
    let report = DiagnosisReport(diagnosis, trial: trial, isKept: isKept)
    report.write(session.style, isFull: option == .all, to: session.write)
    facts(CommandFacts.why, report)
    tellLook(at: target, "why")
    scene.noteQuestions(of: diagnosis)
    guard option == .fix, !scene.mustStop() else { return }
    guard let trial, isKept else {
      return write(
        TextLine("nothing was changed: no change of the scene is known to help", .notice))
    }
    session.endQuestion()
    scene.journal.begin("why \(scene.label(of: target)) fix")
    scene.unobserved { for change in trial.changes { change.perform(in: scene) } }
    scene.journal.end()
  }

  /// Returns the view that is meant: the control, if its label or image was named, or the row of a
  /// list, if a part of it was.
  func target(ofQuestionAbout named: UIView) -> UIView {
    if let row = scene.row(ofContentView: named) { return row }
    guard !named.isUserInteractionEnabled,
      !scene.classes.nearestClass(of: named).takesTouches || named.superview is UIControl
    else { return named }
    // A bar hands touches to what the text lies in.
    if let item = named.superviews.first(where: { scene.bar(handingTouchesTo: $0) != nil }) {
      return item
    }
    let holder = named.superviews.first {
      scene.isRow($0)
        || $0.isInteractive(in: scene) && $0.isUserInteractionEnabled
          && scene.row(ofContentView: $0) == nil
    }
    return holder ?? named
  }
}
