// Ids as places in lists, which is what the rest of the page walks by.

/**
 * The data of a scene in which responders refer to each other by their places, and views say where
 * they lie on the screen.
 *
 * @param data - A scene as the feed tells it, or the data of a page with its map and colors.
 * @param known - The newest map of the feed, with its colors; null for none.
 * @param revision - The revision of the scene; a map of another one is old.
 */
export function placed(data, known = null, revision = null) {
  const { views, others, layers = [] } = data, map = known?.map ?? data.map ?? null;
  const places = new Map();
  [...views, ...others].forEach((each, k) => places.set(each.id ?? k, k));
  const place = id => places.get(id) ?? -1;
  const looks = new Map((known?.colors ?? []).map(([id, color, mark]) => [id, { color, mark }]));
  const marks = ["lost", "idle", "open"].map(name => [name, new Set(known?.[name])]), ways = [];
  const placedViews = views.map((view, k) => {
    // A view stands before those in it.
    const found = place(view.parent), parent = found < k ? found : -1, id = view.id ?? k;
    ways.push(view.toScreen ?? joined(view.toParent, ways[parent]));
    const look = looks.get(id);
    return {
      ...view, id, parent, next: place(view.next), toScreen: ways[k],
      ...(look && { color: look.color }), ...(look?.mark && { mark: look.mark }),
      ...Object.fromEntries(
        marks.filter(([, ids]) => ids.has(id)).map(([name]) => [name, true])),
    };
  });
  return {
    ...data, views: placedViews, map: map && placedMap(map, place),
    isMapOld: known !== null && known.revision !== revision,
    others: others.map(each => ({ ...each, next: place(each.next) })),
    layers: layers.map(([id, ...rest]) => [place(id), ...rest])
      .filter(([k]) => k >= 0 && k < views.length),
  };
}

function placedMap(map, place) {
  return { ...map, blocks: map.blocks.map((value, k) => k % 5 === 0 ? place(value) : value) };
}

/** The way through a transform and then an outer one, if there is one. */
function joined(own, outer) {
  if (!own || !outer) return own;
  const [a, b, c, d, tx, ty] = own, [oa, ob, oc, od, ox, oy] = outer;
  return [oa * a + oc * b, ob * a + od * b, oa * c + oc * d, ob * c + od * d,
    oa * tx + oc * ty + ox, ob * tx + od * ty + oy];
}
