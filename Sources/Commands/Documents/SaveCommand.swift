import Interchange
import Session
import Text

extension Command {
  package static let save = Command(
    name: "save", group: .session,
    summary: "writes a script that rebuilds the scene",
    forms: [
      Form(.file()) { call, file in
        let script = SceneScript(call.scene, mustStop: call.scene.mustStop)
        let lines = script.lines
        try call.session.write(
          lines.joined(separator: "\n") + "\n", to: file.value, at: file.range)
        call.confirm("\(lines.count) lines written")
        if call.scene.origin != nil {
          call.write(
            TextLine(
              "what the imported text left open, such as targets and recognizers, is not in it",
              .notice))
        }
        if !script.leftOut.isEmpty {
          let names = script.leftOut.prefix(4).map { "'\($0)'" }
          let more = script.leftOut.count > 4 ? ["\(script.leftOut.count - 4) more"] : []
          call.write(
            TextLine(
              "a script cannot write \((names + more).listed("and")); read again, that begins anew",
              .notice))
        }
        call.facts(CommandFacts.saving, (file.value, lines.count))
      }
    ])
}
