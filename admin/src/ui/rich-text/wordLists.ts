/** Word writes a list item as a paragraph whose style names list and level, with its bullet or number as text. */
const ITEM = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
const NUMBERED = /^[\s\u00a0]*(?:\d+|[a-z]{1,4})[.)]/i;

interface Item {
  readonly paragraph: Element;
  readonly level: number;
  readonly ordered: boolean;
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Removes the bullet, which the list draws. */
function itemOf(paragraph: Element): Item | null {
  const level = ITEM.exec(styleOf(paragraph))?.[2];
  if (level === undefined) return null;
  const marker = [...paragraph.querySelectorAll('[style]')].find((element) => MARKER.test(styleOf(element)));
  const ordered = NUMBERED.test(marker?.textContent ?? '');
  marker?.remove();
  return { paragraph, level: Number(level), ordered };
}

/** Adds an item; `open` are the open lists, the innermost last. */
function addToList(open: { list: Element; level: number }[], { paragraph, level, ordered }: Item): void {
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
  const { ownerDocument: document } = paragraph;
  const last = open.at(-1);
  if (last === undefined || last.level < level) {
    const list = document.createElement(ordered ? 'ol' : 'ul');
    const parent = last?.list.lastElementChild;
    if (parent === undefined || parent === null) paragraph.before(list);
    else parent.append(list);
    open.push({ list, level });
  }
  const item = document.createElement('li');
  open.at(-1)?.list.append(item);
  item.append(paragraph);
}

/** Pasted text of Word with real lists; other text is unchanged. The editor drops what is not allowed. */
export function withWordLists(html: string): string {
  if (!/mso-list/i.test(html)) return html;
  const document = new DOMParser().parseFromString(html, 'text/html');
  let open: { list: Element; level: number }[] = [];
  for (const element of [...document.body.querySelectorAll('p')]) {
    const item = itemOf(element);
    const continued = open[0] !== undefined && element.previousElementSibling === open[0].list;
    if (item === null || !continued) open = [];
    if (item !== null) addToList(open, item);
  }
  return document.body.innerHTML;
}
