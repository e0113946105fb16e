extension DumpWarning {
  /// What a remark means for the scene.
  package enum Category: String, CaseIterable, Sendable {
    /// Publishing had damaged the text; nothing is lost.
    case repaired
    /// Something is missing in the text.
    case damaged
    /// The text does not tell it; a likely value was taken.
    case guessed
    /// The text never tells it; UIKit's default was taken.
    case assumed
    /// It was left out.
    case ignored
  }
}

extension DumpWarning.Kind {
  /// What the remark means for the scene.
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
