import Code
import Foundation
import Interpreter
import Language
import Platform
import Session

extension Call {
  /// Opens the text that a class stands in in the person's editor, and reads it again if it changed:
  /// the file that it came from, or a copy.
  func editCode(_ type: OwnType) throws {
    guard session.isInteractive, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw CommandError(.refused("only a person at a terminal can edit code"))
    }
    guard session.access.allowsFiles else {
      throw CommandError(.refused("this session must not use files"))
    }
    let source = type.source
    let path = session.path(source.name)
    let isFile = source.name.isCodeFile && FileManager.default.isReadableFile(atPath: path)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tapscope-\(ProcessInfo.processInfo.globallyUniqueString)")
    let file =
      isFile
      ? URL(fileURLWithPath: path)
      : folder.appending(path: "\(type.name).\(source.language == .swift ? "swift" : "m")")
    defer { if !isFile { try? FileManager.default.removeItem(at: folder) } }
    do {
      if !isFile {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try source.text.write(to: file, atomically: true, encoding: .utf8)
      }
      guard ShellLine.run(Self.editor, file.path, takesKeys: true) else {
        throw CommandError(
          .refused("the editor did not end well, so nothing is read; $EDITOR names another"))
      }
      let text = String(decoding: try FileContents.read(file.path), as: UTF8.self)
      guard text != source.text else { return confirm("nothing was changed") }
      let edited =
        isFile
        ? CodeSource(name: source.name, text: text)
        : session.source(of: text, isDeclaration: true)
      try readCode(edited, at: 0..<0)
      if isFile { session.watch(edited, at: path) }
    } catch let error as FileContents.Failure {
      throw CommandError(.file(path: file.path, action: "read", reason: error.reason))
    } catch let error as CocoaError {
      throw CommandError(
        .file(path: file.path, action: "edit", reason: error.localizedDescription))
    }
  }

  /// The line that opens a file in the person's editor.
  private static let editor = "${VISUAL:-${EDITOR:-vi}} \"$0\""
}
