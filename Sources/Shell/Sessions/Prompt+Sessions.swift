import CEditLine
import Commands
import Foundation

/// Keeping the session on disk, and going on with one that was kept.
extension Prompt {
  /// Carries out the lines of the session that is resumed.
  func resume(_ log: SessionLog) {
    let session = shell.session
    let (output, report, text) = (session.output, shell.runner.report, session.textAtPrompt)
    (session.output, shell.runner.report) = ({ _ in }, { _ in })
    session.openFile = { _ in log.openCopy() }
    session.textAtPrompt = log.copiedText
    // Files that the lines wrote stay as they are.
    session.allowsWriting = false
    cel_interrupts_forget()
    for line in log.lines where !cel_is_interrupted() {
      shell.runner.run(line)
      session.leaveWalk()
    }
    (session.output, shell.runner.report, session.textAtPrompt) = (output, report, text)
    (session.allowsWriting, session.wantsToQuit) = (true, false)
    guard cel_is_interrupted() else {
      let count = log.commandCount
      say("resumed the session of \(log.time): \(count) \(count == 1 ? "line" : "lines")")
      return
    }
    tellOfInterruption()
    say("the session of \(log.time) is resumed only in part")
    // What follows is typed into a scene that not all of the lines have made.
    if let warning = log.end("", isWhole: false, scene: { session.sceneScript }) { say(warning) }
  }

  /// Keeps copies of what commands read from now on.
  func keepFiles(in log: SessionLog) {
    shell.session.openFile = log.open
    guard let ask = shell.session.textAtPrompt else { return }
    shell.session.textAtPrompt = {
      let answer = ask()
      log.keep(answer)
      return answer
    }
  }
}
