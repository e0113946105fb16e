import ResponderKit

/// The chain that begins with a responder, or the first ones of it.
func responders(from responder: UIResponder, first count: Int = .max) -> [UIResponder] {
  Array(ResponderChain(from: responder).prefix(count))
}
