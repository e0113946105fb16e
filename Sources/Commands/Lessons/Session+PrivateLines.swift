import Text

/// The limits of lines that a file of somebody else brings into a session.
enum PrivateLines {
  /// The time that they may take.
  static let timeout = Duration.seconds(20)
}

extension Session {
  /// Carries out lines of a lesson on the present scene, in silence: they use no files, end no
  /// session, change no look, and stop after a time.
  ///
  /// - Parameters:
  ///   - name: The name for places of errors.
  ///   - tell: Receives what the commands print.
  /// - Returns: The errors and the expectations that failed, in order.
  func carryOutPrivately(
    _ lines: [String], as name: String, tell: @escaping (TextLine) -> Void = { _ in }
  ) -> [Diagnostic] {
    let outer = (
      runner, output, options, style, isInteractive, allowsFiles, wantsToQuit, scene.isInterrupted,
      modes, tellsExpectations
    )
    var found: [Diagnostic] = []
    let inner = ScriptRunner(self) { found.append($0) }
    inner.isPrivate = true
    inner.policy.timeout = PrivateLines.timeout
    (output, isInteractive, allowsFiles, tellsExpectations) = (tell, false, false, false)
    scene.isInterrupted = { outer.7() || inner.isOverdue }
    inner.isInterrupted = outer.7
    modes = []
    defer {
      (runner, output, options, style, isInteractive) = (
        outer.0, outer.1, outer.2, outer.3, outer.4
      )
      (allowsFiles, wantsToQuit, scene.isInterrupted) = (outer.5, outer.6, outer.7)
      (modes, tellsExpectations) = (outer.8, outer.9)
    }
    withoutFacts {
      inner.begin(name: name)
      for line in LogicalLines(lines.joined(separator: "\n"))
      where !inner.isStopped && !wantsToQuit {
        inner.run(line)
      }
      inner.end()
    }
    return found
  }

  /// Carries out a body, and takes back all changes of the scene and of the session.
  func rollingBack<Result>(_ body: () throws -> Result) rethrows -> Result {
    let snapshot = snapshot
    scene.journal.beginGroup()
    defer {
      scene.journal.rollBack()
      self.snapshot = snapshot
    }
    return try body()
  }

  /// Returns what each check of a lesson says of the present scene: its first failure, or nil if it
  /// holds. A name that is gone fails a check as a wrong answer does.
  func outcomes(of checks: [Lesson.Check]) -> [Diagnostic?] {
    checks.map { check in
      rollingBack { carryOutPrivately(check.lines, as: "check").first }
    }
  }
}
