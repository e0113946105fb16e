import ResponderKit
import Text

extension Command {
  static let test = Command(
    name: "test", group: .expecting,
    summary: "begins a test, which starts from the scene as it is and rolls back at its end",
    block: .live,
    forms: [
      Form(.text("\"NAME\"")) { call, name in
        try call.runner.beginTest(name)
        call.confirm("'end' takes back what comes now")
        call.session.memory.pendingHeading =
          TextLine("test ", .dim) + TextLine(name, .strong)
      }
    ],
    examples: [Example("test \"a hidden view\"; hide root; end", "rolled back at 'end'")])
}
