import Code
import Foundation
import Scenes
import Session

extension Command {
  package static let source = Command(
    name: "source", aliases: ["load", "open"], group: .session,
    summary: "runs a script, or reads a file of Swift, as 'code' does",
    movesSteps: true,
    forms: [
      Form(.script()) { call, file in
        if file.value.isCodeFile { return try call.readCode(inFile: file) }
        let steps = call.scene.journal.stepCount
        try call.runner.source(file.value, at: file.range)
        call.confirm(
          "\(file.value) carried out: \((call.scene.journal.stepCount - steps).counted("change"))")
      }
    ])
}

extension ScriptRunner {
  /// Runs a script that another one, or the prompt, names.
  func source(_ name: String, at range: Range<Int>?) throws {
    let path = session.path(name)
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard !sources.contains(where: { $0.path == resolved && !$0.isCalled }) else {
      throw CommandError(.sourceCycle(name), at: range)
    }
    guard !session.isRecorded(in: resolved) else {
      throw CommandError(
        .file(path: name, action: "read", reason: "the session is being recorded in it"), at: range)
    }
    guard sources.count < 64 else {
      throw CommandError(.refused("scripts source each other more than 64 deep"), at: range)
    }
    let descriptor = session.openNamed(path)
    guard descriptor >= 0 else {
      let reason = FileContents.Failure().reason
      throw CommandError(.file(path: name, action: "read", reason: reason), at: range)
    }
    defer { close(descriptor) }
    let statement = markPlace()
    defer { self.statement = statement }
    begin(name: shownName(of: name), path: resolved)
    let failure = run(ScriptReader(descriptor, isInterrupted: isInterrupted))
    closeBlock()
    sources.removeLast()
    if let failure {
      throw CommandError(.file(path: name, action: "read", reason: failure), at: range)
    }
    if isStopped { throw ScriptStopped() }
  }

  /// Runs the user's own script before the prompt; it cannot be undone.
  package func source(initFile path: String) {
    let policy = self.policy
    self.policy.keepsGoing = true
    defer { self.policy = policy }
    do { try source(path, at: nil) } catch {
      if !(error is ScriptStopped) { fail(error, "", 1) }
    }
    isStopped = false
    session.scene.journal.forgetEverything()
  }

  private func shownName(of name: String) -> String {
    guard !name.hasPrefix("/"), let outer = sources.last?.name, outer.contains("/") else {
      return name
    }
    return (outer as NSString).deletingLastPathComponent + "/" + name
  }
}
