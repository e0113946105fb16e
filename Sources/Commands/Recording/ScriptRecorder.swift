import Foundation
import Interchange
import ResponderKit
import Scenes
import Text

/// Writes a session down as a script with expectations of what was seen.
///
/// Every line is first carried out on a stage, a session that has seen nothing but the file. Only
/// what holds there is written, so that a recording passes when it is run.
final class ScriptRecorder {
  /// The file as it was named.
  let name: String
  /// How many commands were written, without those that make the scene.
  private(set) var commandCount = 0
  /// How many expectations were written.
  private(set) var expectationCount = 0
  /// Whether the scene was replaced behind the recording's back.
  var isOutOfStep = false

  let session: Session
  let stage: Session
  let stageRunner: ScriptRunner
  private let complaints = Complaints()
  private var file: RecordedFile
  /// What is to be written when the command is over.
  private var pending = ""
  /// Whether an expectation was written last, so that the next command begins a paragraph.
  private var endsParagraph = false
  /// What was said about the interaction that is under way.
  private var said: Set<String> = []
  /// An `xfail` of which nothing has failed yet.
  var heldXfail: String?

  private final class Complaints {
    var messages: [String] = []
  }

  /// Begins with the scene as it is.
  ///
  /// - Parameters:
  ///   - name: The file as it was named.
  ///   - path: The file, which is empty.
  init(_ session: Session, name: String, path: String) throws {
    self.session = session
    self.name = name
    file = RecordedFile(path: path)
    stage = Session { _ in }
    let complaints = complaints
    stageRunner = ScriptRunner(stage) { complaints.messages.append($0.message) }
    stageRunner.policy.keepsGoing = true
    stageRunner.begin(name: name, path: path)
    addComment("Recorded: the scene as it was, then what was done and what was seen.")
    addScene()
    pending += "\n"
    try flush()
  }

  /// The path of the file, through links.
  var path: String { file.path }

  /// Carries out a line on the stage, and writes it if it holds there.
  ///
  /// - Returns: Why it does not hold.
  private func tried(_ line: String) -> String? {
    let count = complaints.messages.count
    let wasInTest = stageRunner.isInTest
    // Read as the file will be: that it can be read is what is tried.
    stageRunner.run(line)
    guard complaints.messages.count == count else { return complaints.messages[count] }
    // What begins or ends a test is not in it.
    addLine(line, isInTest: wasInTest && stageRunner.isInTest)
    return nil
  }

  /// Why an expectation does not hold on the stage, which stays as it is.
  ///
  /// What an expectation does before it fails must not happen where the file does not say so.
  func doubt(about line: String) -> String? {
    guard stageRunner.test?.expectedToFail == nil else { return nil }
    let recollection = stage.recollection
    stage.scene.journal.beginGroup()
    defer {
      stage.scene.journal.rollBack()
      stage.recollection = recollection
    }
    do {
      try stage.silently { try stage.execute(line) }
      return nil
    } catch {
      return (error as? any ExplainedError)?.message ?? "\(error)"
    }
  }

  private func addLine(_ line: String, isInTest: Bool) {
    let indent = isInTest ? "  " : ""
    for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
      pending += (part.isEmpty ? "" : indent) + part + "\n"
    }
  }

  private func addComment(_ text: String) {
    addLine(
      "# " + text.replacing("\n", with: " ").clipped(to: 90, ellipsis: "…"),
      isInTest: stageRunner.isInTest)
  }

  /// Writes a command, or says in a comment that it was left out.
  ///
  /// - Parameter isEnd: Whether it ends a test, which is no new paragraph.
  @discardableResult func add(command line: String, isEnd: Bool = false) -> Bool {
    if endsParagraph, !isEnd { pending += "\n" }
    endsParagraph = isEnd
    if let reason = tried(line) {
      addComment("left out: \(line.prefix { $0 != "\n" }): \(reason)")
      return false
    }
    commandCount += 1
    return true
  }

  /// Writes an expectation, unless it was just said.
  ///
  /// - Returns: Whether it holds on the stage.
  @discardableResult func add(expectation line: String) -> Bool {
    guard said.insert(line).inserted else { return true }
    if let reason = doubt(about: line) ?? tried(line) {
      addComment("left out: \(line.prefix { $0 != "\n" }): \(reason)")
      return false
    }
    expectationCount += 1
    endsParagraph = true
    return true
  }

  /// Forgets what was said about the last interaction.
  func forgetWhatWasSaid() { said = [] }

  private func addScene() {
    for line in SceneScript(session.scene).lines { _ = tried(line) }
  }

  /// Writes the scene as it is if the stage has come to another one.
  func keepInStep() {
    let isInTest = session.runner?.isInTest ?? false
    if stageRunner.isInTest, !isInTest { _ = tried(Command.end.name) }
    isOutOfStep = false
    guard SceneScript(stage.scene).lines != SceneScript(session.scene).lines else { return }
    addComment("The scene is now:")
    addScene()
  }

  /// Hands over what was written; the file is a complete script then.
  func flush() throws {
    defer { pending = "" }
    try file.append(pending, closing: stageRunner.isInTest ? "\(Command.end.name)\n" : "")
  }
}
