import Scenes
import Session

extension Command {
  package static let clear = Command(
    name: "clear", aliases: ["cls"], group: .session, summary: "clears the screen",
    forms: [
      Form { call in call.session.access.clearScreen?() }
    ])
}
