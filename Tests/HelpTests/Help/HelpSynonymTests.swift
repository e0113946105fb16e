import SessionStage
import Testing
import Text

@testable import Help

/// Words that people know from UIKit and from other tools, and the pages that they mean.
@Suite struct HelpSynonymTests {
  /// The pages that open, and the words for each.
  private static let opened = [
    ("UIButton", "button, buttons"),
    ("UILabel", "label"),
    ("UIImageView", "image view, imageview"),
    ("UISwitch", "switch, toggle"),
    ("UISlider", "slider"),
    ("UIStepper", "stepper"),
    ("UISegmentedControl", "segmented control, segmentedcontrol"),
    ("UITextField", "textfield, text field"),
    ("UITextView", "textview"),
    ("UIScrollView", "scrollview"),
    ("UITableView", "tableview, table view, table"),
    ("UICollectionView", "collection, collectionview"),
    ("UITableViewCell", "tableviewcell"),
    ("UIStackView", "stackview, stack view"),
    ("UINavigationController", "navigation controller, navigationcontroller"),
    ("UINavigationBar", "navbar, navigation bar"),
    ("UITabBar", "tabbar, tab bar"),
    ("UITabBarController", "tab bar controller"),
    ("UIBarButtonItem", "bar button item, barbuttonitem"),
    ("UIToolbar", "toolbar"),
    ("UIAlertController", "alert controller, actionsheet, action sheet"),
    ("UIPanGestureRecognizer", "pan gesture, pangesture"),
    ("UITapGestureRecognizer", "tap gesture, tapgesturerecognizer"),
    ("UILongPressGestureRecognizer", "long press"),
    ("UIPinchGestureRecognizer", "pinch gesture"),
    ("UIVisualEffectView", "blur, visual effect view"),
    ("UIActivityIndicatorView", "spinner, activity indicator"),
    ("UIProgressView", "progress bar"),
    ("UIViewController", "viewcontroller"),
    ("responder-chain", "responder"),
    ("UIEvent", "event"),
    ("UITouch", "uitouch"),
    ("UIApplication", "application"),
    ("UIWindowScene", "window scene, windowscene"),
    ("WEB_OPAQUE", "webview, wkwebview"),
    ("REACT_NATIVE_OPAQUE", "react native, pointerEvents"),
    ("FLUTTER_OPAQUE", "flutter"),
    ("GAME_OPAQUE", "spritekit, scenekit"),
    (
      "limits",
      "dark, dark mode, font, fonts, notifications, performance, autolayout, auto layout, "
        + "clipboard, pasteboard, voiceover, picker, date picker, refresh, pull to refresh, "
        + "differences, limitations, unsupported, not supported, fps, memory leak, haptics, "
        + "localization"
    ),
    ("delegate", "gesture delegate"),
    ("statusbar", "statusbar, status bar"),
    (
      "dead-buttons",
      "button not working, button doesn't work, tap not working, not clickable, not tappable, "
        + "untappable, unclickable, nothing happens when i tap, dead button, "
        + "button not responding, ignored touches"
    ),
    (
      "touch-areas",
      "hitbox, hit slop, hitslop, increase hit area, small button, ignore touches, touch through"
    ),
    (
      "COVERED_BY",
      "covered button, view in front, overlay blocks touches, invisible view on top, "
        + "blocked by view"
    ),
    ("OUTSIDE_ANCESTOR_BOUNDS", "outside parent, outside superview bounds, button outside view"),
    ("HIDDEN", "hidden view"),
    ("ALPHA_TOO_LOW", "alpha 0, transparent button"),
    ("INTERACTION_DISABLED", "user interaction disabled, interaction disabled"),
    ("CONTROL_DISABLED", "disabled button, grayed out"),
    ("RECOGNIZER_CANCELS", "gesture cancels button, recognizer steals touch"),
    ("SCROLL_DELAYS_CONTENT", "scroll delays tap, delayed touch"),
    ("NO_TARGET", "no action, action not called"),
    ("surprise 9", "z-index, zindex, z index"),
    ("view-tree", "z-order, view order, view hierarchy"),
    ("first-responder", "keyboard focus, shake gesture"),
    ("element-dumps", "xcuitest"),
    ("captures", "capture app"),
    ("draw", "screenshot, picture, visualize, border, ascii art"),
    ("export", "pdf, svg, png, redirect"),
    ("find", "grep, search, locate, ctrl-f"),
    ("testing", "github, github actions, gitlab, junit, jenkins, ci, xctest, unit test"),
    ("errors", "exit status, return code"),
    ("start", "quickstart, getting started, demo, onboarding"),
    ("scripts", "script, scripting, shebang, batch, trust"),
    ("prompt", "readline, autocomplete, tab completion, history search, keybindings, multiline"),
    ("source", "run a script, include"),
    ("resume", "sessions, restore session, initrc, dotfile, config file"),
    ("set-option", "preferences, config, options, colors"),
    ("swift", "objective c, objc, repl, swift code"),
    ("code", "custom view, custom class, interpreter"),
    ("target", "selector, action, ibaction, addTarget"),
    ("break", "watchpoint"),
    ("stepping", "breakpoint, breakpoints, debugger, lldb"),
    ("step", "step over, single step, finish"),
    ("chain", "backtrace, next responder chain"),
    ("tree", "ls, dir, pviews, pvc, controllers, layout"),
    ("get", "inspect, info, po, print, describe"),
    ("remove", "rm, delete"),
    ("move", "mv, reparent"),
    ("copy", "cp, duplicate, clone"),
    ("diff", "git diff, compare"),
    ("checkpoint", "commit, git commit, stash, snapshot, branch"),
    ("restore", "checkout, rollback, git checkout"),
    ("undo", "revert, git revert, ctrl-z"),
    ("let", "variables, set a variable, environment variable"),
    ("repeat", "loop, for, while"),
    ("macro", "function, define"),
    ("quit", "exit, bye"),
    ("timeline", "touch log, event log"),
    ("log", "git log, nslog, stdout, print output"),
    ("animate", "animation, animations, uiview.animate"),
    ("coordinates", "coordinate system, origin"),
    ("frame", "size and position, resize"),
    ("alpha", "opacity"),
    ("windows", "key window, overlay window, window level"),
    ("gesture", "add gesture"),
    ("simultaneous", "two gestures, simultaneous gestures"),
    ("require", "require to fail, requireGestureRecognizerToFail"),
    ("present", "modal, sheet, presentation, present modally"),
    ("audit", "lint, check screen"),
    ("SMALL_TARGET", "44pt, 44x44, tap target size, minimum size"),
    ("record", "macro recorder, record a test"),
    ("expectations", "assert, assertion, asserts"),
    ("mcp", "ai, agent"),
    ("live-page", "projector, web page, browser"),
    ("quiz", "exercise, test me"),
    ("json", "api"),
  ]

