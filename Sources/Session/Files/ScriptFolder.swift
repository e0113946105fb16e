import Foundation

/// A folder with scripts.
package enum ScriptFolder {
  /// The end of the names of scripts.
  package static let scriptSuffix = ".scope"

  /// Returns whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a path leads to a regular file, or to nothing.
  package static func isRegular(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) != 0 || found.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the scripts in a folder and the folders below it, sorted by their paths, which are
  /// relative to the folder. Hidden files and folders are skipped, and links to folders.
  package static func scripts(in folder: String) throws(FileContents.Failure) -> [String] {
    var scripts: [String] = []
    var folders = [""]
    while let relative = folders.popLast() {
      for name in try names(in: folder + "/" + relative) where !name.hasPrefix(".") {
        let path = relative + name
        var found = stat()
        guard lstat(folder + "/" + path, &found) == 0 else { continue }
        if found.st_mode & S_IFMT == S_IFDIR {
          folders.append(path + "/")
        } else if name.hasSuffix(scriptSuffix), !isFolder(folder + "/" + path) {
          scripts.append(path)
        }
      }
    }
    return scripts.sorted()
  }

  private static func names(in folder: String) throws(FileContents.Failure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      // The reason in the words of the system, if it is still there.
      throw access(folder, R_OK | X_OK) == 0 ? FileContents.Failure(EIO) : FileContents.Failure()
    }
    return names
  }
}
