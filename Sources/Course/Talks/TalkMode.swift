import Foundation
import Scenes
import Session
import Text

/// The mode of a talk: its next command stands ready, Enter carries it out, and anything else that
/// is typed is improvisation.
final class TalkMode: SessionMode {
  let talk: Talk
  private(set) var chapter = 0
  /// The number of commands of the chapter that were carried out.
  private(set) var done = 0
  /// The file or terminal that receives the notes; nil for none.
  var notes: NoteFile? {
    didSet { tellNotes() }
  }

  private let stage: ModeStage
  private let optionsBefore: (SessionOptions, hitTests: Int)
  /// The moment when the first talk of the session began.
  private let start: ContinuousClock.Instant
  /// Indicates whether the scene is not that of the talk.
  fileprivate private(set) var isAside = false
  /// Indicates whether the line being carried out is the next command.
  private var isNext = false
  private var isPlaying = false
  /// Indicates whether the line being carried out has moved the talk by itself.
  private var hasMoved = false

  let undoFloor: String? = "the chapter begins here; 'talk back' goes back"
  let takesEmptyLines = true

  var promptText: String {
    "\(chapter + 1)/\(talk.chapters.count) \(minutes)m"
  }

  /// The minutes since the talk began.
  private var minutes: Int { Int((ContinuousClock.now - start).components.seconds / 60) }

  init(_ talk: Talk, in session: Session) {
    self.talk = talk
    optionsBefore = (session.options, session.scene.hitTestsPerFinger)
    start = session[TalkClock.self].start ?? .now
    session[TalkClock.self].start = start
    stage = ModeStage(session)
    session.withoutTellingPages { session.write(TextLine(talk.title, .strong)) }
    tell(talk.opening, in: session)
    begin(0, in: session)
  }

  func willLeave(_ session: Session) {
    stage.strike()
    (session.options, session.scene.hitTestsPerFinger) = optionsBefore
  }

  /// The next command; nil at the end of the talk's commands.
  var nextStep: Talk.Line? {
    let steps = talk.chapters[chapter].steps
    return done < steps.count ? steps[done].line : nil
  }

  func willCarryOut(_ line: String, in session: Session) {
    // What is typed acts on what is seen, also where it is what the talk does next.
    (isNext, hasMoved) = (!isAside && line == nextStep?.text, false)
  }

  func take(_ text: String, in session: Session) -> Bool {
    guard text.isEmpty else { return false }
    goOn(in: session)
    return true
  }

  func didCarryOutLine(in session: Session) {
    if hasMoved {
      hasMoved = false
    } else if isNext {
      isNext = false
      advance(in: session)
    } else {
      isAside = true
    }
  }

  // MARK: Moving

  /// Carries out the next command, or goes on to the next chapter.
  func goOn(in session: Session) {
    guard let step = nextStep else {
      if chapter + 1 < talk.chapters.count {
        begin(chapter + 1, in: session)
      } else {
        hasMoved = true
        session.write(TextLine("the talk has ended; 'talk leave' ends it", .notice))
      }
      return
    }
    for line in step.text.split(separator: "\n") {
      session.write(TextLine("> ", .dim) + TextLine(String(line), .name))
    }
    restore(in: session)
    // A macro may call 'talk next', or 'talk leave'.
    guard !isPlaying else { return }
    isPlaying = true
    defer { isPlaying = false }
    session.runner?.carryOut(inPlace: step.text)
    hasMoved = true
    if session.mode(TalkMode.self) === self { advance(in: session) }
  }

  /// Goes back by one command: the scene is as before it.
  func goBack(in session: Session) {
    if isAside {
      restore(in: session)
    } else if done > 0 {
      replay(done - 1, in: session)
    } else if chapter > 0 {
      chapter -= 1
      replay(talk.chapters[chapter].steps.count, in: session)
    } else {
      hasMoved = true
      session.write(TextLine("the talk begins here", .notice))
      return
    }
    tellPlace(in: session)
  }

  /// Begins a chapter, with an empty scene.
  func begin(_ index: Int, in session: Session) {
    chapter = index
    replay(0, in: session)
    tellHeading(in: session)
    tell(upcoming, in: session)
    tellEnd(in: session)
  }

  private func advance(in session: Session) {
    isAside = false
    done += 1
    tell(upcoming, in: session)
    tellEnd(in: session)
  }

  /// Restores the scene of the talk after an improvisation.
  private func restore(in session: Session) {
    if isAside { replay(done, in: session) }
  }

  /// Makes the scene anew, in silence.
  private func replay(_ count: Int, in session: Session) {
    session.scene.hitTestsPerFinger = optionsBefore.hitTests
    _ = stage.set([], as: talk.name)
    let lines = talk.chapters[chapter].steps.prefix(count).map(\.line.text)
    _ = session.carryOutPrivately(lines, as: talk.name, isTrusted: true)
    (done, isAside, isNext, hasMoved) = (count, false, false, true)
    tellNotes()
  }

