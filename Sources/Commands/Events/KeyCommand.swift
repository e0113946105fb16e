import ResponderKit
import Scenes
import Session

extension Session {
  /// Presses and releases the keys of a text, as one event. A line break is the return key.
  package func type(_ text: String) throws {
    recorder.prepare(scene.clock)
    try Call(session: self).happen("type \"\(text.escapingLineBreaks)\"") {
      for character in text {
        let text = character.isNewline ? "return" : "\(character)"
        scene.application.postKey(UIKey(text) ?? UIKey(characters: text))
      }
    }
    scene.application.layOutWindows()
  }
}

extension String {
  fileprivate var escapingLineBreaks: String {
    String(flatMap { $0.isNewline ? "\\n" : String($0) })
  }
}

extension Command {
  package static let key = Command(
    name: "key", group: .happening, summary: "presses a key, or makes a window the key window",
    changesScene: true,
    forms: [
      Form(.key(), summary: "presses and releases it") { call, key in
        try call.happen("key \(key)") { call.scene.application.postKey(key) }
      },
      Form(.window(), summary: "makes the window key and visible (R1.7)") { call, window in
        window.makeKeyAndVisible()
        call.confirm("\(call.scene.label(of: window)) is visible and the key window")
      },
    ])
}
