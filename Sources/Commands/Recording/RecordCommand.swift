import Foundation
import Scenes
import Session
import Text

extension Command {
  package static let record = Command(
    name: "record", group: .session,
    summary: "records your commands in a script, with expectations for their results",
    movesSteps: true,
    forms: [
      Form("none", summary: "ends the recording") { call in
        guard let recording = call.session.recording else {
          throw CommandError(.refused("nothing is being recorded; 'record FILE' begins"))
        }
        call.session.remove(recording)
        call.confirm("\(recording.summary) written into \(recording.name)")
      },
      Form(.file(), summary: "begins a recording; the old content of the file is lost") {
        call, file in
        let session = call.session
        if let recording = session.recording {
          throw CommandError(
            .refused(
              "the session is being recorded in '\(recording.name)' already; "
                + "'record none' ends that"))
        }
        guard call.scene.isAtRest else {
          throw CommandError(
            .refused(
              "a recording can begin only if no finger is down and no event waits; "
                + "lift the fingers, or try 'wait 1'"))
        }
        guard try !call.runner.isInTest else {
          throw CommandError(.refused("a recording cannot begin within a test"))
        }
        let name = file.value
        guard !["stop", "off", "end"].contains(name) else {
          throw call.error(
            .refused("'record none' ends a recording; a file named '\(name)' is './\(name)'"),
            at: file)
        }
        let path = try session.writablePath(of: name, at: file.range)
        do throws(FileContents.Failure) {
          session.add(try ScriptRecorder(session, name: name, path: path))
        } catch {
          throw call.error(.file(path: name, action: "write", reason: error.reason), at: file)
        }
        call.confirm("recording in \(name); 'record none' ends it")
      },
      Form(summary: "shows whether a recording is running") { call in
        guard let recording = call.session.recording else {
          call.write(TextLine("nothing is being recorded; 'record FILE' begins", .notice))
          return
        }
        call.write(
          TextLine("recording in \(recording.name): ")
            + TextLine("\(recording.summary) so far", .strong))
      },
    ])
}

extension Session {
  /// The recorder, if the session is being recorded.
  var recording: ScriptRecorder? { observer(ScriptRecorder.self) }
}

extension ScriptRecorder {
  /// The number of commands and expectations that were written, in words.
  var summary: String {
    let commands = commandCount == 1 ? "1 command" : "\(commandCount) commands"
    let expectations =
      expectationCount == 1 ? "1 expectation" : "\(expectationCount) expectations"
    return "\(commands) and \(expectations)"
  }
}

/// A file that is a complete script after everything that is written into it.
struct RecordedFile {
  /// The path, through links.
  let path: String
  private var length = 0
  private var closing = Data()
  private var isBegun = false

  init(path: String) {
    self.path = path
  }

  /// Adds a text, and behind it another one that the next text takes the place of; the first text
  /// takes the place of what the file held.
  ///
  /// If that fails, the file stays as it is.
  mutating func append(_ text: String, closing: String) throws(FileContents.Failure) {
    let bytes = Data((text + closing).utf8)
    try isBegun ? overwrite(with: bytes) : FileContents.write(bytes, to: path)
    isBegun = true
    self.closing = Data(closing.utf8)
    length += bytes.count - self.closing.count
  }

  private func overwrite(with bytes: Data) throws(FileContents.Failure) {
    // The file is not held open: one that was taken away is to be noticed.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileContents.Failure() }
    defer { close(descriptor) }
    do throws(FileContents.Failure) {
      try FileContents.put(bytes, into: descriptor, at: length)
      if bytes.count < closing.count, ftruncate(descriptor, off_t(length + bytes.count)) != 0 {
        throw FileContents.Failure()
      }
    } catch {
      try? FileContents.put(closing, into: descriptor, at: length)
      ftruncate(descriptor, off_t(length + closing.count))
      throw error
    }
  }
}
