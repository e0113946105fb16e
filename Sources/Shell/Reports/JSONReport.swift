import Commands
import Text

/// Writes an object per command, in lines, as `help json` describes them.
final class JSONReport: RunObserver {
  private let write: (String) -> Void
  let wantsCommands = true

  init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  func didRun(_ command: CommandRecord) {
    write(command.json.text)
  }

  func didEnd(_ test: TestRecord) {
    write(test.json.text)
  }
}
