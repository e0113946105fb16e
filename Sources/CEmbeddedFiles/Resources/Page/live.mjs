// The page of a session that goes on: follows its feed, and sends what is done here.

import { Board } from "./board.mjs";
import { Connection, browserWorld, postJSON } from "./connection.mjs";
import { connectLive } from "./livecontrols.mjs";
import { element } from "./dom.mjs";
import { afterEvent, sceneOf, startOfFeed } from "./feed.mjs";
import { LivePage } from "./livepage.mjs";
import { durationsOf } from "./player.mjs";
import { answerOf, answersTo, drawnAt } from "./question.mjs";
import { openScene, withoutTurns } from "./scene.mjs";
import { sendWish } from "./sender.mjs";
import { keepVote, ownVote } from "./votes.mjs";
import { opened } from "./show.mjs";

const statuses = {
  open: "", opening: "", lost: "The session does not answer; waiting for it",
  forbidden: "Type live in the session for a new address.",
  over: "The session ended this page. Type live in the session for a new address.",
};
const nothingYet = { screen: [390, 844], views: [], others: [], layers: [] };

/** A page that follows a session. */
export class Live {
  constructor() {
    this.state = startOfFeed();
    Object.assign(this, { told: null, sent: [], isWaiting: false });
    Object.assign(this, { cursor: null, focus: null, status: "opening" });
    this.page = new LivePage(openScene(nothingYet), wish => this.wish(wish),
      () => this.board.turnTo("report"));
    this.board = new Board(this.page, {
      onStep: (step, byHand) => this.onStep(step, byHand), onRest: () => this.render(),
      leave: () => this.leave(), vote: answer => this.vote(answer),
      enter: () => this.enter(), next: () => this.wish({ kind: "next" }),
      dismiss: () => this.dismiss(),
    });
    connectLive(this);
    this.connection = new Connection(browserWorld(),
      (name, json) => this.receive(name, json), status => this.tellStatus(status));
  }

  /** Takes an event of the feed. */
  receive(name, json) {
    const { isBroken } = this.state;
    this.state = afterEvent(this.state, name, JSON.parse(withoutTurns(json)));
    if (this.state.isBroken && !isBroken) this.connection.open();
    if (name !== "beat" && this.state.isReady) this.later();
  }

