const COMPOUND = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+|::?[\w-]+)*)$/i;

/** The tag and the classes without which an element can't match one of the selectors of a list; null = these don't tell. */
function needsOf(selectorText) {
  if (typeof selectorText !== 'string' || selectorText.includes('\\')) return null;
  // What stands in brackets is no need of the element itself: `:not(.x)`, `:is(.x, .y)`, `[type="a,b"]`.
  let bare = selectorText.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
  const needs = [];
  for (const selector of bare.split(',')) {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .pop();
    const parts = COMPOUND.exec(last);
    if (parts === null) return null;
    const [, tag = '*', rest] = parts;
    const classes = (rest.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1));
    // any element may have an attribute, an id or a state
    if (tag === '*' && classes.length === 0) return null;
    needs.push({ tag: tag.toLowerCase(), classes });
  }
  return needs;
}

const known = new Map();

/** False only where an element of this name and these classes (its attribute) can match no selector of the list. */
function mayMatch(selectorText, localName, classNames) {
  let needs = known.get(selectorText);
  if (needs === undefined) {
    needs = needsOf(selectorText);
    known.set(selectorText, needs);
  }
  if (needs === null) return true;
  const name = localName.toLowerCase();
  return needs.some(
    ({ tag, classes }) => (tag === '*' || tag === name) && classes.every((one) => classNames.includes(one)),
  );
}

module.exports = { mayMatch };
