import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let votes = Command(
    name: "votes", group: .session,
    summary: "counts hands for the answers of the question that is open",
    forms: [
      Form(.words("ANSWER COUNT …"), summary: "so many hands for each answer") { call, words in
        guard call.session.poll != nil else { throw call.noQuestion }
        for (choice, count) in try call.counts(words) {
          call.session.changePoll { $0.count(count, for: choice) }
        }
        call.tellVotes()
      },
      Form(summary: "shows the votes") { call in
        guard call.session.poll != nil else { throw call.noQuestion }
        call.tellVotes()
      },
    ])
}

extension Call {
  fileprivate var noQuestion: CommandError {
    CommandError(
      .nothingYet("no question is open; 'set-option reveal ask' asks one at every event"))
  }

  fileprivate func tellVotes() {
    guard let poll = session.poll else { return }
    session.post(.voted(poll))
    facts(CommandFacts.votes, poll.counts)
    let lines = poll.lines(session.style)
    if lines.isEmpty { write(TextLine("nobody has voted yet", .notice)) }
    lines.forEach(write)
  }

  /// Reads answers with their counts.
  fileprivate func counts(_ words: [Word]) throws -> [(String, Int)] {
    try stride(from: 0, to: words.count, by: 2).map { k in
      let choice = try choice(words[k])
      guard k + 1 < words.count else {
        throw CommandError(
          .refused("how many are for '\(choice)'? Write 'votes \(choice) 12'"), at: words[k].range)
      }
      guard let count = Int(words[k + 1].text), (0...100_000).contains(count) else {
        throw CommandError(
          .refused("'\(words[k + 1].text)' is no number of hands, 0 to 100000"),
          at: words[k + 1].range)
      }
      return (choice, count)
    }
  }

  private func choice(_ word: Word) throws -> String {
    let name = word.text
    if let choices = session.poll?.choices {
      if let place = Int(name), choices.indices.contains(place - 1) { return choices[place - 1] }
      guard choices.contains(name) else {
        throw CommandError(
          .refused("'\(name)' is no answer of the question: \(choices.listed("or"))"),
          at: word.range)
      }
      return name
    }
    guard name == "nobody" || scene.names[name] is UIView else {
      let near = name.nearest(in: scene.views.map { scene.label(of: $0) } + ["nobody"], most: 2)
      throw CommandError(
        .refused(
          "'\(name)' is no view"
            + (near.isEmpty ? "" : "; did you mean \(near.listed("or"))?")), at: word.range)
    }
    return name
  }
}
