extension HelpTopic {
  static let touches = HelpTopic(
    name: "touches", aliases: ["fingers"],
    summary: "what becomes of a finger, from coming down to lifting (R5)",
    paragraphs: [
      "A finger that comes down is hit-tested once; the view that is found keeps it until it lifts, "
        + "wherever it goes (R1.9). The view, or whoever up the chain overrides the methods, is told "
        + "touchesBegan, touchesMoved and touchesEnded, or at last touchesCancelled, if a "
        + "recognizer, a scroll view or the system takes the finger away (R5.7).",
      "'tap', 'press', 'drag', 'swipe', 'pinch' and 'twist' are whole strokes; 'touch' is one phase "
        + "of one finger, and 'wait' lets time pass between them. A view gets its first finger "
        + "only, unless isMultipleTouchEnabled is on (R5.3).",
    ],
    examples: [
      .init(
        "add red 100,100 90x90; touch began red; touch moved 300,300; log", "red keeps the finger",
        shows: "touchesMoved  the same way"),
      .init(
        "touch began 60,60; get touch phase; get touch view", "the last finger has properties",
        shows: "began"),
      .init(
        "add pad 20,20 350x300; touch began 60,60; touch began 200,200 finger=2",
        "a second finger in the same view", shows: "R5.3"),
    ])
  static let recognizers = HelpTopic(
    name: "recognizers", aliases: ["gestures", "gesture-recognizers"],
    summary: "how gestures compete with views and with each other (R6)",
    paragraphs: [
      "Recognizers see the fingers that are hit-tested to their view or below it (R6.1), side by "
        + "side with the view and just before it. One that succeeds takes the fingers: the view is "
        + "told touchesCancelled (R6.8). 'gesture' adds one, 'gestures' shows their states.",
      "Of several only one succeeds, by default: the first, and in a tie the one of the deeper view "
        + "(R6.6, R6.7). 'simultaneous' allows two, 'require' makes one wait until the other fails, "
        + "'delegate' says what else a delegate may say. Buttons keep single taps from recognizers "
        + "of superviews; a plain UIControl does not (R6.9).",
    ],
    examples: [
      .init(
        "add red 9,9 90x90; gesture tap t on red; tap red", "red's touch is cancelled",
        shows: "touchesCancelled"),
      .init(
        "add red 9,9 90x90; gesture tap t on red; gesture tap u on root; tap red",
        "the deeper one wins", shows: "u  possible → failed: t recognized"),
      .init(
        "gesture tap one on root; gesture tap two on root taps=2; require one toFail two; tap root",
        "one waits for two to fail", shows: "two"),
    ])
  static let controls = HelpTopic(
    name: "controls", summary: "buttons and their kin: events, targets, actions (R7)",
    paragraphs: [
      "A control turns touches into events: touchDown, touchDragInside, touchUpInside, "
        + "valueChanged (R7.1 to R7.4). Each event sends the actions that 'target' added, through "
        + "sendAction; 'targets' lists them. An action with the target nil climbs the chain to the "
        + "first responder that performs it (R7.8): 'implements' says who does. 'expect sent' holds "
        + "for every action that was sent, 'expect fired' only if somebody performed it.",
      "A finger may leave a control by about 70 points and still be inside (R7.5). A disabled "
        + "control is not hit at all (R2.9). Values set by code send no valueChanged (R7.10).",
    ],
    examples: [
      .init(
        "add UIButton buy 9,9 60x44; target buy touchUpInside vc.save:; tap buy",
        "target and action", shows: "action save:  from buy to vc"),
      .init(
        "add UIButton buy 9,9 60x44; target buy touchUpInside nil.save:; implements vc save:; "
          + "tap buy; expect fired save: on buy",
        "no target: the chain decides", shows: "found from buy up (R7.8)"),
      .init(
        "add UIButton buy 9,9 60x44; disable buy; tap buy", "the touch goes to what is behind",
        shows: "buy  ✗ a disabled control"),
    ])
  static let scrollViews = HelpTopic(
    name: "scroll-views", aliases: ["scrolling"],
    summary: "why a touch in a list comes late, or is taken away (R8)",
    paragraphs: [
      "A scroll view keeps a touch back for 150 ms, to see whether it becomes a drag (R8.1): a "
        + "quick tap reaches the content when the finger lifts, a long press after 150 ms. Once "
        + "its pan begins, the content's touch is cancelled (R8.2). delaysContentTouches and "
        + "canCancelContentTouches turn these off. 'scroll' sets contentOffset, "
        + "which is the origin of the bounds (R8.4)."
    ],
    examples: [
      .init(
        "add UIScrollView list 0,0 390x844 contentSize=390x2000; "
          + "add UIButton buy 9,99 60x44 in list; press buy for 0.1",
        "a quick tap is delivered late", shows: "touchesBegan for buy is delivered late (R6.8)"),
      .init(
        "add UIScrollView list 0,0 390x844 contentSize=390x2000; "
          + "add UIButton buy 9,99 60x44 in list; drag buy to 30,30",
        "a drag scrolls, and buy hears nothing", shows: "list scrolls to"),
      .init(
        "add UIScrollView list 0,0 390x844 contentSize=390x2000; scroll list 0,500; "
          + "get list bounds",
        "the content moves with the bounds", shows: "(0 500; 390 844)"),
    ])
}
