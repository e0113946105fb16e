/// The actions of a control on one target, as a line of chisel's `pactions` prints them.
package struct DumpedActions: Hashable, Sendable {
  /// The control's address, if the command that was typed has it.
  package var control: String?
  /// The target to which the control sends the actions.
  package var target: ObjectMention
  /// The names of the actions.
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
