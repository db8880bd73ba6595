import { esInstante, type Instante, type Valor } from '@adjudica/domain';
import { falloDe } from '../../providers/problemas';
import { type FieldTable, type FormValues, fieldOf, textOf } from './fields';
import type { FieldWarning } from './RecordFormContext';

export type Choice = 'mine' | 'stored';

/** Somebody else saved first (412): who, when, and what is stored now in the fields that differ. */
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
  /** What is chosen before anybody looked: one's own where one wrote something, what is stored where only the other did. */
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
 * The conflict in a refusal, or `null` when the failure is none (or says too little to decide by field).
 * @param base the values from which the person started
 */
export function readConflict(error: unknown, table: FieldTable, values: FormValues, base: FormValues): Conflict | null {
  const failure = falloDe(error);
  const detail = failure.detalle.detalle as StaleVersion | undefined;
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

/** A warning at each field that differs: what the other person stored there. A code of a catalogue says only that it differs. */
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
