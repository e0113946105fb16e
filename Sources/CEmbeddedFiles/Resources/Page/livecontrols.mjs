// Buttons, keys and the mouse of a page that follows a session, or replays one.

import { connectStage, viewKeys } from "./controls.mjs";
import { element } from "./dom.mjs";
import { listenToFingers } from "./fingers.mjs";
import { listenToKeys } from "./keys.mjs";
import { showList } from "./page.mjs";
import { StageCursor, Toolbox, tools } from "./tools.mjs";
import { drawFinger } from "./walkpicture.mjs";

/** The keys that play a walk. */
export function playKeys(board) {
  return {
    " ": ["play or pause", () => board.toggle()],
    "ArrowLeft": ["a step back", () => board.by(-1)],
    "ArrowRight": ["a step on", () => board.by(1)],
    "Home": ["the first step", () => board.go(0)],
    "End": ["the last step", () => board.go(Infinity)],
    ",": ["slower", () => board.changeSpeed(-1)], ".": ["faster", () => board.changeSpeed(1)],
  };
}

/** The keys that turn the views, as arrows go from step to step. */
export function turnKeys(stage) {
  const turn = (pitch, yaw) => () => {
    stage.camera.turn(stage.camera.pitch + pitch, stage.camera.yaw + yaw);
    stage.redraw();
  };
  return {
    "j": ["turn to the left", turn(0, -5)], "l": ["turn to the right", turn(0, 5)],
    "i": ["turn up", turn(5, 0)], "k": ["turn down", turn(-5, 0)],
  };
}

/** The keys that change what stands where. */
export function layoutKeys(page, board) {
  return {
    "v": ["views: the list of them", () => toggleList(page)],
    "w": ["steps, or the report on a view", () => board.turnTo(
      document.body.classList.contains("reporting") ? "steps" : "report")],
    "W": ["the column beside the stage", () => {
      document.body.classList.toggle("alone");
    }],
    "x": ["what the last command answered, and back", () => board.turnTo(
      document.body.classList.contains("replying") ? "steps" : "reply")],
    "P": ["projector, stage and what is said only, and back", () => nextLayout(page.stage)],
  };
}

/** Prepares what a live page and a replay have in common. */
export function connectBoard(page, board) {
  connectStage(page);
  element("list").addEventListener("click", () => page.tree.refresh());
  element("show-steps").addEventListener("click", () => board.turnTo("steps"));
  element("show-reply").addEventListener("click", () => board.turnTo("reply"));
  element("show-report").addEventListener("click", () => board.turnTo("report"));
  for (const id of ["walk", "side"]) element(id).hidden = false;
  element("side").append(element("result"));
  document.body.classList.add("board");
}

function toggleList(page) {
  const isShown = !document.body.classList.contains("listed");
  showList(isShown);
  page.tree.refresh();
  if (isShown) document.querySelector("#views [tabindex='0']")?.focus();
}

/** Usual, for a projector, then the stage and what is said alone. */
function nextLayout(stage) {
  const { classList } = document.documentElement, toggle = element("projector");
  const isOnly = classList.contains("only");
  classList.toggle("only", classList.contains("projector") && !isOnly);
  toggle.checked = !(isOnly && classList.contains("projector"));
  classList.toggle("projector", toggle.checked);
  stage.restyle();
}

