// Short ways to find and make elements.

/** The element of an id. */
export function element(id) {
  return document.getElementById(id);
}

/** A new element with a text and a class. */
export function make(tag, text, className) {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}
