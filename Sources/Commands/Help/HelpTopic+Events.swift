extension HelpTopic {
  static let touches = HelpTopic(
    name: "touches", summary: "what becomes of a finger, from coming down to lifting (R5)",
    paragraphs: [
      "A finger that comes down is hit-tested once; the view that is found keeps it until it lifts, "
        + "wherever it goes (R1.9). The view, or whoever up the chain overrides the methods, is told "
        + "touchesBegan, touchesMoved and touchesEnded, or at last touchesCancelled, if a "
        + "recognizer, a scroll view or the system takes the finger away (R5.7).",
      "'tap', 'press', 'drag', 'swipe', 'pinch' and 'twist' are whole strokes; 'touch' is one phase "
        + "of one finger, and 'wait' lets time pass between them. 'touch' is also the last finger: "
        + "its phase, its view, its tapCount.",
      "  add red 100,100 100x100; touch began red; touch moved 300,300; touch ended; log",
      "A view gets its first finger only, unless isMultipleTouchEnabled is on (R5.3).",
      "  add pad 20,20 350x300; touch began 60,60; touch began 200,200 finger=2; get touch#2 view",
    ])
  static let recognizers = HelpTopic(
    name: "recognizers", summary: "how gestures compete with views and with each other (R6)",
    paragraphs: [
      "Recognizers see the fingers that are hit-tested to their view or below it (R6.1), side by "
        + "side with the view and just before it. One that succeeds takes the fingers: the view is "
        + "told touchesCancelled (R6.8).",
      "  add red 100,100 100x100; gesture tap one on red; tap red; log",
      "Of several only one succeeds, by default: the first, and in a tie the one of the deeper view "
        + "(R6.6, R6.7). 'simultaneous' allows two, 'require' makes one wait until the other fails, "
        + "'delegate' says what else a delegate may say. 'gestures' shows them with their states.",
      "  gesture tap one on root; gesture tap two on root taps=2; tap root count=2; gestures",
      "  gesture tap one on root; gesture tap two on root taps=2; require one toFail two; tap root",
      "Buttons keep single taps from recognizers of superviews; a plain UIControl does not (R6.9).",
    ])
  static let timeline = HelpTopic(
    name: "timeline", summary: "how to read what 'log' prints",
    paragraphs: [
      "Each line is something that happened, in order; the number before it is the time in seconds "
        + "since the interaction began, and lines without one share the time above. The clock is "
        + "the scene's own: only strokes and 'wait' move it.",
      "  add red 100,100 100x100; gesture pan mover on red; drag red to 150,300; log",
      "'finger 1 comes down … seen by mover' says which recognizers watch; 'mover possible → began' "
        + "is a change of state with its reason; 'touchesMoved red › root' is a message and the way "
        + "that it takes up the chain, and 'the same way' the way of the message before. What is "
        + "held back, dropped or delivered late says for whom (R6.8). Moves in which nothing else "
        + "happens share a line.",
      "'log events' folds nothing and adds where the event passes through sendEvent (R1.3); 'log "
        + "json' is for other programs.",
      "  gesture tap double on root taps=2; tap root; wait 0.4; log events",
    ])
  static let eventQueue = HelpTopic(
    name: "event-queue", summary: "what waits before it is delivered (R1.1)",
    paragraphs: [
      "Events wait in a queue of the application and are delivered one after the other, the oldest "
        + "first. Here they do not wait at all unless 'queue hold' stops the queue; 'queue' shows "
        + "what waits, 'queue release' delivers it.",
      "  queue hold; tap 100,100; tap 200,200; queue; queue release; log",
      "A finger is hit-tested when its event is taken from the queue, so a view that moves meanwhile "
        + "is hit where it is then.",
      "  add red 100,100 100x100; queue hold; tap 150,150; frame red 0,0 50x50; queue release",
      "'ignore begin' lets events out of the queue, but not to anybody (R1.12).",
      "  ignore begin; tap 100,100; ignore end",
    ])
}
