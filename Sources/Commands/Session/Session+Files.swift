import Foundation
import ResponderKit

extension Session {
  /// Returns the path of a file that a script or a person names.
  func path(_ path: String) -> String {
    let expanded =
      path.hasPrefix("~/")
      ? (ProcessInfo.processInfo.environment["HOME"] ?? "~") + path.dropFirst(1) : path
    guard !expanded.hasPrefix("/"), let directory = runner?.directory else { return expanded }
    return directory + "/" + expanded
  }

  /// Writes a text into a file, through links; only regular files are written.
  ///
  /// - Returns: The path of the file itself.
  @discardableResult

  func write(_ text: String, to name: String, at range: Range<Int>?) throws -> String {
    let target = URL(fileURLWithPath: path(name)).resolvingSymlinksInPath()
    func refuse(_ reason: String) -> CommandError {
      CommandError(.file(path: name, action: "write", reason: reason), at: range)
    }
    guard !name.isEmpty else { throw refuse("a name is missing") }
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    switch attributes?[.type] as? FileAttributeType {
    case nil, .typeRegular?: break
    case .typeDirectory?: throw refuse("it is a directory")
    default: throw refuse("it is not a regular file")
    }
    if recording?.path == target.path { throw refuse("the session is being recorded in it") }
    if runner?.isReading(target.path) == true { throw refuse("it is the script that is running") }
    do {
      try Data(text.utf8).write(to: target)
    } catch {
      let isFolderMissing = (error as NSError).code == CocoaError.fileNoSuchFile.rawValue
      throw refuse(isFolderMissing ? "there is no such directory" : error.reason)
    }
    return target.path
  }

  /// Reads a file as text; bytes that are no UTF-8 become replacement characters.
  func read(_ name: String, at range: Range<Int>?) throws -> String {
    String(decoding: try data(name, at: range), as: UTF8.self)
  }

  /// Reads the bytes of a file, up to a number of them.
  func data(_ name: String, atMost limit: Int? = nil, at range: Range<Int>?) throws -> Data {
    let path = path(name)
    guard !name.isEmpty else {
      throw CommandError(.file(path: name, action: "read", reason: "a name is missing"), at: range)
    }
    do {
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
        isDirectory.boolValue
      {
        throw CommandError(
          .file(path: name, action: "read", reason: "it is a directory"), at: range)
      }
      let url = URL(fileURLWithPath: path)
      guard let limit else { return try Data(contentsOf: url) }
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      return try file.read(upToCount: limit) ?? Data()
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.file(path: name, action: "read", reason: error.reason), at: range)
    }
  }
}

extension Error {
  /// The reason why a file could not be read or written, in a few words.
  package var reason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    let code = cause.domain == NSPOSIXErrorDomain ? cause.code : nil
    switch (error.code, code) {
    case (CocoaError.fileReadNoSuchFile.rawValue, _), (CocoaError.fileNoSuchFile.rawValue, _):
      return "there is no such file"
    case (CocoaError.fileReadNoPermission.rawValue, _),
      (CocoaError.fileWriteNoPermission.rawValue, _):
      return "permission denied"
    default:
      if let code { return String(cString: strerror(Int32(code))).lowercased() }
      return error.localizedDescription
    }
  }
}
