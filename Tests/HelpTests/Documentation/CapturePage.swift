import Interchange

/// The page of the format of captures: the recipes, and the list of facts that the reader knows.
enum CapturePage {
  static var page: GeneratedPage {
    let records = CaptureRecord.allCases.map(text).joined()
    let settings =
      "\n### Flags and numbers\n\nA line leaves out what is as usual. The names are those of "
      + "key-value coding.\n\n| class | names with their usual values |\n|---|---|\n"
      + (CaptureSettings.ofViews + CaptureSettings.ofGestures).map(row).joined()
    return GeneratedPage(name: "CaptureFormat.md", text: head + records + settings)
  }

  private static func text(of record: CaptureRecord) -> String {
    "\n### \(record.rawValue)\n\nBehind the word: \(record.subject).\n\n| key | value |\n|---|---|\n"
      + record.keys.map { key, meaning in "| `\(key)` | \(meaning.isEmpty ? "text" : meaning) |\n" }
      .joined()
  }

  private static func row(_ settings: CaptureSettings) -> String {
    let pairs = settings.usual.map { name, value in
      "`\(name)` \(Int(exactly: value).map(String.init) ?? "\(value)")"
    }
    return "| \(settings.className) | \(pairs.joined(separator: ", ")) |\n"
  }

  private static let head = """
    # Captures

    Capture a screen of a running app with everything that decides about touches.

    ## Overview

    A dump of a debugger lacks most of what decides about a touch: targets, recognizers, controllers, other
    windows, and which methods classes override. A capture has all of it, and what the app's own `hitTest`
    answers at the middle of every control and of every view with recognizers. `import` compares these
    answers with the simulator's.

    ### In the debugger

    `tapscope capture lldb > ~/tapscope_lldb.py`, and in `~/.lldbinit`:

        command script import ~/tapscope_lldb.py

    Stopped anywhere, also in Swift code, `tapscope` writes `screen.tapscope` into the working folder, or the
    home folder, and copies it to the clipboard. `tapscope 0x14f105e00` also asks `why` about that view. The
    action of a breakpoint in Xcode can be the debugger command `tapscope`.

    ### In the app

    `tapscope capture swift > Tapscope.swift` prints one file without dependencies. Add it to a debug build:

        print(Tapscope.capture())

    A test that runs in the app's process attaches the capture in three lines:

        let screen = XCTAttachment(string: Tapscope.capture())
        screen.lifetime = .keepAlways
        add(screen)

    A UI test runs in another process. Its app calls `Tapscope.offer(in: window)` in debug builds; the test
    then reads the text from an element:

        let text = app.otherElements["tapscope"].value as? String
        let screen = XCTAttachment(string: text ?? "no capture")
        screen.lifetime = .keepAlways
        add(screen)

    Views are asked with `hitTest`, so what an override prints or counts happens. Nothing else changes.

    ### At the prompt and in pipes

        pbpaste | tapscope -c 'import -; audit'
        pbpaste | tapscope -c 'import -; why 0x14f105e00'

    ### As a fixture

    A capture in the repository is a screen for tests that need no simulator:

        import screen.tapscope
        expect agreement
        expect actionable "Pay"

    `expect agreement` fails where the app's own `hitTest` answered otherwise than the simulator.
    Compare a new capture with the committed one: `diff screen.tapscope new.tapscope`. Their addresses differ,
    so views are matched by identifiers, texts and places.

    ## Format

    The first line is `tapscope-capture 1`. Every other line is about one object: a word, the address of the
    object, and facts as `key=value`, in any order. Lines refer to each other by addresses. Only one order
    matters: a view stands behind its superview, in the order of `subviews`, and windows stand from back to
    front.

    A value ends at a blank. A text stands in double quotes, with `\\n`, `\\t`, `\\"`, `\\\\`, `\\$` and
    `\\u{…}` as in commands. Numbers of a point, a size or a rectangle are joined by commas and have as many
    digits as it takes to read them back. A flag is 1 or 0. Unknown words and keys are left out with a
    remark, and so is what follows a cut.

        tapscope-capture 1
        window 0x10 class=UIWindow frame=0,0,390,844 key=1
        view 0x11 class=UIButton in=0x10 frame=20,700,350,50 title="Pay"
        action 0x11 target=0x20 class=Cart action=pay: events=64
        hit 0x11 at=195,725 answer=0x11 class=UIButton
        end lines=6

    """
}
