import Foundation

extension SlotCandidates {
  /// The files and folders whose path begins like the word; all files if none is plausible.
  func files(where isPlausible: (String) -> Bool) -> [Candidate] {
    guard session.allowsFiles else { return [] }
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

  /// Whether a file may hold the text of a debugger.
  static func isDump(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return true }
    return ["txt", "text", "log", "dump"].contains(
      name[name.index(after: dot)...].lowercased())
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
