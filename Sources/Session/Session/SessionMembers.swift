import Foundation
import Language
import Text

/// What a session may read and write, and where texts come from that are no files.
package struct FileAccess {
  /// Indicates whether commands may name files to read or write.
  package var allowsFiles = true
  /// Indicates whether commands may write files.
  package var allowsWriting = true
  /// A closure that opens a file to be read: it returns a descriptor, or a negative number with the
  /// reason in `errno`.
  package var openFile: (_ path: String) -> Int32 = Session.open
  /// The input that a file called `-` stands for; nil where scripts or a person's lines come that
  /// way.
  package var standardInput: FileHandle?
  /// The texts that names stand for in place of files: `-`, and those that a caller gives.
  package var texts: [String: Data] = [:]
  /// A closure that asks the person at the prompt for a text; nil where nobody can be asked.
  package var textAtPrompt: (() -> PromptedText)?
  /// A closure that clears the screen of the person at the prompt; nil where there is none.
  package var clearScreen: (() -> Void)?
}

/// The words that scripts and people have given a meaning.
package struct Vocabulary {
  /// The values of the variables.
  package var variables: [String: [Word]] = [:]
  /// The values of the variables that were set from outside, with which each script begins.
  package var definitions: [String: [Word]] = [:]
  /// The aliases: words that stand for the beginning of a command.
  package var aliases: [String: [Word]] = [:]
  /// The macros: words that stand for several commands.
  package var macros: [String: Macro] = [:]
  /// The former names of commands that were told to be so.
  var toldFormerNames: Set<String> = []
}

/// What is under way in a session.
package struct SessionWork {
  /// The number of commands being carried out that stand behind another one.
  package var nestedCommands = 0
  /// Indicates whether only the commands that form a script are carried out, to list its tests.
  package var isOutlining = false
  /// Indicates whether a line is only tried, so that no error needs suggestions.
  package var isTrying = false
  /// Indicates whether what code changes now is to be taken back, as it is only asked.
  var isAsking = false
  /// What a command has confirmed that its code may still refuse; nil if it is told at once.
  var confirmed: [TextLine]?
  /// The aliases that are being carried out.
  var openAliases: Set<String> = []
}

/// The forms of the commands that were called so far.
struct KnownForms {
  /// All of them, by the commands.
  var all: [ObjectIdentifier: CommandForms<Session>] = [:]
  /// The command that was called last: most lines of a long script call the same one again.
  var lastCommand: ObjectIdentifier?
  /// The forms of the command that was called last.
  var last: [Command.Form] = []
}
