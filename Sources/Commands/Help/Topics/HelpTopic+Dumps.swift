extension HelpTopic {
  static let dumps = HelpTopic(
    name: "dumps", aliases: ["recursivedescription", "earlgrey", "detox"],
    summary: "where to get the text of a whole screen, and what it tells",
    paragraphs: [
      "'import' tells by itself which text it is, also in a log. These print every view:",
      "Debugger: 'expression -l objc -O -- [[UIWindow keyWindow] recursiveDescription]', with "
        + "chisel 'pviews'. Order and flags; not which controls are disabled, nor which "
        + "recognizers and targets there are.",
      "EarlGrey: in every failure, or 'print(GREYElementHierarchy.hierarchyString())'. As above, "
        + "and disabled controls; the view in front comes first.",
      "Detox: 'console.log(await device.generateViewHierarchyXml())'. In whole points, and not "
        + "which views take touches: all do but labels and images, as in UIKit.",
      "No text prints what subclasses override. Other tools print less, see element-dumps.",
    ],
    examples: [
      .init(
        "add UIButton pay 9,9 60x44 title=Pay; add toast 0,0 99x99; find Pay; tap 30,30",
        "a view in the way, which these texts print", shows: "toast")
    ])

  static let elementDumps = HelpTopic(
    name: "element-dumps", aliases: ["appium", "xcuitest", "idb", "maestro"],
    summary: "what 'import' makes of a text of accessible elements only",
    paragraphs: [
      "These lack the transparent view that takes the touch, so 'why' can be wrong.",
      "Appium: 'print(driver.page_source)', in JavaScript 'await driver.getPageSource()'. "
        + "XCTest: 'print(XCUIApplication().debugDescription)'. "
        + "idb: 'idb ui describe-all --nested'; without --nested, superviews are guessed from the "
        + "frames. Maestro: 'maestro hierarchy'; it tells no types.",
      "Frames are those on the screen, the order is that of the text. A Button is a UIButton, an "
        + "Other a UIView; labels and images take touches only if something lies in them. What "
        + "is invisible is hidden, though it may be covered. Windows in front of others let "
        + "touches through where they hold nothing. An identifier that can be a name is one.",
    ],
    examples: [
      .init(
        "add UIButton pay 9,9 60x44; add toast 0,0 99x99; alpha toast 0.02; hit 30,30",
        "no such text prints toast", shows: "not asked: toast answered first")
    ])
}
