/*
 * Takes the place of `query-string`, which weighed 2 kB before the first row: react-admin gives it flat objects of texts and numbers, and wants
 * back what such an address says.
 */

type Value = string | number | boolean | null | undefined;

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** By the names in their order, so that the same values always make the same address; what is undefined is left out. */
export const stringify = (values: Readonly<Record<string, Value>>): string =>
  Object.keys(values)
    .sort()
    .flatMap((name) => {
      const value = values[name];
      if (value === undefined) return [];
      return value === null ? [encoded(name)] : [`${encoded(name)}=${encoded(String(value))}`];
    })
    .join('&');

/** A name that is said twice has both values. */
export function parse(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search.trim().replace(/^[?#&]/, ''))) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}
