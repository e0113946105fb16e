import Scenes
import Session

extension Command {
  package static let quit = Command(
    name: "quit", aliases: ["q", "exit"], group: .session, summary: "quits",
    forms: [Form { $0.session.wantsToQuit = true }])
}
