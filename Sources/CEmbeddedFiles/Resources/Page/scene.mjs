// The views and other responders of the page's data, linked with each other.

/** Makes the data easy to walk: views get their places, depths and children. */
export function openScene(data) {
  const views = data.views;
  views.forEach((view, k) => {
    view.index = k;
    view.depth = view.parent < 0 ? 0 : views[view.parent].depth + 1;
  });
  return { ...data, views, responders: views.concat(data.others) };
}

/** The responder chain from a responder on. */
export function chainFrom(scene, first) {
  const links = new Set();
  for (let next = first; next && !links.has(next); next = scene.responders[next.next]) {
    links.add(next);
  }
  return [...links];
}
