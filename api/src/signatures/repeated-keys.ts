const BLANK = /[\0\t\n\f\r ]/;
const DELIMITER = /[\0\t\n\f\r ()<>[\]{}/%]/;

interface Open {
  /** null = an array. */
  readonly keys: Set<string> | null;
  /** The next name is a key. */
  atKey: boolean;
}

const unescaped = (name: string): string =>
  name.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Position behind a literal string that opens at `at`. */
function afterString(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '(') depth += 1;
    else if (text[i] === ')' && --depth === 0) return i + 1;
  }
  return text.length;
}

const behind = (text: string, what: string, at: number): number => {
  const found = text.indexOf(what, at);
  return found < 0 ? text.length : found + what.length;
};

/**
 * Whether a dictionary among these objects (latin1, as they stand in the file) has a key twice: of two equal keys one reader takes the first and
 * another the last. Linear in the length.
 */
export function hasRepeatedKeys(text: string): boolean {
  const open: Open[] = [];
  const valueRead = (): void => {
    const top = open.at(-1);
    if (top !== undefined) top.atKey = true;
  };
  for (let at = 0; at < text.length; ) {
    const char = text[at] as string;
    if (BLANK.test(char)) at += 1;
    else if (char === '%') while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
    else if (char === '(') {
      at = afterString(text, at);
      valueRead();
    } else if (text.startsWith('<<', at)) {
      open.push({ keys: new Set(), atKey: true });
      at += 2;
    } else if (char === '<') {
      at = behind(text, '>', at);
      valueRead();
    } else if (text.startsWith('>>', at) || char === ']') {
      open.pop();
      valueRead();
      at += char === ']' ? 1 : 2;
    } else if (char === '[') {
      open.push({ keys: null, atKey: false });
      at += 1;
    } else if (char === '/') {
      const from = at + 1;
      for (at = from; at < text.length && !DELIMITER.test(text[at] as string); ) at += 1;
      const top = open.at(-1);
      if (top === undefined || top.keys === null) continue;
      const name = unescaped(text.slice(from, at));
      if (top.atKey && top.keys.has(name)) return true;
      if (top.atKey) top.keys.add(name);
      top.atKey = !top.atKey;
    } else {
      const from = at;
      do at += 1;
      while (at < text.length && !DELIMITER.test(text[at] as string));
      valueRead();
      if (text.slice(from, at) === 'stream') at = behind(text, 'endstream', at);
    }
  }
  return false;
}
