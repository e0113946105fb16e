import Text

/// A paper for the class: prose, tasks with their commands and pictures, and room for answers.
package struct Handout {
  /// A part of the paper.
  package enum Block {
    /// A heading; 1 is the title.
    case heading(String, level: Int)
    /// A paragraph, in which backquotes enclose code.
    case prose(String)
    /// Lines of code that nobody types at a prompt.
    case code([String])
    /// Commands, with what is asked about them.
    case task(Task)
    /// The rules behind the answers; without texts, which would tell them, only their numbers.
    case rules([(number: String, text: String?)])
  }

  /// Commands that belong together, beside a picture of their scene.
  package struct Task {
    /// The question that all of it asks; nil if each command has its own.
    package var question: String?
    /// The commands and questions, in order.
    package var entries: [Entry] = []
    /// The picture; nil if there is nothing to see.
    package var picture: HandoutPicture?

    /// Creates a task.
    package init(question: String? = nil) { self.question = question }

    /// Indicates whether it has room for an answer, or an answer.
    package var asks: Bool {
      entries.contains {
        switch $0 {
        case .ask, .room: true
        case .commands, .output: false
        }
      }
    }
  }

  /// A part of a task.
  package enum Entry {
    /// Commands, as they are typed.
    case commands([String])
    /// A command whose outcome is asked.
    case ask(Ask)
    /// What commands show.
    case output([TextLine])
    /// Empty lines to write on.
    case room(lines: Int)
  }

  /// A command whose outcome is asked.
  package struct Ask {
    /// The number of the question in the paper, from 1.
    package var number: Int
    /// The command, line by line.
    package var command: [String]
    /// The question; nil if the task asks it.
    package var question: String?
    /// The number of lines to write on.
    package var room: Int
    /// The answer in a few words; nil in a blank paper, and where the output is the answer.
    package var answer: String?
    /// What the command shows; empty in a blank paper.
    package var output: [TextLine]

    /// Creates a question.
    package init(
      number: Int, command: [String], question: String?, room: Int, answer: String? = nil,
      output: [TextLine] = []
    ) {
      (self.number, self.command, self.question) = (number, command, question)
      (self.room, self.answer, self.output) = (room, answer, output)
    }
  }

  /// The parts, in order; the first one is the title.
  package var blocks: [Block]
  /// Indicates whether answers are filled in.
  package let isSolved: Bool

  /// Creates a paper.
  package init(_ blocks: [Block] = [], isSolved: Bool) {
    (self.blocks, self.isSolved) = (blocks, isSolved)
  }

  var title: String {
    if case .heading(let text, _)? = blocks.first { text } else { "Handout" }
  }

  /// The pictures, in order.
  var pictures: [HandoutPicture] {
    blocks.compactMap { if case .task(let task) = $0 { task.picture } else { nil } }
  }
}
