import Language
import Scenes
import Session
import Text

extension Command {
  static let `try` = Command(
    name: "try", group: .session,
    summary: "shows what a page of help says, in a scene of its own",
    movesSteps: true,
    forms: [
      Form(.located(.topic("PAGE"))) { call, page in try call.demonstrate(page) }
    ])
}

extension Call {
  fileprivate func demonstrate(_ page: Located<String>) throws {
    guard let (name, found) = demonstrations(of: page.value) else {
      throw error(
        .unknownTopic(page.value, suggestions: HelpPages.nearest(to: page.value)), at: page)
    }
    let number = name == page.value ? 1 : Int(page.value.dropFirst(name.count + 1)) ?? 0
    guard found.indices.contains(number - 1) else {
      let count = found.isEmpty ? "no example" : found.count.counted("example")
      throw error(.refused("'\(name)' has \(count); 'help \(name)' shows its page"), at: page)
    }
    let demonstration = found[number - 1]
    demonstration.heading.forEach(write)
    write(TextLine())
    try carryOut(demonstration)
    guard session.isTyped else { return }
    confirm(
      number < found.count
        ? "your own scene again; 'try \(name) \(number + 1)' shows the next of \(found.count)"
        : "your own scene again")
  }

  /// Returns the demonstrations of a page with its name, which a number may follow.
  private func demonstrations(of text: String) -> (String, [Demonstration])? {
    if let all = Demonstration.all(of: text, session.style) { return (text, all) }
    if HelpPages.page(on: text, session.style, scene.kinds) != nil { return (text, []) }
    let words = text.split(separator: " ")
    guard words.count > 1, words[words.count - 1].allSatisfy(\.isNumber) else { return nil }
    let name = words.dropLast().joined(separator: " ")
    return Demonstration.all(of: name, session.style).map { (name, $0) }
  }

  /// Carries out commands in a session of their own, each after its line.
  private func carryOut(_ demonstration: Demonstration) throws {
    let inner = Session(session.kit, style: session.style, kinds: scene.kinds) { [session] in
      session.write($0)
    }
    inner.access.allowsFiles = session.access.allowsFiles
    inner.access.allowsWriting = session.access.allowsWriting
    inner.tellsExpectations = true
    inner.scene.isInterrupted = scene.mustStop
    inner.observeProblems { [session] in $0.lines.forEach(session.write) }
    let runner = ScriptRunner(inner)
    runner.policy.echoes = true
    runner.isInterrupted = scene.mustStop
    runner.begin(name: "try")
    for line in LogicalLines(demonstration.lines.joined(separator: "\n")) where !runner.isStopped {
      runner.run(line)
    }
    runner.end()
    if runner.wasInterrupted { throw WorkInterrupted() }
    guard runner.tally.errors + runner.tally.failures == 0 else {
      throw CommandError(.refused("the example did not run to its end"))
    }
  }
}
