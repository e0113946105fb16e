import Text

extension Command {
  static let pause = Command(
    name: "pause", group: .session, summary: "waits until an empty line; what is typed meanwhile is aside",
    forms: [
      Form { call in
        call.session.enter(PauseMode())
        call.session.post(.paused)
      }
    ],
    examples: [Example("pause", "the prompt says so")])
}

/// A mode in which nothing happens until somebody types an empty line.
final class PauseMode: SessionMode {
  let promptText = "paused"
  let takesEmptyLines = true
  var card: ModeCard? { ModeCard(name: "pause", data: ["text": "Paused"]) }

  func take(_ text: String, in session: Session) -> Bool {
    guard text.isEmpty else { return false }
    session.leave(self)
    return true
  }
}
