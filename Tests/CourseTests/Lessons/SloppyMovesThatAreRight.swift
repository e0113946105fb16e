/// The sloppy moves that solve a lesson, or spoil no solution of it, each with the reason.
enum SloppyMovesThatAreRight {
  /// The moves that are right, or break nothing of a lesson, each with the reason; `*` stands for any
  /// word. Those of every lesson break nothing; alone, they solve none.
  static let right: [String: [String: String]] = [
    "*": [
      "move * to root": "what stays at its place on the screen works as before",
      "move * to window": "what stays at its place on the screen works as before",
      "move * to root;center * *": "what stays at its place on the screen works as before",
      "move * to window;center * *": "what stays at its place on the screen works as before",
    ],
    "predict": [
      "add UIControl spare * * in yellow": "yellow is hidden with blue",
      "front red": "any way that gives red this tap will do",
      "move red to window": "any way that gives red this tap will do",
      "move red to window;center red *": "any way that gives red this tap will do",
      "add UIControl spare * * in blue": "blue refuses touches for its subviews, too",
      "override yellow redirect red": "yellow lies at the point, and gives the tap to red",
    ],
    "order": [
      "back blue": "red is in front then", "front red": "the solution",
      "move red to blue;move red to window": "red comes to lie in front, at its place",
      "move red to window": "red comes to lie in front, at its place",
      "move red to window;center red *": "red comes to lie in front, at its place",
    ],
    "edge": [
      "inset right 0,-5,0,0": "a solution: left is not larger, and right reacts up to its edge"
    ],
    "refusals": [
      "add UIControl spare * * in price": "price refuses touches for its subviews, too",
      "set veil interaction off": "the solution", "override veil passthrough": "another way",
      "override veil block": "another way",
      "front buy;override veil redirect root":
        "buy is in front of veil, which gives what it takes to root",
      "back veil;override veil redirect root":
        "buy is in front of veil, which gives what it takes to root",
      "override veil redirect *": "its interaction is off, and it says no before",
      "move buy to veil;center buy *": "veil lets its subviews have their touches",
    ],
    "outside": [
      "override card accepts buy": "the solution",
      "override buy block": "an override of card answers buy without asking it",
      "override buy redirect *": "an override of card answers buy without asking it",
    ],
    "hud": [
      "override hud passthrough": "the solution", "front buy": "hud is empty there",
      "override hud block": "the override of the solution takes its place",
      "override hud redirect *": "the override of the solution takes its place",
      "move buy to hud": "it stays at its place",
      "move buy to hud;center buy *": "it stays at its place",
    ],
    "raised": [
      "override bar accepts plus": "the solution",
      "override home accepts plus;override bar accepts home":
        "home contains no more than plus does",
    ],
    "overlay": [
      "override toast passthrough": "the solution",
      "override toast redirect *": "the override of the solution takes its place",
    ],
    "disabled": [
      "add UIControl spare * * in buy": "a disabled button refuses for its subviews, too",
      "target buy none": "a disabled button sends nothing",
      "disable buy": "it is disabled", "set buy interaction off": "it refuses taps anyway",
      "override buy block": "it refuses taps anyway",
      "override buy redirect *":
        "a view in front of it takes the tap, or open refuses the touch",
    ],
    "double": ["add UIControl spare * * in *": "recognizers see the touches of subviews"],
    "shake": ["add UIControl spare * * in *": "shakes have no point"],
    "swipe": ["add UIControl spare * * in *": "recognizers see the touches of subviews"],
    "level": ["add UIControl spare * * in *": "lock covers the windows behind it"],
    "keyboard": [
      "add UIControl spare * * in *": "the field's own recognizer sees the touches of subviews"
    ],
    "return": [
      "add UIControl spare * * in *": "the field's own recognizer sees the touches of subviews"
    ],
    "presented": [
      "add UIControl spare * * in list": "the sheet covers it",
      "add UIControl spare * * in root": "the sheet covers it",
    ],
    "child": [
      "add UIControl spare * * in map-view": "it is hidden, and the root view of map no more"
    ],
    "receive": [
      "add UIControl spare * * in text": "text refuses touches for its subviews, too",
      "add UIControl spare * * in thumb": "all of panel is refused",
    ],
    "palette": ["move width to palette;center width *": "it stays at its place"],
    "offset": ["add UIControl spare * * in *": "pay is in front, and no row contains its points"],
    "pinch": [
      "add UIControl spare * * in *": "recognizers see the touches of subviews",
      "move turn to *": "map covers the screen", "move zoom to *": "map covers the screen",
      "override root redirect map": "map covers the screen",
      "override window redirect map": "map covers the screen",
    ],
    "background": [
      "override row redirect row-content": "row-content belongs to row",
      "add UIControl spare * * in row": "row-content is in front of it",
      "add UIControl spare * * in name":
        "the field's own recognizer sees the touches of subviews",
    ],
    "sheet": [
      "front root;move sheet-view to *": "sheet stays presented, and takes the taps on it",
      "move sheet-view to *;front root": "sheet stays presented, and takes the taps on it",
    ],
    "yourapp": [
      "move like to card": "one of the right ways",
      "move like to list;center like *": "it stays at its place",
      "add UIControl spare * * in heading": "labels refuse touches for their subviews, too",
      "add UIControl spare * * in price": "labels refuse touches for their subviews, too",
      "override photo block": "like has left photo",
      "override photo redirect *": "like has left photo",
      "set photo interaction off": "like has left photo",
    ],
  ]

