import ResponderKit
import Text

// The wording of everything that is said about a dump.

extension DumpError: CustomStringConvertible {
  /// The error in words, with its place.
  package var description: String { "\(line):\(column): \(kind)" }
}

extension DumpError.Kind: CustomStringConvertible {
  /// The error in words.
  package var description: String {
    switch self {
    case .empty:
      return "no view in it: the text is empty"
    case .noObject:
      return "no view in it: paste what 'po view.recursiveDescription()' prints"
    case .noView(let className):
      return "no view in it: '\(className)' has no frame; "
        + "paste what 'po view.recursiveDescription()' prints"
    case .tooLarge(let limit):
      return "larger than \(limit >> 20) MB; paste one screen only"
    case .tooManyTrees(let limit):
      return "more than \(limit) views at the top; paste one screen only"
    case .tooManyLines(let limit):
      return "more than \(limit) lines; paste one screen only"
    case .tooManyElements(let limit):
      return "more than \(limit) elements; paste one screen only"
    case .tooManyJoined(let limit):
      return "more than \(limit) recognizers, controllers and the like; paste one screen only"
    case .noScreen(let number, 1):
      return "it contains one screen, and no screen \(number); leave 'screen \(number)' out"
    case .noScreen(let number, let count):
      return "it contains \(count) screens, and no screen \(number); 'screen 1' is the first"
    case .nothingToShow(let format):
      return "no view in it: this looks like \(format.name), but nothing in it has a frame"
    case .documentType:
      return "a document type is declared; no test tool does that, and entities are not expanded"
    case .tooDeep(let limit):
      return "more than \(limit) levels deep; a real screen is not so deep"
    case .badJSON:
      return "not valid JSON; paste all that the tool printed"
    case .bareReply(let open):
      let why =
        open == 0 ? "no control is asked about" : "it may be about \(open) controls"
      return "this looks like a reply of the debugger, but \(why); "
        + "copy the line of the question, too: 'po [0x… allTargets]'"
    case .unknownAddresses(let count, let known):
      let addresses = "\(count) address\(count == 1 ? "" : "es")"
      return "its \(addresses) and the \(known) of the scene have none in common; "
        + "import the tree of the same run of the app first"
    }
  }
}

extension DumpWarning.Kind {
  /// The warning in words that fit several lines, whatever each of them names.
  var plural: String {
    switch self {
    case .notAView: "objects without a frame, which are no views, left out"
    case .layer: "layers without a view, which take no touches, left out"
    case .controllerName: "controllers are named here; the views have none in the scene"
    case .cut: "the lines are cut; what is missing has its default value"
    case .unknownAttribute: "attributes that are not known, left out"
    case .unreadable: "values that cannot be read; their defaults are used"
    case .clamped: "numbers that are not finite or too large; the nearest allowed ones are used"
    case .levelsMissing:
      "superviews of these views are missing; they are put into the nearest views above"
    case .repeatedAddress: "addresses that are also in earlier lines; all views are kept"
    case .printedAgain: "trees that are printed again below; the last copy is used"
    case .partOfTree: "trees that are parts of others, not built a second time"
    case .superviewMissing:
      "the superviews of these views are in no line above; they begin trees of their own"
    case .putBeside: "these trees have no window; they are put side by side"
    case .noFrame: "no frames, so the views have no size; only the chain can be asked"
    default: description
    }
  }
}

extension RepairKind: CustomStringConvertible {
  /// The damage that was undone, in words.
  package var description: String {
    switch self {
    case .utf16: "the text was in UTF-16"
    case .entities: "entities such as '&lt;' are read as characters"
    case .escapes: "a printed '\\n' is read as a line break"
    case .quotes: "curly quotes around texts are read as straight ones"
    case .colours: "the colours of a terminal are removed"
    case .comments(let mark): "'\(mark)' is removed at the start of every line"
    case .logPrefixes(let first):
      "the prefix of a log is removed from each line, such as '\(first)'"
    case .valueOverLines: "a value in braces that goes over several lines is read as one"
    case .wrapped(let columns): "lines that were wrapped at \(columns) columns are joined"
    case .joined: "views that shared a line are put on lines of their own"
    case .indentation: "the indentation is read in place of pipes"
    case .boxes: "lines drawn between the views are read in place of pipes"
    }
  }
}

