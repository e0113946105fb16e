import Foundation
import Language
import Scenes
import Session
import Text

extension Command {
  package static let talk = Command(
    name: "talk", group: .session,
    summary: "plays a talk: prose and commands, for a class at the projector",
    movesSteps: true,
    forms: [
      Form("next", summary: "carries out the next command, or begins the next chapter") { call in
        try call.openTalk().goOn(in: call.session)
      },
      Form("back", summary: "takes back the last command") { call in
        try call.openTalk().goBack(in: call.session)
      },
      Form(.word("chapter", .integer("N")), summary: "begins a chapter") { call, number in
        let mode = try call.openTalk()
        guard mode.talk.chapters.indices.contains(number - 1) else {
          throw CommandError(
            .refused(
              "the talk has \(mode.talk.chapters.count.counted("chapter")); 'talk' lists them"))
        }
        mode.begin(number - 1, in: call.session)
      },
      Form("leave", summary: "ends the talk; your scene comes back") { call in
        let mode = try call.openTalk()
        call.session.leave(mode)
        call.confirm("your scene is back")
      },
      Form(
        .word("notes", .file("FILE")), summary: "writes your notes to a file or a second terminal"
      ) { call, file in
        let mode = try call.openTalk()
        guard call.session.access.allowsWriting else {
          throw call.error(.refused("files are not written now"), at: file)
        }
        do throws(FileContents.Failure) {
          mode.notes = try NoteFile(path: call.session.path(file.value))
        } catch {
          throw CommandError(
            .file(path: file.value, action: "write", reason: error.reason), at: file.range)
        }
        call.confirm("your notes go to \(file.value)")
      },
      Form(
        .word("check", .talk()), summary: "carries out all of a talk, with its checks"
      ) { call, given in
        let talk = try call.talk(given)
        let trial = TalkTrial(talk, in: call.session)
        trial.problems.forEach { call.write(TextLine($0, .bad)) }
        if trial.wasInterrupted { throw WorkInterrupted() }
        guard trial.problems.isEmpty else {
          throw call.error(
            .refused("the talk has \(trial.problems.count.counted("problem"))"), at: given)
        }
        call.write(TextLine("\(talk.name): \(trial.summary)"))
      },
      Form(
        .talk(), summary: "begins a talk"
      ) { call, given in
        try call.requireOpenFloor(for: "talks")
        let talk = try call.talk(given)
        if let mode = call.session.mode(TalkMode.self) { call.session.leave(mode) }
        call.session.enter(TalkMode(talk, in: call.session))
      },
      Form(summary: "lists the chapters of the talk that is open, or the talks of the program") {
        call in call.listTalks()
      },
    ])
}

extension Call {
  fileprivate func openTalk() throws -> TalkMode {
    guard let mode = session.mode(TalkMode.self) else {
      throw CommandError(.refused("no talk is open; 'talk' lists those of the program"))
    }
    try requireOpenFloor(for: "talks")
    // What was opened within the talk ends before it goes on.
    while let last = session.modes.last, last !== mode { session.leave(last) }
    return mode
  }

  /// Returns the talk that a word means: a name or a number, or else a file.
  func talk(_ given: Located<String>) throws -> Talk {
    let word = given.value
    if let number = Int(word), Talk.own.indices.contains(number - 1) { return Talk.own[number - 1] }
    if let talk = Talk.own.first(where: { $0.name == word }) { return talk }
    guard word.contains(".") || word.contains("/") else {
      let near = word.nearest(in: Talk.own.map(\.name), most: 2)
      throw error(
        .refused(
          "there is no talk '\(word)'"
            + (near.isEmpty
              ? "; 'talk' lists those of the program" : "; did you mean \(near.listed("or"))?")),
        at: given)
    }
    let data = try session.data(word, atMost: TalkReader.largestText, at: given.range)
    do throws(TextProblem) {
      var talk = try TalkReader.talk(in: String(decoding: data, as: UTF8.self), of: word)
      talk.path = session.path(word)
      return talk
    } catch {
      throw self.error(.refused(error.phrase), at: given)
    }
  }

  fileprivate func listTalks() {
    if let mode = session.mode(TalkMode.self) {
      for (k, chapter) in mode.talk.chapters.enumerated() {
        let isOpen = k == mode.chapter
        write(
          TextLine("\(k + 1)".leftPadded(to: 3) + "  ")
            + TextLine(chapter.title, isOpen ? .winner : .plain)
            + TextLine("  \(chapter.steps.count.counted("command"))", .dim))
      }
      return
    }
    let width = Talk.own.map(\.name.count).max() ?? 0
    for (k, talk) in Talk.own.enumerated() {
      var line = TextLine("\(k + 1)".leftPadded(to: 3) + "  ")
      line.append(talk.name, .name)
      line.pad(to: width + 7)
      line.append(talk.title)
      line.append("  \(talk.chapters.count.counted("chapter"))", .dim)
      session.writeWrapped(line)
    }
    confirm("'talk 1' plays the first; 'help talk' tells how to write your own")
  }
}

extension Part where Context == Session, Value == Located<String> {
  /// Returns a slot for a talk of the program, or a file with one.
  static func talk(_ label: String = "WHAT") -> Part {
    .file(label, "the name of a talk, or a file", or: { Talk.own.map(\.name) + Talk.numbers }) {
      $0.hasSuffix(".md")
    }
  }
}
