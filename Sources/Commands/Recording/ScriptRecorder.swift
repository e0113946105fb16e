import Foundation
import Interchange
import Language
import Scenes
import Session
import Text

/// A recorder that writes a session as a script with expectations of what was observed.
///
/// Every line is first carried out on a stage, a session that has run nothing but the file. Only
/// lines that hold there are written, so that a recording passes when it is run.
final class ScriptRecorder: SessionObserver {
  let interests: SessionEvent.Kinds = [.commands, .scenes]
  /// The name of the file, as it was given.
  let name: String
  /// The number of commands that were written, without those that make the scene.
  private(set) var commandCount = 0
  /// The number of expectations that were written.
  private(set) var expectationCount = 0
  /// Indicates whether the scene was replaced without the recording.
  var isOutOfStep = false

  let session: Session
  let replaySession: Session
  let replayRunner: ScriptRunner
  /// The commands being carried out that are recorded, innermost last, with what was there before each;
  /// nil for one that is not recorded.
  var moments: [RecordedMoment?] = []
  private let complaints = Complaints()
  private var file: RecordedFile
  /// The text to be written when the command is over.
  private var pending = ""
  /// Indicates whether an expectation was written last, so that the next command begins a
  /// paragraph.
  private var endsParagraph = false
  /// The expectations written about the interaction that is under way.
  private var said: Set<String> = []
  /// An `xfail` of which nothing has failed yet.
  var heldXfail: String?

  private final class Complaints {
    var messages: [String] = []
  }

  /// Begins a recording with the scene as it is.
  ///
  /// - Parameter path: The path of the file, through links.
  init(_ session: Session, name: String, path: String) throws(FileContents.Failure) {
    self.session = session
    self.name = name
    file = RecordedFile(path: path)
    replaySession = Session(session.kit)
    let complaints = complaints
    replaySession.observeProblems { complaints.messages.append($0.message) }
    replayRunner = ScriptRunner(replaySession)
    replayRunner.policy.keepsGoing = true
    replayRunner.begin(name: name, path: path)
    addComment("Recorded: the scene as it was, then what was done and what was seen.")
    addScene()
    pending += "\n"
    try flush()
  }

  /// The path of the file, through links.
  var path: String { file.path }

  func isWriting(_ path: String) -> Bool { path == self.path }

  /// Carries out a line on the stage, and writes it if it holds there.
  ///
  /// - Returns: The reason why it does not hold; nil if it does.
  private func tried(_ line: String) -> String? {
    let count = complaints.messages.count
    let wasInTest = replayRunner.isInTest
    // The stage reads the line as the file will be read, so that its reading is tried, too.
    replayRunner.run(line)
    guard complaints.messages.count == count else { return complaints.messages[count] }
    // A line that begins or ends a test is not in the test.
    addLine(line, isInTest: wasInTest && replayRunner.isInTest)
    return nil
  }

  /// Returns the reason why an expectation does not hold on the stage, which stays as it is; nil if
  /// it holds.
  ///
  /// An expectation may carry out commands before it fails; their changes must not remain on the
  /// stage, because the file does not have them.
  func doubt(about line: String) -> String? {
    guard replayRunner.test?.expectedToFail == nil else { return nil }
    let snapshot = replaySession.snapshot
    replaySession.scene.journal.beginGroup()
    defer {
      replaySession.scene.journal.rollBack()
      replaySession.snapshot = snapshot
    }
    do {
      try replaySession.silently { try replaySession.execute(line) }
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
      isInTest: replayRunner.isInTest)
  }

  /// Writes a command, or a comment that tells that it was left out.
  ///
  /// - Parameter isEnd: True if it ends a test, which is no new paragraph.
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

  /// Writes an expectation, unless it has just been written.
  ///
  /// - Returns: True if it holds on the stage.
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

  /// Forgets the expectations written about the last interaction.
  func forgetWhatWasSaid() { said = [] }

  private func addScene() {
    for line in SceneScript(session.scene).lines { _ = tried(line) }
  }

  /// Writes the scene as it is if the stage has another one.
  func keepInStep() {
    let isInTest = session.runner?.isInTest ?? false
    if replayRunner.isInTest, !isInTest { _ = tried(Command.end.name) }
    isOutOfStep = false
    guard SceneScript(replaySession.scene).lines != SceneScript(session.scene).lines else { return }
    addComment("The scene is now:")
    addScene()
  }

  /// Writes the pending text; the file is a complete script then.
  func flush() throws(FileContents.Failure) {
    defer { pending = "" }
    try file.append(pending, closing: replayRunner.isInTest ? "\(Command.end.name)\n" : "")
  }

  /// Returns the words with the paths of dumps as they are reached from the file, also where
  /// another command carries the command that names them.
  func withPathsFromHere(_ words: [Word]) -> [Word] {
    var words = words
    for start in words.indices where isCommand(words, at: start) {
      let count =
        switch session.kit.byWord[words[start].text] {
        case .some(let command) where command === Command.import: 1
        // One word is the name of a checkpoint.
        case .some(let command) where command === Command.diff: 2
        default: 0
        }
      let names = words[(start + 1)...].prefix(count)
      guard names.count == count, !names.contains(where: { $0.isBare("json") }) else { continue }
      for place in names.indices { words[place].text = pathFromHere(words[place].text) }
    }
    return words
  }

  private func isCommand(_ words: [Word], at place: Int) -> Bool {
    place == 0 || words[place - 1].isBare(":") || (place == 1 && words[0].isBare("verify"))
  }

  private func pathFromHere(_ name: String) -> String {
    guard name != "-" else { return name }
    let parts = { (path: String) in
      URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents
    }
    let folder = parts(path).dropLast()
    let target = parts(session.path(name))
    let common = zip(folder, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }
}
