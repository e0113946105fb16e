import Language
import Scenes
import Session
import Text

extension Command {
  package static let console = Command(
    name: "console", group: .looking,
    summary: "shows what the code printed for the last event",
    details: [
      "It is what 'print' and 'NSLog' wrote, in their order. A question such as 'why' or 'hit' runs "
        + "the code, too, and prints nothing here."
    ],
    forms: [
      Form { call in
        let lines = call.scene.codeBook?.program.machine.printed ?? []
        call.facts(CommandFacts.console, lines)
        if lines.isEmpty { return call.write(TextLine("nothing was printed", .dim)) }
        call.write(printed: lines)
        if call.scene.hitTestsPerFinger > 1 {
          call.write(
            TextLine("UIKit asked \(call.scene.hitTestsPerFinger) times for each finger", .dim))
        }
      }
    ],
    examples: [
      Example("console", "nothing", shows: "nothing was printed")
    ])
}

extension Call {
  /// Writes what code printed.
  func write(printed texts: [String]) {
    for text in texts {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        write(TextLine(String(line)))
      }
    }
  }
}