/** Connects the page of a session. */
export function connectLive(live) {
  const { page, board } = live, { stage } = page;
  // It would tell who gets a touch before anybody has asked.
  element("show-map").checked = stage.showsMap = false;
  stage.asksFirst = true;
  const toolbox = new Toolbox(() => live.wish({ kind: "undo" }));
  const act = (point, kind) => {
    const at = point.map(value => Math.round(value * 4) / 4);
    const [width, height] = page.scene.screen;
    if (!(at[0] >= 0 && at[0] < width && at[1] >= 0 && at[1] < height)) return;
    if (live.state.question?.open) live.voteAt(at);
    else if (live.state.isGuest) return;
    else if (kind === "select") {
      const [layer] = stage.layersAt(stage.onStage(at, null));
      if (layer) page.select(layer.layer.view);
    } else {
      live.wish({ kind, point: at });
    }
  };
  const isDragging = () =>
    toolbox.kind === "drag" && !live.state.question?.open && !live.state.isGuest;
  const drag = (from, to) =>
    live.wish({ kind: "drag", from: from.map(Math.round), to: to.map(Math.round) });
  const cursor = new StageCursor(page, board.overlay, point => {
    if (!point) live.enter();
    else if (!isDragging()) act(point, toolbox.kind);
    else if (!cursor.from) cursor.from = point;
    else {
      drag(cursor.from, point);
      cursor.from = null;
    }
  });
  connectBoard(page, board);
  listenToFingers(stage, {
    onClick: (point, adds) => {
      const found = stage.pointAt(point);
      if (adds && found.layer && !live.state.isGuest) page.select(found.layer.view, true);
      else act(found.point, toolbox.kind === "drag" ? "tap" : toolbox.kind);
    },
    // The light must not point at an answer.
    onHover: point => page.hover(point && !live.state.question?.open
      && stage.layersAt(point)[0]?.layer.view || null),
    takesDrags: isDragging,
    onDrag: (from, to, isOver) => {
      const found = [from, to].map(point => stage.pointAt(point));
      board.overlay.show("drag", isOver ? null : dragPicture(...found));
      if (isOver) drag(...found.map(({ point }) => point));
    },
  });
  element("acts").hidden = false;
  element("events").addEventListener("input", event => {
    const number = Number(event.target.value);
    const found = live.state.interactions.find(each => each.number === number);
    if (!found) return;
    live.isChosen = number;
    live.begin(found, true);
  });
  connectKeys(live, toolbox);
}

function connectKeys(live, toolbox) {
  const { page, board } = live, actions = {};
  const unlessGuest = action => () => {
    if (!live.state.isGuest) action();
  };
  for (const { key, kind, words } of tools) {
    actions[key] = [words, unlessGuest(() => toolbox.choose(kind))];
  }
  const enter = unlessGuest(() => live.enter());
  const goOn = unlessGuest(() => {
    if (!live.state.question?.open) live.enter();
  });
  const votes = {};
  for (let k = 1; k <= 9; k++) {
    votes[k] = ["", () => {
      if (live.state.question?.open && live.answers[k - 1]) live.vote(live.answers[k - 1]);
    }];
  }
  listenToKeys([
    ["Tab to the stage, arrows, Enter", "move a cross, and act there"],
    ["1 – 9", "vote for the first, the second …"], ["shift-click", "distance to a second view"],
    ["drag", "turn the views"], ["shift-drag", "move them"],
  ], {
    ...playKeys(board), ...actions,
    "u": ["undo", unlessGuest(() => live.wish({ kind: "undo" }))],
    "r": ["reveal", enter], "n": ["go on: to the end of the walk, then Enter at the prompt", goOn],
    ...layoutKeys(page, board), ...viewKeys(page, "N"), ...turnKeys(page.stage), ...votes,
    "Escape": ["leave the walk, select nothing", () => {
      if (document.body.classList.contains("listed")) toggleList(page);
      else if (board.show.interaction) live.leave();
      else page.clear();
    }],
  });
}

/** A drag that is being drawn, each end on the plane of the view that the mouse is on. */
function dragPicture(from, to) {
  return {
    paint(pen, stage) {
      const { theme } = stage.space;
      const [start, end] = [from, to].map(({ point, layer }) => stage.onStage(point, layer));
      pen.strokeStyle = theme.accent;
      pen.lineWidth = 4;
      pen.beginPath();
      pen.moveTo(...start);
      pen.lineTo(...end);
      pen.stroke();
      drawFinger(pen, theme, start, false);
      drawFinger(pen, theme, end, true);
    },
  };
}