  // MARK: Telling

  /// The parts between the command before and the next one.
  var upcoming: ArraySlice<Talk.Part> { talk.chapters[chapter].parts(before: done) }

  // A page has the words of a talk in a card of its own.

  private func tellHeading(in session: Session) {
    let place = "\(chapter + 1) of \(talk.chapters.count)"
    session.withoutTellingPages {
      session.write(TextLine())
      session.writeWrapped(
        TextLine(place + "  ", .dim) + TextLine(talk.chapters[chapter].title, .strong))
    }
  }

  private func tellPlace(in session: Session) {
    let count = talk.chapters[chapter].steps.count
    session.writeWrapped(
      TextLine(
        "\(chapter + 1) of \(talk.chapters.count)  \(talk.chapters[chapter].title), "
          + (done < count ? "before command \(done + 1) of \(count)" : "behind its last command"),
        .dim))
    tellEnd(in: session)
  }

  private func tell(_ parts: some Sequence<Talk.Part>, in session: Session) {
    session.withoutTellingPages {
      for case .prose(let text) in parts {
        session.write(TextLine())
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          Self.styled(line).wrapped(to: min(session.style.width, 72), indent: 0)
            .forEach(session.write)
        }
      }
    }
    tellNotes()
  }

  private func tellEnd(in session: Session) {
    if let step = nextStep {
      // A prompt without grey shows nothing ahead.
      if session.isTyped, session.style.code(of: .dim) == nil {
        session.withoutTellingPages {
          session.writeWrapped(TextLine("next: \(step.oneLine)", .dim))
        }
      }
    } else if session.isTyped {
      let isLast = chapter + 1 == talk.chapters.count
      session.withoutTellingPages {
        session.writeWrapped(
          TextLine(
            isLast
              ? "the end of the talk; 'talk leave' ends it"
              : "the end of the chapter; Enter goes on to '\(talk.chapters[chapter + 1].title)'",
            .dim))
      }
    }
  }

  private func tellNotes() {
    guard let notes else { return }
    let parts = done == 0 && chapter == 0 ? talk.opening + upcoming : Array(upcoming)
    var lines = parts.compactMap { part in
      if case .note(let text) = part { text } else { nil }
    }
    if let step = nextStep { lines.append("next: \(step.oneLine)") }
    notes.tell(
      "\(chapter + 1)/\(talk.chapters.count) \(talk.chapters[chapter].title), "
        + "command \(done) of \(talk.chapters[chapter].steps.count), \(minutes) min", lines)
  }

  /// Returns a line in which code stands out.
  private static func styled(_ text: Substring) -> TextLine {
    var line = TextLine()
    for (k, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    where !part.isEmpty {
      line.append(String(part), k % 2 == 1 ? .name : .plain)
    }
    return line
  }
}

private struct TalkClock: SessionPart {
  /// The moment when the first talk began.
  var start: ContinuousClock.Instant?
}

/// A file or a terminal that the speaker's notes are written to.
final class NoteFile {
  private let descriptor: Int32
  private var last = ""

  /// Opens a file, which is written behind what it has, or a terminal.
  init(path: String) throws(FileContents.Failure) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    descriptor = open(path, flags, 0o600)
    let reason = errno
    if descriptor < 0 { throw FileContents.Failure(reason) }
  }

  deinit { close(descriptor) }

  /// Writes notes, unless they are the last ones again.
  func tell(_ heading: String, _ notes: [String]) {
    let text = ([heading] + notes.map { "  " + $0 }).map { $0.harmless + "\n" }.joined() + "\n"
    guard text != last else { return }
    last = text
    // A second terminal that has gone away does not stop the talk.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }
}

extension Session {
  /// The line that a talk proposes; nil if none is open, or at the end of a chapter. A block, which
  /// fits no line, is carried out by `talk next`.
  package var proposedLine: String? {
    guard let step = (modes.last as? TalkMode)?.nextStep else { return nil }
    return step.text.contains("\n") ? "talk next" : step.text
  }

  /// The line that Enter enters where nothing is typed: the proposed one. Behind something else it is
  /// `talk next`, which brings the talk's scene back first.
  package var lineOfEnter: String? {
    (modes.last as? TalkMode)?.isAside == true ? "talk next" : proposedLine
  }

  /// Indicates whether long output comes at once: where Enter goes on, it must not turn pages.
  package var showsAllAtOnce: Bool { modes.last is TalkMode }

  /// The lines for the keys that go on and back; nil if no talk is open.
  package var pageKeyLines: (down: String, up: String)? {
    guard modes.last is TalkMode else { return nil }
    return (lineOfEnter ?? "talk next", "talk back")
  }
}
