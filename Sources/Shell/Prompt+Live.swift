import Course
import Live
import Session
import Text

/// The page of a live session: what is clicked there is carried out here.
extension Prompt {
  /// Opens the page, if the call asked for it.
  func beginPage() {
    let session = shell.session
    if session.keepsPageClosed {
      session.keepsPageClosed = false
      if shell.options.opensPage || session.liveHost?.hadPage == true {
        say("the page stays closed, as it may be the reason; 'live' opens it")
      }
      return
    }
    // A session that is resumed has opened its page in silence.
    if shell.options.opensPage || session.liveHost?.isOpen == true {
      submit("live", from: .program)
    }
    // The lines of a session that is resumed were told to nobody.
    session.liveHost?.tellState()
  }

  /// The work of the page for a moment in which nobody types.
  var idleWork: LineEditor.IdleWork {
    LineEditor.IdleWork(
      delay: 150, isWanted: { shell.session.liveHost?.needsMap == true },
      run: {
        let scene = shell.session.scene
        let isInterrupted = scene.isInterrupted
        scene.isInterrupted = { isInterrupted() || shell.input.hasInput }
        defer { scene.isInterrupted = isInterrupted }
        shell.session.liveHost?.tellMap()
      })
  }

  /// Carries out what the page wants as far as nothing is printed; returns whether more is left.
  func receiveQuietVisitors() -> Bool {
    let session = shell.session
    while let request = session.liveHost?.firstRequest {
      switch request {
      case .line, .enter: return true
      case .vote(let question, let voter, let choice):
        session.vote(in: question, by: voter, choice)
      case .step: break
      }
      session.liveHost?.takeRequest()
    }
    return false
  }

  /// Carries out what the page wants.
  func receiveVisitors() {
    let session = shell.session
    while receiveQuietVisitors(), let request = session.liveHost?.firstRequest {
      session.liveHost?.takeRequest()
      switch request {
      case .line(let line):
        echo(line)
        submit(line, from: .page)
      case .enter:
        guard session.takesEmptyLines else { continue }
        // What Enter takes where nothing is typed.
        let line = session.lineOfEnter ?? ""
        echo(line)
        submit(line, from: .page)
      case .vote, .step: continue
      }
    }
    shell.flush()
  }

  /// Shows a line of the page as if it had been typed.
  private func echo(_ line: String) {
    show(TextLine(mainPrompt, .prompt) + TextLine(line) + TextLine("  (page)", .dim))
    shell.flush()
  }
}
