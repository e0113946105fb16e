import Foundation

/// The folder of the package, whose sources and pages some tests read.
package enum PackageFolder {
  package static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The documentation of the library.
  package static let library = url.appendingPathComponent("Sources/ResponderKit/ResponderKit.docc")
  /// The documentation of the tool.
  package static let manual = url.appendingPathComponent("Sources/tapscope/Tapscope.docc")

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files of a folder and of all folders in it, sorted by path.
  package static func files(in folder: String, suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: url.appendingPathComponent(folder).path)
    let all = (names?.allObjects ?? []).compactMap { $0 as? String }
    return all.filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }.sorted()
  }
}
