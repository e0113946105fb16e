import ResponderKit
import Scenes
import Session

extension Command {
  package static let remote = Command(
    name: "remote", group: .happening,
    summary: "sends a command of a headset or the lock screen: remoteControlReceived (R10.5)",
    changesScene: true,
    forms: [
      Form("on", summary: "beginReceivingRemoteControlEvents") { call in
        call.scene.application.beginReceivingRemoteControlEvents()
        call.confirm("remote commands are delivered from now on")
      },
      Form("off", summary: "endReceivingRemoteControlEvents") { call in
        call.scene.application.endReceivingRemoteControlEvents()
        call.confirm("remote commands are no longer delivered")
      },
      Form(.oneOf(RemoteCommand.all.map { .word($0.word, as: $0) })) { call, command in
        try call.happen("remote \(command.word)") {
          call.scene.application.postRemoteControl(command.subtype)
        }
      },
    ])
}

private struct RemoteCommand: Sendable {
  var word: String
  var subtype: UIEvent.EventSubtype

  static let all: [RemoteCommand] = [
    RemoteCommand(word: "play", subtype: .remoteControlPlay),
    RemoteCommand(word: "pause", subtype: .remoteControlPause),
    RemoteCommand(word: "stop", subtype: .remoteControlStop),
    RemoteCommand(word: "toggle", subtype: .remoteControlTogglePlayPause),
    RemoteCommand(word: "next", subtype: .remoteControlNextTrack),
    RemoteCommand(word: "previous", subtype: .remoteControlPreviousTrack),
    RemoteCommand(word: "beginSeekingBackward", subtype: .remoteControlBeginSeekingBackward),
    RemoteCommand(word: "endSeekingBackward", subtype: .remoteControlEndSeekingBackward),
    RemoteCommand(word: "beginSeekingForward", subtype: .remoteControlBeginSeekingForward),
    RemoteCommand(word: "endSeekingForward", subtype: .remoteControlEndSeekingForward),
  ]
}
