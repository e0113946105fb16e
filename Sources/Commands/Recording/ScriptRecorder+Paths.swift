import Foundation
import Language

extension ScriptRecorder {
  /// Returns the words with the paths of dumps as they are reached from the file, also where
  /// another command carries the command that names them.
  func withPathsFromHere(_ words: [Word]) -> [Word] {
    var words = words
    for start in words.indices where isCommand(words, at: start) {
      let count =
        switch Catalogue.byWord[words[start].text] {
        case .some(let command) where command === Command.import: 1
        // One word is the name of a checkpoint.
        case .some(let command) where command === Command.diff: 2
        default: 0
        }
      let names = words[(start + 1)...].prefix(count)
      guard names.count == count, !names.contains(where: { $0.isBare("json") }) else { continue }
      for place in names.indices { words[place].text = pathFromHere(words[place].text) }
    }
    return words
  }

  private func isCommand(_ words: [Word], at place: Int) -> Bool {
    place == 0 || words[place - 1].isBare(":") || (place == 1 && words[0].isBare("verify"))
  }

  private func pathFromHere(_ name: String) -> String {
    guard name != "-" else { return name }
    let parts = { (path: String) in
      URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents
    }
    let folder = parts(path).dropLast()
    let target = parts(session.path(name))
    let common = zip(folder, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }
}
