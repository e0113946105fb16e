import Commands
import Foundation
import Session
import Text

/// Finds the variables that are set for a run although no script has them: a name that is misspelt
/// changes nothing, and nobody would see it.
struct UnknownDefinitions {
  private var names: Set<String> = []
  private var read: Set<String> = []
  /// Indicates whether there is a text that cannot be read before it runs.
  private var isIncomplete = false

  /// Returns what is wrong with the first name that no script has; nil if there is none, or if it
  /// cannot be told.
  ///
  /// - Parameter options: The options, with the variables and the commands of the command line.
  static func complaint(of options: ShellOptions, scripts: [String]) -> String? {
    guard !options.definitions.isEmpty, !options.isInteractive,
      options.commands != nil || !scripts.isEmpty
    else { return nil }
    var finder = UnknownDefinitions()
    if let commands = options.commands { finder.add(commands, in: "") }
    for script in scripts { finder.add(file: script) }
    guard !finder.isIncomplete,
      let unknown = options.definitions.first(where: { !finder.names.contains($0.name) })
    else { return nil }
    let nearest = unknown.name.nearest(in: finder.names.sorted())
    let hint = nearest.first.map { "; did you mean '\($0)'?" } ?? ""
    return "-D sets '\(unknown.name)', but no script has 'let \(unknown.name)' or "
      + "'$\(unknown.name)'\(hint)"
  }

  private mutating func add(file path: String) {
    guard ScriptFolder.isRegular(path),
      let data = try? FileContents.read(path)
    else {
      isIncomplete = true
      return
    }
    guard read.insert(FileContents.realPath(path)).inserted else { return }
    add(
      String(decoding: data, as: UTF8.self),
      in: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  private mutating func add(_ text: String, in folder: String) {
    for match in text.matches(of: /(?:\$[{(]?|\blet\s+)([A-Za-z_]\w*)/) {
      names.insert(String(match.1))
    }
    for match in text.matches(of: /\bsource\s+(?:"([^"\n]*)"|([^\s;]+))/) {
      guard let name = match.1 ?? match.2, !name.contains("$"), !name.hasPrefix("~") else {
        isIncomplete = true
        continue
      }
      add(file: folder.isEmpty || name.hasPrefix("/") ? String(name) : "\(folder)/\(name)")
    }
  }
}