  /** Shows what is new with the next frame: many events may come at once. */
  later() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    // A page that is not in sight has no frames.
    setTimeout(() => {
      this.isWaiting = false;
      if (this.state.isReady) this.render();
    });
  }

  render() {
    const { state, board } = this;
    document.body.classList.toggle("guest", state.isGuest);
    this.tellTheme();
    this.makeRoom();
    this.tellInteractions();
    this.tellCursor();
    this.tellCommand();
    this.lookAt();
    if (state.focus !== this.focus) {
      this.focus = state.focus;
      if (state.focus && !state.isGuest) this.page.report(state.focus);
    }
    const { question } = state;
    element("waiting").hidden = !state.isGuest || question !== null;
    this.answers = question?.open ? answersTo(question, this.page.stage.layers) : [];
    board.tell(state, {
      answers: this.answers, own: question ? ownVote(question.question) : null,
      isGuest: state.isGuest,
    });
  }

  /** Takes the letters of a projector, if the session has them when the page opens. */
  tellTheme() {
    const { mode } = this.state;
    if (!mode || this.hasTheme) return;
    this.hasTheme = true;
    if (mode.isProjector && !element("projector").checked) element("projector").click();
  }

  /** Ends the walk for a new question, which is about something else. */
  makeRoom() {
    const { question } = this.state;
    if (!question?.open || this.asked === question.question) return;
    this.asked = question.question;
    this.page.hover(null);
    this.board.turnTo("steps");
    if (this.board.show.interaction) this.leave();
  }

  /** Whether a later line has changed the scene that a walk met. */
  isPast({ number, revision: met }) {
    const { settled, revision } = this.state;
    return settled.has(number) && revision !== met && revision !== settled.get(number);
  }

  /** Begins the newest interaction, if it has not been told, or goes on where it has grown. */
  tellInteractions() {
    const newest = this.state.interactions.at(-1), number = newest?.number ?? 0;
    const count = newest?.steps.length ?? 0;
    // What was there before the page opened is not played, but can be chosen.
    if (this.told !== null && !(this.state.isGuest && this.state.question?.open)) {
      if (number > this.told) this.begin(newest, true);
      // A finger was still down, or time has passed.
      else if (number === this.told && count > this.toldSteps) {
        this.begin(newest, true, this.toldSteps);
      }
    }
    if (number >= (this.told ?? 0)) this.toldSteps = count;
    this.told = Math.max(this.told ?? 0, number);
    this.tellList();
  }

  tellList() {
    const { interactions } = this.state, list = element("events");
    const key = interactions.map(each => each.number).join();
    if (list.dataset.key === key) return;
    list.dataset.key = key;
    list.replaceChildren(new Option("earlier events", ""),
      ...interactions.map(({ number, title }) => new Option(title, number)));
    list.hidden = interactions.length === 0 || this.state.isGuest;
    this.chooseInList();
  }

  chooseInList() {
    element("events").value = this.board.show.interaction?.number ?? "";
  }

  /** Shows an interaction over the scene that it met. */
  begin(interaction, plays, step = 0) {
    const { board } = this, { steps, revision } = interaction;
    if (steps.length === 0) return;
    board.show.open(interaction, opened(sceneOf(this.state, revision)));
    board.turnTo("steps");
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const first = plays && isStill ? steps.length - 1 : step;
    board.player.load(durationsOf(steps), first);
    this.showStep(first);
    if (plays && !isStill) board.play();
    else board.tellPlaying();
    board.hold(this.state.question?.open);
    this.chooseInList();
  }

  showStep(step) {
    const { show, panel, player } = this.board, count = show.interaction.steps.length;
    show.step(step);
    const [now, all] = [step, count - 1].map(each => player.staysUntil(each));
    panel.setPlace(step, count, `${Math.max(1, now)} of ${all}`);
  }

  onStep(step, byHand) {
    const { interaction } = this.board.show;
    if (!interaction) return;
    this.showStep(step);
    if (step === this.board.player.last) this.later();
    const { cursor } = this.state;
    // The prompt follows where it looks at the same steps.
    if (cursor?.number !== interaction.number || (!byHand && !this.board.player.isPlaying)) return;
    this.sent.push(step);
    this.wish({ kind: "step", number: interaction.number, to: step });
  }

  /** Turns to what the last command shows. */
  tellCommand() {
    const command = this.state.commands.at(-1);
    if (!command || command === this.command) return;
    // What was there before the page opened is old.
    const isFirst = this.command === undefined;
    this.command = command;
    const { interaction } = this.board.show;
    // The line that answers a question tells the event of the line before.
    if (isFirst || interaction?.number > command.number) return;
    if (command.shows !== "steps" && interaction) this.leave();
    if (/^map\b/.test(command.line) && command.ok && !element("show-map").checked) {
      element("show-map").click();
    }
    const { lesson } = this.state.mode ?? {}, isSolved = Boolean(lesson?.solved);
    // A lesson that has just been solved says itself what is to be remembered.
    const isNews = isSolved && !this.wasSolved;
    this.wasSolved = isSolved;
    this.board.turnTo((isNews ? null : command.shows) ?? "steps");
  }

  /** Follows the steps at the prompt; what was sent from here comes back and moves nothing. */
  tellCursor() {
    const { cursor, interactions } = this.state, { board } = this;
    if (cursor === this.cursor) return;
    this.cursor = cursor;
    board.isFollowed = Boolean(cursor);
    if (!cursor) {
      this.sent = [];
      this.leave();
      return;
    }
    const place = this.sent.indexOf(cursor.step);
    if (place >= 0) {
      this.sent.splice(0, place + 1);
      return;
    }
    this.sent = [];
    const interaction = interactions.find(each => each.number === cursor.number);
    if (!interaction) return;
    if (board.show.interaction !== interaction) this.begin(interaction, false, cursor.step);
    else board.go(cursor.step, false);
  }

  /** Draws the newest scene, or while a walk is not over the one that it met. */
  lookAt() {
    const { board: { show, player, overlay }, page, state } = this;
    const isOver = player.isOver || (player.step === player.last && !player.isPlaying);
    const { interaction } = show;
    if (interaction && this.isChosen !== interaction.number && this.isPast(interaction)) {
      this.leave();
      return;
    }
    if (!state.scene || (interaction && player.step < player.last)) return;
    const newest = opened(sceneOf(state));
    if (page.scene === newest) return;
    if (show.interaction && show.interaction.revision === state.revision) {
      // Only the map is new.
      show.scene = newest;
      show.step(show.index);
    } else if (!show.interaction || isOver) {
      overlay.show("walk", null);
      page.open(newest);
    }
  }

  leave() {
    const { board } = this;
    board.player.load([]);
    board.tellPlaying();
    board.show.leave();
    board.hold(this.state.question?.open);
    this.chooseInList();
    if (this.state.isReady) this.render();
  }

  /** Sends what somebody wants, and says so if the session does not take it. */
  async wish(wish) {
    const { revision } = this.page.scene;
    const isOfScene = ["tap", "press", "drag", "hit", "select", "undo"].includes(wish.kind);
    const reason = await sendWish(postJSON, isOfScene ? { ...wish, revision } : wish);
    if (!reason) return;
    this.note(reason);
    // A walk over an older scene was in the way.
    if (isOfScene && this.state.revision !== revision) this.leave();
  }

  /** Answers the question that is open. */
  vote({ name, wish }) {
    keepVote(this.state.question.question, name);
    this.wish(wish);
    this.render();
  }

  /** A click at a point of the screen while a question is open. */
  voteAt(point) {
    const { question } = this.state, [view = null] = drawnAt(this.page.stage.shown, point);
    const answer = answerOf(question, view);
    if (answer) this.vote(answer);
    else this.note("Choose one of the answers.");
  }

  /**
   * Goes to the end of a walk, which tells what it came to, and only then on at the prompt; a
   * question that is answered goes away.
   */
  enter() {
    const { question, mode } = this.state;
    if (this.board.isWalking) this.board.go(Infinity);
    else if (question && !question.open && !(mode?.talk || mode?.quiz)) this.dismiss();
    else this.wish({ kind: "enter" });
  }

  dismiss() {
    this.state = { ...this.state, question: null };
    this.render();
  }

  note(text) {
    const note = element("note");
    note.textContent = text;
    note.hidden = false;
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => { note.hidden = true; }, 5000);
  }

  tellStatus(status) {
    this.status = status;
    const banner = element("banner");
    banner.textContent = statuses[status];
    banner.hidden = !statuses[status];
    document.body.dataset.status = status;
  }
}
