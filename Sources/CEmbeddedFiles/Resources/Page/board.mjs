// All that tells what a session does: the walk, the question, the mode, and what was typed.

import { element, write } from "./dom.mjs";
import { InvitationCard } from "./invitation.mjs";
import { tellMode } from "./modepanel.mjs";
import { Overlay } from "./overlay.mjs";
import { Player } from "./player.mjs";
import { QuestionPanel } from "./questionpanel.mjs";
import { Show } from "./show.mjs";
import { Reply } from "./reply.mjs";
import { tellTranscript } from "./transcript.mjs";
import { VotesPicture } from "./votespicture.mjs";
import { WalkPanel } from "./walkpanel.mjs";

/** The board of a page that follows a session, or the recording of one. */
export class Board {
  /**
   * @param actions - `onStep(step, byHand)`, `onRest()` when a walk has come to its end, `leave()`;
   *   `vote`, `enter` and `dismiss` where there is a session.
   */
  constructor(page, actions) {
    Object.assign(this, { page, actions, shown: {} });
    this.overlay = new Overlay(page.stage);
    this.player = new Player((step, byHand) => actions.onStep(step, byHand));
    this.panel = new WalkPanel({
      toggle: () => this.toggle(), go: step => this.go(step), by: steps => this.by(steps),
      speed: speed => this.setSpeed(speed), leave: actions.leave,
    });
    this.show = new Show(page, this.overlay, this.panel);
    this.reply = new Reply();
    this.question = new QuestionPanel(actions.vote ? actions : null);
    this.invitation = new InvitationCard();
    this.overlay.onFrame = now => this.frame(now);
    this.tellPlaying();
  }

  frame(now) {
    const { player, show } = this, wasPlaying = player.isPlaying;
    player.tick(now);
    if (player.isPlaying && show.interaction) show.setTime(player.share);
    if (wasPlaying && !player.isPlaying) {
      this.tellPlaying();
      this.actions.onRest();
    }
    return player.isPlaying || Boolean(this.overlay.pictures.get("walk")?.isMoving(now));
  }

  play() {
    this.player.play();
    this.tellPlaying();
    this.overlay.run();
  }

  toggle() {
    if (this.player.isPlaying) {
      this.player.pause();
      this.tellPlaying();
    } else {
      this.play();
    }
  }

  /** Goes to a step by hand, and stays there. */
  go(step, byHand = true) {
    this.player.moveTo(step, byHand);
    this.tellPlaying();
  }

  /**
   * Goes to the next place where something is decided, or to the one before; to the next step where
   * the prompt goes along.
   */
  by(steps) {
    this.go(this.isFollowed ? this.player.step + steps : this.player.stopFrom(steps));
  }

  setSpeed(speed) {
    this.player.speed = speed;
    this.tellPlaying();
  }

  changeSpeed(by) {
    this.player.change(by);
    this.tellPlaying();
  }

  tellPlaying() {
    this.panel.setPlaying(this.player.isPlaying, this.player.speed);
  }

  /**
   * Tells a state: its question with the votes, its mode, and the last commands.
   *
   * @param more - `answers` that can be given, the `own` one, `isGuest`.
   */
  tell(state, more) {
    const { shown, page: { scene, stage } } = this, { question, votes, mode, commands } = state;
    const isNew = (name, ...values) => {
      const key = shown[name];
      shown[name] = values;
      return !key || key.some((value, k) => value !== values[k]);
    };
    if (isNew("question", question, votes, more.own, scene)) {
      this.question.tell({ question, votes, scene, ...more });
      this.overlay.show("votes",
        question && new VotesPicture(stage, question, votes, more.own));
      write("told", spoken(question, votes));
    }
    if (isNew("invitation", state.invitation)) this.invitation.tell(state.invitation);
    // What is said of an event waits for the end of its walk.
    if (!this.isWalking && isNew("mode", mode, scene)) {
      tellMode(mode, scene.say, this.actions.enter ? this.actions : null);
    }
    if (isNew("commands", commands, mode?.prompt) && !more.isGuest) {
      const prompt = mode?.prompt ?? "tapscope";
      tellTranscript(commands, prompt);
      this.reply.tell(commands.at(-1) ?? null, prompt);
    }
    this.hold(question?.open);
  }

  /** Whether a walk is shown that has not come to its end. */
  get isWalking() {
    return this.show.interaction !== null && this.player.step < this.player.last;
  }

  /** Takes the map away while it would tell what is asked. */
  hold(isAsked) {
    const { stage } = this.page, isHeld = Boolean(isAsked || this.overlay.pictures.has("walk"));
    if (stage.isMapHeld === isHeld) return;
    stage.isMapHeld = isHeld;
    stage.arrange();
  }

  /** Shows the `steps` of an event, the `reply` of a command, or the `report` on a view. */
  turnTo(name) {
    document.body.classList.toggle("reporting", name === "report");
    document.body.classList.toggle("replying", name === "reply");
    for (const each of ["steps", "reply", "report"]) {
      element(`show-${each}`).setAttribute("aria-pressed", each === name);
    }
    this.reply.fit();
  }
}

function countOf(votes) {
  return votes === 1 ? "1 vote" : `${votes} votes`;
}

function spoken(question, votes) {
  if (!question) return "";
  if (!question.open) return `The answer is ${question.answer ?? "nobody"}`;
  return `Question: ${question.text} ${votes?.total ? countOf(votes.total) : ""}`;
}
