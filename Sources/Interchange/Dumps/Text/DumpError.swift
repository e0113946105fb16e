import Foundation
import Scenes

/// A reason why a text gives no views.
package struct DumpError: Error, Hashable, Sendable {
  /// A kind of error.
  package enum Kind: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text prints no object at all.
    case noObject
    /// The text prints objects, but none has a frame; this is the first one's class.
    case noView(className: String)
    /// The text is larger than a text that is read, in bytes.
    case tooLarge(limit: Int)
    /// The text has more trees than a text that is read.
    case tooManyTrees(limit: Int)
    /// The text has more lines than a text that is read.
    case tooManyLines(limit: Int)
    /// The text has more elements than a text that is read.
    case tooManyElements(limit: Int)
    /// The text has more recognizers, controllers and the like than a text that is read.
    case tooManyJoined(limit: Int)
    /// The text has the marks of a format, but holds no view or element with a frame.
    case nothingToShow(DumpFormat)
    /// The text declares a document type, which may define entities without end.
    case documentType
    /// The text has elements nested more deeply than any screen has.
    case tooDeep(limit: Int)
    /// The text has fewer screens than the number that was asked for.
    case noScreen(number: Int, count: Int)
    /// The text is no JSON.
    case badJSON
    /// The text prints no views, and its other objects belong to none of the scene's views.
    case unknownAddresses(count: Int, known: Int)
    /// The text is a list that does not tell which of the controls with open questions it is about.
    case bareReply(open: Int)
  }

  /// The number of the line that shows it, from 1.
  package let line: Int
  /// The byte of the line at which its content begins, from 1.
  package let column: Int
  /// The kind of error.
  package let kind: Kind

  /// Creates an error.
  package init(line: Int = 1, column: Int = 1, kind: Kind) {
    (self.line, self.column, self.kind) = (line, column, kind)
  }
}

/// A warning about a part of a dump that could not be taken over as it stands.
package struct DumpWarning: Hashable, Sendable {
  /// A kind of warning.
  package enum Kind: Hashable, Sendable {
    /// The text was damaged from here on, and was repaired.
    case repaired(RepairKind)
    /// A layer that no view owns.
    case layer
    /// The controller that the line names as the owner of the view.
    case controllerName(String)
    /// The text prints no frames.
    case noFrame
    /// The view is put where the touch went, as the text does not tell its place.
    case guessedPlace
    /// Bytes that are no UTF-8 are replaced.
    case brokenCharacters
    /// The line holds nothing that is known.
    case notUnderstood
    /// The line stands for lines that were left out.
    case elided
    /// A view lies where only the stack view round its superview puts views, and is moved there.
    case movedOut(address: String)
    /// An object without a frame.
    case notAView(className: String)
    /// The line ends before the object does; what is complete is used.
    case cut
    /// The line has an attribute, and perhaps more, whose meaning is not known.
    case unknownAttribute(String)
    /// A value cannot be read; the default is used.
    case unreadable(attribute: String)
    /// A number is infinite, not a number or too large, and a near one is used.
    case clamped(attribute: String)
    /// The view is more than one level below the view that it is put into.
    case levelsMissing(count: Int)
    /// The view is above the one that the dump begins with; it begins a tree of its own.
    case aboveRoot
    /// Another line of the tree prints an object with the same address.
    case repeatedAddress(String, firstLine: Int)
    /// The dump was taken during an animation.
    case animated
    /// A transform in space is replaced by one in the plane.
    case approximatedTransform
    /// The size cannot be told from the frame and the transform, and is guessed.
    case guessedSize
    /// The transform has no inverse, so that no touch reaches the view.
    case singularTransform
    /// An attribute is printed of which nothing is known; the warning is given once.
    case ignored(attribute: String)
    /// The rest of the text is missing or cannot be read.
    case endsHere
    /// The text is not well-formed; the readable parts are used.
    case damaged
    /// The text holds accessible elements only.
    case accessibleOnly
    /// The text does not print which views take touches.
    case interactionGuessed
    /// The element has no frame; the elements in it are put into the element round it.
    case elementWithoutFrame(className: String)
    /// The superviews are told from the frames.
    case nestedByFrames
    /// The window is printed in pixels, of which the given number make a point.
    case inPixels(scale: CGFloat)
    /// A window lies in front of another one; it is taken to let touches through where it holds
    /// nothing.
    case passthroughGuessed
    /// The view was not visible on the device, and is taken as hidden.
    case invisible
    /// A flag has a value that cannot be true of all elements.
    case wrongThroughout(attribute: String)
    /// The text is a capture of another version than the one that is read.
    case captureVersion(String)
    /// Lines of a capture are missing.
    case linesMissing(count: Int)
    /// The superview that a line names is in no earlier line.
    case superviewMissing(String)
    /// The device's answer about a touch is the opposite of a later one.
    case contradicted(laterLine: Int)
    /// The view at the top of a tree is at the top of a later tree, too, which is used.
    case printedAgain(String, lastLine: Int)
    /// The view at the top of a tree is in another tree, too, which is used.
    case partOfTree(String, treeLine: Int)
    /// The text has no window round the first tree; one of this size is made.
    case madeUpWindow(size: CGSize)
    /// The text has no window round the view, which is put beside the others.
    case putBeside
  }

  /// The number of the line, from 1.
  package let line: Int
  /// The kind of warning.
  package let kind: Kind

  /// Creates a warning.
  package init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }

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
      .brokenCharacters, .endsHere, .captureVersion, .linesMissing, .superviewMissing, .damaged,
      .wrongThroughout:
      .damaged
    case .guessedSize, .approximatedTransform, .clamped, .guessedPlace, .interactionGuessed,
      .nestedByFrames, .inPixels, .passthroughGuessed, .invisible, .putBeside, .movedOut:
      .guessed
    case .noFrame, .animated, .singularTransform, .accessibleOnly, .madeUpWindow: .assumed
    case .notUnderstood, .notAView, .unknownAttribute, .layer, .controllerName, .ignored,
      .elementWithoutFrame, .printedAgain, .partOfTree, .contradicted:
      .ignored
    }
  }
}

