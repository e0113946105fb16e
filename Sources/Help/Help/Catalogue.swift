import Commands
import Course
import EmbeddedFiles
import Live
import Scenes
import Session
import Text

enum Catalogue {
  /// A command, and what it is about in a word or two.
  typealias Entry = (command: Command, word: String)

  /// The commands in the order in which help lists them.
  static let all =
    building + overriding + gestures + happening + looking + expecting + scripts + session

  /// The commands with their words, which are the titles of their sections in the book.
  static let entries: [Entry] = {
    let words = Dictionary(
      BookReader.headings(in: EmbeddedFiles.text("Books/Commands.md")),
      uniquingKeysWith: { first, _ in first })
    return all.map { ($0, words[$0.name] ?? "") }
  }()

  private static let building: [Command] = [
    .add, .remove, .detach, .move, .front, .back, .swap, .rename, .copy, .set, .hide, .show,
    .enable, .disable, .rotate, .scale, .scroll, .animate, .window, .controller, .push, .pop,
    .select, .present, .dismiss, .alert, .size,
  ]
  private static let overriding: [Command] = [
    .inset, .override, .code, .answer, .handle, .next, .implements, .keycommand,
  ]
  private static let gestures: [Command] = [.gesture, .require, .simultaneous, .delegate, .target]
  private static let happening: [Command] = [
    .predict, .tap, .press, .drag, .swipe, .pinch, .twist, .touch, .statusBar, .wait, .ignore,
    .queue, .hit, .inside, .convert, .perform, .send, .menu, .focus, .resign, .endEditing, .key,
    .shake, .remote,
  ]
  private static let looking: [Command] = [
    .tree, .get, .find, .chain, .gestures, .trace, .log, .step, .break, .draw, .map, .split,
    .why, .audit,
  ]
  private static let expecting: [Command] = [.expect, .verify, .sweep, .test, .xfail, .end]
  private static let scripts: [Command] = [.let, .repeat, .macro, .alias]
  private static let session: [Command] = [
    .undo, .redo, .checkpoint, .restore, .diff, .history, .reset, .save, .record, .export,
    .source, .import, .capture, .echo, .clear, .setOption, .help, .try, .lesson, .hint,
    .solution, .quiz, .talk, .live, .votes, .quit,
  ]

  /// The commands by the words that call them.
  static let byWord = SessionKit.tapscope.byWord
}

extension SessionKit {
  /// What the program's sessions are made with.
  package static let tapscope = SessionKit(
    commands: Catalogue.all, reader: LenientReader(), pages: HelpPages.commands)
}

extension Session {
  /// Creates a session of the program with a new scene.
  ///
  /// - Parameter output: Receives the lines of output; nil if only observers do.
  package convenience init(
    style: OutputStyle = OutputStyle(), kinds: SceneKinds = SceneKinds(),
    output: ((TextLine) -> Void)? = nil
  ) {
    self.init(.tapscope, style: style, kinds: kinds, output: output)
  }

  /// Creates a session of the program with a scene.
  package convenience init(
    _ scene: Scene, style: OutputStyle = OutputStyle(), output: ((TextLine) -> Void)? = nil
  ) {
    self.init(.tapscope, scene, style: style, output: output)
  }
}
