/// The words by which people ask for pages of help that have other names.
enum HelpWords {
  /// Words that say nothing about the subject of a question.
  private static let empty: Set<String> = [
    "a", "an", "the", "my", "your", "its", "this", "that", "these", "there", "i", "you", "it", "we",
    "me", "is", "are", "was", "be", "do", "does", "did", "doesn't", "don't", "isn't", "won't",
    "can't", "can", "cannot", "could", "should", "will", "would", "has", "have", "get", "gets",
    "getting", "got", "make", "how", "what", "why", "when", "where", "which", "who", "in", "on",
    "at", "of", "to", "for", "with", "and", "or", "not", "no", "from", "by", "as", "if", "so",
    "about", "please", "use", "using", "swift", "uikit", "ios", "code", "one", "all", "any",
  ]

  /// Returns the words of a question that say something, or all if none does.
  static func telling(_ words: [String]) -> [String] {
    let telling = words.filter { !empty.contains($0.lowercased()) }
    return telling.isEmpty ? words : telling
  }

  /// Words of one meaning in the pages of help; each stands for the others.
  private static let meanings: [[String]] = [
    ["dead", "broken", "unresponsive", "untappable", "unclickable", "react", "reacts", "reacting"],
    ["larger", "bigger", "enlarge", "expand", "increase", "grow", "extend"],
    ["smaller", "shrink", "reduce"],
    ["area", "zone", "region", "hitbox"],
    ["tap", "taps", "click", "clicks", "clicked", "tapped"],
    ["recognizer", "recognizers", "gesture", "gestures"],
    ["covered", "covers", "overlay", "overlaps", "overlapping", "blocked", "blocks"],
    ["transparent", "clear", "invisible", "see-through"],
    ["cancelled", "canceled", "cancels", "interrupted"],
    ["delay", "delays", "delayed", "late", "slow", "lag"],
    ["order", "z-order", "zposition", "zindex"],
    ["modal", "sheet", "presented", "present"],
    ["colour", "colours", "color", "colors"],
    ["keyboard", "keys", "shortcut", "shortcuts"],
    ["dump", "dumps", "recursivedescription", "hierarchy"],
  ]

  /// Returns a word and those that may stand for it, the word itself first.
  static func alternatives(_ word: String) -> [String] {
    let small = word.lowercased()
    let meaning = meanings.first { $0.contains(small) } ?? []
    let stems = ["s", "ing", "ed"].filter { small.hasSuffix($0) && small.count > $0.count + 3 }
      .map { String(small.dropLast($0.count)) }
    return [word] + (meaning + stems).filter { $0 != small }
  }

