extension DumpWarning {
  /// A category of warnings: the consequence that a warning has for the scene.
  package enum Category: String, CaseIterable, Sendable {
    /// Publishing had damaged the text; nothing is lost.
    case repaired
    /// A part of the text is missing.
    case damaged
    /// The text does not tell a value; a likely one was taken.
    case guessed
    /// The text never tells a value; UIKit's default was taken.
    case assumed
    /// A part of the text was left out.
    case ignored
  }
}

extension DumpWarning.Kind {
  /// The category of the warning.
  package var category: DumpWarning.Category {
    switch self {
    case .repaired: .repaired
    case .cut, .elided, .levelsMissing, .aboveRoot, .repeatedAddress, .unreadable,
      .brokenCharacters, .endsHere, .damaged, .wrongThroughout:
      .damaged
    case .guessedSize, .approximatedTransform, .clamped, .guessedPlace, .interactionGuessed,
      .nestedByFrames, .inPixels, .passthroughGuessed, .invisible, .notHittable,
      .putBeside:
      .guessed
    case .noFrame, .animated, .singularTransform, .accessibleOnly: .assumed
    case .notUnderstood, .notAView, .unknownAttribute, .layer, .controllerName, .ignored,
      .elementWithoutFrame, .printedAgain, .partOfTree:
      .ignored
    }
  }
}
