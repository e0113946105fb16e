import Code
import Foundation
import Language

extension Part where Context == Session, Value == Located<String> {
  /// Returns a slot for a file.
  package static func file(_ label: String = "FILE") -> Part {
    .file(label, "a file") { _ in true }
  }

  /// Returns a slot for a file of commands.
  package static func script(_ label: String = "FILE") -> Part {
    .file(label, "a script") { $0.hasSuffix(".scope") || $0.isCodeFile }
  }

  /// Returns a slot for a file with a dump of an app's screen.
  package static func dump(_ label: String = "FILE") -> Part {
    .file(label, "a file with a dump") { name in
      guard let dot = name.lastIndex(of: ".") else { return true }
      return ["txt", "text", "log", "dump", "xml", "json"].contains(
        name[name.index(after: dot)...].lowercased())
    }
  }

  /// Returns a slot for a file.
  ///
  /// - Parameter names: Returns words that are no files.
  package static func file(
    _ label: String, _ phrase: String, or names: @escaping @Sendable () -> [String] = { [] },
    where isPlausible: @escaping @Sendable (String) -> Bool
  ) -> Part {
    // Here and nowhere else a file's name is read, so that no command can go past the session.
    var slot = Slot<Session, String>(label, phrase) { reader in
      let word = reader.word
      let access = reader.session.access
      let isFile = access.texts[word.text] == nil && !names().contains(word.text)
      guard !isFile || access.allowsFiles else {
        throw CommandError(
          .file(path: word.text, action: "use", reason: "this session must not use files"),
          at: word.range)
      }
      reader.position += 1
      return word.text
    }
    slot.candidates = { $0.words(names()) + $0.files(where: isPlausible) }
    return .located(.slot(slot))
  }
}

extension Completion where Context == Session {
  /// Returns the files and folders whose path begins like the word; all files if none is plausible.
  fileprivate func files(where isPlausible: (String) -> Bool) -> [Candidate] {
    guard session.access.allowsFiles else { return [] }
    let (folder, name) = choice.behindLast(of: "/")
    let path = session.path(folder.isEmpty ? "." : folder)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let fitting = entries.sorted().filter { name.fits($0) && !$0.hasPrefix(".") }
    let folders = fitting.filter { Self.isFolder(path + "/" + $0) }
    let files = fitting.filter { !folders.contains($0) }
    let plausible = files.filter(isPlausible)
    return folders.map { Candidate(folder + $0 + "/", "", suffix: "") }
      + (plausible.isEmpty && folders.isEmpty ? files : plausible).map {
        Candidate(folder + $0, "")
      }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
