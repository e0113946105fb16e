// The own votes, which a page that is loaded again still knows.

const ownVotes = new Map();

/** Keeps the name that was voted for. */
export function keepVote(question, name) {
  ownVotes.set(question, name);
  try {
    sessionStorage.setItem(`vote ${question}`, name);
  } catch {
    // A browser that keeps nothing knows it until the page is closed.
  }
}

/** The name that was voted for here, or null. */
export function ownVote(question) {
  if (ownVotes.has(question)) return ownVotes.get(question);
  try {
    return sessionStorage.getItem(`vote ${question}`);
  } catch {
    return null;
  }
}
