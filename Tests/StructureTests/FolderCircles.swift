import Foundation

/// The folders of a module, and which of them use names of others.
///
/// Two kinds of names lead from a folder to another: those at the top of files, and members that an
/// extension adds to a type of another folder or module. Others need no look: a file gets hold of
/// something only by a declaration that names its type, and so a way of such arrows leads there, too.
/// A name that several folders declare, or a member that also a type has, leads nowhere: without the
/// compiler nobody knows which is meant.
struct FolderCircles {
  /// A name of another folder, and the file that uses it.
  struct Use: Hashable, Comparable, CustomStringConvertible {
    let name: String
    let file: String

    static func < (a: Use, b: Use) -> Bool { (a.name, a.file) < (b.name, b.file) }

    var description: String { "\(name) in \(file)" }
  }

  /// The folders, by their paths in the module.
  let folders: [String]
  /// The uses that lead from the first folder to the second.
  private(set) var arrows: [String: [String: Set<Use>]] = [:]

  /// The members of the standard library and of Foundation that extensions add to other types, too.
  private static let membersOfLibraries: Set = [
    "append", "contains", "count", "description", "encode", "filter", "first", "index", "indices",
    "insert", "intersection", "isEmpty", "last", "map", "max", "min", "remove", "reversed",
    "seconds",
    "sorted", "start", "union", "write",
  ]

  /// The words of the language that are also names of commands; bare, they are those words.
  private static let keywords: Set = ["break", "import", "let", "repeat", "try"]

  /// Reads a module.
  ///
  /// - Parameters:
  ///   - files: The sources of the module by their paths in it.
  ///   - others: The names of the members of other modules.
  init(_ files: [String: SourceNames], membersOfOthers others: Set<String> = []) {
    func folder(_ path: String) -> String {
      path.contains("/") ? (path as NSString).deletingLastPathComponent : "."
    }
    folders = Set(files.keys.map(folder)).sorted()
    var declarations: [String: Set<String>] = [:]
    for (path, names) in files {
      for name in names.topLevel { declarations[name, default: []].insert(folder(path)) }
    }
    var members = others.union(Self.membersOfLibraries)
    var additions: [String: Set<String>] = [:]
    var types: [String: Set<String>] = [:]
    for (path, names) in files {
      members.formUnion(names.members)
      for addition in names.additions {
        if declarations[addition.type]?.contains(folder(path)) == true {
          members.insert(addition.name)
        } else {
          additions[addition.name, default: []].insert(folder(path))
          types[addition.name, default: []].insert(addition.type)
        }
      }
    }
    additions = additions.filter { !members.contains($0.key) && declarations[$0.key] == nil }
    for (path, names) in files {
      func use(_ name: String, _ places: Set<String>) {
        guard places.count == 1, let place = places.first, place != folder(path) else { return }
        let use = Use(name: name, file: (path as NSString).lastPathComponent)
        arrows[folder(path), default: [:]][place, default: []].insert(use)
      }
      for name in names.bare
      where !names.members.contains(name) && !names.privateMembers.contains(name) {
        declarations[name].map { use(name, $0) }
      }
      // Within a type its members stand by themselves.
      let inOwnTypes = names.bare.subtracting(Self.keywords).filter {
        !(types[$0] ?? []).isDisjoint(with: names.ownTypes)
      }
      for name in names.selected.union(names.called).union(inOwnTypes)
      where !names.privateMembers.contains(name) {
        additions[name].map { use(name, $0) }
      }
    }
  }

  /// The folders that use each other in a circle, those of each circle together.
  var circles: [[String]] {
    var reached = arrows.mapValues { Set($0.keys) }
    for middle in folders {
      let further = reached[middle] ?? []
      for folder in folders where reached[folder]?.contains(middle) == true {
        reached[folder]?.formUnion(further)
      }
    }
    var circles: [[String]] = []
    for folder in folders where reached[folder]?.contains(folder) == true {
      if circles.contains(where: { $0.contains(folder) }) { continue }
      circles.append(
        folders.filter {
          $0 == folder
            || reached[folder]?.contains($0) == true
              && reached[$0]?.contains(folder) == true
        })
    }
    return circles
  }

  /// The number of folders that are in circles.
  var count: Int { circles.joined().count }

  /// The circles with their arrows, those with the fewest uses first: they are the easiest to turn.
  var report: String {
    circles.map { circle in
      let inside = circle.flatMap { from in
        circle.compactMap { to in arrows[from]?[to].map { (from: from, to: to, uses: $0.sorted()) }
        }
      }
      let lines = inside.sorted { ($0.uses.count, $0.from) < ($1.uses.count, $1.from) }.map {
        "  \($0.from) -> \($0.to): \($0.uses.map(\.description).joined(separator: ", "))"
      }
      return (["\(circle.joined(separator: ", ")) use each other in a circle:"] + lines)
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
