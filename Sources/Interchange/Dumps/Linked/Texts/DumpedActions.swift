/// Whom a control tells of what, as chisel's `pactions` prints it: one target per line.
package struct DumpedActions: Hashable, Sendable {
  /// The control's address, if the command that was typed has it.
  package var control: String?
  /// Who is told.
  package var target: ObjectMention
  /// What it is told.
  package var actions: [String]
  /// The number of the line in the text, from 1.
  package var line: Int

  /// Creates the actions of a control on one target.
  package init(control: String?, target: ObjectMention, actions: [String], line: Int) {
    self.control = control
    self.target = target
    self.actions = actions
    self.line = line
  }
}
