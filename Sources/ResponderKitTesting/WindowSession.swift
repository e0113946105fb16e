import Explanation
import Interchange
import ResponderKit
import Scenes
import Session
import Testing
import Text

/// A session on the application of a window, for one verb or one expectation.
///
/// Nothing of it stays but what the application remembers of its last event. So views that were made
/// since have names, and no test shares anything with another.
struct WindowSession {
  /// What a call does.
  enum Purpose {
    /// It asks, and nothing is remembered.
    case question
    /// It sends an event, which the application remembers.
    case event
    /// It adds to the event that the application remembers.
    case moreOfEvent
  }

  let session: Session
  private let location: SourceLocation
  private let written = OutputCollector()
  private let memory: EventMemory?

  /// Carries out something on a window's application. A failure is an issue at the caller's place,
  /// with its reasons and the trace of what the failure is about.
  ///
  /// - Parameters:
  ///   - window: The window; nil is an issue.
  ///   - location: The caller's place.
  ///   - purpose: What the body does.
  ///   - body: What to do.
  /// - Returns: What was written.
  @discardableResult static func run(
    on window: UIWindow?, at location: SourceLocation, _ purpose: Purpose = .question,
    _ body: (WindowSession) throws -> Void
  ) -> Comment {
    guard let window, let application = window.application else {
      let text =
        window == nil
        ? "the view is in no window"
        : "the window belongs to no application, or to one that is gone; keep the application, and make "
          + "the window with init(windowScene:) or init(frame:application:)"
      return issue(text, at: location)
    }
    let observer = application.eventObserver
    let scene = Scene(of: window, naming: [:])
    let one = WindowSession(scene, at: location)
    let watch = MistakeWatch(scene)
    watch.tell = { Issue.record(Comment(rawValue: $0), sourceLocation: location) }
    defer {
      scene.letGo()
      application.eventObserver = observer
    }
    withExtendedLifetime(watch) {
      UnobservedMistake.recorded(at: location) {
        do { try body(one) } catch { one.record(error) }
      }
    }
    if purpose != .question {
      application.lastEvent = one.memorize(behind: purpose == .moreOfEvent ? one.memory : nil)
    }
    return Comment(rawValue: one.written.text)
  }

  /// Records an issue, and returns its text.
  static func issue(_ text: String, at location: SourceLocation) -> Comment {
    let comment = Comment(rawValue: text)
    Issue.record(comment, sourceLocation: location)
    return comment
  }

  private init(_ scene: Scene, at location: SourceLocation) {
    self.location = location
    session = Session(scene)
    session.add(written)
    memory = scene.application.lastEvent as? EventMemory
    if let memory { session.snapshot = memory.snapshot }
  }

  private func memorize(behind earlier: EventMemory?) -> EventMemory {
    // What `it` means may be the window, which keeps the application.
    session.state.it = nil
    let text = [earlier?.text, written.text].compactMap { $0 }.joined(separator: "\n")
    return EventMemory(
      snapshot: session.snapshot, title: session.state.event?.title ?? "", text: text)
  }

  /// Returns the word that a command calls an object by.
  func name(of object: StatefulObject) throws -> String {
    let scene = session.scene
    if let name = scene.names.name(of: object) { return name }
    guard let recognizer = object as? UIGestureRecognizer, recognizer.view?.window != nil else {
      throw CommandError(.refused("\(type(of: object)) \(ObjectID(object)) is in no window"))
    }
    let noun = scene.gestures.noun(of: recognizer)
    var (name, number) = (noun, 1)
    while scene.names[name] != nil || !scene.allowsName(name) {
      number += 1
      name = "\(noun)\(number)"
    }
    scene.adopt(recognizer, NameTable.Entry(name: name))
    return name
  }

  private func record(_ error: any Error) {
    let message = (error as? any ExplainedError)?.message ?? "\(error)"
    let notes = (error as? ExpectationFailure)?.notes ?? []
    let lines = [message] + notes.map { "  \($0)" }
    let isOfEvent = error is ExpectationFailure
    let trace = !written.lines.isEmpty ? written.text : isOfEvent ? memory?.told : nil
    let text = lines.joined(separator: "\n") + (trace.map { "\n\n\($0)" } ?? "")
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}

/// What an application remembers of its last event between two calls.
struct EventMemory {
  /// The session's state at the end of the event.
  let snapshot: SessionSnapshot
  let title: String
  /// What the event's verbs wrote.
  let text: String

  /// The event and what became of it.
  var told: String { "\(title)\n\(text)" }
}

extension OutputCollector {
  fileprivate var text: String { lines.map(\.text).joined(separator: "\n") }
}

extension CGPoint {
  /// The point as a command reads it, with all its digits.
  var word: String { "\(Double(x)),\(Double(y))" }
}
