// What the page knows, as the events of the feed tell it. No event changes a state: it makes a new
// one, so that a recording can be gone through in both directions.

import { patchedScene } from "./patches.mjs";

const mostInteractions = 40, mostCommands = 40, mostScenes = 8;

/** What a page knows that has been told nothing. */
export function startOfFeed() {
  return {
    isReady: false, isGuest: false, isBroken: false, ended: null, revision: null, scene: null,
    map: null, scenes: new Map(), interactions: [], cursor: null, focus: null, question: null,
    votes: null, commands: [], mode: null, invitation: null, settled: new Map(),
    news: { walk: false, report: false },
  };
}

/** What a page knows after an event. */
export function afterEvent(state, name, data) {
  return handlers[name] ? handlers[name](state, data) : state;
}

const handlers = {
  start(state, { fresh, guest }) {
    return { ...(fresh ? startOfFeed() : state), isGuest: guest, isReady: false, ended: null };
  },

  ready(state) {
    return { ...state, isReady: true };
  },

  scene(state, data) {
    if (data.scene) return withScene(state, data.revision, data.scene);
    const isNext = state.scene && data.base === state.revision && !state.isBroken;
    const scene = isNext ? patchedScene(state.scene, data) : null;
    // What is built on a scene that is not here can only be had from the start.
    return scene ? withScene(state, data.revision, scene) : { ...state, isBroken: true };
  },

  map(state, map) {
    const kept = state.scenes.get(map.revision);
    if (!kept) return state;
    const scenes = new Map(state.scenes).set(map.revision, { ...kept, map });
    return { ...state, scenes, map };
  },

  interaction(state, interaction) {
    const { number } = interaction;
    const interactions = [...state.interactions.filter(each => each.number !== number), interaction]
      .sort((a, b) => a.number - b.number).slice(-mostInteractions);
    return { ...state, interactions, news: { ...state.news, walk: true } };
  },

  cursor(state, { number, step }) {
    return { ...state, cursor: step === null ? null : { number, step } };
  },

  focus(state, focus) {
    const news = { ...state.news, report: !focus.command?.startsWith("tree ") };
    return { ...state, focus, news };
  },

  command(state, told) {
    const number = state.interactions.at(-1)?.number ?? 0;
    const command = { ...told, number, shows: shownBy(told, state.news) };
    const commands = [...state.commands, command].slice(-mostCommands);
    state = { ...state, news: { walk: false, report: false } };
    // What the line has changed belongs to the events that it made.
    const settled = new Map(state.interactions.map(({ number }) =>
      [number, state.settled.get(number) ?? state.revision]));
    state = { ...state, settled };
    // The answer of a question stays for the command that asked, and goes with the next.
    const { question } = state, age = (question?.age ?? 0) + 1;
    if (!question || question.open) return { ...state, commands };
    return { ...state, commands, question: age > 1 ? null : { ...question, age } };
  },

  mode(state, mode) {
    return { ...state, mode };
  },

  ask(state, asked) {
    // A question that is dropped has no answer.
    if (!asked.open && asked.answer === null) return { ...state, question: null };
    const isSame = state.question?.question === asked.question;
    const question = { ...(isSame ? state.question : null), ...asked, age: 0 };
    const hasVotes = state.votes?.question === asked.question;
    return { ...state, question, votes: hasVotes ? state.votes : null };
  },

  votes(state, votes) {
    return { ...state, votes };
  },

  guests(state, invitation) {
    return { ...state, invitation: invitation.address === null ? null : invitation };
  },

  end(state, { reason }) {
    return { ...state, ended: reason };
  },
};

/**
 * What a command has to show beside the stage: the `steps` of an event, the `report` on a view, its
 * `reply` in words; null where it only changed what is drawn.
 */
function shownBy({ output, chain, ok }, { walk, report }) {
  if (walk && ok) return "steps";
  if (report && ok) return "report";
  return chain || output.length > 0 ? "reply" : null;
}

/** The newest scene, and those of which interactions may still tell. */
function withScene(state, revision, scene) {
  const met = new Set(state.interactions.map(each => each.revision));
  const scenes = new Map(state.scenes);
  // A scene that is told again is the newest again.
  scenes.delete(revision);
  scenes.set(revision, { scene, map: state.map });
  let rest = [...scenes.keys()].filter(each => !met.has(each)).length - mostScenes;
  for (const each of scenes.keys()) {
    if (rest <= 0) break;
    if (met.has(each)) continue;
    scenes.delete(each);
    rest--;
  }
  return { ...state, revision, scene, scenes, isBroken: false };
}

/**
 * The scene of a revision with the newest map that it had; the newest scene where that one is
 * gone.
 */
export function sceneOf(state, revision = state.revision) {
  const kept = state.scenes.get(revision);
  if (kept) return { revision, ...kept };
  return { revision: state.revision, scene: state.scene, map: state.map };
}
