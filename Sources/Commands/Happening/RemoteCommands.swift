import ResponderKit
import Scenes

extension Command {
  static let remote = Command(
    name: "remote", group: .happening,
    summary: "a command of a headset or the lock screen: remoteControlReceived (R10.5)",
    details: [
      "It starts where a shake does. An app gets it only after "
        + "beginReceivingRemoteControlEvents; a new scene's has called it, 'remote off' ends it."
    ],
    changesScene: true,
    forms: [
      Form([.word("on")], "beginReceivingRemoteControlEvents") { call in
        call.scene.application.beginReceivingRemoteControlEvents()
      },
      Form([.word("off")], "endReceivingRemoteControlEvents") { call in
        call.scene.application.endReceivingRemoteControlEvents()
      },
      Form([.choice(RemoteWords.all.map { [.word($0.word)] })]) { call in
        guard let command = RemoteWords.all.first(where: { call.has($0.word) }) else { return }
        try call.happen("remote \(command.word)") {
          call.scene.application.postRemoteControl(command.subtype)
        }
      },
    ],
    examples: [
      Example("remote play", "starts at vc", shows: "remoteControlReceived"),
      Example("remote off; remote play", "nobody asked for it", shows: "not delivered"),
    ])
}

/// The words for commands by remote control.
private enum RemoteWords {
  static let all: [(word: String, subtype: UIEvent.EventSubtype)] = [
    ("play", .remoteControlPlay), ("pause", .remoteControlPause), ("stop", .remoteControlStop),
    ("toggle", .remoteControlTogglePlayPause), ("next", .remoteControlNextTrack),
    ("previous", .remoteControlPreviousTrack),
    ("beginSeekingBackward", .remoteControlBeginSeekingBackward),
    ("endSeekingBackward", .remoteControlEndSeekingBackward),
    ("beginSeekingForward", .remoteControlBeginSeekingForward),
    ("endSeekingForward", .remoteControlEndSeekingForward),
  ]
}
