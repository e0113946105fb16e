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

/** A new button that does something. */
export function makeButton(text, action, className) {
  const made = make("button", text, className);
  made.type = "button";
  made.addEventListener("click", action);
  return made;
}

/** Changes the text of an element if it is another: what did not change is not read out again. */
export function write(id, text) {
  const found = element(id);
  if (found.textContent !== text) found.textContent = text;
}