  /// The names of what a lesson asks nothing of, each with the reason.
  static let idle: [String: [String: String]] = [
    "predict": [
      "blue": "red gets the tap, whatever becomes of blue",
      "yellow": "red gets the tap, whatever becomes of yellow",
    ],
    "refusals": ["price": "it refuses touches, and may as well be gone"],
    "child": ["map-view": "it is the root view of map no more"],
    "shake": [
      "pad": "shakes have no point", "name": "shakes have no point", "root": "shakes have no point",
      "window": "shakes have no point",
    ],
    "background": ["row-content": "it only belongs to row"],
    "receive": [
      "text": "all of panel is refused", "thumb": "all of panel is refused",
      "close": "root has the same taps as dim",
    ],
    "offset": [
      "row1": "rows are looked at, and keep their frames",
      "row2": "rows are looked at, and keep their frames",
      "row3": "rows are looked at, and keep their frames",
      "row4": "rows are looked at, and keep their frames",
    ],
    "level": ["root": "lock covers it", "window": "lock covers it"],
    "presented": [
      "list": "the sheet covers it", "root": "the sheet covers it",
      "photo": "it may be small, and still gets its touches", "sheet-view": "it may be larger",
    ],
    "yourapp": [
      "heading": "labels refuse touches", "price": "labels refuse touches",
    ],
  ]

  /// The lessons in whose solutions a number may be another one, each with the reason.
  static let looseNumbers = [
    "offset": "any offset will do that shows pay", "level": "any level will do that is higher",
    "yourapp": "toasts may end anywhere above buy",
  ]

  /// Returns whether moves are listed, each or together.
  static func contain(_ moves: [String], in lesson: String) -> Bool {
    moves.allSatisfy { isListed($0, in: lesson, "*") }
      || isListed(moves.joined(separator: ";"), in: lesson, "*")
  }

  /// Returns whether a move is listed as one that solves a lesson by itself.
  static func solves(_ move: String, _ lesson: String) -> Bool { isListed(move, in: lesson) }

  private static func isListed(_ move: String, in lesson: String, _ others: String...) -> Bool {
    let words = move.split(separator: " ")
    let subject = String(words[1].prefix { $0 != ";" })
    if idle[lesson]?[subject] != nil { return true }
    return (others + [lesson]).contains { name in
      (right[name] ?? [:]).keys.contains { key in
        let pattern = key.split(separator: " ")
        guard pattern.count == words.count else { return false }
        return pattern.indices.allSatisfy { pattern[$0] == "*" || pattern[$0] == words[$0] }
      }
    }
  }
}
