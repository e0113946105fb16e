import Inspection
import Interchange

extension Call {
  /// The dump in the file of a label; '-' is the standard input.
  func dump(_ label: String) throws -> HierarchyDump {
    let file = text(label)
    let limit = HierarchyDump.largestText + 1
    let place = arguments.range(of: label)
    let data =
      try file == "-"
      ? session.input(atMost: limit, at: place)
      : session.data(file, atMost: limit, at: place)
    do throws(DumpError) {
      return try HierarchyDump(parsing: data)
    } catch {
      throw self.error(
        .badDump(path: file, reason: "line \(error.line): \(error.kind)"), at: label)
    }
  }

  /// The screen in the file of a label, as a scene of its own.
  func screen(_ label: String) throws -> Scene {
    let dump = try dump(label)
    guard !dump.roots.isEmpty else {
      throw error(.badDump(path: text(label), reason: "it prints no views"), at: label)
    }
    let scene = Scene()
    _ = scene.replace(by: dump)
    return scene
  }
}
