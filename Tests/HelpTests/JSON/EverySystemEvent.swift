import Foundation

@testable import ResponderKit
@testable import Scenes

/// Everything that the event system can say, each once, about the objects of a scene.
struct EverySystemEvent {
  private let view: ObjectID
  private let recognizer: UIGestureRecognizer
  private let test: HitTest

  /// Those about the first recognizer of a scene and its view.
  init(_ scene: Scene) {
    recognizer = scene.gestureRecognizers[0]
    view = ObjectID(recognizer.view ?? UIView(frame: .zero))
    test = scene.application.explainedHitTest(at: .zero)
  }

  var events: [SystemEvent] {
    [
      .hitTest(test),
      .delivery(Delivery(responder: view, method: .touchesBegan, outcome: .handled)),
      .withholding(
        Withholding(view: view, finger: 1, method: .touchesEnded, recognizer: nil, fate: .held)),
      .controlEvent(ControlEventReport(control: view, event: "touchDown", count: 0)),
    ] + touches + gestures + actions + firstResponders + notes.map(SystemEvent.note)
  }

  private var touches: [SystemEvent] {
    let refusals: [TouchReport.Refusal?] = [
      nil, .secondFinger, .exclusiveViewComesLate, .exclusiveViewIsTouched, .ignored, .animating,
      .elsewhere(window: view), .elsewhere(window: nil),
    ]
    return refusals.map { touch(.began, $0) } + [touch(.moved), touch(.ended), touch(.cancelled)]
  }

  private func touch(
    _ phase: UITouch.Phase, _ refusal: TouchReport.Refusal? = nil
  ) -> SystemEvent {
    .touch(
      TouchReport(
        finger: 1, phase: phase, point: .zero, tapCount: 1, view: view, refusal: refusal,
        recognizers: [ObjectID(recognizer)]))
  }

  private var gestures: [SystemEvent] {
    let other = ObjectID(recognizer)
    let measures = GestureReport.Measure.Quantity.allCases.map { quantity in
      GestureReport.Reason.measured(.init(quantity, 3, .atMost, 2, tap: 2, direction: .left))
    }
    let reasons: [GestureReport.Reason] = [
      .tapped(taps: 2, fingers: 2), .bothLifted, .wrongDirection(.left, needs: [.up, .down]),
      .didNotScroll(.noRoom(.top)), .panFailed(other), .stoppedContent, .code("it is not a star"),
      .preventedBy(other), .requirementRecognized(other), .requirementFailed(other),
      .waitedInVain(other), .declinedByItself, .declinedByDelegate, .refusedByView(view),
      .refusedByDelegate, .containerStays(.barIsHidden), .containerStays(.noBackButton), .disabled,
      .touchesCancelled, .sequenceEnded,
    ]
    let changes: [GestureReport.Change] = [
      .waits(for: other), .declined(finger: 2), .state(from: .began, to: .changed),
    ]
    return (measures + reasons).map { reason in
      .gesture(GestureReport(recognizer, .state(from: .possible, to: .failed), because: reason))
    } + changes.map { .gesture(GestureReport(recognizer, $0, because: nil, deadline: 2)) }
  }

  private var actions: [SystemEvent] {
    [.object(view), .other("Log"), .closure, .nobody].map { receiver in
      .action(
        ActionReport(
          sender: ObjectID(recognizer), view: view, action: "act:", receiver: receiver,
          searchedFrom: view))
    }
  }

  private var firstResponders: [SystemEvent] {
    [
      .became, .resigned, .refusedWithoutWindow, .refusedCannotBecome, .refusedByCurrent(view),
      .refusedToResign, .refusedByDelegate,
    ].map { .firstResponder(FirstResponderReport(responder: view, outcome: $0)) }
  }

  private var notes: [SystemNote] {
    [
      .applicationSendsEvent(.touches), .windowSendsEvent(window: view),
      .queued(.touches([TouchSample(.began, at: .zero)]), position: 1),
      .queued(.fingersTakenAway, position: 1), .queued(.key("a", .began), position: 1),
      .queued(.motion(.began), position: 1),
      .queued(.remoteControl(.remoteControlPlay), position: 1),
      .taken(view: view, by: ObjectID(recognizer), fingers: [1, 2]),
      .leftWindow(view: view, fingers: [1]), .typed("a", by: view), .becameKey(window: view),
      .keyboardTakes(firstResponder: view), .hitTestChanged(from: view), .hitTestChanged(from: nil),
      .didNotTrack(control: view, finger: 1, why: .besideThumb),
      .scrolled(view: view, to: .zero, why: .drag),
      .scrollsOn(view: view, to: .zero, until: 2, why: .paging), .zoomed(view: view, to: 2),
      .didNotScroll(view: view, why: .noRoom(.left)),
      .statusBar([view], .several), .scrolled(view: view, to: .zero, why: .statusBar),
      .didNotScroll(view: view, why: .contentKeepsTouches(view)),
      .didNotScroll(view: view, why: .contentRefusesCancelling(view)),
      .starts(at: view, .motionBegan, why: .window),
      .starts(at: view, .pressesBegan, why: .firstResponder),
      .starts(at: view, .remoteControlReceived, why: .deepestController),
      .undelivered(.motion, why: .noKeyWindow),
      .undelivered(.remoteControl, why: .notReceivingRemoteControl),
      .shakeToUndo(.alert(canUndo: true, canRedo: false)), .shakeToUndo(.turnedOff),
      .shakeToUndo(.nothingToUndo), .key("a", receiver: view), .key("a", receiver: nil),
      .answered(by: view, .shouldReceive, rule: 2, value: .bool(false)),
      .ran(
        CodeLine(source: "Lamp", line: 3, role: .statement, text: "alpha = 0.5"),
        in: "touchesBegan(_:with:)", of: view),
      .animation(view: view, isRunning: true, allowsInteraction: false),
      .animation(view: view, isRunning: false, allowsInteraction: false),
      .shows(container: view, child: view),
      .selected(cell: view, list: view, isOn: true),
      .dismissed(controller: view, by: .touchBeside, isRefused: false),
      .dismissed(controller: view, by: .touchBeside, isRefused: true),
      .dismissed(controller: view, by: .pull, isRefused: false),
      .dismissed(controller: view, by: .pull, isRefused: true),
      .dismissed(controller: view, by: .touchBesideAlert, isRefused: true),
      .dismissed(controller: view, by: .touchBesideActionSheet, isRefused: false),
      .sheetRests(controller: view, at: .medium, isNew: true),
      .didNotScroll(view: view, why: .sheetMoves(view)),
      .wentBack(container: view, child: view, isDone: true),
      .wentBack(container: view, child: view, isDone: false),
    ]
  }
}