/// A way of printing a screen, as debuggers and test tools do it. Each stands beside its reader.
package struct DumpFormat: Hashable, Sendable {
  /// The word for it in reports.
  package let name: String
  /// Indicates whether the text holds accessible elements only: a transparent view that takes a
  /// touch is not in it.
  package var isApproximate = false
  /// The facts that the format tells and others leave open.
  var toldFacts: Set<ImportProvenance.Fact> = []
  /// The facts that the format leaves open, even if another text beside it tells them of a few
  /// views.
  var openFacts: Set<ImportProvenance.Fact> = []
}

/// The limits of a text that is read. A text beyond them is an error that names the limit.
package enum DumpLimits {
  /// The size of the largest text that is read, in bytes.
  package static let largestText = 64 << 20
  /// The number of lines of the longest text that is read.
  package static let mostLines = 500_000
  /// The number of elements of an XML or JSON text that are read.
  package static let mostElements = 200_000
  /// The number of recognizers, controllers and the like that are read to be joined with views.
  package static let mostJoined = 10_000
  /// The number of trees that are read, each of which is a window of its own in the scene.
  package static let mostTrees = 1000
}

/// A kind of damage that publishing did to a dump, and that was undone.
package enum RepairKind: Hashable, Sendable {
  /// The text is in UTF-16.
  case utf16
  /// The colours of a terminal stand in it.
  case colours
  /// `<` is written as `&lt;`, as in the source of a web page.
  case entities
  /// Line breaks and quotes are written as `\n` and `\'`.
  case escapes
  /// Quotes were made curly.
  case quotes
  /// Every line begins with the sign of a comment or a citation.
  case comments(mark: String)
  /// A log printed something before the views.
  case logPrefixes(first: String)
  /// Lines were broken at a width, in characters.
  case wrapped(columns: Int)
  /// A value in braces goes over several lines, as some descriptions do.
  case valueOverLines
  /// Line breaks were lost.
  case joined
  /// Indentation stands for the pipes.
  case indentation
  /// A tree is drawn with `│` and `├─` in place of the pipes.
  case boxes
}

extension [DumpWarning] {
  /// The warnings ordered by line; those of one line keep their order.
  var inOrderOfLines: [DumpWarning] {
    enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
