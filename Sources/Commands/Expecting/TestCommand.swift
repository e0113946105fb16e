import Session
import Text

extension Command {
  package static let test = Command(
    name: "test", group: .expecting,
    summary: "begins a test; its end puts the scene back as it was",
    forms: [
      Form(.text("\"NAME\"")) { call, name in
        guard try call.runner.beginTest(name) else { return }
        call.confirm("'end' takes back all changes from here")
        call.session.state.pendingHeading =
          TextLine("test ", .dim) + TextLine(name, .strong)
      }
    ])
}
