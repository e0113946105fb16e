/// The responders after or from one, following `next`. No other code walks the chain. A chain that
/// comes back to a responder, which only an override of `next` can cause, ends before the first
/// repetition.
public struct ResponderChain: Sequence {
  private let first: UIResponder?

  /// Creates the chain that begins with a responder.
  public init(from responder: UIResponder) { first = responder }

  /// Creates the chain that begins behind a responder.
  public init(after responder: UIResponder) { first = responder.next }

  /// Returns an iterator at the first responder.
  public func makeIterator() -> Iterator { Iterator(first: first) }

  /// An iterator that follows `next`, and looks for repetitions only where there can be any.
  public struct Iterator: IteratorProtocol {
    private let first: UIResponder?
    private var upcoming: UIResponder?
    private var seen: Set<ObjectIdentifier>?

    init(first: UIResponder?) {
      self.first = first
      upcoming = first
    }

    /// Returns the next responder; nil at the end of the chain.
    public mutating func next() -> UIResponder? {
      guard let responder = upcoming.take() else { return nil }
      if seen?.insert(ObjectIdentifier(responder)).inserted == false { return nil }
      upcoming = responder.next
      // A responder without `next` does not lead back.
      if seen == nil, upcoming != nil, !responder.hasStandardNext {
        seen = visited(upTo: responder)
      }
      return responder
    }

    private func visited(upTo end: UIResponder) -> Set<ObjectIdentifier> {
      // As many as most chains have.
      var visited = Set<ObjectIdentifier>(minimumCapacity: 24)
      visited.insert(ObjectIdentifier(end))
      var responder = first
      while let current = responder, current !== end {
        visited.insert(ObjectIdentifier(current))
        responder = current.next
      }
      return visited
    }
  }
}
