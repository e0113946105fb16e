import Scenes
import Session
import Text

/// A trial of a talk: all its commands, in a session of its own, with its checks.
struct TalkTrial {
  /// The problems, as lines with their places.
  private(set) var problems: [String] = []
  /// Indicates whether the trial was stopped from outside.
  private(set) var wasInterrupted = false
  /// What was carried out, in a few words.
  let summary: String

  /// Carries out a talk.
  ///
  /// - Parameter outer: The session that asks for the trial, where somebody may interrupt it.
  init(_ talk: Talk, in outer: Session) {
    let mustStop = outer.scene.mustStop
    var (steps, checks) = (0, 0)
    let file = talk.path ?? talk.name
    var problems: [String] = []
    for chapter in talk.chapters where !mustStop() {
      let session = Session(outer.kit)
      let options = session.options
      session.scene.isInterrupted = mustStop
      func carryOut(_ lines: [Talk.Line]) {
        for line in lines {
          let found = session.carryOutPrivately([line.text], as: file, isTrusted: true)
          problems += found.map { "\(file):\(line.number + $0.line - 1): \($0.message)" }
        }
      }
      if chapter.steps.isEmpty { problems.append("\(file): '\(chapter.title)' shows nothing") }
      for part in chapter.parts {
        switch part {
        case .step(let line):
          steps += 1
          checks += line.checkCount(in: outer.kit)
          carryOut([line])
        case .check(let lines):
          checks += lines.reduce(0) { $0 + $1.checkCount(in: outer.kit) }
          let optionsHere = session.options
          session.rollingBack { carryOut(lines) }
          session.options = optionsHere
        case .prose, .note: break
        }
      }
      session.options = options
    }
    self.problems = problems
    wasInterrupted = mustStop()
    summary =
      "\(talk.chapters.count.counted("chapter")), \(steps.counted("command")), "
      + "\(checks.counted("check")) \(checks == 1 ? "holds" : "hold")"
  }
}

extension Talk.Line {
  /// The number of expectations in it.
  fileprivate func checkCount(in kit: SessionKit) -> Int {
    text.split(separator: "\n").count { line in
      let word = line.drop { $0 == " " }.prefix { $0 != " " }
      guard let command = kit.byWord[String(word)] else { return false }
      return command.group == .expecting && command.block == nil && word != Command.BlockRole.end
    }
  }
}