  /// The pages that selectors and questions mean, by their words without spaces and arguments.
  private static let pages: [String: String] = [
    // Questions.
    "start": "start", "started": "start", "begin": "start", "tutorial": "start",
    "beginner": "start", "intro": "start", "introduction": "start", "firststeps": "start",
    "hello": "start", "me": "start", "example": "start", "examples": "start", "learn": "start",
    "guide": "start",
    "manual": "topics", "help": "help", "buttondead": "dead-buttons",
    "deadbutton": "dead-buttons", "buttonwork": "dead-buttons", "buttonworking": "dead-buttons",
    "buttonreact": "dead-buttons", "buttonrespond": "dead-buttons", "dead": "dead-buttons",
    "nothinghappens": "dead-buttons", "notouch": "dead-buttons", "unresponsive": "dead-buttons",
    "buttonbroken": "dead-buttons", "touchesignored": "dead-buttons",
    "biggertoucharea": "touch-areas", "largertoucharea": "touch-areas",
    "enlarge": "touch-areas", "enlargetoucharea": "touch-areas", "biggerhitarea": "touch-areas",
    "toucharea": "touch-areas", "hitarea": "touch-areas", "taptarget": "touch-areas",
    "touchtarget": "touch-areas", "biggerbutton": "touch-areas", "44points": "touch-areas",
    "passtouchesthrough": "touch-areas", "touchesthrough": "touch-areas",
    "overlay": "touch-areas", "exitcode": "errors", "exitcodes": "errors", "ci": "testing",
    "viewtransparenttouches": "touch-areas", "transparenttotouches": "touch-areas",
    "buttoncoveredtransparentview": "COVERED_BY", "savescenefile": "save", "savescene": "save",
    "changesize": "frame", "clear": "reset", "clearscreen": "reset", "undoeverything": "undo",
    "keyboardshortcut": "prompt", "shortcut": "prompt", "percent": "alpha",
    "theme": "set-option", "settings": "set-option", "preferences": "set-option",
    "keyboardshortcuts": "prompt", "shortcuts": "prompt", "zorder": "view-tree",
    "zposition": "surprise 9", "firstresponder": "first-responder",
    "chainofresponders":
      "responder-chain", "eventflow": "responder-chain", "bubbling": "responder-chain",
    // UIView and UIResponder.
    "hittest": "hit-testing", "pointinside": "hit-testing", "point": "hit-testing",
    "nextresponder": "responder-chain", "touchesbegan": "touches", "touchesmoved": "touches",
    "touchesended": "touches", "touchescancelled": "touches", "addsubview": "add",
    "insertsubview": "add", "removefromsuperview": "remove", "bringsubviewtofront": "front",
    "bringsubview": "front", "sendsubviewtoback": "back", "sendsubview": "back",
    "exchangesubview": "swap", "convertpoint": "convert", "convertrect": "convert",
    "becomefirstresponder": "first-responder", "resignfirstresponder": "resign",
    "layoutsubviews": "tree", "setneedslayout": "tree",
    "layoutifneeded": "tree", "superview": "view-tree", "subviews": "view-tree",
    "keycommands": "keycommand", "uikeycommand": "keycommand", "canperformaction": "perform",
    "targetforaction": "perform", "motionbegan": "shake", "motionended": "shake",
    "remotecontrolreceived": "remote", "pressesbegan": "first-responder",
    "uiviewanimatewithduration": "animate", "animatewithduration": "animate",
    // Controls and recognizers.
    "addtarget": "target", "removetarget": "target", "sendaction": "send",
    "sendactionsforcontrolevents": "send", "addgesturerecognizer": "gesture",
    "removegesturerecognizer": "detach", "requiregesturerecognizertofail": "require",
    "gesturerecognizer": "delegate", "gesturerecognizershouldbegin": "delegate",
    "shouldrecognizesimultaneouslywith": "simultaneous",
    // Controllers, windows, the application.
    "presentviewcontroller": "present", "dismissviewcontroller": "dismiss",
    "pushviewcontroller": "push", "popviewcontroller": "pop",
    "addchildviewcontroller":
      "controller", "addchild": "controller", "rootviewcontroller": "window",
    "makekeyandvisible": "windows", "keywindow": "windows", "windowlevel": "windows",
    "beginignoringinteractionevents": "ignore", "setcontentoffset": "scroll",
    "recursivedescription": "dumps", "po": "get",
  ]

  /// The names of the pages that the table names, for the tests.
  static var namedPages: Set<String> { Set(pages.values) }

  /// Returns the name of the page that a selector or a question means, such as
  /// `hitTest:withEvent:`; nil if no page is known for it.
  static func page(for text: String) -> String? {
    let words = text.lowercased().split(separator: " ").map(String.init)
    return page(of: words) ?? page(of: telling(words))
  }

  private static func page(of words: [String]) -> String? {
    // The arguments of a selector: `hitTest(_:with:)`, `hitTest:withEvent:`.
    let base = words.joined().split { ":(".contains($0) }.first ?? ""
    let key = base.filter { $0.isLetter || $0.isNumber }
    if let name = pages[key] ?? pages["\(key.trimmingPrefix("uiview"))"] { return name }
    // A setter of Objective-C: `setUserInteractionEnabled:`.
    let property = "\(key.trimmingPrefix("set"))"
    return PropertyPages.all.first { ["is" + property, property].contains($0.name.lowercased()) }?
      .title
  }
}
