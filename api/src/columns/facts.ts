import type { ClaseDeDato } from '@adjudica/domain';

/**
 * What a column of text holds, and so what a copy for tests puts in its place. `clave`: keys of records, in which numbers of people become
 * others. `json`: each value by the name of its field. `huella`: hashes of what is no longer there. `vacio`: sealed under the key of the data,
 * which a copy does not get; and passwords. `ausente`: of a table that a copy leaves empty.
 */
export type Clase = ClaseDeDato | 'clave' | 'json' | 'huella' | 'vacio' | 'ausente';

/** What an entity says of a column beside its shape. */
export interface Facts {
  readonly clase?: Clase | undefined;
  /** It is the holder's own or says something of him, and is handed out to him (`derecho-titular`). */
  readonly de?: 'titular' | undefined;
  /** The acts' audit rows tell it under this name, and it is compared with them (`audit/contents`). */
  readonly audited?: boolean | undefined;
  /** A value of a raw row, as either driver gives it → as an answer shows it. */
  readonly read: (value: unknown) => unknown;
}

const said = new WeakMap<object, Map<string, Facts>>();

export function sayFacts(prototype: object, property: string, facts: Facts): void {
  const own = said.get(prototype) ?? new Map<string, Facts>();
  said.set(prototype, own.set(property, facts));
}

/** Of each column of an entity, those of the classes that it extends too. */
export function factsOf(entity: unknown): ReadonlyMap<string, Facts> {
  const facts = new Map<string, Facts>();
  let prototype: object | null = typeof entity === 'function' ? entity.prototype : null;
  for (; prototype !== null; prototype = Object.getPrototypeOf(prototype))
    for (const [property, own] of said.get(prototype) ?? []) if (!facts.has(property)) facts.set(property, own);
  return facts;
}

/** Columns that the audit tells. */
export const auditedOf = (entity: unknown): string[] =>
  [...factsOf(entity)].flatMap(([property, { audited }]) => (audited ? [property] : []));
