import Scenes
import Session

extension Command {
  package static let clear = Command(
    name: "clear", aliases: ["cls"], group: .session, summary: "clears the screen",
    details: [
      "The scene stays as it is. 'reset' starts a new scene, and in a lesson its start again."
    ],
    forms: [
      Form { call in call.session.access.clearScreen?() }
    ],
    examples: [Example("clear", "an empty screen, and the same scene")])
}
