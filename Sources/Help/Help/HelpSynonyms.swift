/// What people type for pages of help that have other names: one table of all synonyms.
enum HelpSynonyms {
  /// The pages, and the words that mean them. Words that mean several pages list these.
  static let all: [(pages: [String], words: [String])] = [
    // The first steps.
    (
      ["start"],
      [
        "started", "begin", "intro", "introduction", "hello", "me", "example", "learn",
        "guide", "quickstart", "demo", "onboarding",
      ]
    ),
    (["topics"], ["manual"]), (["quiz"], ["exercise", "test me"]),
    (
      ["live-page"],
      ["web page", "server", "slides", "screen sharing", "presenter mode", "beamer"]
    ),
    // What is wrong with a screen.
    (
      ["dead-buttons"],
      [
        "button dead", "button not work", "button not working", "button not react",
        "button not respond", "button not responding", "button broken", "dead", "nothing happens",
        "nothing happens when I tap", "no touch", "touches ignored", "ignored touches",
        "tap not working", "touch not working", "not tappable", "not clickable", "untappable",
        "unclickable", "not responding",
      ]
    ),
    (
      ["touch-areas"],
      [
        "bigger touch area", "larger touch area", "enlarge", "enlarge touch area",
        "bigger hit area", "increase hit area", "touch target", "bigger button", "small button",
        "44 points", "pass touches through", "touches through", "touch through",
        "ignore touches", "overlay", "view transparent touches", "transparent to touches", "hitbox",
        "hit slop",
      ]
    ),
    (["override", "touch-areas"], ["passthrough", "click-through"]),
    (
      ["COVERED_BY"],
      [
        "button covered transparent view", "covered", "covered button", "view in front",
        "overlay blocks touches", "invisible view on top", "blocked", "blocked by view",
      ]
    ),
    (
      ["COVERED_BY", "OVERLAPPING_TARGETS", "PARTLY_COVERED", "view-tree"],
      ["overlap", "overlapping", "overlapping views", "overlapping buttons"]
    ),
    (
      ["OUTSIDE_ANCESTOR_BOUNDS"],
      [
        "outside parent", "outside superview bounds", "button outside view",
        "button outside superview",
      ]
    ),
    (["HIDDEN"], ["hidden view"]), (["ALPHA_TOO_LOW"], ["alpha 0", "transparent button"]),
    (["INTERACTION_DISABLED"], ["interaction disabled", "user interaction disabled"]),
    (["CONTROL_DISABLED"], ["disabled", "disabled button", "disabled control", "grayed out"]),
    (["NO_TARGET"], ["no action", "action not called", "target not called"]),
    (["SMALL_TARGET"], ["44x44", "44pt", "minimum size", "tap target size"]),
    (["audit", "why", "errors"], ["doctor", "diagnose", "diagnostics"]),
    (["audit"], ["lint", "linter", "check screen"]),
    (
      ["set-option", "R9.5", "OTHER_WINDOW", "endEditing"],
      ["keyboard covers", "keyboard covers button", "keyboard covers field", "keyboard hides"]
    ),
    // Events and gestures.
    (["responder-chain"], ["chain of responders", "event flow", "bubbling", "next responder"]),
    (["chain"], ["backtrace", "stack trace", "next responder chain"]),
    (["hit-testing"], ["hitTest:withEvent:", "point inside", "point"]),
    (
      ["touches"],
      ["touches began", "touches moved", "touches ended", "touches cancelled", "touch events"]
    ),
    (["UIEvent"], ["event"]), (["timeline"], ["event log", "touch log"]),
    (["RECOGNIZER_CANCELS"], ["gesture cancels button", "recognizer steals touch"]),
    (["SCROLL_DELAYS_CONTENT"], ["scroll delays tap", "delayed touch", "tap delayed"]),
    (
      ["surprise 47", "NEEDS_FAILURE_REQUIREMENT", "require"],
      ["single tap double tap", "double tap single tap"]
    ),
    (["ignore", "wait", "surprise 41"], ["debounce", "throttle", "double click"]),
    (["UILongPressGestureRecognizer"], ["long press"]),
    (["gesture"], ["add gesture recognizer", "add gesture"]),
    (["detach"], ["remove gesture recognizer"]),
    (["require"], ["require gesture recognizer to fail", "require to fail", "wait for failure"]),
    (["delegate"], ["gestureRecognizer", "gesture recognizer should begin", "gesture delegate"]),
    (
      ["simultaneous"],
      ["should recognize simultaneously with", "simultaneous gestures", "two gestures"]
    ),
    (["target"], ["add target", "remove target", "selector", "action", "IBAction"]),
    (["send"], ["send action", "send actions for control events"]),
    (
      ["first-responder"],
      ["become first responder", "presses began", "keyboard focus", "shake gesture"]
    ),
    (["resign"], ["resign first responder"]), (["keycommand"], ["key command", "UIKeyCommand"]),
    (["perform"], ["can perform action", "target for action"]),
    (["shake"], ["motion began", "motion ended"]),
    (["remote"], ["remote control received"]),
    (["ignore"], ["begin ignoring interaction events"]),
    // Views, windows and controllers.
    (["view-tree"], ["z-order", "view order", "view hierarchy"]),
    (["surprise 9"], ["z-index", "stacking order"]),
    (["coordinates"], ["coordinate system", "origin"]),
    (["frame"], ["change size", "resize", "size and position", "position"]),
    (["alpha"], ["percent", "opacity"]), (["add"], ["add subview", "insert subview"]),
    (["remove"], ["remove from superview"]), (["move"], ["mv", "reparent"]),
    (["copy"], ["cp", "duplicate", "clone"]),
    (["front"], ["bring subview to front", "bring subview"]),
    (["back"], ["send subview to back", "send subview"]), (["swap"], ["exchange subview"]),
    (["convert"], ["convert point", "convert rect"]), (["scroll"], ["set content offset"]),
    (
      ["tree"],
      ["pvc", "layout subviews", "set needs layout", "layout if needed"]
    ),
    (["UIStackView", "R12.7"], ["flex", "flexbox"]),
    (["limits", "replies", "R12.7"], ["constraint"]),
    (
      ["animate"],
      ["animate with duration", "UIView animate", "UIView animate with duration", "animation"]
    ),
    (["window"], ["root view controller"]),
    (["windows"], ["make key and visible", "key window", "overlay window", "window level"]),
    (["controller"], ["add child view controller", "add child"]),
    (
      ["present"], ["present view controller", "present modally", "modal", "sheet", "presentation"]
    ),
    (["dismiss"], ["dismiss view controller"]), (["push"], ["push view controller"]),
    (["pop"], ["pop view controller"]), (["statusbar"], ["status bar"]),
    (["UIAlertController"], ["action sheet"]),
    (["UINavigationBar"], ["navbar"]), (["UISwitch"], ["toggle"]),
    (["UITableView"], ["table"]), (["UICollectionView"], ["collection"]),
    (["UIActivityIndicatorView"], ["spinner", "activity indicator"]),
    (["UIProgressView"], ["progress bar", "progress"]), (["UIVisualEffectView"], ["blur"]),
    (["UIPanGestureRecognizer"], ["pan gesture"]), (["UITapGestureRecognizer"], ["tap gesture"]),
    (["UIPinchGestureRecognizer"], ["pinch gesture"]),
    (["SWIFTUI_OPAQUE", "R1.11", "override"], ["SwiftUI", "hosting controller"]),
    (["WEB_OPAQUE"], ["WKWebView", "web view"]), (["FLUTTER_OPAQUE"], ["flutter"]),
    (["REACT_NATIVE_OPAQUE"], ["react native", "pointer events"]),
    (["GAME_OPAQUE"], ["SpriteKit", "SceneKit"]),
    // What is not here.
    (
      ["limits"],
      [
        "dark", "dark mode", "dark theme", "font", "notification", "performance", "auto layout",
        "clipboard", "pasteboard", "voiceover", "picker", "date picker", "picker view", "refresh",
        "refresh control", "pull to refresh", "not supported", "fps", "memory",
        "memory leak", "leak", "haptic", "search bar", "localization", "shadow",
      ]
    ),
    (["limits", "element-dumps", "SMALL_TARGET"], ["accessibility"]),
    // Code.
    (["classes", "code", "overrides"], ["class", "my class", "list of classes"]),
    (["overrides", "code"], ["subclass", "subclassing", "override a method"]),
    (["code"], ["custom class", "custom view", "interpreter"]), (["swift"], ["repl"]),
    (["log"], ["NSLog", "stdout", "print output"]),
    (["break"], ["watchpoint"]), (["step"], ["single step", "step over", "finish"]),
    (["stepping"], ["debugger", "lldb"]),
    // Dumps and other tools.
    (["dumps"], ["recursive description"]),
    (
      ["import", "TEXT_CUT", "dumps", "errors"], ["import error", "cannot import", "import fails"]
    ),
    (["import", "code", "replies", "prompt"], ["paste"]),
    (["import", "dumps"], ["paste a dump", "load a dump"]),
    (
      ["dumps", "captures", "tree", "draw"],
      ["lookin", "reveal", "view debugger", "view hierarchy debugger", "xcode", "inspector"]
    ),
    (["captures"], ["capture app"]), (["element-dumps"], ["page source"]),
    (["draw"], ["screenshot", "picture", "visualize", "border", "ascii art"]),
    (["export"], ["pdf", "png", "image", "redirect"]),
    (["find"], ["grep", "search", "locate", "ctrl-f"]), (["tree"], ["ls", "dir"]),
    (["get"], ["info", "inspect"]),
    // Scripts and tests.
    (
      ["testing"],
      ["github", "github actions", "gitlab", "jenkins", "unit test", "xctest", "junit"]
    ),
    (["errors"], ["return code"]), (["expectations"], ["assert", "assertion"]),
    (["scripts"], ["scripting", "shebang", "batch", "trust", "sandbox", "security"]),
    (["source"], ["run a script", "include"]),
    (["let"], ["variable", "set a variable", "environment variable"]),
    (["repeat"], ["loop", "for", "while"]), (["macro"], ["function", "define"]),
    (["record"], ["macro recorder", "record a test"]),
    (["save"], ["save scene", "save scene file"]),
    // The session.
    (
      ["prompt"],
      [
        "keyboard shortcut", "shortcut", "readline", "autocomplete", "tab completion",
        "history search", "key binding", "multiline", "ctrl-d", "ctrl-r", "pager",
      ]
    ),
    (["resume"], ["restore session", "initrc", "dotfile", "config file"]),
    (["set-option"], ["theme", "settings", "preferences", "config", "option", "color"]),
    (["reset"], ["clear screen", "start over"]),
    (["undo"], ["undo everything", "revert", "ctrl-z"]),
    (["checkpoint"], ["commit", "stash", "snapshot", "branch"]),
    (["restore"], ["checkout", "rollback"]), (["diff"], ["compare", "git diff"]),
    (["log"], ["git log"]), (["quit"], ["bye", "leave"]), (["mcp"], ["AI"]), (["json"], ["API"]),
  ]

  /// The pages by the words that mean them, written as one.
  private static let pages: [String: [String]] = {
    var pages: [String: [String]] = [:]
    let phrases = all.flatMap { row in row.words.map { ($0, row.pages) } }
    for (phrase, names) in phrases { pages[key(of: HelpWords.words(of: phrase))] = names }
    // People leave words out that say nothing.
    for (phrase, names) in phrases {
      let short = key(of: HelpWords.telling(HelpWords.words(of: phrase)))
      if pages[short] == nil { pages[short] = names }
    }
    return pages
  }()

  static func pages(for words: [String]) -> [String]? {
    let key = key(of: words)
    return ["", "ui", "uiview"].lazy.compactMap { pages["\(key.trimmingPrefix($0))"] }.first
  }

  /// Returns words as one word of small letters and digits, without the 's' of a plural.
  static func key(of words: [String]) -> String {
    let letters = words.joined().lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.count > 3 && letters.hasSuffix("s") ? String(letters.dropLast()) : letters
  }
}
