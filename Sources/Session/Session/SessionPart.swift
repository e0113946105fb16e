/// What a feature keeps in a session, where only the feature knows of it.
package protocol SessionPart {
  /// Creates the part as it is in a new session.
  init()
}

/// What a feature keeps in the state of a session, which a test restores at its end.
package protocol StatePart: SessionPart {
  /// The part behind events that are forgotten, as their scene was replaced.
  var withoutEvents: Self { get }
}

extension Session {
  /// What a feature keeps.
  package subscript<Part: SessionPart>(part: Part.Type) -> Part {
    get { parts[ObjectIdentifier(part)] as? Part ?? Part() }
    set { parts[ObjectIdentifier(part)] = newValue }
  }
}

extension SessionState {
  /// What a feature keeps in the state.
  package subscript<Part: StatePart>(part: Part.Type) -> Part {
    get { parts[ObjectIdentifier(part)] as? Part ?? Part() }
    set { parts[ObjectIdentifier(part)] = newValue }
  }
}
