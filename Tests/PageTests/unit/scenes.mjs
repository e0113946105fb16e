// Ten scenes in which overrides, transforms, windows, groups of siblings and flags decide.

import { readFileSync } from "node:fs";

// The tests in a browser read these two, too.
const read = name => readFileSync(new URL(`../scenes/${name}.scope`, import.meta.url), "utf8");
const plain = read("plain");
const overridden = plain + read("overridden");

/** Random numbers that are the same every time. */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return (low, high) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return low + (high - low) * (state / 2 ** 32);
  };
}

const shapes = `
add star 30,40 200x200
override star path "M100 0 L160 190 L0 70 L200 70 L40 190 Z"
add round 150,200 200x120
override round ellipse
rotate round 20
add dot 30,30 60x60 in round
override dot circle
add big 20,500 300x300
override big circle 170
add part 250,100 100x100 in big
add lens 60,420 90x90
override lens enlarge 25
add seen 80,10 40x200 in lens
add shade 0,700 390x100 alpha=0.005
`;

const transformed = `
add a 60,60 250x250
rotate a 15
add b 30,30 150x150 in a
scale b 1.4,0.7
add c 20,20 90x90 in b
rotate c 40
add UIButton d 10,10 50x50 in c
add e 200,500 120x240
rotate e 75
add f 10,10 100x100 in e
set f transform 1 0.4 0.2 1 5 7
set f bounds 13,17 100x100
add flat 10,600 90x90
scale flat 0,1
add turned 300,300 60x60
rotate turned 180
`;

const windows = `
add base 0,0 390x400
add UIButton buy 40,40 120x44 in base
window sheet 0,300 390x544 level=1
add handle 150,10 90x30 in sheet
window pass 0,0 390x844 level=2
override pass passthrough
add toast 45,60 300x90 in pass
add close 250,10 40x40 in toast
override toast except close
window small 200,600 150x150 level=3
rotate small 10
`;

const stacked = `
add back 0,0 390x844
add UIButton far 20,20 350x60 in back
add one 0,0 300x600
add one1 20,20 100x100 in one
add one2 60,60 100x100 in one
add two 100,100 290x700
add two1 20,20 100x100 in two
add two2 60,60 100x100 in two
add three 50,300 300x300
add three1 -40,-40 100x100 in three
add three2 200,200 180x180 in three
add four 10,10 200x200
add four1 -5,150 120x120 in four
override one passthrough
override two except two1
override three overflow
override four intercept
add five 150,650 200x150
add five1 10,10 90x90 in five
override five redirect far
`;

// At night 5,000 views.
function grid() {
  const lines = ["add sheet 0,0 390x844"];
  for (let k = 0; k < (process.env.TAPSCOPE_FULL_TESTS === "1" ? 5000 : 1000); k++) {
    lines.push(`add v${k} ${k % 43 * 9},${Math.floor(k / 43) * 7} 8x6 in sheet`);
  }
  return lines.join("\n");
}

function cards() {
  const lines = [];
  for (let k = 0; k < 100; k++) {
    lines.push(`add card${k} ${k % 10 * 39},${Math.floor(k / 10) * 84} 37x80`);
    for (let n = 0; n < 5; n++) lines.push(`add UIButton b${k}x${n} 2,${n * 16} 33x14 in card${k}`);
  }
  for (let k = 0; k < 100; k += 7) lines.push(`inset card${k} -3`);
  for (let k = 3; k < 100; k += 9) lines.push(`override card${k} passthrough`);
  return lines.join("\n");
}

/** Views of random places and overrides. */
export function crowd(seed, count = 120, overrides = anyOverride, nests = true) {
  const random = randomNumbers(seed), lines = [], names = ["root"];
  const whole = (low, high) => Math.floor(random(low, high));
  for (let k = 0; k < count; k++) {
    const nested = nests && random(0, 1) < 0.6, parent = nested ? names[whole(0, names.length)]
      : "root";
    const place = nested ? [whole(-30, 120), whole(-30, 120)] : [whole(-40, 380), whole(-40, 830)];
    lines.push(`add n${k} ${place} ${whole(10, 160)}x${whole(10, 160)} in ${parent}`);
    names.push(`n${k}`);
    if (random(0, 1) < 0.1) lines.push(`rotate n${k} ${whole(1, 180)}`);
    if (random(0, 1) < 0.1) lines.push(`hide n${k}`);
    if (random(0, 1) < 0.1) lines.push(`bounds n${k} ${whole(-9, 9)},${whole(-9, 9)} 70x70`);
    if (random(0, 1) < 0.25) lines.push(`${overrides(whole, k)}`);
  }
  return lines.join("\n");
}

const anyOverride = (whole, k) => [
  `override n${k} circle`, `override n${k} passthrough`, `override n${k} overflow`,
  `override n${k} intercept`, `inset n${k} ${whole(-20, 20)}`, `override n${k} enlarge 12`,
  `override n${k} except n${whole(0, k + 1)}`, `override n${k} accepts n${whole(0, k + 1)}`,
  `override n${k} ellipse`,
][whole(0, 9)];

/** The scenes by name. */
export const scenes = {
  plain, overridden, shapes, transformed, windows, stacked,
  grid: grid(), cards: cards(),
  crowd: crowd(7), siblings: crowd(11, 60, () => "", false),
};
