import Code
import Interpreter
import ResponderKit
import Scenes

/// The commands that bring the code of a scene back, round those that bring back its views.
struct CodeScript {
  /// The texts, before the views.
  private(set) var before: [String] = []
  /// The views' classes, behind them.
  private(set) var after: [String] = []
  /// Indicates whether views store properties of which the script knows nothing.
  private(set) var leavesOutProperties = false

  init(_ scene: Scene) {
    guard let book = scene.codeBook else { return }
    for source in book.texts {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      // A line of the text must not end it.
      var end = "END"
      while lines.contains(where: { $0.trimmingPrefix(while: \.isWhitespace) == end }) {
        end += "_"
      }
      before += ["code <<\(end)"] + lines + [end]
    }
    for view in scene.views {
      guard let instance = book.program.instance(of: view), let name = scene.names.name(of: view)
      else { continue }
      after.append("code \(instance.type.name) on \(name)")
      if !instance.type.stored.isEmpty { leavesOutProperties = true }
    }
  }
}
