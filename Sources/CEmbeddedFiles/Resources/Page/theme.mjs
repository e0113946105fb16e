// The colors and letters of the stage, as the style sheet says.

const names = ["card", "ink", "soft", "edge", "line", "accent", "yes", "no", "plate", "screen",
  "glass", "control", "device"];

/** Reads the colors that hold now, and the size of labels in pixels. */
export function readTheme() {
  const style = getComputedStyle(document.documentElement);
  const value = name => style.getPropertyValue(`--${name}`).trim();
  const theme = Object.fromEntries(names.map(name => [name, value(name)]));
  // Labels grow with the letters of the page.
  const size = Math.round(parseFloat(value("label")) * parseFloat(style.fontSize));
  return { ...theme, size, family: getComputedStyle(document.body).fontFamily };
}

/** Calls a function whenever other colors hold: dark or light, paper or screen. */
export function onThemeChange(body) {
  for (const query of ["(prefers-color-scheme: dark)", "print"]) {
    matchMedia(query).addEventListener("change", body);
  }
  addEventListener("beforeprint", body);
  addEventListener("afterprint", body);
}

const widths = new Map();

/** The width of a text in a font, in pixels. */
export function widthOf(pen, text) {
  const key = `${pen.font}\n${text}`;
  if (!widths.has(key)) {
    if (widths.size > 20000) widths.clear();
    widths.set(key, pen.measureText(text).width);
  }
  return widths.get(key);
}
