import Code
import Foundation
import Session
import Text

/// The files that code was read from, so that a person hears of one that was changed since.
final class CodeFileWatch: SessionObserver {
  let interests = SessionEvent.Kinds.lines

  /// A file as it was when it was last looked at.
  private struct File {
    let path: String
    /// The path of the file that 'code' reads again: of a header the file beside it.
    let reader: String
    let text: String
    var stamp: Stamp?
  }

  /// What differs after a file was written; its text is compared only then.
  private struct Stamp: Equatable {
    let modified: Date?
    let size: Int?

    init?(_ path: String) {
      let url = URL(fileURLWithPath: path)
      let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
      guard let values = try? url.resourceValues(forKeys: keys) else { return nil }
      (modified, size) = (values.contentModificationDate, values.fileSize)
    }
  }

  /// The files, by their names in the messages.
  private var files: [String: File] = [:]

  /// Remembers a file that was read, and the one that reads it again.
  func remember(_ source: CodeSource, at path: String, readWith reader: String) {
    files[source.name] = File(path: path, reader: reader, text: source.text, stamp: Stamp(path))
  }

  /// Tells of changes before the next line of a person is carried out, as its answer still comes from
  /// the text as it was.
  func observe(_ event: SessionEvent, in session: Session) {
    guard case .willTake(let line) = event, line.source == .prompt else { return }
    let known = Set(session.scene.codeBook?.texts.map(\.source.name) ?? [])
    for name in files.keys.sorted() where known.contains(name) && !line.text.contains(name) {
      guard let file = files[name], let stamp = Stamp(file.path), stamp != file.stamp else {
        continue
      }
      files[name]?.stamp = stamp
      guard let data = try? FileContents.read(file.path), data != Data(file.text.utf8) else {
        continue
      }
      let path = file.reader.contains(" ") ? file.reader.quotedText : file.reader
      session.note("\(name) was changed since it was read; 'code \(path)' reads it again")
    }
  }
}

extension Session {
  /// Lets a person hear when a file changes that code was read from.
  ///
  /// - Parameter reader: The path of the file that reads it again; nil if that is the file itself.
  func watch(_ source: CodeSource, at path: String, readWith reader: String? = nil) {
    guard isInteractive else { return }
    let watch = observer(CodeFileWatch.self) ?? CodeFileWatch()
    watch.remember(source, at: path, readWith: reader ?? path)
    add(watch)
  }
}