  /// Pages that are listed, beside others, and the words for each.
  private static let listed = [
    ("SWIFTUI_OPAQUE", "swiftui, hosting controller"),
    ("limits", "constraint, accessibility"),
    ("replies", "constraints, paste"),
    ("R12.7", "flex, autoresizing"),
    ("override", "passthrough, pass-through"),
    ("OVERLAPPING_TARGETS", "overlap, overlapping buttons"),
    ("NEEDS_FAILURE_REQUIREMENT", "double tap single tap"),
    ("set-option", "keyboard covers, keyboard covers button, keyboard covers field"),
    ("import", "import error, cannot import, paste a dump, load a dump, paste"),
    ("dumps", "lookin, reveal, view debugger, xcode, debug view hierarchy, inspector"),
    ("export", "markdown"),
    ("overrides", "subclass, subclassing, override a method"),
    ("classes", "class, list of classes"),
    ("code", "paste"),
    ("audit", "doctor"),
    ("json", "json output"),
    ("ignore", "debounce"),
  ]

  private static func questions(_ table: [(String, String)]) -> [(String, String)] {
    table.flatMap { page, words in
      words.split(separator: ",").map { (page, String($0.drop { $0 == " " })) }
    }
  }

  @Test(arguments: questions(opened)) func aWordOpensItsPage(page: String, word: String) throws {
    let lines = try TestSession(OutputStyle(width: 80)).printed("help \(word)")
    #expect(lines[0].hasPrefix("\(page)  "), "\(lines[0])")
  }

  @Test(arguments: questions(listed))
  func aWordOfSeveralPagesListsThem(page: String, word: String) throws {
    let lines = try TestSession(OutputStyle(width: 80)).printed("help \(word)")
    #expect(lines[0].hasSuffix("opens one:"))
    #expect(lines.contains { $0.hasPrefix("  \(page)  ") }, "\(lines)")
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
  }

  @Test(arguments: ["cookie", "SIGTERM"])
  func aPageThatOnlyMentionsAWordIsListed(word: String) throws {
    let lines = try TestSession().printed("help \(word)")
    #expect(lines[0].hasPrefix("1 page has '\(word)'"))
    #expect(lines.count == 2 && lines[1].contains(word))
  }

  @Test func everyPageOfTheTableIsThere() {
    for row in HelpSynonyms.all {
      for name in row.pages {
        #expect(HelpPages.page(on: name, OutputStyle()) != nil, "\(name)")
      }
      let isList = row.pages.count > 1
      #expect(!isList || HelpSearch.entries(row.pages, OutputStyle()).count == row.pages.count)
    }
  }

  @Test(arguments: [
    ("alpha", "alpha"), ("frame", "frame"), ("bounds", "bounds"), ("center", "center"),
    ("transform", "transform"), ("TRANSFORM", "TRANSFORM"), ("console", "log"),
    ("controllers", "tree"), ("describe", "get"), ("layout", "tree"), ("profile", "reset"),
    ("sendactions", "send"), ("targets", "target"), ("task", "lesson"),
    ("motion", "first-responder"),
  ])
  func aFormerNameOfACommandHasItsPage(word: String, name: String) throws {
    #expect(try TestSession().printed("help \(word)")[0].hasPrefix("\(name)  "))
  }

  @Test func wordsMeanOnePageOrListAndAreNoNamesOfOthers() {
    var seen: Set<String> = []
    for word in HelpSynonyms.all.flatMap(\.words) {
      #expect(seen.insert(HelpSynonyms.key(of: HelpWords.words(of: word))).inserted, "\(word)")
      #expect(HelpSubject(word) == nil, "\(word)")
      let name = word.lowercased()
      #expect(ClassPages.page(on: name, OutputStyle()) == nil, "\(word)")
      #expect(PropertyPages.page(named: name, OutputStyle()) == nil, "\(word)")
    }
  }
}
