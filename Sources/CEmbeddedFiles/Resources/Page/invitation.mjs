// The card with which guests come: a code for their cameras, and the address in letters.

import { element, make, makeButton } from "./dom.mjs";

const space = "http://www.w3.org/2000/svg";

/**
 * The path around the dark modules of a code, in a picture with a unit for each module.
 *
 * @param modules - The rows with the margin; a "1" is dark.
 */
function darkPath(modules) {
  return modules.flatMap((row, y) => Array.from(row.matchAll(/1+/g), ({ index, 0: run }) =>
    `M${index} ${y}h${run.length}v1h-${run.length}z`)).join("");
}

/** The card, which can be closed, and opened again as long as guests may come. */
export class InvitationCard {
  constructor() {
    this.card = element("invitation");
    this.box = element("show-code");
    this.box.addEventListener("input", () => this.show(this.box.checked));
  }

  /** Tells an invitation, whether it is new or given again; null ends it. */
  tell(invitation) {
    element("invite").hidden = !invitation;
    if (invitation) {
      const words = make("div"), { address, modules } = invitation;
      words.append(make("h2", "Vote on your phone"), make("p", address, "address"),
        makeButton("Close", () => this.show(false)));
      this.card.replaceChildren(...modules.length > 0 ? [picture(modules)] : [], words);
    }
    this.show(Boolean(invitation));
  }

  show(isShown) {
    this.card.hidden = !isShown;
    this.box.checked = isShown;
  }
}

/** Dark on white in every theme: not all cameras read a code with the colours exchanged. */
function picture(modules) {
  const side = modules.length;
  const picture = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img",
    "aria-label": "QR code of the address", "shape-rendering": "crispEdges" });
  picture.append(draw("rect", { width: side, height: side, fill: "#fff" }),
    draw("path", { d: darkPath(modules), fill: "#000" }));
  return picture;
}

function draw(tag, attributes) {
  const made = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
