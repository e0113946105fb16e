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
        if call.scene.isImported {
          call.write(
            TextLine(
              "what the imported text left open, such as targets and recognizers, is not in it",
              .notice))
        }
        for (parts, what) in [
          (script.leftOut, "read again, that begins anew"),
          (script.gone, "read again, that is gone"),
        ] where !parts.isEmpty {
          let names = parts.prefix(4).map { "'\($0)'" }
          let more = parts.count > 4 ? ["\(parts.count - 4) more"] : []
          call.write(
            TextLine("a script cannot write \((names + more).listed("and")); \(what)", .notice))
        }
        call.facts(CommandFacts.saving, (file.value, lines.count))
      }
    ])
}
