// What is sent to the session, and what is said if it does not take it.

const refusals = {
  400: "The session did not understand it.",
  403: "Type live in the session for a new address.",
  409: "The scene has changed; nothing was done. Try again.",
  413: "That was too much at once.",
  429: "That was too fast; try again.",
  503: "The session is busy; try again.",
};

/**
 * Sends something that somebody wants.
 *
 * @param post - Sends JSON to a path.
 * @returns Null if the session took it, else the reason in words.
 */
export async function sendWish(post, wish) {
  let answer;
  try {
    answer = await post("/command", wish);
  } catch {
    return "The session does not answer.";
  }
  if (answer.ok) return null;
  return refusals[answer.status] ?? "The session did not take it.";
}
