import Commands
import Inspection

/// Walks through an interaction by single keys.
struct StepScreen {
  private let walk: StepWalk
  private let shell: Shell

  init(_ walk: StepWalk, _ shell: Shell) {
    self.walk = walk
    self.shell = shell
  }

  /// Shows one step after the other until the end or until the person leaves.
  func run() {
    let session = shell.session
    guard let keys = KeyReader() else {
      for k in walk.indices { show(k) }
      return
    }
    session.output(
      walk.heading + TextLine("   Enter next  b back  s to the end  r again  q leave", .dim))
    var position = walk.indices.lowerBound
    guard position < walk.indices.upperBound else { return }
    show(position)
    while let key = keys.readKey() {
      switch key {
      case .enter, .space, .character("n"), .right, .down:
        guard position + 1 < walk.indices.upperBound else { return end() }
        position += 1
        show(position)
      case .character("b"), .left, .up, .backspace:
        position = max(0, position - 1)
        show(position)
      case .character("s"):
        while position + 1 < walk.indices.upperBound {
          position += 1
          show(position)
        }
        return end()
      case .character("r"):
        position = 0
        show(position)
      case .character("?"):
        session.output(
          TextLine("Enter or space next, b back, s to the end, r again, q leave", .dim))
        shell.flush()
      case .character("q"), .escape, .interrupt, .endOfInput: return
      default: continue
      }
    }
  }

  private func end() {
    shell.session.output(TextLine("that was the last step", .dim))
    shell.flush()
  }

  private func show(_ index: Int) {
    for line in walk.lines(of: index, shell.session.look) { shell.session.output(line) }
    shell.flush()
  }
}
