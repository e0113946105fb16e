import CEditLine
import Foundation
import Live
import Session
import Text

/// Keeping the session on disk, and going on with one that was kept.
extension Prompt {
  /// Carries out the lines of the session that is resumed.
  func resume(_ log: SessionLog, _ kept: KeptSession) {
    let session = shell.session
    let text = session.access.textAtPrompt
    session.access.openFile = { _ in log.openCopy() }
    session.access.textAtPrompt = log.copiedText
    // Files that the lines wrote stay as they are.
    session.access.allowsWriting = false
    session.keepsPageClosed = kept.keepsPageClosed
    cel_interrupts_forget()
    log.beginAgain(kept)
    session.capturing([.output, .notes, .problems], by: EventClosure([]) { _ in }) {
      for (place, entry) in kept.again where !cel_is_interrupted() {
        log.begin(entry, at: place, of: kept)
        shell.runner.run(entry.line)
        session.leaveWalk()
        session.wantsToQuit = false
      }
    }
    log.endAgain()
    session.access.textAtPrompt = text
    session.access.allowsWriting = true
    if cel_is_interrupted() {
      tellOfInterruption()
      say("the session of \(log.time) is resumed only in part")
      // What follows is typed into a scene that not all of the lines have made.
      if let warning = log.end(isWhole: false, scene: { session.sceneScript }) { say(warning) }
    } else {
      let count = kept.commandCount
      say("resumed the session of \(log.time): \(count) \(count == 1 ? "line" : "lines")")
    }
    tellEnding(of: kept, log)
  }

  /// Tells how the session ended that is resumed, if that was perhaps a fault of the program.
  private func tellEnding(of kept: KeptSession, _ log: SessionLog) {
    if let line = kept.fatalLine {
      say("it had ended while this line was carried out, which is not carried out again:")
      for part in line.split(separator: "\n") { show(TextLine("  \(part)")) }
      // The person decides; the line may have been ended from outside.
      let isKept = rememberLine(line) == nil && line.first?.isWhitespace == false
      say(isKept ? "the Up key brings it back" : "type it again to carry it out")
      say("if it ends the session again, report it with \(log.path)")
    } else if kept.work == .page {
      say("it had ended while the state of its page was made")
    } else if case .resuming = kept.work {
      say("it had ended while it was being resumed")
    } else if let signal = kept.signal {
      say("it had been ended by signal \(signal)")
    }
  }

  /// Keeps copies of what commands read from now on.
  func keepFiles(in log: SessionLog) {
    shell.session.access.openFile = log.open
    guard let ask = shell.session.access.textAtPrompt else { return }
    shell.session.access.textAtPrompt = {
      let answer = ask()
      log.keep(answer)
      return answer
    }
  }
}
