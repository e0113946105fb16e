import Text

/// The limits of lines that a file of somebody else brings into a session.
enum PrivateLines {
  /// The time that they may take.
  static let timeout = Duration.seconds(20)
}

extension Session {
  /// Carries out lines of a lesson or a talk on the present scene, in silence: they end no session
  /// and open no mode.
  ///
  /// - Parameter isTrusted: True for lines of the person's own: otherwise they use no files, change
  ///   no options, and stop after a time.
  /// - Returns: The errors and the expectations that failed, in order.
  package func carryOutPrivately(
    _ lines: [String], as name: String, isTrusted: Bool = false,
    tell: @escaping (TextLine) -> Void = { _ in }
  ) -> [Diagnostic] {
    let outer = Surroundings(self)
    var found: [Diagnostic] = []
    let inner = ScriptRunner(self)
    inner.isPrivate = true
    inner.policy.timeout = isTrusted ? nil : PrivateLines.timeout
    (isInteractive, tellsExpectations) = (false, false)
    if !isTrusted { access.allowsFiles = false }
    scene.isInterrupted = { outer.isInterrupted() || inner.isOverdue }
    inner.isInterrupted = outer.isInterrupted
    modes = []
    self[Polls.self].open = []
    defer { outer.restore(in: self, withLook: !isTrusted) }
    let listener = EventClosure([.output, .notes, .problems]) {
      switch $0 {
      case .output(let line), .note(let line): tell(line)
      case .problem(let diagnostic): found.append(diagnostic)
      default: break
      }
    }
    capturing(.all, by: listener) {
      inner.begin(name: name)
      // A person's own lines may be Swift.
      if isTrusted { inner.sources[0].readsSwift = true }
      for line in LogicalLines(lines.joined(separator: "\n"))
      where !inner.isStopped && !wantsToQuit {
        inner.run(line)
      }
      inner.end()
    }
    // What happened is told, if to anybody, and no news for the command that is being carried out.
    recorder.prepare(scene.clock)
    return found
  }

  /// Carries out a body, and takes back all changes of the scene and of the session.
  package func rollingBack<Result>(_ body: () throws -> Result) rethrows -> Result {
    let snapshot = snapshot
    scene.journal.beginGroup()
    defer {
      scene.journal.rollBack()
      self.snapshot = snapshot
    }
    return try body()
  }
}

/// What the lines that a session carries out privately must not change.
private struct Surroundings {
  let isInterrupted: () -> Bool
  private let runner: ScriptRunner?
  private let observers: SessionObservers
  private let polls: Polls
  private let (options, style): (SessionOptions, OutputStyle)
  private let modes: [any SessionMode]
  private let (isInteractive, allowsFiles, wantsToQuit, tellsExpectations): (Bool, Bool, Bool, Bool)

  init(_ session: Session) {
    isInterrupted = session.scene.isInterrupted
    (runner, modes, polls) = (session.runner, session.modes, session[Polls.self])
    observers = session.observers
    (options, style) = (session.options, session.style)
    (isInteractive, allowsFiles, wantsToQuit, tellsExpectations) = (
      session.isInteractive, session.access.allowsFiles, session.wantsToQuit,
      session.tellsExpectations
    )
  }

  func restore(in session: Session, withLook: Bool) {
    session.scene.isInterrupted = isInterrupted
    (session.runner, session.modes, session[Polls.self]) = (runner, modes, polls)
    if withLook {
      (session.options, session.style) = (options, style)
    }
    // Recordings are the person's own, and so are transcripts, as an option is.
    session.observers.restoreHearers(
      of: withLook ? [.scenes, .reading] : .scenes, from: observers)
    (session.isInteractive, session.access.allowsFiles) = (isInteractive, allowsFiles)
    (session.wantsToQuit, session.tellsExpectations) = (wantsToQuit, tellsExpectations)
  }
}
