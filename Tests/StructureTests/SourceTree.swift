import Foundation

/// The sources of the package, read once for all tests.
struct SourceTree {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let package = Result { try SourceTree(at: root.appendingPathComponent("Sources")) }

  /// The files of each module by their paths in it. Resources are no code of the module.
  private(set) var modules: [String: [String: SourceNames]] = [:]

  /// Reads all files of a folder, which has a folder for each module.
  init(at folder: URL) throws {
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where path.hasSuffix(".swift") && !path.contains("/Resources/") {
      let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      add(source, at: path)
    }
  }

  /// Creates a tree of sources by their paths.
  init(_ sources: [String: String]) {
    for (path, source) in sources { add(source, at: path) }
  }

  private mutating func add(_ source: String, at path: String) {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return }
    modules[parts[0], default: [:]][parts[1]] = SourceNames(source)
  }

  /// Returns the folders of a module; without any if there is no such module.
  func folders(of module: String) -> FolderCircles {
    let others = modules.filter { $0.key != module }.values.flatMap(\.values)
    var members: Set<String> = []
    for names in others {
      members.formUnion(names.members)
      members.formUnion(names.additions.map(\.name))
    }
    return FolderCircles(modules[module] ?? [:], membersOfOthers: members)
  }
}
