/// Joins ES modules into one, for a page that is a single file.
///
/// It takes modules that import names of neighbours, one import a line, and export declarations:
///
///     import { number, show } from "./geometry.mjs";
///     export function line(row) {
///
/// The modules share one scope afterwards, so their names must differ.
struct ModuleJoin {
  /// The reason why modules cannot be joined.
  struct Failure: Error, Equatable {
    let file: String
    /// The line that is not understood, or the name that is not there.
    let text: String
  }

  private let read: (String) -> String
  private var exports: [String: Set<String>] = [:]
  private var open: Set<String> = []
  private var lines: [Substring] = []

  private init(_ read: @escaping (String) -> String) {
    self.read = read
  }

  /// Returns the text of a module with all that it imports in front of it, each once.
  ///
  /// - Parameter read: Returns the text of a module.
  /// - Throws: ``Failure`` for anything that is not as the type's comment says.
  static func text(of file: String, reading read: @escaping (String) -> String) throws -> String {
    var join = ModuleJoin(read)
    try join.add(file)
    return join.lines.joined(separator: "\n")
  }

  private mutating func add(_ file: String) throws {
    guard exports[file] == nil else { return }
    guard open.insert(file).inserted else { throw Failure(file: file, text: "imports itself") }
    var kept: [Substring] = []
    var names: Set<String> = []
    for line in read(file).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import") {
        try addImport(line, of: file)
      } else if line.hasPrefix("export") {
        let declaration = /export ((?:async )?(?:function|class|const) (\w+).*)/
        guard let match = line.wholeMatch(of: declaration) else {
          throw Failure(file: file, text: String(line))
        }
        names.insert(String(match.2))
        kept.append(match.1)
      } else {
        kept.append(line)
      }
    }
    exports[file] = names
    lines += kept
  }

  private mutating func addImport(_ line: Substring, of file: String) throws {
    guard let match = line.wholeMatch(of: /import \{ (\w+(?:, \w+)*) \} from "\.\/(\w+\.mjs)";/)
    else { throw Failure(file: file, text: String(line)) }
    let source = String(match.2)
    try add(source)
    for name in match.1.split(separator: ", ").map(String.init)
    where exports[source]?.contains(name) != true {
      throw Failure(file: file, text: name)
    }
  }
}
