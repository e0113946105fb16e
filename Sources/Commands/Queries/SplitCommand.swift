import Language
import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let split = Command(
    name: "split", group: .looking,
    summary: "shows the drawing and the answer of a command side by side",
    forms: [
      Form(.command()) { call, words in
        try call.session.splitting { try call.carryOutOpenly(words, behind: "split") }
      }
    ])
}

extension Session {
  /// Returns a drawing of a view, or of the screen, with the last touch.
  func drawing(of view: UIView? = nil) -> Drawing {
    var drawing = Drawing(scene, of: view, tap: state.tap)
    drawing.hit = state.tap == nil ? nil : state.hitTest?.answer.flatMap(scene.view)
    return drawing
  }

  /// Runs a body and writes its lines beside a drawing of the scene, or below it; without one if
  /// there is no room, or if there is nothing to write.
  package func splitting(_ body: () throws -> Void) rethrows {
    guard let pane = SplitPane(style, screen: scene.screenBounds.size) else { return try body() }
    let outerStyle = style
    style = pane.answerStyle
    let answer = OutputCollector()
    defer {
      // The command may have set an option.
      if style.width == pane.answerStyle.width { style.width = outerStyle.width }
      style.height = outerStyle.height
      for line in pane.lines(drawing(), beside: answer.lines) { post(.output(line)) }
    }
    try capturing(.output, by: answer, body)
  }

  /// Returns whether a line at the prompt is to be answered beside a drawing.
  package func splits(_ line: String) -> Bool {
    guard options.splitsAnswers, isInteractive else { return false }
    var lexer = Lexer("")
    guard let word = (try? lexer.words(of: line))?.last.first?.text else { return false }
    guard let command = kit.byWord[word] else { return true }
    switch command.group {
    case .building, .overriding, .gestures, .happening, .expecting: return command.block == nil
    case .looking:
      return ![Command.draw, .map, .step, .split].contains { $0 === command }
    case .scripts, .session: return false
    }
  }
}

extension Call {
  /// Returns a drawing of a view, or of the screen, with the last touch.
  func drawing(of view: UIView? = nil) -> Drawing { session.drawing(of: view) }
}