extension DumpWarning: CustomStringConvertible {
  /// The warning in words, with its line.
  package var description: String { "line \(line): \(kind)" }
}

extension DumpWarning.Kind: CustomStringConvertible {
  /// The warning in words.
  package var description: String {
    switch self {
    case .notUnderstood: "not understood, left out"
    case .movedOut(let address):
      "\(address) lies outside of its stack view, but fits into the one round it; "
        + "it is put there"
    case .elided: "lines are left out here; views below may have the wrong superview"
    case .notAView(let className): "'\(className)' has no frame and is no view, left out"
    case .cut: "the line is cut; what is missing has its default value"
    case .repaired(let damage): "\(damage)"
    case .layer: "a layer without a view, which takes no touches, left out"
    case .controllerName(let name):
      "the controller '\(name)' is named here; the view has none in the scene"
    case .noFrame: "no frame, so the view has no size; only the chain can be asked"
    case .guessedPlace:
      "its place on the screen is not in the text; its middle is put where the touch went"
    case .brokenCharacters: "bytes that are not valid UTF-8 are replaced"
    case .unknownAttribute(let name): "the attribute '\(name)' is not known, left out"
    case .unreadable(let attribute): "cannot read '\(attribute)', its default value is used"
    case .clamped(let attribute):
      "'\(attribute)' has a number that is not finite or too large; the nearest allowed one is used"
    case .levelsMissing(let count):
      "\(count.counted("level")) missing above this view; "
        + "it is put into the nearest view above"
    case .aboveRoot: "above the first view of the dump; a tree of its own begins here"
    case .repeatedAddress(let address, let firstLine):
      "'\(address)' is already on line \(firstLine); both are kept"
    case .animated:
      "captured during an animation: what was on the screen may lie elsewhere, "
        + "and animating views may ignore touches"
    case .approximatedTransform: "the transform is three-dimensional; its part in the plane is used"
    case .guessedSize: "with this transform, the frame does not tell the size; it is estimated"
    case .singularTransform: "the transform has no inverse; no touch reaches the view"
    case .ignored(let attribute): "'\(attribute)' is not known, left out here and below"
    case .endsHere: "cannot be read from here on; the part before is used"
    case .damaged: "not well-formed; what can be read is used"
    case .accessibleOnly:
      "accessible elements only: a transparent view that takes the touch is not in this "
        + "file; 'why' can be wrong"
    case .interactionGuessed:
      "which views take touches is not printed; all do but labels and images, as in UIKit"
    case .elementWithoutFrame(let className):
      "'\(className)' has no frame, left out; its content is put into the next element around it"
    case .nestedByFrames:
      "the list has no levels; superviews are guessed from frames that contain one another"
    case .inPixels(let scale):
      "the window is \(scale.shortText) times as large as the screen; "
        + "its frames are taken as pixels"
    case .passthroughGuessed:
      "a window in front of another; it is assumed to let touches through where it is empty"
    case .invisible: "not visible on the device, so read as hidden; it may also be only covered"
    case .wrongThroughout(let attribute):
      "'\(attribute)' is false everywhere, which is impossible; left out"
    case .contradicted(let line):
      "line \(line) tells the opposite of the same touch; that line is used"
    case .printedAgain(let address, let lastLine):
      "'\(address)' is printed again on line \(lastLine); the last one is used"
    case .partOfTree(let address, let treeLine):
      "'\(address)' is in the tree of line \(treeLine), not built a second time"
    case .captureVersion(let version):
      "a capture of version \(version), but \(CaptureRecord.version) is read here: what is "
        + "known of it is used; 'capture swift' and 'capture lldb' print files that fit"
    case .linesMissing(let count): "\(count.counted("line")) of the capture missing"
    case .superviewMissing(let address):
      "its superview '\(address)' is in no line above; it begins a tree of its own"
    case .madeUpWindow(let size):
      "no window round this view; one of \(size.text) is made, and no touch outside of it "
        + "reaches the view"
    case .putBeside: "this tree has no window; it is put to the right of the others"
    }
  }
}
