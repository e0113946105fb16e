import Foundation
import Interchange
import Session

/// A folder in which another program may read files.
package struct AllowedFolder {
  private let path: String

  /// Creates the folder of a path; nil if there is no such folder.
  package init?(_ path: String) {
    var isFolder: ObjCBool = false
    let real = FileContents.realPath(path)
    guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    self.path = real.hasSuffix("/") ? real : real + "/"
  }

  /// Reads a file of the folder, or of one in it. Links must not lead out of it.
  func contents(of name: String) throws -> Data {
    func refuse(_ reason: String) -> CommandError {
      CommandError(.file(path: name, action: "read", reason: reason))
    }
    guard let real = realPath(of: name) else { throw refuse("it is not in the allowed folder") }
    do {
      return try FileContents.read(real, atMost: DumpLimits.largestText + 1)
    } catch {
      throw refuse(error.reason)
    }
  }

  /// Opens a file of the folder, as ``FileAccess/openFile`` does.
  func open(_ name: String) -> Int32 {
    guard let real = realPath(of: name) else {
      errno = EACCES
      return -1
    }
    return Session.open(real)
  }

  private func realPath(of name: String) -> String? {
    let real = FileContents.realPath(name.hasPrefix("/") ? name : path + name)
    return real.hasPrefix(path) ? real : nil
  }
}
