/// A recognizer as a debugger prints it.
package func recognizer(
  _ className: String, _ address: String, on view: String, state: String = "Possible",
  _ rest: String = ""
) -> String {
  "<\(className): 0x\(address); state = \(state); \(rest)view = <UIView 0x\(view)>; "
    + "target= <(action=run:, target=<Screen 0xf0>)>>"
}
