// Lists that change a little: what the feed tells of a scene after its first time.

/**
 * A list with a patch carried out; the list itself stays, as an earlier scene may hold it.
 *
 * @param patch - `set`, places with their new items, or `splice`, a place, how many items go, and
 *   those that come; undefined where nothing changed.
 * @returns Null where the patch is of another list.
 */
function patched(list, patch) {
  if (!patch) return list;
  let made = list.slice();
  if (patch.splice) {
    const [start, removed, items] = patch.splice;
    if (!(start >= 0 && removed >= 0 && start + removed <= list.length)) return null;
    made = made.slice(0, start).concat(items, made.slice(start + removed));
  }
  for (const [place, item] of patch.set ?? []) {
    if (!(place >= 0 && place < made.length)) return null;
    made[place] = item;
  }
  return made;
}

/**
 * A scene with a change carried out.
 *
 * @returns Null where the change is one of another scene.
 */
export function patchedScene(scene, change) {
  const made = { screen: change.screen ?? scene.screen };
  for (const name of ["views", "others", "layers"]) {
    made[name] = patched(scene[name], change[name]);
    if (!made[name]) return null;
  }
  return made;
}
