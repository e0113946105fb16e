// Begins the page of a session that goes on.

import { Live } from "./live.mjs";

document.documentElement.classList.add("scripted");
const live = new Live();
live.connection.begin();
// For the console, and for those who try the page.
Object.assign(globalThis, { live, tapscope: live.page });
