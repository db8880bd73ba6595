const SHOWN = 5;

/** Expects an empty list; otherwise fails with the first findings and what to do about them. */
export function expectNone(found: readonly unknown[], whatToDo: string): void {
  if (found.length === 0) return;
  const lines = found.slice(0, SHOWN).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const more = found.length > SHOWN ? [`… and ${found.length - SHOWN} more`] : [];
  throw new Error([whatToDo, ...lines, ...more].join('\n'));
}
