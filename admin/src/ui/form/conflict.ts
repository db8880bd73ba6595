import { esInstante, type Instante, type Valor } from '@adjudica/domain';
import { failureOf } from '../../providers/problems';
import { type FieldTable, type FormValues, fieldOf, textOf } from './fields';
import type { FieldWarning } from './RecordFormContext';

export type Choice = 'mine' | 'stored';

/** Another user saved first (412): who, when, and the stored values of the fields that differ. */
export interface Conflict {
  readonly who: string | null;
  /** UTC ISO */
  readonly when: Instante | null;
  readonly version: number;
  readonly fields: readonly ConflictingField[];
}

export interface ConflictingField {
  readonly name: string;
  readonly mine: Valor;
  readonly stored: Valor;
  /** The preselected choice: the typed value where the user changed the field, else the stored one. */
  readonly proposed: Choice;
}

interface StaleVersion {
  readonly versionActual?: unknown;
  readonly quien?: unknown;
  readonly cuando?: unknown;
  readonly actual?: unknown;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const isValue = (value: unknown): value is Valor =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * The conflict of a refusal; null if it is none, or does not contain what a choice by field needs.
 * @param base values from which the user started
 */
export function readConflict(error: unknown, table: FieldTable, values: FormValues, base: FormValues): Conflict | null {
  const failure = failureOf(error);
  const detail = failure.detail.detalle as StaleVersion | undefined;
  if (failure.status !== 412 || typeof detail?.versionActual !== 'number') return null;
  if (typeof detail.actual !== 'object' || detail.actual === null) return null;
  const current = detail.actual as Record<string, unknown>;
  const fields = table.nombres.flatMap((name): ConflictingField[] => {
    const stored = current[name];
    const mine = values[name] ?? null;
    if (!Object.hasOwn(current, name) || !isValue(stored) || stored === mine) return [];
    return [{ name, mine, stored, proposed: mine === (base[name] ?? null) ? 'stored' : 'mine' }];
  });
  return {
    who: textOrNull(detail.quien),
    when: esInstante(detail.cuando) ? detail.cuando : null,
    version: detail.versionActual,
    fields,
  };
}

/** A warning at each differing field with the stored value; for a code of a catalogue only that it differs. */
export function conflictWarnings(table: FieldTable, conflict: Conflict | null): Record<string, FieldWarning> {
  if (conflict === null) return {};
  const who = conflict.who ?? 'Otra persona';
  return Object.fromEntries(
    conflict.fields.map(({ name, stored }) => {
      const field = fieldOf(table, name);
      const warning =
        field.tipo === 'catalogo' ? `${who} guardó otro valor` : `${who} guardó: ${textOf(field, stored)}`;
      return [name, (value) => (value === stored ? null : warning)];
    }),
  );
}
