// The wording of everything that is said about a dump.

extension DumpError: CustomStringConvertible {
  /// The error in words, with its place.
  public var description: String { "\(line):\(column): \(kind)" }
}

extension DumpError.Kind: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .empty:
      return "no view in it: the text is empty"
    case .noObject:
      return "no view in it: paste what 'po view.recursiveDescription()' prints"
    case .noView(let className):
      return "no view in it: '\(className)' has no frame; "
        + "paste what 'po view.recursiveDescription()' prints"
    }
  }
}

extension DumpWarning: CustomStringConvertible {
  /// The warning in words, with its line.
  public var description: String { "line \(line): \(kind)" }
}

extension DumpWarning.Kind: CustomStringConvertible {
  /// The warning in words.
  public var description: String {
    switch self {
    case .notUnderstood:
      return "not understood, left out"
    case .elided:
      return "lines are left out here; views below may have the wrong superview"
    case .notAView(let className):
      return "'\(className)' has no frame and is no view, left out"
    case .cut:
      return "the line is cut; what is missing has its default value"
    case .moreOnLine:
      return "more views on one line, left out; put each view on a line of its own"
    case .unreadable(let attribute):
      return "cannot read '\(attribute)', its default value is used"
    case .clamped(let attribute):
      return "'\(attribute)' has a number that is not finite or too large; a near one is used"
    case .levelsMissing(let count):
      return "\(count) level\(count == 1 ? "" : "s") missing above this view; "
        + "it is put into the nearest view above"
    case .aboveRoot:
      return "above the first view of the dump; a tree of its own begins here"
    case .repeatedAddress(let address, let firstLine):
      return "'\(address)' is already on line \(firstLine); both are kept"
    case .animated:
      return "captured during an animation: what was on the screen may lie elsewhere, "
        + "and animating views may ignore touches"
    case .approximatedTransform:
      return "the transform is three-dimensional; its part in the plane is used"
    case .guessedSize:
      return "the frame does not tell the size under this transform; a near one is guessed"
    case .singularTransform:
      return "the transform has no inverse; no touch reaches the view"
    }
  }
}
