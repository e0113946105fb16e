import Commands
import Course
import Language
import Live
import Scenes
import Session
import Text

/// The catalogue of all commands.
enum Catalogue {
  /// The commands in the order in which help lists them.
  static let all: [Command] =
    building + overriding + gestures + happening + looking + expecting + scripts + session

  private static let building: [Command] =
    [.add, .remove, .detach, .move, .front, .back, .swap, .rename, .copy, .set, .get]
    + SetterCommand.all.map(\.command) + [
      .scroll, .animate, .window, .controller, .push, .pop, .select, .present, .dismiss, .alert,
      .profile,
      .size,
    ]
  private static let overriding: [Command] = [
    .inset, .override, .code, .answer, .handle, .next, .implements, .keycommand,
  ]
  private static let gestures: [Command] = [
    .gesture, .require, .simultaneous, .delegate, .target, .targets,
  ]
  private static let happening: [Command] = [
    .predict, .tap, .press, .drag, .swipe, .pinch, .twist, .touch, .statusBar, .wait, .ignore,
    .queue, .hit,
    .inside, .convert, .perform, .send, .sendActions, .menu, .focus, .resign, .endEditing, .key,
    .shake, .motion,
    .remote,
  ]
  private static let looking: [Command] = [
    .tree, .describe, .layout, .find, .controllers, .chain, .gestures, .trace, .log, .step, .break,
    .draw, .map, .split, .why, .audit, .console,
  ]
  private static let expecting: [Command] = [
    .expect, .verify, .sweep, .test, .xfail, .end,
  ]
  private static let scripts: [Command] = [.let, .repeat, .macro, .alias]
  private static let session: [Command] = [
    .undo, .redo, .checkpoint, .restore, .diff, .history, .reset, .save, .record, .export, .source,
    .import, .capture, .echo, .clear, .setOption, .help, .try,
    .lesson, .task, .hint, .solution, .quiz, .talk, .live, .votes,
    .quit,
  ]

  /// The commands by the words that call them.
  static let byWord = SessionKit.tapscope.byWord
}

extension SessionKit {
  /// What the program's sessions are made with.
  package static let tapscope = SessionKit(commands: Catalogue.all, reader: LenientReader())
}

extension Session {
  /// Creates a session of the program with a new scene.
  ///
  /// - Parameters:
  ///   - style: The style of the output.
  ///   - kinds: The kinds of things that the scene knows.
  ///   - output: Receives the lines of output; nil if only observers do.
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
