import Interchange
import Language
import Live
import Session
import Text

extension Command {
  static let exportHTML = Command.Form(
    .word("html", .flag("replay")), .optional(.file()),
    summary: "a web page: click to see who gets the touch, and why another view does not, in 3D; "
      + "'replay' adds a recording of the talk or the lesson that is open, or else of this session"
  ) { call, isReplay, file in
    guard isReplay else {
      let page = ScenePage(call.scene, showing: call.session.lastInteraction)
      return try call.export(page.lines, to: file)
    }
    let maker = ReplayMaker(in: call.session)
    defer { maker.end() }
    try call.fill(maker)
    if call.scene.mustStop() { throw WorkInterrupted() }
    let page = ScenePage(
      maker.session.scene, showing: maker.session.lastInteraction, replaying: maker.events)
    try call.export(page.lines, to: file)
    if maker.failures > 0 {
      call.advise(
        "\(maker.failures.counted("line")) could not be carried out again, and "
          + "\(maker.failures == 1 ? "is" : "are") left out")
    }
  }
}

extension Call {
  /// Adds the talk or the lesson that is open, or else the session, to a replay.
  fileprivate func fill(_ maker: ReplayMaker) throws {
    if let mode = session.modes.lazy.compactMap({ $0 as? any ReplayedMode }).last {
      return mode.add(to: maker)
    }
    guard let transcript = session.transcript else {
      throw CommandError(
        .refused(
          "a script keeps no transcript; begin with 'set-option transcript on', or open a talk"))
    }
    WorthShowing.commands(among: transcript.ownCommands, session.kit).forEach(maker.add)
  }
}
