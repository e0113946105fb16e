import Foundation
import Interchange
import Language
import Scenes

extension Call {
  /// Reads the dump in a file.
  private func dump(in file: Located<String>) throws -> HierarchyDump {
    guard let dump = try dump(of: file.value, at: file.range) else {
      throw error(.badDump(path: file.value, reason: "no text was given"), at: file)
    }
    return dump
  }

  /// Reads the dump in a file; '-' is the standard input, or, at the prompt, the pasted text.
  /// Returns nil if the person gave up.
  func dump(of file: String, at range: Range<Int>?) throws -> HierarchyDump? {
    guard let data = try text(of: file, at: range) else { return nil }
    do throws(DumpError) {
      return try HierarchyDump(parsing: data, in: session.scene.classes)
    } catch {
      throw CommandError(
        .badDump(path: file, reason: "line \(error.line): \(error.kind)"), at: range)
    }
  }

  /// Reads as much of a text as there may be of it; nil if there was to be none after all.
  private func text(of file: String, at place: Range<Int>?) throws -> Data? {
    let limit = HierarchyDump.largestText + 1
    guard file == "-" else { return try session.data(file, atMost: limit, at: place) }
    if session.runner?.isRunningTypedLine == true, let ask = session.textAtPrompt {
      guard case .text(let text) = ask() else { return nil }
      return text
    }
    guard let standardInput = session.standardInput else {
      throw CommandError(
        .file(path: "-", action: "read", reason: "standard input already holds the commands"),
        at: place)
    }
    do {
      return try FileContents.read(standardInput.fileDescriptor, atMost: limit)
    } catch {
      throw CommandError(.file(path: "-", action: "read", reason: error.reason), at: place)
    }
  }

  /// Reads the screen in a file, as a scene of its own.
  func screen(in file: Located<String>) throws -> Scene {
    let dump = try dump(in: file)
    guard !dump.roots.isEmpty else {
      throw error(.badDump(path: file.value, reason: "it contains no views"), at: file)
    }
    let scene = Scene(kinds: session.scene.kinds)
    _ = scene.replace(by: dump)
    return scene
  }
}
