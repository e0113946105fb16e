import Commands
import Course
import Live
import Scenes
import Session
import Text

enum Catalogue {
  /// A command, and what it is about in a word or two.
  typealias Entry = (command: Command, word: String)

  /// The commands with their words, in the order in which help lists them.
  static let entries: [Entry] =
    building + overriding + gestures + happening + looking + expecting + scripts + session

  /// The commands in the order in which help lists them.
  static let all: [Command] = entries.map(\.command)

  private static let building: [Entry] = [
    (.add, "a view"),
    (.remove, "for good"),
    (.detach, "out of tree"),
    (.move, "to a parent"),
    (.front, "asked first"),
    (.back, "asked last"),
    (.swap, "two siblings"),
    (.rename, "a new name"),
    (.copy, "with parts"),
    (.set, "properties"),
    (.hide, "isHidden on"),
    (.show, "isHidden off"),
    (.enable, "a control"),
    (.disable, "a control"),
    (.rotate, "by degrees"),
    (.scale, "by a factor"),
    (.scroll, "its offset"),
    (.animate, "over seconds"),
    (.window, "one more"),
    (.controller, "one more"),
    (.push, "onto a stack"),
    (.pop, "off a stack"),
    (.select, "a tab"),
    (.present, "a screen"),
    (.dismiss, "that screen"),
    (.alert, "asks and acts"),
    (.size, "of the screen"),
  ]
  private static let overriding: [Entry] = [
    (.inset, "touch area"),
    (.override, "hit-testing"),
    (.code, "your classes"),
    (.answer, "of a method"),
    (.handle, "events"),
    (.next, "of the chain"),
    (.implements, "actions"),
    (.keycommand, "for a key"),
  ]
  private static let gestures: [Entry] = [
    (.gesture, "a recognizer"),
    (.require, "one to fail"),
    (.simultaneous, "both at once"),
    (.delegate, "its answers"),
    (.target, "and action"),
  ]
  private static let happening: [Entry] = [
    (.predict, "guess first"),
    (.tap, "a finger"),
    (.press, "and hold"),
    (.drag, "a finger"),
    (.swipe, "fast"),
    (.pinch, "two fingers"),
    (.twist, "two fingers"),
    (.touch, "one phase"),
    (.statusBar, "to the top"),
    (.wait, "time passes"),
    (.ignore, "a touch"),
    (.queue, "of events"),
    (.hit, "hitTest"),
    (.inside, "pointInside"),
    (.convert, "a point"),
    (.perform, "who would"),
    (.send, "an action"),
    (.menu, "of a control"),
    (.focus, "becomes first"),
    (.resign, "gives it up"),
    (.endEditing, "in a view"),
    (.key, "of a keyboard"),
    (.shake, "the device"),
    (.remote, "of a headset"),
  ]
  private static let looking: [Entry] = [
    (.tree, "the views"),
    (.get, "a property"),
    (.find, "by name, text"),
    (.chain, "of responders"),
    (.gestures, "and states"),
    (.trace, "each decision"),
    (.log, "who got what"),
    (.step, "one by one"),
    (.break, "stops there"),
    (.draw, "the screen"),
    (.map, "who gets what"),
    (.split, "picture, text"),
    (.why, "is it dead"),
    (.audit, "all targets"),
  ]
  private static let expecting: [Entry] = [
    (.expect, "a fact"),
    (.verify, "an output"),
    (.sweep, "every point"),
    (.test, "a named test"),
    (.xfail, "known to fail"),
    (.end, "of a block"),
  ]
  private static let scripts: [Entry] = [
    (.let, "a variable"),
    (.repeat, "some lines"),
    (.macro, "lines, a name"),
    (.alias, "a short name"),
  ]
  private static let session: [Entry] = [
    (.undo, "one back"),
    (.redo, "one forward"),
    (.checkpoint, "a mark"),
    (.restore, "that mark"),
    (.diff, "two screens"),
    (.history, "what you did"),
    (.reset, "a new scene"),
    (.save, "the scene"),
    (.record, "what you type"),
    (.export, "to a file"),
    (.source, "runs a script"),
    (.import, "a dump"),
    (.capture, "a real app"),
    (.echo, "a line"),
    (.clear, "the screen"),
    (.setOption, "how it looks"),
    (.help, "a page"),
    (.try, "an example"),
    (.lesson, "a course"),
    (.hint, "of a lesson"),
    (.solution, "of a lesson"),
    (.quiz, "questions"),
    (.talk, "for a class"),
    (.live, "in a browser"),
    (.votes, "of a class"),
    (.quit, "the end"),
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
