import Foundation
import Interchange
import Scenes

extension Call {
  /// The dump in the file of a label.
  func dump(_ label: String) throws -> HierarchyDump {
    guard let dump = try dump(of: text(label), label) else {
      throw error(.badDump(path: text(label), reason: "no text was given"), at: label)
    }
    return dump
  }

  /// The dump in a file; '-' is the standard input, or, at the prompt, what is pasted. Nil if there
  /// was to be none after all.
  func dump(of file: String, _ label: String) throws -> HierarchyDump? {
    guard let data = try text(of: file, label) else { return nil }
    do throws(DumpError) {
      return try HierarchyDump(parsing: data, in: session.scene.classes)
    } catch {
      throw self.error(
        .badDump(path: file, reason: "line \(error.line): \(error.kind)"), at: label)
    }
  }

  /// Reads as much of a text as there may be of it; nil if there was to be none after all.
  private func text(of file: String, _ label: String) throws -> Data? {
    let limit = HierarchyDump.largestText + 1
    let place = arguments.range(of: label)
    guard file == "-" else { return try session.data(file, atMost: limit, at: place) }
    if session.runner?.isRunningTypedLine == true, let ask = session.textAtPrompt {
      guard case .text(let text) = ask() else { return nil }
      return text
    }
    guard let standardInput = session.standardInput else {
      throw CommandError(
        .file(path: "-", action: "read", reason: "the standard input is where commands come from"),
        at: place)
    }
    do {
      return try standardInput.read(upToCount: limit) ?? Data()
    } catch {
      throw CommandError(.file(path: "-", action: "read", reason: error.reason), at: place)
    }
  }

  /// The screen in the file of a label, as a scene of its own.
  func screen(_ label: String) throws -> Scene {
    let dump = try dump(label)
    guard !dump.roots.isEmpty else {
      throw error(.badDump(path: text(label), reason: "it prints no views"), at: label)
    }
    let scene = Scene(kinds: session.scene.kinds)
    _ = scene.replace(by: dump)
    return scene
  }
}
